import {Box, Caption, Edge, Figure, Group} from './Figure';

export interface TeamsFigureProps {
  description: string;
  labels: {
    teamA: string;
    teamB: string;
    clusterA: string;
    clusterB: string;
    /** The share of a team in a cluster: A and B in the first, A in the second. */
    shares: readonly [string, string, string];
    namespaces: string;
  };
}

/** Teams with their quota in each cluster that was opened for them. */
export function TeamsFigure({description, labels}: TeamsFigureProps) {
  return (
    <Figure description={description} width={420} height={282}>
      <Box x={0} y={94} width={130} tone="violet">
        {labels.teamA}
      </Box>
      <Box x={0} y={36} width={130} tone="violet">
        {labels.teamB}
      </Box>
      <Group x={200} y={0} width={220} height={150} label={labels.clusterA} />
      <Box x={216} y={36} width={188} tone="accent">
        {labels.shares[1]}
      </Box>
      <Box x={216} y={94} width={188} tone="primary">
        {labels.shares[0]}
      </Box>
      <Group x={200} y={166} width={220} height={92} label={labels.clusterB} />
      <Box x={216} y={202} width={188} tone="primary">
        {labels.shares[2]}
      </Box>
      <Edge d="M130 56H210" />
      <Edge d="M130 114H210" />
      <Edge d="M65 134C65 200 110 222 210 222" />
      <Caption x={418} y={276} anchor="end">
        {labels.namespaces}
      </Caption>
    </Figure>
  );
}
