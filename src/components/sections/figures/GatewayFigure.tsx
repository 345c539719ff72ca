import {Box, Caption, Edge, Figure, Group} from './Figure';

export interface GatewayFigureProps {
  description: string;
  labels: {
    address: string;
    route: string;
    match: string;
    plugin: string;
    /** The two components behind the route and the weight of each. */
    stable: string;
    stableWeight: string;
    canary: string;
    canaryWeight: string;
  };
}

/** A route of the gateway: conditions, a plugin, and two components that share the traffic by weight. */
export function GatewayFigure({description, labels}: GatewayFigureProps) {
  return (
    <Figure description={description} width={420} height={268}>
      <Box x={85} y={0} width={250} tone="violet">
        {labels.address}
      </Box>
      <Edge d="M210 40V64" />
      <Group x={20} y={70} width={380} height={94} label={labels.route} />
      <Box x={36} y={106} width={160}>
        {labels.match}
      </Box>
      <Edge d="M196 126H218" />
      <Box x={224} y={106} width={160}>
        {labels.plugin}
      </Box>
      <Edge d="M160 164C152 190 110 196 104 222" />
      <Edge d="M260 164C268 190 310 196 316 222" />
      <Caption x={96} y={196} anchor="end">
        {labels.stableWeight}
      </Caption>
      <Caption x={324} y={196} anchor="start">
        {labels.canaryWeight}
      </Caption>
      <Box x={20} y={228} width={168} tone="primary">
        {labels.stable}
      </Box>
      <Box x={232} y={228} width={168} tone="accent">
        {labels.canary}
      </Box>
    </Figure>
  );
}
