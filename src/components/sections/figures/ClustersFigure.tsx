import {Box, Edge, Figure, Group, type Tone} from './Figure';

export interface ClustersFigureProps {
  description: string;
  labels: {
    console: string;
    teams: string;
    applications: string;
    templates: string;
    clusters: readonly [Cluster, Cluster, Cluster];
  };
}

interface Cluster {
  name: string;
  origin: string;
  architecture: string;
}

const TONES: readonly [Tone, Tone, Tone] = ['primary', 'primary', 'accent'];

/** One console over clusters of different origin and CPU architecture. */
export function ClustersFigure({description, labels}: ClustersFigureProps) {
  return (
    <Figure description={description} width={420} height={302}>
      <Group x={0} y={0} width={420} height={98} label={labels.console} />
      {[labels.teams, labels.applications, labels.templates].map((name, index) => (
        <Box key={name} x={20 + index * 131} y={40} width={118} tone="violet">
          {name}
        </Box>
      ))}
      <Edge d="M66 98V146" />
      <Edge d="M210 98V146" />
      <Edge d="M354 98V146" />
      {labels.clusters.map(({name, origin, architecture}, index) => (
        <g key={name}>
          <Group x={index * 144} y={152} width={132} height={150} label={name} />
          <Box x={12 + index * 144} y={188} width={108}>
            {origin}
          </Box>
          <Box x={12 + index * 144} y={242} width={108} tone={TONES[index]}>
            {architecture}
          </Box>
        </g>
      ))}
    </Figure>
  );
}
