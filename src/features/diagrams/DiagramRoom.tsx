import useBaseUrl from '@docusaurus/useBaseUrl';
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
  /** Path of the drawing on the site, without that of the language, for readers without JavaScript. */
  drawing?: string;
  /** Called for the drawing once the reader is near. */
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
export function DiagramRoom({width, height, description, drawing, children}: DiagramRoomProps) {
  const {place, near} = useNear();
  const scrolls = useScrolls(place);
  const address = useBaseUrl(drawing ?? '');
  const size: DrawingSize | undefined =
    width && height ? {'--drawing-width': `${width}px`, '--drawing-ratio': `${width}/${height}`} : undefined;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div ref={place} className="docusaurus-mermaid-container" style={size} tabIndex={scrolls ? 0 : undefined}>
      {size && <div className="drawing-spacer" />}
      <noscript>
        {drawing !== undefined && <img src={address} alt="" loading="lazy" />}
        {/* The search index knows the words of a diagram by this class. */}
        <p className="mermaid" style={{margin: 0}}>
          {description}
        </p>
      </noscript>
      {near && children()}
    </div>
  );
}
