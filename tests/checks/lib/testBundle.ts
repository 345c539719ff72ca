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

/** A main script with routes: home, three docs in a layout, and a page for everything else. Its entry must not run. */
export const MAIN = `(self.webpackChunksite = self.webpackChunksite || []).push([['1'], {
  7(module, exports, n) {
    var load = (...ids) => { var asked; return Object.assign(() => null, {preload: () => asked = asked || Promise.all(ids.map((id) => n.e(id)))}); };
    exports.A = [
      {path: '/docs', component: load('layout', 'shared'), routes: [
        {path: '/docs/a', component: load('shared', 'a'), exact: true},
        {path: '/docs/b', component: load('b'), exact: true},
        {path: '/docs/api/team/c', component: load('c'), exact: true},
      ]},
      {path: '/', component: load('home'), exact: true},
      {path: '*', component: load('not-found')},
    ];
  },
}, () => { throw new Error('the entry must not run'); }]);`;
