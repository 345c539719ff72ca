/** A runtime that hands its require function to the chunks that are pushed, as that of Rspack does. */
export const RUNTIME = `(() => {
  var modules = {};
  function n(id) { var exports = {}; modules[id]({exports}, exports, n); return exports; }
  n.m = modules;
  n.p = '/';
  n.u = (id) => 'assets/js/' + id + '.js';
  n.e = () => { throw new Error('nothing may be loaded here'); };
  var queue = globalThis.webpackChunksite = globalThis.webpackChunksite || [];
  queue.push = ([ids, more, run]) => { Object.assign(modules, more); if (run) run(n); };
})();`;

/**
 * A main script with routes: home, a layout for docs, and a page for everything else. The part of the table with the
 * three docs is in a script of its own, `PART`. The entry must not run.
 */
export const MAIN = `(self.webpackChunksite = self.webpackChunksite || []).push([['1'], {
  7(module, exports, n) {
    var load = (...ids) => { var asked; return Object.assign(() => null, {preload: () => asked = asked || Promise.all(ids.map((id) => n.e(id)))}); };
    var docs = [], record, loaded;
    self.site = {docs, load, article: (id) => Object.assign(() => null, {preload: () => record ? Promise.resolve() : n.e(id)})};
    exports.A = [
      {path: '/docs', component: load('layout', 'shared'), routes: docs},
      {path: '/', component: load('home'), exact: true},
      {path: '*', component: load('not-found')},
    ];
    exports.B = {
      expectArticle: () => void (record = document.getElementById('article-record')),
      loadRoutes: async (path) => { if (path.startsWith('/docs')) await n.e('part').then(() => n(8)); },
    };
  },
}, () => { throw new Error('the entry must not run'); }]);`;

/** The part of the table of routes that the docs belong to. */
export const PART = `(self.webpackChunksite = self.webpackChunksite || []).push([['part'], {
  8(module, exports, n) {
    var {docs, load, article} = self.site;
    if (docs.length === 0) docs.push(
      {path: '/docs/a', component: load('shared', 'a'), exact: true},
      {path: '/docs/b', component: article('b'), exact: true},
      {path: '/docs/api/team/c', component: load('c'), exact: true},
    );
  },
}]);`;
