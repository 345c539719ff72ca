/** Stands in for `onServer.ts` in the browser. */
export const CodeOnServer = undefined;
