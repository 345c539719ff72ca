/** Calls back once the page has loaded and the browser has nothing better to do. */
export function whenIdle(callback: () => void): void {
  const later = () =>
    'requestIdleCallback' in window ? window.requestIdleCallback(callback) : setTimeout(callback, 1);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, {once: true});
}
