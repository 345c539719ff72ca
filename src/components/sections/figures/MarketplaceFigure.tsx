import {Box, Caption, Edge, Figure, Group} from './Figure';

export interface MarketplaceFigureProps {
  description: string;
  labels: {
    authors: readonly [string, string, string];
    publish: string;
    marketplace: string;
    /** What can be taken from the marketplace. */
    entries: readonly [string, string, string];
    install: string;
    package: string;
    console: string;
    closedNetwork: string;
  };
}

/** Authors publish to the marketplace; consoles install from it, or import a package where there is no internet. */
export function MarketplaceFigure({description, labels}: MarketplaceFigureProps) {
  return (
    <Figure description={description} width={420} height={326}>
      {labels.authors.map((author, index) => (
        <g key={author}>
          <Box x={index * 145} y={0} width={130} tone="violet">
            {author}
          </Box>
          <Edge d={`M${65 + index * 145} 40V84`} />
        </g>
      ))}
      <Caption x={220} y={68} anchor="start">
        {labels.publish}
      </Caption>
      <Group x={0} y={90} width={420} height={100} label={labels.marketplace} />
      {labels.entries.map((entry, index) => (
        <Box key={entry} x={16 + index * 132} y={130} width={124} tone="primary">
          {entry}
        </Box>
      ))}
      <Edge d="M97 190V272" />
      <Caption x={107} y={236} anchor="start">
        {labels.install}
      </Caption>
      <Edge d="M323 190V272" dashed />
      <Caption x={313} y={236} anchor="end">
        {labels.package}
      </Caption>
      <Box x={0} y={278} width={194} height={48} tone="accent">
        {labels.console}
      </Box>
      <Box x={226} y={278} width={194} height={48}>
        {labels.closedNetwork}
      </Box>
    </Figure>
  );
}
