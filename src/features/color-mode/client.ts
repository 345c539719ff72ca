import {createStorageSlot} from '@docusaurus/theme-common';

/** Key of the color mode in local storage (specification, section 9). */
const KEY = 'theme';
const slot = createStorageSlot(KEY);

// The site is light. A dark mode that another tab, an older build or an address asks for must not win:
// this listener is registered before the theme's own, which would apply whatever is stored.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY || event.newValue === 'light') return;
    event.stopImmediatePropagation();
    slot.set('light');
  });
}

/** Runs after each navigation: the theme removes the stored value as it mounts. */
export function onRouteDidUpdate(): void {
  document.documentElement.setAttribute('data-theme', 'light');
  slot.set('light');
}
