import Head from '@docusaurus/Head';
import {toJsonLd, type Statement} from './jsonLd';

export interface JsonLdProps {
  statement: Statement;
}

/** Tells search engines what a page is about. */
export function JsonLd({statement}: JsonLdProps) {
  return (
    <Head>
      <script type="application/ld+json">{toJsonLd(statement)}</script>
    </Head>
  );
}
