import {useEffect, useRef, useState} from 'react';
import type CodeBlock from '@theme/CodeBlock';
import {IslandMark} from '../article/Island';
import {CodeOnServer} from './onServer';
import type {CodeProps} from './plainCode';
import {useServerHtml} from '../../lib/useServerHtml';
import {firstInteraction} from '../../lib/firstInteraction';

/** How near to the visible part, in CSS pixels, code comes alive: early enough that its buttons are there. */
const MARGIN = '400px';

let known: typeof CodeBlock | undefined;

/** The highlighter once it is loaded. */
async function loadHighlighter(): Promise<typeof CodeBlock> {
  const {CodeBlock: loaded} = await import('./HighlightedCode');
  known = loaded;
  return loaded;
}

interface LazyCodeProps extends CodeProps {
  /** The mark of code that readers run: its result shows at once. */
  live?: boolean;
}

/**
 * A code block that is highlighted in the HTML of the server and stays as it is until a reader is near who does
 * something. Then the highlighter is loaded and the block gets its buttons. After a navigation there is no HTML of the
 * server, and the plain code is shown until the highlighter is there.
 */
export function LazyCode(props: LazyCodeProps) {
  const place = useRef<HTMLDivElement>(null);
  const fromServer = useServerHtml();
  const {live = false} = props;
  const [Code, setCode] = useState<typeof CodeBlock | undefined>(() => (fromServer ? undefined : known));

  useEffect(() => {
    if (Code || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        // The server's code looks the same, and its buttons need a pointer or a key: nobody misses them before.
        const wanted = fromServer && !live ? firstInteraction() : Promise.resolve();
        // Without the highlighter the code stays readable; the next block tries again.
        wanted.then(loadHighlighter).then(
          (loaded) => setCode(() => loaded),
          () => undefined,
        );
      },
      {rootMargin: MARGIN},
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [Code, fromServer, live]);

  if (CodeOnServer)
    return (
      <IslandMark kind="code" data={{...props, children: undefined}}>
        <CodeOnServer {...props} />
      </IslandMark>
    );
  if (Code)
    return (
      <div key="alive">
        <Code {...props} />
      </div>
    );
  if (!fromServer)
    return (
      <div key="plain" ref={place} className="theme-code-block">
        {/* As the server writes it (onServer.tsx): it takes focus, and nothing moves when the highlighter comes. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre className="prism-code" tabIndex={0}>
          <code>{props.children}</code>
        </pre>
      </div>
    );
  // React leaves what the server wrote here alone.
  return <div key="server" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />;
}
