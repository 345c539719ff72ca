import {Box, Edge, Figure, Group} from './Figure';

export interface PlatformFigureProps {
  description: string;
  labels: {
    source: string;
    image: string;
    chart: string;
    template: string;
    application: string;
    web: string;
    api: string;
    database: string;
    gateway: string;
    clusterA: string;
    clusterB: string;
  };
}

/** The whole platform: four inputs, an application of components, the gateway, several clusters. */
export function PlatformFigure({description, labels}: PlatformFigureProps) {
  return (
    <Figure description={description} width={420} height={424}>
      <Box x={0} y={0} width={96} tone="violet">
        {labels.source}
      </Box>
      <Box x={108} y={0} width={96} tone="violet">
        {labels.image}
      </Box>
      <Box x={216} y={0} width={96} tone="violet">
        {labels.chart}
      </Box>
      <Box x={324} y={0} width={96} tone="violet">
        {labels.template}
      </Box>
      <Edge d="M48 40C48 66 150 58 180 84" />
      <Edge d="M156 40C156 62 190 62 198 84" />
      <Edge d="M264 40C264 62 230 62 222 84" />
      <Edge d="M372 40C372 66 270 58 240 84" />
      <Group x={30} y={90} width={360} height={150} label={labels.application} />
      <Box x={54} y={126} width={100} tone="primary">
        {labels.web}
      </Box>
      <Box x={160} y={180} width={100} tone="primary">
        {labels.api}
      </Box>
      <Box x={266} y={126} width={100} tone="primary">
        {labels.database}
      </Box>
      <Edge d="M104 166C104 196 128 200 156 200" />
      <Edge d="M260 200C294 200 316 196 316 171" />
      <Edge d="M210 240V268" />
      <Box x={130} y={274} width={160} tone="accent">
        {labels.gateway}
      </Box>
      <Edge d="M190 314C180 344 112 338 104 366" />
      <Edge d="M230 314C240 344 308 338 316 366" />
      <Box x={20} y={372} width={180} height={52}>
        {labels.clusterA}
      </Box>
      <Box x={220} y={372} width={180} height={52}>
        {labels.clusterB}
      </Box>
    </Figure>
  );
}
