import Translate, {translate} from '@docusaurus/Translate';
import {useId} from 'react';
import {Button, ButtonLink} from '@site/src/components/ui/Button';
import {Dialog} from '@site/src/components/ui/Dialog';
import {Icon} from '@site/src/components/ui/Icon';
import {links} from '@site/src/config/links';
import styles from './styles.module.scss';

export interface SupportDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The offer of help: ask a question, star the project, or close. */
export function SupportDialog({open, onClose: close}: SupportDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={close} labelledBy={titleId} className={styles.popup}>
      <button
        type="button"
        className={styles.cancel}
        onClick={close}
        aria-label={translate({id: 'supportPopup.cancel', message: 'Close'})}
      >
        <Icon name="close" size={14} />
      </button>
      <h2 id={titleId}>
        <Translate id="supportPopup.title">Have a question?</Translate>
      </h2>
      <p>
        <Translate id="supportPopup.text">
          Ask the people who build Rainbond. They answer questions and bug reports in public, so others can find the
          answers too.
        </Translate>
      </p>
      <div className={styles.actions}>
        <ButtonLink to={links.issues}>
          <Translate id="supportPopup.ask">Ask a question</Translate>
        </ButtonLink>
        <ButtonLink to={links.github} kind="secondary">
          <Icon name="github" size={18} />
          <Translate id="supportPopup.star">Star on GitHub</Translate>
        </ButtonLink>
        <Button kind="secondary" onClick={close}>
          <Translate id="supportPopup.later">Not now</Translate>
        </Button>
      </div>
    </Dialog>
  );
}
