import Mermaid from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';
import {IslandMark} from '@site/src/features/article/Island';
import {describeDiagram} from '@site/src/features/diagrams/describe';
import {DiagramRoom, type DiagramRoomProps} from '@site/src/features/diagrams/DiagramRoom';

/** Width and height come from src/remark/diagramSizes.ts. */
type MermaidWrapperProps = Props & Pick<DiagramRoomProps, 'width' | 'height'>;

export default function MermaidWrapper({value, ...size}: MermaidWrapperProps) {
  return (
    <IslandMark kind="diagram" data={{value, ...size}}>
      <DiagramRoom {...size} description={describeDiagram(value).description}>
        {() => <Mermaid value={value} />}
      </DiagramRoom>
    </IslandMark>
  );
}
