import {translate} from '@docusaurus/Translate';
import {useEffect, useState} from 'react';
import {Icon} from '../Icon';
import styles from './styles.module.scss';

/** How long the confirmation stays, in milliseconds. */
const CONFIRMATION = 2000;

export interface CopyCommandProps {
  /** Shell commands, one per line. */
  command: string;
  /** Says what the commands do, for readers who do not see the page. */
  label: string;
}

/** Commands to paste in a shell, with a button that copies them. */
export function CopyCommand({command, label}: CopyCommandProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(command);
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  return (
    <div className={styles.box}>
      {/* The commands scroll sideways on a phone, so the box must take focus for the arrow keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.code} tabIndex={0} aria-label={label}>
        <code>
          {command.split('\n').map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </code>
      </pre>
      <button
        type="button"
        className={styles.copy}
        onClick={() => void copy()}
        aria-label={translate({id: 'copyCommand.copy', message: 'Copy commands'})}
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} size={18} />
      </button>
      <span role="status" className={styles.status}>
        {state === 'copied' && translate({id: 'copyCommand.copied', message: 'Copied'})}
        {state === 'failed' &&
          translate({
            id: 'copyCommand.failed',
            message: 'Your browser blocked copying. Select the text and copy it manually.',
          })}
      </span>
    </div>
  );
}
