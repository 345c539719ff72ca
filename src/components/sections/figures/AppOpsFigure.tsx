import {Box, Caption, Edge, Figure, Group} from './Figure';

export interface AppOpsFigureProps {
  description: string;
  labels: {
    application: string;
    web: string;
    api: string;
    database: string;
    /** State under each component, in the order web, api, database. */
    states: readonly [string, string, string];
    /** Buttons for the whole application. */
    actions: readonly [string, string, string, string];
    component: string;
    /** What the page of one component holds. */
    tabs: readonly [string, string, string, string, string, string];
  };
}

/** One page for an application, one for each of its components. */
export function AppOpsFigure({description, labels}: AppOpsFigureProps) {
  return (
    <Figure description={description} width={420} height={362}>
      <Group x={0} y={0} width={420} height={178} label={labels.application} />
      {[labels.web, labels.api, labels.database].map((name, index) => (
        <Box key={name} x={20 + index * 138} y={40} width={104} tone="primary">
          {name}
        </Box>
      ))}
      <Edge d="M124 60H152" />
      <Edge d="M262 60H290" />
      {labels.states.map((state, index) => (
        <Caption key={index} x={72 + index * 138} y={98}>
          {state}
        </Caption>
      ))}
      {labels.actions.map((action, index) => (
        <Box key={action} x={20 + index * 97} y={120} width={89} tone="accent">
          {action}
        </Box>
      ))}
      <Edge d="M210 178V206" />
      <Group x={0} y={212} width={420} height={150} label={labels.component} />
      {labels.tabs.map((tab, index) => (
        <Box key={tab} x={20 + (index % 3) * 131} y={250 + Math.floor(index / 3) * 56} width={118}>
          {tab}
        </Box>
      ))}
    </Figure>
  );
}
