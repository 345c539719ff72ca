import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {useServerHtml} from '../../lib/useServerHtml';
import {useStaticLinks} from '../static-html/useStaticLinks';

interface StaticBreadcrumbsProps {
  /** The breadcrumbs of the theme: structured data and a `nav`. */
  children: ReactNode;
}

/** The structured data of the breadcrumbs, which the head would lose if nothing asked for it while hydrating. */
function serverStatement(): string | undefined {
  const statements = document.querySelectorAll('script[type="application/ld+json"]');
  return [...statements].map(({textContent}) => textContent ?? '').find((text) => text.includes('"BreadcrumbList"'));
}

// Read before the page hydrates: while it does, the head loses what no component has asked for yet.
const statement = ExecutionEnvironment.canUseDOM ? serverStatement() : undefined;

/** The breadcrumbs of a page that the server sent stay HTML: the sidebar, which they are made of, comes later. */
export function StaticBreadcrumbs({children}: StaticBreadcrumbsProps) {
  const fromServer = useServerHtml();
  const handlers = useStaticLinks();
  if (!fromServer) return children;
  // A page without breadcrumbs has no statement about them.
  if (statement === undefined) return null;
  return (
    <>
      <Head>
        <script type="application/ld+json">{statement}</script>
      </Head>
      {}
      <nav {...handlers} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
    </>
  );
}
