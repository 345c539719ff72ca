import {Box, Caption, Edge, Figure, Group} from './Figure';

export interface CopyFigureProps {
  description: string;
  labels: {
    source: string;
    copy: string;
    targets: readonly [Target, Target, Target];
  };
}

interface Target {
  name: string;
  version: string;
  place: string;
}

/** One application copied into three places, each with a version of its own. */
export function CopyFigure({description, labels}: CopyFigureProps) {
  return (
    <Figure description={description} width={420} height={232}>
      <Box x={110} y={0} width={200} tone="primary">
        {labels.source}
      </Box>
      <Edge d="M140 40C132 70 74 68 66 106" />
      <Edge d="M210 40V106" />
      <Edge d="M280 40C288 70 346 68 354 106" />
      <Caption x={218} y={94} anchor="start">
        {labels.copy}
      </Caption>
      {labels.targets.map(({name, version, place}, index) => (
        <g key={name}>
          <Group x={index * 144} y={112} width={132} height={120} label={name} />
          <Box x={12 + index * 144} y={146} width={108} tone="accent">
            {version}
          </Box>
          <Caption x={66 + index * 144} y={212}>
            {place}
          </Caption>
        </g>
      ))}
    </Figure>
  );
}
