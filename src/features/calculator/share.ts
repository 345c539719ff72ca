import type {Component} from './estimate';
import {parseAmount} from './parseAmount';
import {FIELDS, MAX_COMPONENTS, RULES} from './fields';

/** Name of the estimate in the address. */
const PARAMETER = 'e';

/** Between the fields of a component, and between components; both are safe in an address and escaped in names. */
const FIELD = '~';
const COMPONENT = '!';

const escapeName = (name: string) => encodeURIComponent(name).replaceAll('~', '%7E').replaceAll('!', '%21');

function unescapeName(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The address form of an estimate, with a leading question mark; empty without components. */
export function writeEstimate(components: readonly Component[]): string {
  if (components.length === 0) return '';
  const text = components
    .map((component) => [escapeName(component.name), ...FIELDS.map((field) => component[field])].join(FIELD))
    .join(COMPONENT);
  return `?${new URLSearchParams({[PARAMETER]: text}).toString()}`;
}

/**
 * Reads an estimate from an address.
 *
 * @returns the components; null when the address holds none or a damaged one.
 */
export function readEstimate(search: string): Component[] | null {
  const text = new URLSearchParams(search).get(PARAMETER);
  if (!text) return null;
  const components: Component[] = [];
  for (const part of text.split(COMPONENT)) {
    const [rawName = '', ...amounts] = part.split(FIELD);
    const name = unescapeName(rawName);
    if (name === null || amounts.length !== FIELDS.length) return null;
    const component: Component = {
      name: name.slice(0, 60),
      instances: '1',
      memory: '0',
      cpu: '0',
      storage: '0',
      traffic: '0',
    };
    for (const [index, field] of FIELDS.entries()) {
      const amount = parseAmount(amounts[index] ?? '', RULES[field]);
      if (!amount.ok) return null;
      component[field] = amount.value;
    }
    components.push(component);
  }
  return components.length <= MAX_COMPONENTS ? components : null;
}
