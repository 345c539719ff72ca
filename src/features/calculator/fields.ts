import type {AmountRule} from './parseAmount';

/** Amounts of a component that the reader fills in, in the order of the form. */
export const FIELDS = ['instances', 'memory', 'cpu', 'storage', 'traffic'] as const;
export type Field = (typeof FIELDS)[number];

/** Most components in one estimate: longer addresses are cut by some mail programs. */
export const MAX_COMPONENTS = 40;

/** What each field takes. The largest values are far above what one component can use. */
export const RULES: Readonly<Record<Field, AmountRule>> = {
  instances: {max: 1000, decimals: 0, min: 1},
  memory: {max: 10_000, decimals: 3},
  cpu: {max: 1000, decimals: 3},
  storage: {max: 1_000_000, decimals: 3},
  traffic: {max: 1_000_000_000, decimals: 3},
};
