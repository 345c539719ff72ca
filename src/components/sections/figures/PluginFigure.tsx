import {Box, Caption, Edge, Figure, Group} from './Figure';

export interface PluginFigureProps {
  description: string;
  labels: {
    pod: string;
    initialization: string;
    network: string;
    component: string;
    analysis: string;
    first: string;
    traffic: string;
    reads: string;
    shared: string;
  };
}

/** Where plugins stand in the Pod of a component. */
export function PluginFigure({description, labels}: PluginFigureProps) {
  return (
    <Figure description={description} width={420} height={250}>
      <Caption x={210} y={14}>
        {labels.traffic}
      </Caption>
      <Group x={0} y={44} width={420} height={206} label={labels.pod} />
      <Edge d="M210 22V90" />
      <Box x={150} y={96} width={120} tone="violet">
        {labels.network}
      </Box>
      <Edge d="M210 136V158" />
      <Box x={150} y={164} width={120} tone="primary">
        {labels.component}
      </Box>
      <Box x={16} y={164} width={104} tone="violet">
        {labels.initialization}
      </Box>
      <Edge d="M120 184H144" dashed />
      <Caption x={68} y={154}>
        {labels.first}
      </Caption>
      <Box x={300} y={164} width={104} tone="violet">
        {labels.analysis}
      </Box>
      <Edge d="M300 184H276" dashed />
      <Caption x={352} y={154}>
        {labels.reads}
      </Caption>
      <Caption x={210} y={234}>
        {labels.shared}
      </Caption>
    </Figure>
  );
}
