import Big from 'big.js';

/** What is charged, in the order of the page. */
export const RESOURCES = ['memory', 'cpu', 'storage', 'traffic'] as const;
export type Resource = (typeof RESOURCES)[number];

/**
 * Prices of Rainbond Cloud in CNY: memory and storage per GB and hour, CPU per core and hour, traffic per MB
 * (not per hour). Source: the price calculator of www.rainbond.com.
 */
const PRICES: Readonly<Record<Resource, string>> = {
  memory: '0.020329',
  cpu: '0.038658',
  storage: '0.000209',
  traffic: '0.000782',
};

/** Hours of each period: a day has 24, a month 30 days, a year 360 days. */
export const HOURS = {hour: 1, day: 24, month: 24 * 30, year: 24 * 360} as const;
export type Period = keyof typeof HOURS;

/** One part of a system. Amounts are decimal texts, so that nothing is rounded on the way. */
export interface Component {
  name: string;
  /** How many instances run; each has its own memory, CPU and storage. */
  instances: string;
  /** GB for each instance. */
  memory: string;
  /** Cores for each instance. */
  cpu: string;
  /** GB for each instance. */
  storage: string;
  /** MB that leave the component in a month, all instances together. */
  traffic: string;
}

export type Amounts = Record<Resource, Big>;

/** CNY of one component for a period, by resource. */
export function componentCost(component: Component, period: Period): Amounts {
  const hours = HOURS[period];
  const running = (resource: Exclude<Resource, 'traffic'>) =>
    new Big(component[resource]).times(component.instances).times(PRICES[resource]).times(hours);
  return {
    memory: running('memory'),
    cpu: running('cpu'),
    storage: running('storage'),
    // Traffic is given by the month: multiply before dividing, so that a month is exact.
    traffic: new Big(component.traffic).times(PRICES.traffic).times(hours).div(HOURS.month),
  };
}

/** Sum of amounts. */
export function total(amounts: Amounts): Big {
  return RESOURCES.reduce((sum, resource) => sum.plus(amounts[resource]), new Big(0));
}

/** CNY of all components together for a period, by resource. */
export function systemCost(components: readonly Component[], period: Period): Amounts {
  const zero: Amounts = {memory: new Big(0), cpu: new Big(0), storage: new Big(0), traffic: new Big(0)};
  return components.reduce((sum, component) => {
    const cost = componentCost(component, period);
    return {
      memory: sum.memory.plus(cost.memory),
      cpu: sum.cpu.plus(cost.cpu),
      storage: sum.storage.plus(cost.storage),
      traffic: sum.traffic.plus(cost.traffic),
    };
  }, zero);
}
