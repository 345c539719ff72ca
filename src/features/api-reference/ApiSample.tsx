import CodeBlock from '@theme/CodeBlock';
import {CopyText} from './copyText';
import {fillSample} from './settings';
import {useApiSettings} from './useApiSettings';

export interface ApiSampleProps {
  /** Name of the language for highlighting. */
  language: string;
  code: string;
}

/** A request in one language, with the reader's address and the token masked. Copied, it has the token. */
export function ApiSample({language, code}: ApiSampleProps) {
  const settings = useApiSettings();
  return (
    <CopyText value={fillSample(code, settings, true)}>
      <CodeBlock language={language}>{fillSample(code, settings, false)}</CodeBlock>
    </CopyText>
  );
}
