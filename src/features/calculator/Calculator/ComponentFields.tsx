import {translate} from '@docusaurus/Translate';
import {useId} from 'react';
import {Icon} from '@site/src/components/ui/Icon';
import {FIELDS, RULES, type Field} from '../fields';
import type {Row, RowProblems} from '../form';
import type {AmountProblem} from '../parseAmount';
import styles from './styles.module.scss';

function fieldLabel(field: Field): string {
  switch (field) {
    case 'instances':
      return translate({id: 'calculator.field.instances', message: 'Instances'});
    case 'memory':
      return translate({id: 'calculator.field.memory', message: 'Memory (GB)'});
    case 'cpu':
      return translate({id: 'calculator.field.cpu', message: 'CPU (cores)'});
    case 'storage':
      return translate({id: 'calculator.field.storage', message: 'Storage (GB)'});
    case 'traffic':
      return translate({id: 'calculator.field.traffic', message: 'Traffic (MB/month)'});
  }
}

function problemText(problem: AmountProblem, field: Field): string {
  const {max, decimals, min = 0} = RULES[field];
  switch (problem) {
    case 'empty':
      return translate({id: 'calculator.problem.empty', message: 'Enter a number, or 0 for none.'});
    case 'notANumber':
      return translate({id: 'calculator.problem.notANumber', message: 'Enter a number, such as 0.5.'});
    case 'negative':
      return translate({id: 'calculator.problem.negative', message: 'Enter {min} or more.'}, {min});
    case 'tooLarge':
      return translate({id: 'calculator.problem.tooLarge', message: 'Enter {max} or less.'}, {max});
    case 'tooFine':
      return translate(
        {id: 'calculator.problem.tooFine', message: 'Use at most {decimals} decimal places.'},
        {decimals},
      );
    case 'notWhole':
      return translate({id: 'calculator.problem.notWhole', message: 'Enter a whole number.'});
  }
}

interface AmountFieldProps {
  field: Field;
  value: string;
  problem: AmountProblem | undefined;
  onChange: (value: string) => void;
}

function AmountField({field, value, problem, onChange}: AmountFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{fieldLabel(field)}</label>
      <input
        id={id}
        // Not type="number": that one silently drops full-width digits and pasted separators.
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problemText(problem, field)}
        </p>
      )}
    </div>
  );
}

export interface ComponentFieldsProps {
  row: Row;
  /** Place in the list, from 1. */
  position: number;
  problems: RowProblems;
  onChange: (row: Row) => void;
  /** Absent for the only component, which cannot be removed. */
  onRemove?: () => void;
}

/** The fields of one component. */
export function ComponentFields({row, position, problems, onChange, onRemove}: ComponentFieldsProps) {
  const nameId = useId();
  return (
    <fieldset className={styles.component}>
      <legend>{translate({id: 'calculator.component', message: 'Component {position}'}, {position})}</legend>
      <div className={styles.field}>
        <label htmlFor={nameId}>{translate({id: 'calculator.field.name', message: 'Name'})}</label>
        <input
          id={nameId}
          type="text"
          maxLength={60}
          autoComplete="off"
          value={row.name}
          onChange={(event) => onChange({...row, name: event.target.value})}
        />
      </div>
      {FIELDS.map((field) => (
        <AmountField
          key={field}
          field={field}
          value={row[field]}
          problem={problems[field]}
          onChange={(value) => onChange({...row, [field]: value})}
        />
      ))}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          onClick={onRemove}
          aria-label={translate(
            {id: 'calculator.remove', message: 'Remove component {position}: {name}'},
            {position, name: row.name},
          )}
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </fieldset>
  );
}
