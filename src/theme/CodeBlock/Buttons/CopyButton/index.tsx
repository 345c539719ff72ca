import {CodeBlockContextProvider, useCodeBlockContext} from '@docusaurus/theme-common/internal';
import CopyButton from '@theme-original/CodeBlock/Buttons/CopyButton';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import {revealToken} from '@site/src/features/api-reference/settings';
import {useApiSettings} from '@site/src/features/api-reference/useApiSettings';

export default function CopyButtonWrapper(props: Props) {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {token} = useApiSettings();
  return (
    <CodeBlockContextProvider metadata={{...metadata, code: revealToken(metadata.code, token)}} wordWrap={wordWrap}>
      <CopyButton {...props} />
    </CodeBlockContextProvider>
  );
}
