import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {ComponentProps} from 'react';
import {EarlyInput} from '@site/src/features/early-input/EarlyInput';

// The layout's inner error boundary does not set the title; the outer one of the framework does. Where the
// page crashes while it is hydrated, nothing else stops the recording of early input.
export default function ErrorPageContentWrapper(props: ComponentProps<typeof ErrorPageContent>) {
  return (
    <>
      <Head>
        <title>{translate({id: 'crash.title', message: 'Page error'})}</title>
      </Head>
      <ErrorPageContent {...props} />
      <EarlyInput />
    </>
  );
}
