import {Children, isValidElement, type ReactNode} from 'react';

interface Parts {
  /** The first `<Screenshot>` among the children, which MDX has made a `figure`. */
  figure: ReactNode;
  text: ReactNode[];
}

/** Parts the picture from the text of a section, so that a writer can put a screenshot between the paragraphs. */
export function withFigure(children: ReactNode): Parts {
  const all = Children.toArray(children);
  const figure = all.find((child) => isValidElement(child) && child.type === 'figure');
  return {figure, text: all.filter((child) => child !== figure)};
}
