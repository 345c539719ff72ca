/** Whether the reader's code can run here: now, after the page is reloaded, or not at all. */
export type Evaluation = 'allowed' | 'after-reload' | 'forbidden';

/**
 * The policy of a document holds until the next full load. Who comes to a page with live code from another page of
 * the site still has that other page's policy, which forbids evaluation; a reload brings the right one. Who has loaded
 * this very page and may not evaluate is on a host that forbids it, and a second reload would change nothing.
 *
 * @param mayEvaluate whether the present document may evaluate code.
 * @param documentPath path with which the document was loaded.
 * @param path path that is shown now.
 */
export function evaluationFor(mayEvaluate: boolean, documentPath: string, path: string): Evaluation {
  if (mayEvaluate) return 'allowed';
  return documentPath === path ? 'forbidden' : 'after-reload';
}
