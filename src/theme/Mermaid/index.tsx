import Mermaid from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';
import {describeDiagram} from '@site/src/features/diagrams/describe';

// Diagrams are drawn in the browser; without JavaScript their description stands in.
export default function MermaidWrapper(props: Props) {
  return (
    <>
      <Mermaid {...props} />
      <noscript>
        <p className="docusaurus-mermaid-container">{describeDiagram(props.value).description}</p>
      </noscript>
    </>
  );
}
