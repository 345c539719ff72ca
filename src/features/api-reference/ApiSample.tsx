import CodeBlock from '@theme/CodeBlock';
import {fillSample} from './settings';
import {useApiSettings} from './useApiSettings';

export interface ApiSampleProps {
  /** Name of the language for highlighting. */
  language: string;
  code: string;
}

/** A request in one language, with the reader's address and the token masked. */
export function ApiSample({language, code}: ApiSampleProps) {
  return <CodeBlock language={language}>{fillSample(code, useApiSettings(), false)}</CodeBlock>;
}
