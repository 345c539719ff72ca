import useBaseUrl from '@docusaurus/useBaseUrl';
import type {CSSProperties, ReactNode} from 'react';
import {useIsScrollable} from '../../lib/useIsScrollable';
import {useInView} from './useInView';

export interface DiagramFrameProps {
  /** Width of the drawing in CSS pixels, which it does not exceed. */
  width?: string;
  /** Height of the drawing in CSS pixels, where it is as wide as `width`. */
  height?: string;
  /** What the diagram says, for readers without JavaScript. */
  description: string;
  /** Path of the drawing on the site, without that of the language, for readers without JavaScript. */
  drawing?: string;
  /** Renders the drawing once the frame is in view. */
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
export function DiagramFrame({width, height, description, drawing, children}: DiagramFrameProps) {
  const {ref, inView} = useInView();
  const scrollable = useIsScrollable(ref);
  const address = useBaseUrl(drawing ?? '');
  const size: DrawingSize | undefined =
    width && height ? {'--drawing-width': `${width}px`, '--drawing-ratio': `${width}/${height}`} : undefined;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div ref={ref} className="docusaurus-mermaid-container" style={size} tabIndex={scrollable ? 0 : undefined}>
      {size && <div className="drawing-spacer" />}
      <noscript>
        {drawing !== undefined && <img src={address} alt="" loading="lazy" />}
        {/* The search index knows the words of a diagram by this class. */}
        <p className="mermaid" style={{margin: 0}}>
          {description}
        </p>
      </noscript>
      {inView && children()}
    </div>
  );
}
