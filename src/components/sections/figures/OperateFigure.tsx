import {Caption, Figure, Group} from './Figure';
import styles from './styles.module.scss';

export interface OperateFigureProps {
  description: string;
  labels: {title: string; load: string; instances: string};
}

/** Height of the bars in drawing units: instances over a day, 24 units each. */
const INSTANCES = [1, 1, 2, 3, 4, 4, 3, 2, 1] as const;

/** Load as a line, instances as bars that follow it. */
export function OperateFigure({description, labels}: OperateFigureProps) {
  return (
    <Figure description={description} width={420} height={260}>
      <Group x={0} y={0} width={420} height={260} label={labels.title} />
      {INSTANCES.map((count, index) => (
        <rect
          key={index}
          className={count > 1 ? styles.bar : styles.barSoft}
          x={28 + index * 41}
          y={210 - count * 32}
          width={30}
          height={count * 32}
          rx={5}
        />
      ))}
      <path className={styles.line} d="M30 172C80 168 100 150 125 122S185 58 225 56s70 26 95 60 45 52 72 54" />
      <Caption x={28} y={238} anchor="start">
        {labels.instances}
      </Caption>
      <Caption x={392} y={50} anchor="end">
        {labels.load}
      </Caption>
    </Figure>
  );
}
