import useBrokenLinks from '@docusaurus/useBrokenLinks';

export interface PartHeadingProps {
  as: 'h3' | 'h4';
  id: string;
  text: string;
}

/**
 * Heading of a small part on a page of three or more operations. All operations have the same parts: links to themselves
 * and entries in the table of contents would hide the operations among them.
 */
export function PartHeading({as: As, id, text}: PartHeadingProps) {
  useBrokenLinks().collectAnchor(id);
  return <As id={id}>{text}</As>;
}
