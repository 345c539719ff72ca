import {Box, Caption, Edge, Figure, Group} from './Figure';

export interface PipelineFigureProps {
  description: string;
  labels: {
    push: string;
    trigger: string;
    build: string;
    compile: string;
    image: string;
    registry: string;
    rollout: string;
    newInstance: string;
    oldInstance: string;
    replaces: string;
    gateway: string;
  };
}

/** From a commit to users: trigger, build, rolling update, gateway. */
export function PipelineFigure({description, labels}: PipelineFigureProps) {
  return (
    <Figure description={description} width={420} height={374}>
      <Box x={0} y={0} width={180} tone="violet">
        {labels.push}
      </Box>
      <Edge d="M180 20H234" />
      <Box x={240} y={0} width={180}>
        {labels.trigger}
      </Box>
      <Edge d="M330 40V66" />
      <Group x={0} y={72} width={420} height={94} label={labels.build} />
      <Box x={20} y={108} width={104} tone="primary">
        {labels.compile}
      </Box>
      <Edge d="M124 128H152" />
      <Box x={158} y={108} width={104} tone="primary">
        {labels.image}
      </Box>
      <Edge d="M262 128H290" />
      <Box x={296} y={108} width={104} tone="primary">
        {labels.registry}
      </Box>
      <Edge d="M348 166V192" />
      <Group x={0} y={198} width={420} height={94} label={labels.rollout} />
      <Box x={254} y={234} width={146} tone="accent">
        {labels.newInstance}
      </Box>
      <Edge d="M254 254H172" dashed />
      <Caption x={210} y={246}>
        {labels.replaces}
      </Caption>
      <Box x={20} y={234} width={146}>
        {labels.oldInstance}
      </Box>
      <Edge d="M320 292V328" />
      <Box x={130} y={334} width={290} tone="violet">
        {labels.gateway}
      </Box>
    </Figure>
  );
}
