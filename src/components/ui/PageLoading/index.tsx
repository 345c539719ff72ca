import {translate} from '@docusaurus/Translate';
import {Button} from '../Button';
import styles from './styles.module.scss';

export interface PageLoadingProps {
  /** Why the page could not be loaded; unset while it is still loading. */
  error?: unknown;
  /** Loads the page again. */
  retry: () => void;
  /** Whether loading has taken long enough to say so. */
  pastDelay: boolean;
}

/** Placeholder for a page: a spinner, or what went wrong and a way to try again. */
export function PageLoading({error, retry, pastDelay}: PageLoadingProps) {
  if (error) {
    return (
      <main className={styles.box} role="alert">
        <h1>{translate({id: 'pageLoading.failed', message: "This page didn't load"})}</h1>
        <p className={styles.error}>{String(error)}</p>
        <Button onClick={retry}>{translate({id: 'pageLoading.retry', message: 'Retry'})}</Button>
      </main>
    );
  }
  if (!pastDelay) return null;
  return (
    <main className={styles.box} aria-busy="true">
      <span
        className={styles.spinner}
        role="status"
        aria-label={translate({id: 'pageLoading.busy', message: 'Loading'})}
      />
    </main>
  );
}
