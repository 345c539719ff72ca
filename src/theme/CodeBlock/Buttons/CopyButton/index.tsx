import {CodeBlockContextProvider, useCodeBlockContext} from '@docusaurus/theme-common/internal';
import CopyButton from '@theme-original/CodeBlock/Buttons/CopyButton';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import {CopyText} from '@site/src/features/api-reference/copyText';
import {useContext} from 'react';

export default function CopyButtonWrapper(props: Props) {
  const {metadata, wordWrap} = useCodeBlockContext();
  const code = useContext(CopyText) ?? metadata.code;
  return (
    <CodeBlockContextProvider metadata={{...metadata, code}} wordWrap={wordWrap}>
      <CopyButton {...props} />
    </CodeBlockContextProvider>
  );
}
