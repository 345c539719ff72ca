import type {CSSProperties, ReactNode} from 'react';
import {useNear} from './useNear';

export interface DiagramRoomProps {
  /** Width of the drawing in CSS pixels, which it does not exceed. */
  width?: string;
  /** Height of the drawing in CSS pixels, where it is as wide as `width`. */
  height?: string;
  /** What the diagram says, for readers without JavaScript. */
  description: string;
  /** Called for the drawing once the reader is near: it takes a phone seconds. */
  children: () => ReactNode;
}

/** The style of the spacer; its rules stand in css/docs.scss. */
interface Spacer extends CSSProperties {
  '--drawing-width': string;
  '--drawing-ratio': string;
}

/**
 * Frame of a diagram. It is as high as its drawing from the start, so that nothing moves when the drawing comes: a
 * spacer of the drawing's proportions lies in the grid cell that the drawing, or the message of its error, comes into.
 */
export function DiagramRoom({width, height, description, children}: DiagramRoomProps) {
  const {place, near} = useNear();
  const spacer: Spacer | undefined =
    width && height ? {'--drawing-width': `${width}px`, '--drawing-ratio': `${width}/${height}`} : undefined;
  return (
    <div ref={place} className="docusaurus-mermaid-container">
      {spacer && <div style={spacer} />}
      <noscript>
        {/* The search index knows the words of a diagram by this class. */}
        <p className="mermaid" style={{margin: 0}}>
          {description}
        </p>
      </noscript>
      {near && children()}
    </div>
  );
}
