import {guardNextPreload} from '../../framework/lazy-routes/client/guard';

interface RouteUpdate {
  previousLocation: {pathname: string} | null;
}

/** Docusaurus calls this when a navigation begins, and then loads the scripts of the new page. */
export function onRouteUpdate({previousLocation}: RouteUpdate): void {
  const {recovery} = window;
  if (!recovery || !previousLocation) return;
  guardNextPreload((error) => {
    console.warn(error);
    recovery.start();
  });
}

/** Docusaurus calls this when a page is shown, which has everything that it needs then. */
export function onRouteDidUpdate(): void {
  window.recovery?.stop();
}
