import {whenIdle} from '../../lib/whenIdle';
import {installChunkAsset} from '../lazy-routes/client/chunkAsset';
import {loadRoutes} from '../lazy-routes/client/table';
import {oneByOne} from './oneByOne';

/** Longest wait for the first picture, in milliseconds: pages in the background have none, old browsers tell of none. */
const LONGEST_WAIT = 200;

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Resolves when the browser tells of the first picture. */
const drawn = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_WAIT);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({type: 'paint', buffered: true});
  });

/**
 * Runs the client of the framework in parts. All of them come with this script (`eager`); to run them in one go keeps
 * a phone from answering for a third of a second.
 */
async function start(): Promise<void> {
  await drawn();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@generated/routes');
  await pause();
  await import(/* webpackMode: "eager" */ '@generated/client-modules');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
  installChunkAsset();
  const {docusaurus} = window;
  if (process.env.NODE_ENV === 'development') {
    // npm start compiles a page when a browser requests it, so each link in sight would hold up the next edit.
    window.docusaurus = {...docusaurus, prefetch: () => false};
    return;
  }
  // The part of the table first, which says what to fetch. A part that fails now may load when the reader comes.
  const fetchAhead = oneByOne(docusaurus.prefetch, whenIdle);
  const prefetch = (path: string) =>
    loadRoutes(path)
      .then(() => fetchAhead(path))
      .catch(() => undefined);
  window.docusaurus = {...docusaurus, prefetch: oneByOne(prefetch, whenIdle)};
}

window.recovery?.arrive();
start().catch((error: unknown) => {
  console.error(error);
  window.recovery?.start();
});
