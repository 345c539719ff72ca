import {translate} from '@docusaurus/Translate';

/**
 * Shows a screenshot at full size in a dialog of the browser. Escape, the button, or a click beside the image closes
 * it; where it is larger than the window, it scrolls.
 *
 * @param link the link around the screenshot, with its marks.
 */
export function enlarge(link: HTMLAnchorElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'screenshot-dialog';
  dialog.setAttribute('aria-label', link.querySelector('img')?.alt ?? '');

  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'screenshot-close clean-btn';
  close.setAttribute('aria-label', translate({id: 'screenshot.close', message: 'Close'}));
  close.textContent = '×';
  close.addEventListener('click', () => dialog.close());

  const place = document.createElement('div');
  place.className = 'screenshot-full';
  // What scrolls must be reachable by keyboard.
  place.tabIndex = 0;
  place.setAttribute('role', 'group');
  place.setAttribute('aria-label', translate({id: 'screenshot.full', message: 'Full-size screenshot'}));
  const image = document.createElement('div');
  image.className = 'screenshot-image';
  image.append(...[...link.childNodes].map((node) => node.cloneNode(true)));
  const width = link.querySelector('img')?.getAttribute('width');
  if (width) image.style.width = `${width}px`;
  place.append(image);
  place.addEventListener('click', ({target}) => {
    if (target === place) dialog.close();
  });

  dialog.append(close, place);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
