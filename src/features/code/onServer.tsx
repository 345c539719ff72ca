import {Highlight} from 'prism-react-renderer';
import {Fragment} from 'react';
import {CodeBlock} from './HighlightedCode';
import {plainCode, type CodeProps} from './plainCode';

/** Kinds of tokens that `src/css/code.scss` colours; the others look like plain code and need no markup. */
const COLOURED: ReadonlySet<string> = new Set(
  (
    'comment keyword builtin changed number inserted boolean variable attr-name property key string attr-value ' +
    'deleted selector tag class-name function'
  ).split(' '),
);

/**
 * The code block of the server. Code without title, line numbers and marked lines is written with a third of the
 * theme's markup: it looks the same, and `LazyCode` replaces it by the theme's when the reader comes near.
 * `src/plugins/lazy-highlighter` leaves this out of the browser's scripts.
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
              tokens.map((line, index) => (
                <Fragment key={index}>
                  {line.map(({types, content}, place) => {
                    const kinds = types.filter((type) => COLOURED.has(type));
                    if (kinds.length === 0 || content.trim() === '') return content.replace(/^\n$/, '');
                    return (
                      <span key={place} className={`token ${kinds.join(' ')}`}>
                        {content}
                      </span>
                    );
                  })}
                  {'\n'}
                </Fragment>
              ))
            }
          </Highlight>
        </code>
      </pre>
    </div>
  );
}
