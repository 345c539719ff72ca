/**
 * Address of a new issue.
 *
 * @param issues address of the list of issues on the source-hosting site.
 */
export function issueUrl(issues: string, title: string): string {
  return `${issues}/new?${new URLSearchParams({title}).toString()}`;
}
