import Mermaid from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';
import {IslandMark} from '@site/src/features/article/Island';
import {describeDiagram} from '@site/src/features/diagrams/describe';
import {DiagramFrame, type DiagramFrameProps} from '@site/src/features/diagrams/DiagramFrame';
import {Drawing} from '@site/src/features/diagrams/Drawing';

/** Width, height, and drawing come from src/remark/diagrams.ts. */
type MermaidWrapperProps = Partial<Props & Pick<DiagramFrameProps, 'width' | 'height' | 'description'>> & {
  /** Path of the drawing, if there is one. */
  drawing?: string;
};

export default function MermaidWrapper({value = '', drawing, ...props}: MermaidWrapperProps) {
  const {width, height, description = describeDiagram(value).description} = props;
  const size = {width, height};
  // The island needs the source of a diagram only to draw it.
  const data = drawing === undefined ? {value, ...size} : {drawing, description, ...size};
  return (
    <IslandMark kind="diagram" data={data}>
      <DiagramFrame {...size} drawing={drawing} description={description}>
        {() =>
          drawing === undefined ? <Mermaid value={value} /> : <Drawing path={drawing} description={description} />
        }
      </DiagramFrame>
    </IslandMark>
  );
}
