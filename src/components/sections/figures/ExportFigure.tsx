import {Box, Edge, Figure} from './Figure';

export interface ExportFigureProps {
  description: string;
  labels: {
    template: string;
    /** Forms of export, each with the place where it runs. */
    forms: readonly [string, string, string, string];
  };
}

/** One template, four forms of export. */
export function ExportFigure({description, labels}: ExportFigureProps) {
  return (
    <Figure description={description} width={420} height={232}>
      <Box x={0} y={92} width={124} height={48} tone="violet">
        {labels.template}
      </Box>
      {labels.forms.map((form, index) => (
        <g key={form}>
          <Edge d={`M124 116C152 116 140 ${20 + index * 64} 164 ${20 + index * 64}`} />
          <Box x={170} y={index * 64} width={250} tone={index === 0 ? 'accent' : 'neutral'}>
            {form}
          </Box>
        </g>
      ))}
    </Figure>
  );
}
