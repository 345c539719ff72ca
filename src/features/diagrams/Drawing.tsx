import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';

interface DrawingProps {
  /** Path on the site, without that of the language. */
  path: string;
  /** What the diagram says, in case that the drawing does not come. */
  description: string;
}

/**
 * A diagram that `npm run diagrams:draw` has drawn. It becomes part of the page, not an image of it, so that it follows
 * the theme, and its words can be selected and are read out.
 */
export function Drawing({path, description}: DrawingProps) {
  const address = useBaseUrl(path);
  const [svg, setSvg] = useState<string>();
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    fetch(address, {signal: stop.signal})
      .then((response) => {
        if (!response.ok) throw new Error(`${address} answers ${response.status}`);
        return response.text();
      })
      .then(setSvg)
      .catch(() => {
        if (!stop.signal.aborted) setMissing(true);
      });
    return () => stop.abort();
  }, [address]);

  if (isMissing) return <p>{description}</p>;
  if (svg === undefined) return null;
  // The theme has a container of this class around a drawing, too; see css/docs.scss.
  return <div className="docusaurus-mermaid-container" dangerouslySetInnerHTML={{__html: svg}} />;
}
