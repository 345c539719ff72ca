import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {ComponentProps} from 'react';

// The layout's inner error boundary does not set the title; the outer one of the framework does.
export default function ErrorPageContentWrapper(props: ComponentProps<typeof ErrorPageContent>) {
  return (
    <>
      <Head>
        <title>{translate({id: 'crash.title', message: 'Page Error'})}</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
