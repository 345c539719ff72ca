import {Box, Caption, Edge, Figure, Group} from './Figure';

export interface TemplateCycleFigureProps {
  description: string;
  labels: {
    application: string;
    publish: string;
    store: string;
    /** Versions of the template from the oldest to the newest. */
    versions: readonly [string, string, string];
    install: string;
    upgrade: string;
    teamA: string;
    teamB: string;
    teamC: string;
    next: string;
  };
}

/** Life of a template: published from what runs, installed by teams, upgraded when the next version is there. */
export function TemplateCycleFigure({description, labels}: TemplateCycleFigureProps) {
  return (
    <Figure description={description} width={420} height={354}>
      <Box x={90} y={0} width={240} tone="primary">
        {labels.application}
      </Box>
      <Edge d="M210 40V84" />
      <Caption x={200} y={68} anchor="end">
        {labels.publish}
      </Caption>
      <Edge d="M330 20C400 20 390 130 376 130" dashed />
      <Caption x={320} y={68}>
        {labels.next}
      </Caption>
      <Group x={50} y={90} width={320} height={94} label={labels.store} />
      {labels.versions.map((version, index) => (
        <Box key={version} x={66 + index * 99} y={126} width={90} tone={index === 2 ? 'accent' : 'violet'}>
          {version}
        </Box>
      ))}
      <Edge d="M120 184C116 220 72 216 66 246" />
      <Edge d="M210 184V246" />
      <Edge d="M300 184C304 220 348 216 354 246" dashed />
      <Caption x={200} y={222} anchor="end">
        {labels.install}
      </Caption>
      <Caption x={346} y={212} anchor="start">
        {labels.upgrade}
      </Caption>
      {[labels.teamA, labels.teamB, labels.teamC].map((team, index) => (
        <Group key={team} x={index * 144} y={252} width={132} height={102} label={team} />
      ))}
      {labels.versions.map((version, index) => (
        <Box key={version} x={20 + index * 144} y={292} width={92} tone={index === 2 ? 'accent' : 'violet'}>
          {version}
        </Box>
      ))}
    </Figure>
  );
}
