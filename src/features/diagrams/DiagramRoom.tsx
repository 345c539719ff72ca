import type {CSSProperties, ReactNode} from 'react';
import {useScrolls} from '../../lib/useScrolls';
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

/** The size of the drawing for the rules in css/docs.scss. */
interface DrawingSize extends CSSProperties {
  '--drawing-width': string;
  '--drawing-ratio': string;
}

/**
 * Frame of a diagram. It is as high as its drawing from the start, so that nothing moves when the drawing comes: a
 * spacer of the drawing's proportions lies in the grid cell that the drawing, or the message of its error, comes into.
 * A drawing gets smaller with the page as long as its words can be read; from there on, the frame scrolls.
 */
export function DiagramRoom({width, height, description, children}: DiagramRoomProps) {
  const {place, near} = useNear();
  const scrolls = useScrolls(place);
  const size: DrawingSize | undefined =
    width && height ? {'--drawing-width': `${width}px`, '--drawing-ratio': `${width}/${height}`} : undefined;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div ref={place} className="docusaurus-mermaid-container" style={size} tabIndex={scrolls ? 0 : undefined}>
      {size && <div className="drawing-spacer" />}
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
