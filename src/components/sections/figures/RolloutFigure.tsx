import {Box, Caption, Edge, Figure, Group} from './Figure';

export interface RolloutFigureProps {
  description: string;
  labels: {
    versions: string;
    /** Builds from the newest to the oldest. */
    builds: readonly [string, string, string];
    instances: string;
    ready: string;
    starting: string;
    serving: string;
    rollback: string;
  };
}

/** A rolling update replaces instances one by one; an older build is one click away. */
export function RolloutFigure({description, labels}: RolloutFigureProps) {
  return (
    <Figure description={description} width={420} height={270}>
      <Group x={0} y={0} width={170} height={218} label={labels.versions} />
      {labels.builds.map((build, index) => (
        <Box key={build} x={16} y={40 + index * 58} width={138} tone={index === 0 ? 'accent' : 'neutral'}>
          {build}
        </Box>
      ))}
      <Group x={230} y={0} width={190} height={218} label={labels.instances} />
      <Box x={246} y={40} width={158} tone="accent">
        {labels.ready}
      </Box>
      <Box x={246} y={98} width={158} tone="accent">
        {labels.starting}
      </Box>
      <Box x={246} y={156} width={158}>
        {labels.serving}
      </Box>
      <Edge d="M154 60H240" />
      <Edge d="M154 60C200 60 190 118 240 118" />
      <Edge d="M154 118C200 118 190 176 240 176" />
      <Edge d="M85 196V240H325V224" dashed />
      <Caption x={205} y={260}>
        {labels.rollback}
      </Caption>
    </Figure>
  );
}
