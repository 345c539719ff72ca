import {useId, type ReactNode} from 'react';
import styles from './styles.module.scss';

export interface FigureProps {
  /** What the picture shows, in one sentence; read out instead of the picture. */
  description: string;
  /** Size of the drawing in its own units, which are CSS pixels at full width. */
  width: number;
  height: number;
  children: ReactNode;
}

/** Frame of a drawing: one description, one set of line ends, colors from the tokens. */
export function Figure({description, width, height, children}: FigureProps) {
  return (
    <svg className={styles.figure} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={description}>
      {children}
    </svg>
  );
}

export type Tone = 'primary' | 'accent' | 'violet' | 'neutral';

export interface BoxProps {
  x: number;
  y: number;
  width: number;
  height?: number;
  tone?: Tone;
  children: string;
}

/** A labeled box. */
export function Box({x, y, width, height = 40, tone = 'neutral', children}: BoxProps) {
  return (
    <g className={styles[tone]}>
      <rect x={x} y={y} width={width} height={height} rx={9} />
      <text x={x + width / 2} y={y + height / 2} dy="0.36em" textAnchor="middle">
        {children}
      </text>
    </g>
  );
}

export interface EdgeProps {
  /** Path data of the line. */
  d: string;
  /** Dashed lines are optional or repeated ways. */
  dashed?: boolean;
}

/** A line with an arrow head. */
export function Edge({d, dashed = false}: EdgeProps) {
  const id = useId();
  return (
    <g className={styles.edge}>
      <marker id={id} viewBox="0 0 8 8" refX="6.5" refY="4" markerWidth="7" markerHeight="7" orient="auto">
        <path d="M0.5 0.8 7 4 0.5 7.2z" />
      </marker>
      <path d={d} markerEnd={`url(#${id})`} strokeDasharray={dashed ? '4 4' : undefined} />
    </g>
  );
}

export interface CaptionProps {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  children: string;
}

/** Small text beside a line or above a group. */
export function Caption({x, y, anchor = 'middle', children}: CaptionProps) {
  return (
    <text className={styles.caption} x={x} y={y} textAnchor={anchor}>
      {children}
    </text>
  );
}

export interface GroupProps {
  x: number;
  y: number;
  width: number;
  height: number;
  label: string;
}

/** A frame around things that belong together. */
export function Group({x, y, width, height, label}: GroupProps) {
  return (
    <g className={styles.group}>
      <rect x={x} y={y} width={width} height={height} rx={14} />
      <text x={x + 14} y={y + 22}>
        {label}
      </text>
    </g>
  );
}
