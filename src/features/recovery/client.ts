import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {guardPreload, type Preloadable} from './guardPreload';

interface RouteUpdate {
  location: {pathname: string};
  previousLocation: {pathname: string} | null;
}

/** Docusaurus calls this when a navigation begins, and then loads the scripts of the new page. */
export function onRouteUpdate({location, previousLocation}: RouteUpdate): void {
  const {recovery} = window;
  if (!recovery || !previousLocation) return;
  const matches = matchRoutes(routes, location.pathname);
  const components = matches.flatMap(({route}): Preloadable[] => (route.component ? [route.component] : []));
  guardPreload(components, (error) => {
    console.warn(error);
    recovery.start();
  });
}

/** Docusaurus calls this when a page is shown, which has everything that it needs then. */
export function onRouteDidUpdate(): void {
  window.recovery?.stop();
}
