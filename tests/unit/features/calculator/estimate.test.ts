import {describe, expect, it} from 'vitest';
import {componentCost, systemCost, total, type Component} from '@site/src/features/calculator/estimate';

const component = (changes: Partial<Component> = {}): Component => ({
  name: 'web',
  instances: '1',
  memory: '0',
  cpu: '0',
  storage: '0',
  traffic: '0',
  ...changes,
});

describe('componentCost', () => {
  it('charges one hour of one unit at the price itself', () => {
    const cost = componentCost(component({memory: '1', cpu: '1', storage: '1'}), 'hour');
    expect(cost.memory.toString()).toBe('0.020329');
    expect(cost.cpu.toString()).toBe('0.038658');
    expect(cost.storage.toString()).toBe('0.000209');
  });

  it('has 24 hours in a day, 720 in a month, 8640 in a year', () => {
    const one = component({memory: '1'});
    expect(componentCost(one, 'day').memory.toString()).toBe('0.487896');
    expect(componentCost(one, 'month').memory.toString()).toBe('14.63688');
    expect(componentCost(one, 'year').memory.toString()).toBe('175.64256');
  });

  it('charges traffic by the MB, once, and not by the hour', () => {
    const one = component({traffic: '1000'});
    expect(componentCost(one, 'month').traffic.toString()).toBe('0.782');
    expect(componentCost(one, 'year').traffic.toString()).toBe('9.384');
  });

  it('multiplies instances, but not their traffic', () => {
    const cost = componentCost(component({instances: '3', cpu: '0.2', traffic: '10'}), 'hour');
    expect(cost.cpu.toString()).toBe('0.0231948');
    expect(componentCost(component({instances: '3', traffic: '10'}), 'month').traffic.toString()).toBe('0.00782');
  });

  it('does not show the errors of binary fractions', () => {
    const cost = systemCost([component({memory: '0.1'}), component({memory: '0.2'})], 'hour');
    expect(cost.memory.toString()).toBe('0.0060987');
  });
});

describe('total', () => {
  it('adds all resources of a system: 2 instances with 2 GB, 1 core, 20 GB, 5000 MB a month', () => {
    const system = [component({instances: '2', memory: '2', cpu: '1', storage: '20', traffic: '5000'})];
    // By hand, for a month: 2·2·0.020329·720 + 2·0.038658·720 + 2·20·0.000209·720 + 5000·0.000782
    expect(total(systemCost(system, 'month')).toString()).toBe('124.14424');
  });

  it('is zero without components', () => {
    expect(total(systemCost([], 'year')).toString()).toBe('0');
  });
});
