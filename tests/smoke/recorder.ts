/** Address of the recorder on the proxy. */
export const RECORDER_PATH = '/smoke-recorder.js';

declare global {
  interface Window {
    /** What went wrong on the page since its first script ran. */
    complaints?: string[];
  }
}

/** Writes down errors of the page, because WebKitWebDriver does not tell them. Runs in the page, as text. */
function record(): void {
  const complaints: string[] = [];
  window.complaints = complaints;
  const {error} = console;
  console.error = (...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '));
    error(...parts);
  };
  window.addEventListener(
    'error',
    (event) => {
      const {target} = event;
      complaints.push(target instanceof Element ? `could not load ${target.outerHTML.slice(0, 200)}` : event.message);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({reason}) => complaints.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    complaints.push(`the policy refuses ${blockedURI} (${violatedDirective})`),
  );
}

export const RECORDER_SCRIPT = `(${record.toString()})()`;
