/** A page of the fixture that moved. */
export const MOVED = {from: '/docs/old', to: '/docs/new/page'};

/** What stands for `movedPaths` of `deploy/redirects.ts`, so that the tests do not depend on the site's own table. */
export const movedInFixture = () => [{from: MOVED.from, to: {en: MOVED.to, zh: `/zh${MOVED.to}`}}];
