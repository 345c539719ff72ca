import {createRoot} from 'react-dom/client';

// The router reduces "X.html" to "X", but only after it has loaded ahead what belongs to "X.html", which is nothing.
// Hydrating would leave the page of the server beside the one that loads, so such an address is drawn from scratch.
if (typeof window !== 'undefined' && window.location.pathname.endsWith('.html')) {
  const container = document.getElementById('__docusaurus');
  if (container) window.docusaurusRoot = createRoot(container);
}
