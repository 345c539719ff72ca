import {Box, Caption, Edge, Figure} from './Figure';

export interface TriggerFigureProps {
  description: string;
  labels: {
    /** What starts a build, and from where. */
    triggers: readonly [Trigger, Trigger, Trigger];
    component: string;
    version: string;
  };
}

interface Trigger {
  name: string;
  origin: string;
}

/** Three things outside that start a build of a component. */
export function TriggerFigure({description, labels}: TriggerFigureProps) {
  return (
    <Figure description={description} width={420} height={244}>
      {labels.triggers.map(({name, origin}, index) => (
        <g key={name}>
          <Box x={0} y={index * 86} width={190} tone="violet">
            {name}
          </Box>
          <Caption x={95} y={58 + index * 86}>
            {origin}
          </Caption>
        </g>
      ))}
      <Edge d="M190 20C240 20 230 92 264 98" />
      <Edge d="M190 106H264" />
      <Edge d="M190 192C240 192 230 120 264 114" />
      <Box x={270} y={82} width={150} height={48} tone="primary">
        {labels.component}
      </Box>
      <Edge d="M345 130V172" />
      <Box x={270} y={178} width={150} tone="accent">
        {labels.version}
      </Box>
    </Figure>
  );
}
