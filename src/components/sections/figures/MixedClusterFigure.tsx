import {Box, Caption, Edge, Figure, Group} from './Figure';

export interface MixedClusterFigureProps {
  description: string;
  labels: {
    cluster: string;
    x86: string;
    arm: string;
    x86Processors: string;
    armProcessors: string;
    legacy: string;
    database: string;
    web: string;
    api: string;
    x86Build: string;
    armBuild: string;
    gateway: string;
  };
}

/** One cluster of x86 and Arm nodes that runs the parts of one application on both. */
export function MixedClusterFigure({description, labels}: MixedClusterFigureProps) {
  return (
    <Figure description={description} width={420} height={398}>
      <Box x={110} y={0} width={200} tone="violet">
        {labels.gateway}
      </Box>
      <Group x={0} y={64} width={420} height={334} label={labels.cluster} />
      <Group x={16} y={100} width={186} height={282} label={labels.x86} />
      <Group x={218} y={100} width={186} height={282} label={labels.arm} />
      <Caption x={109} y={144}>
        {labels.x86Processors}
      </Caption>
      <Caption x={311} y={144}>
        {labels.armProcessors}
      </Caption>
      <Edge d="M210 40V150C210 180 216 186 230 186" />
      <Box x={236} y={166} width={150} tone="accent">
        {labels.web}
      </Box>
      <Edge d="M311 206V226" />
      <Box x={236} y={232} width={150} tone="accent">
        {labels.api}
      </Box>
      <Edge d="M236 246C210 240 210 190 190 186" />
      <Edge d="M236 256H190" />
      <Box x={34} y={166} width={150} tone="primary">
        {labels.legacy}
      </Box>
      <Box x={34} y={236} width={150} tone="primary">
        {labels.database}
      </Box>
      <Box x={34} y={318} width={150}>
        {labels.x86Build}
      </Box>
      <Box x={236} y={318} width={150}>
        {labels.armBuild}
      </Box>
    </Figure>
  );
}
