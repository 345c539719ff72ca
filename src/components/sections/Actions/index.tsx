import clsx from 'clsx';
import {ButtonLink} from '../../ui/Button';
import styles from './styles.module.scss';

export interface Action {
  label: string;
  to: string;
}

export interface ActionsProps {
  /** One or two links; the first one stands out. */
  actions: readonly Action[];
  className?: string;
}

/** What to do next, as a row of buttons that wraps. Renders nothing without actions. */
export function Actions({actions, className}: ActionsProps) {
  if (actions.length === 0) return null;
  return (
    <div className={clsx(styles.actions, className)}>
      {actions.map(({label, to}, index) => (
        <ButtonLink key={to} to={to} kind={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
