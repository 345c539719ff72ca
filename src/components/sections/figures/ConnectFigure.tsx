import {Box, Caption, Edge, Figure, Group} from './Figure';

export interface ConnectFigureProps {
  description: string;
  labels: {
    application: string;
    consumer: string;
    provider: string;
    dependency: string;
    variables: string;
    host: string;
    port: string;
  };
}

/** Two components: a dependency hands connection information over as environment variables. */
export function ConnectFigure({description, labels}: ConnectFigureProps) {
  return (
    <Figure description={description} width={420} height={280}>
      <Group x={0} y={0} width={420} height={280} label={labels.application} />
      <Box x={24} y={48} width={130} height={48} tone="primary">
        {labels.consumer}
      </Box>
      <Box x={266} y={48} width={130} height={48} tone="primary">
        {labels.provider}
      </Box>
      <Edge d="M154 72H260" />
      <Caption x={208} y={62}>
        {labels.dependency}
      </Caption>
      <Edge d="M331 96C331 134 300 140 280 152" dashed />
      <Edge d="M140 152C120 140 89 134 89 102" dashed />
      <Group x={90} y={150} width={240} height={110} label={labels.variables} />
      <Caption x={210} y={204}>
        {labels.host}
      </Caption>
      <Caption x={210} y={232}>
        {labels.port}
      </Caption>
    </Figure>
  );
}
