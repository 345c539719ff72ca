import {opensHere} from '../static-html/links';

// Without this script, or in a new tab, the link opens the image itself.
if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a.screenshot-link') : null;
    if (!(link instanceof HTMLAnchorElement) || !opensHere(event)) return;
    event.preventDefault();
    import('./enlarge').then(
      ({enlarge}) => enlarge(link),
      () => window.location.assign(link.href),
    );
  });
}
