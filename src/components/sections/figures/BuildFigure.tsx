import {Box, Caption, Edge, Figure, Group} from './Figure';

export interface BuildFigureProps {
  description: string;
  labels: {
    repository: string;
    detect: string;
    languages: string;
    build: string;
    image: string;
    running: string;
    address: string;
  };
}

/** From a repository to a running component with an address. */
export function BuildFigure({description, labels}: BuildFigureProps) {
  return (
    <Figure description={description} width={420} height={300}>
      <Box x={0} y={8} width={150} tone="violet">
        {labels.repository}
      </Box>
      <Edge d="M150 28H194" />
      <Box x={200} y={8} width={220}>
        {labels.detect}
      </Box>
      <Caption x={310} y={70}>
        {labels.languages}
      </Caption>
      <Edge d="M310 80V110" />
      <Group x={60} y={116} width={360} height={86} label={labels.build} />
      <Box x={240} y={148} width={140} tone="primary">
        {labels.image}
      </Box>
      <Edge d="M240 168H104C84 168 75 176 75 196V248" />
      <Box x={0} y={254} width={150} tone="accent">
        {labels.running}
      </Box>
      <Edge d="M150 274H194" />
      <Box x={200} y={254} width={220}>
        {labels.address}
      </Box>
    </Figure>
  );
}
