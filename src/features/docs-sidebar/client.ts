/** The sidebar scrolls by itself: brings the entry of the page into view when it is not. */
function showCurrentEntry(): void {
  const entries = document.querySelectorAll<HTMLElement>('.theme-doc-sidebar-menu .menu__link[aria-current="page"]');
  const entry = [...entries].at(-1);
  const menu = entry?.closest<HTMLElement>('nav');
  if (!menu || !entry) return;
  const distance = entry.getBoundingClientRect().top - menu.getBoundingClientRect().top;
  const visible = distance >= 0 && distance + entry.offsetHeight <= menu.clientHeight;
  if (!visible) menu.scrollTop += distance - menu.clientHeight / 3;
}

interface RouteUpdate {
  location: {pathname: string};
  previousLocation: {pathname: string} | null;
}

/** Docusaurus calls this after each change of the address, before the page is drawn. */
export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  if (location.pathname !== previousLocation?.pathname) requestAnimationFrame(showCurrentEntry);
}
