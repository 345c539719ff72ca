/** Kinds of differences, in the order in which they are printed, with their headings. */
const GROUPS = {
  answer: 'No answer',
  missing: 'Files of the build that the site does not have',
  content: 'Content that is not that of the build',
  headers: 'Headers',
  compression: 'Compressed files',
  redirects: 'Redirects',
  notFound: 'Addresses that do not exist',
  sitemap: 'Sitemaps',
} as const;

export type Group = keyof typeof GROUPS;

/** One difference between site and build. */
export interface Difference {
  group: Group;
  /** What differs; the same text for the same fault of many addresses. */
  message: string;
  /** Path and query. */
  address: string;
  /** What is particular to this address. */
  detail?: string;
}

/** Addresses of a message that are printed. */
const SHOWN = 5;

/**
 * Lines that tell what differs, by group and message.
 *
 * @param all prints every address instead of the first ones.
 */
export function formatDifferences(differences: readonly Difference[], all = false): string[] {
  const lines: string[] = [];
  for (const [group, heading] of Object.entries(GROUPS)) {
    const members = differences.filter((difference) => difference.group === group);
    if (members.length === 0) continue;
    lines.push('', `${heading} (${members.length.toLocaleString('en')})`);
    const byMessage = new Map<string, Difference[]>();
    for (const member of members) byMessage.set(member.message, [...(byMessage.get(member.message) ?? []), member]);
    for (const [message, same] of byMessage) {
      lines.push(`  ${message}`);
      const shown = all ? same : same.slice(0, SHOWN);
      for (const {address, detail} of shown) lines.push(`    ${address}${detail === undefined ? '' : ` (${detail})`}`);
      const others = same.length - shown.length;
      if (others > 0) lines.push(`    and ${others.toLocaleString('en')} more; --all prints them`);
    }
  }
  return lines;
}
