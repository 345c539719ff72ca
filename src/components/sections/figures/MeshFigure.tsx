import {Box, Caption, Edge, Figure, Group} from './Figure';

export interface MeshFigureProps {
  description: string;
  labels: {
    visitors: string;
    gateway: string;
    application: string;
    web: string;
    pod: string;
    plugin: string;
    api: string;
    database: string;
    cache: string;
    dependency: string;
  };
}

/** Traffic through the gateway into components that depend on each other; a plugin stands beside one of them. */
export function MeshFigure({description, labels}: MeshFigureProps) {
  return (
    <Figure description={description} width={420} height={414}>
      <Box x={130} y={0} width={160} tone="violet">
        {labels.visitors}
      </Box>
      <Edge d="M210 40V62" />
      <Box x={70} y={68} width={280} tone="accent">
        {labels.gateway}
      </Box>
      <Group x={0} y={128} width={420} height={286} label={labels.application} />
      <Edge d="M210 108V168" />
      <Box x={150} y={174} width={120} tone="primary">
        {labels.web}
      </Box>
      <Edge d="M210 214V238" />
      <Caption x={220} y={232} anchor="start">
        {labels.dependency}
      </Caption>
      <Group x={60} y={244} width={300} height={86} label={labels.pod} />
      <Box x={76} y={276} width={126} tone="violet">
        {labels.plugin}
      </Box>
      <Edge d="M202 296H212" />
      <Box x={218} y={276} width={126} tone="primary">
        {labels.api}
      </Box>
      <Edge d="M110 330V352" />
      <Edge d="M310 330V352" />
      <Box x={20} y={358} width={160} tone="primary">
        {labels.database}
      </Box>
      <Box x={240} y={358} width={160} tone="primary">
        {labels.cache}
      </Box>
    </Figure>
  );
}
