/** Address of the site in the fixtures. */
const ORIGIN = 'https://example.com';

export interface HtmlPageOptions {
  title?: string;
  lang?: string;
  description?: string;
  canonical?: string;
  /** More elements of the head. */
  head?: string;
  /** What follows the heading. */
  body?: string;
}

/** A page of a fixture as Docusaurus writes it after minifying: attributes without quotes, end tags left out. */
export function htmlPage(path: string, options: HtmlPageOptions = {}): string {
  const zh = path === '/zh/' || path.startsWith('/zh/');
  const {
    lang = zh ? 'zh-CN' : 'en',
    title = path,
    description = 'A description that is long enough for every page.',
    canonical = ORIGIN + path,
    head = '',
    body = '',
  } = options;
  return (
    `<!doctype html><html lang=${lang}><head><meta charset=UTF-8><title data-rh=true>${title}</title>` +
    `<meta name=description content="${description}"/><link rel=canonical href=${canonical} />${head}</head>` +
    `<body><main><h1>${title}</h1><p>Text${body}</main></body>`
  );
}

/** The page that @docusaurus/plugin-client-redirects writes for a former address. */
export function redirectPage(to: string): string {
  return (
    `<!DOCTYPE html><html><head><meta charset="UTF-8"><meta http-equiv="refresh" content="0; url=${to}">` +
    `<link rel="canonical" href="${to}" /></head><script>window.location.href = '${to}';</script></html>`
  );
}
