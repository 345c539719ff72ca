/** Status of a response as it came over the wire, or what came instead. */
export function statusOf(answer: string): string {
  return /^HTTP\/[\d.]+ (\d{3})/.exec(answer)?.[1] ?? (answer === '' ? 'hung up' : 'no status line');
}

/** Text of files that are not for readers. */
const LEAK = /root:.*:0:0:|ssl_certificate|worker_processes/;

/** What is wrong with the response to a bad request; `undefined` when it is one that a server may give. */
export function faultOf(answer: string): string | undefined {
  const status = statusOf(answer);
  const end = answer.indexOf('\r\n\r\n');
  const head = end === -1 ? answer : answer.slice(0, end);
  if (status.startsWith('5')) return `status ${status}`;
  if (LEAK.test(answer)) return 'a file outside of the site';
  if (/\r\nSet-Cookie/i.test(head)) return 'a header that the request brought';
  if (/\r\nLocation:\s*[/\\][/\\]/i.test(head)) return 'a redirect to another host';
  if (status === '416' && !/\r\nCache-Control: no-store(?:\r\n|$)/i.test(head)) return 'status 416 that caches keep';
  return undefined;
}
