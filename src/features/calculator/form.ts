import type {Component} from './estimate';
import {FIELDS, RULES, type Field} from './fields';
import {parseAmount, type AmountProblem} from './parseAmount';

/** A component as the reader has typed it. */
export interface Row extends Component {
  /** Tells rows apart while they are added and removed. */
  key: number;
}

/** What is wrong with a row, by field. */
export type RowProblems = Partial<Record<Field, AmountProblem>>;

/** A row as it counts: fields with a problem count as nothing (instances as one). */
export function readRow(row: Row): {component: Component; problems: RowProblems} {
  const component: Component = {
    name: row.name.trim(),
    instances: '1',
    memory: '0',
    cpu: '0',
    storage: '0',
    traffic: '0',
  };
  const problems: RowProblems = {};
  for (const field of FIELDS) {
    const result = parseAmount(row[field], RULES[field]);
    if (result.ok) component[field] = result.value;
    else problems[field] = result.problem;
  }
  return {component, problems};
}

/** Gives each component a key of its own. */
export function toRows(components: readonly Component[], firstKey = 0): Row[] {
  return components.map((component, index) => ({...component, key: firstKey + index}));
}
