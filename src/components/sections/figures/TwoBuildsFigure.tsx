import {Box, Caption, Edge, Figure} from './Figure';

export interface TwoBuildsFigureProps {
  description: string;
  labels: {
    source: string;
    choice: string;
    x86Build: string;
    armBuild: string;
    x86Image: string;
    armImage: string;
    template: string;
  };
}

/** The same source built on a node of each architecture, and one template that lists both. */
export function TwoBuildsFigure({description, labels}: TwoBuildsFigureProps) {
  return (
    <Figure description={description} width={420} height={304}>
      <Box x={110} y={0} width={200} tone="violet">
        {labels.source}
      </Box>
      <Edge d="M170 40C160 74 100 62 96 88" />
      <Edge d="M250 40C260 74 320 62 324 88" />
      <Caption x={210} y={74}>
        {labels.choice}
      </Caption>
      <Box x={0} y={94} width={192}>
        {labels.x86Build}
      </Box>
      <Box x={228} y={94} width={192}>
        {labels.armBuild}
      </Box>
      <Edge d="M96 134V166" />
      <Edge d="M324 134V166" />
      <Box x={0} y={172} width={192} tone="primary">
        {labels.x86Image}
      </Box>
      <Box x={228} y={172} width={192} tone="accent">
        {labels.armImage}
      </Box>
      <Edge d="M96 212C100 246 150 230 160 258" />
      <Edge d="M324 212C320 246 270 230 260 258" />
      <Box x={60} y={264} width={300} tone="violet">
        {labels.template}
      </Box>
    </Figure>
  );
}
