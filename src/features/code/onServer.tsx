import {Highlight} from 'prism-react-renderer';
import {CodeBlock} from './HighlightedCode';
import {codePieces} from './pieces';
import {plainCode, type CodeProps} from './plainCode';

/**
 * The code block of the server. Code without title, line numbers and marked lines is written with a third of the
 * theme's markup: it looks the same, and `LazyCode` replaces it by the theme's when the reader comes near.
 * `src/framework/lazy-highlighter` leaves this out of the browser's scripts.
 */
export function CodeOnServer(props: CodeProps) {
  const plain = plainCode(props);
  if (!plain) return <CodeBlock {...props} />;
  const {code, language} = plain;
  return (
    <div className="theme-code-block">
      {/* Code scrolls sideways on a phone, so it must take focus for the arrow keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className="prism-code" tabIndex={0}>
        <code>
          <Highlight code={code} language={language}>
            {({tokens}) =>
              codePieces(tokens).map((piece, index) =>
                typeof piece === 'string' ? (
                  piece
                ) : (
                  <span key={index} className={piece.kinds.join(' ')}>
                    {piece.content}
                  </span>
                ),
              )
            }
          </Highlight>
        </code>
      </pre>
    </div>
  );
}
