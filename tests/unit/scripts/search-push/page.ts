/** Options of a page as Docusaurus writes it. */
interface FixturePage {
  path?: string;
  lang?: string;
  tag?: string;
  version?: string;
  classes?: string;
  head?: string;
  crumbs?: readonly string[];
  body?: string;
}

/** A built page: the frame that must stay out of the index around the text that must go in. */
export function page(options: FixturePage = {}): string {
  const {
    path = '/docs/guide/start',
    lang = 'en',
    tag = 'docs-default-current',
    version,
    classes = 'plugin-docs',
  } = options;
  const {head = '', crumbs = ['Guide', 'First steps'], body = '<header><h1>Start</h1></header><p>Text.</p>'} = options;
  const items = crumbs.map((label) => `<li class=breadcrumbs__item><span class=breadcrumbs__link>${label}</span>`);
  return `<!doctype html><html lang=${lang} class="${classes}"><head><title>Start | Rainbond</title>
<meta name=docsearch:language content=${lang} /><meta name=docsearch:docusaurus_tag content=${tag} />
${version === undefined ? '' : `<meta name=docsearch:version content=${version} />`}
<meta name=description content="How to &amp; why."/><link rel=canonical href=https://www.example.com${path} />${head}</head>
<body><nav class=navbar>FRAME</nav><div id=main><aside>FRAME</aside><main><article>
<nav class="theme-doc-breadcrumbs"><ul><li class=breadcrumbs__item><a class=breadcrumbs__link href=/><svg/></a>${items.join('')}
<li class="breadcrumbs__item breadcrumbs__item--active"><span>Start</span></ul></nav>
<span class="theme-doc-version-badge">FRAME</span><div class="theme-doc-toc-mobile">FRAME</div>
<div class="theme-doc-markdown markdown">${body}</div><footer>FRAME</footer></article>
<nav class=pagination-nav>FRAME</nav></main><div class=table-of-contents>FRAME</div></div><footer>FRAME</footer></body></html>`;
}
