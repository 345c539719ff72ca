import {Box, Caption, Edge, Figure} from './Figure';

export interface DeliverFigureProps {
  description: string;
  labels: {
    application: string;
    template: string;
    store: string;
    package: string;
    online: string;
    offline: string;
    production: string;
    customer: string;
  };
}

/** One template, two ways: through a store, or as a package carried into a closed network. */
export function DeliverFigure({description, labels}: DeliverFigureProps) {
  return (
    <Figure description={description} width={420} height={280}>
      <Box x={130} y={0} width={160} tone="primary">
        {labels.application}
      </Box>
      <Edge d="M210 40V68" />
      <Box x={130} y={74} width={160} tone="violet">
        {labels.template}
      </Box>
      <Edge d="M170 114C160 136 96 128 90 150" />
      <Edge d="M250 114C260 136 324 128 330 150" />
      <Box x={10} y={156} width={160}>
        {labels.store}
      </Box>
      <Box x={250} y={156} width={160}>
        {labels.package}
      </Box>
      <Edge d="M90 196V234" />
      <Caption x={100} y={220} anchor="start">
        {labels.online}
      </Caption>
      <Edge d="M330 196V234" dashed />
      <Caption x={320} y={220} anchor="end">
        {labels.offline}
      </Caption>
      <Box x={10} y={240} width={160} tone="accent">
        {labels.production}
      </Box>
      <Box x={250} y={240} width={160} tone="accent">
        {labels.customer}
      </Box>
    </Figure>
  );
}
