import Mermaid from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';
import {describeDiagram} from '@site/src/features/diagrams/describe';
import {WhenNear} from '@site/src/features/diagrams/WhenNear';

// Drawing a diagram takes a phone seconds, so it waits until the reader is near; without JavaScript, its words stand in.
export default function MermaidWrapper(props: Props) {
  return (
    <>
      <WhenNear name={props.value}>{() => <Mermaid {...props} />}</WhenNear>
      <noscript>
        <p className="docusaurus-mermaid-container">{describeDiagram(props.value).description}</p>
      </noscript>
    </>
  );
}
