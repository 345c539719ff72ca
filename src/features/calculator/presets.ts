import {translate} from '@docusaurus/Translate';
import type {Component} from './estimate';

/** A system to begin with. */
export interface Preset {
  id: 'static' | 'java' | 'ten';
  label: string;
  components: Component[];
}

const service = (name: string, memory: string, cpu: string): Component => ({
  name,
  instances: '1',
  memory,
  cpu,
  storage: '0',
  traffic: '0',
});

/** Ten services as a shop might have them: names, GB of memory, cores. */
const TEN_SERVICES = [
  ['gateway', '1', '0.5'],
  ['auth', '1', '0.5'],
  ['users', '1', '0.5'],
  ['catalog', '1', '0.5'],
  ['cart', '1', '0.5'],
  ['orders', '2', '1'],
  ['payment', '1', '0.5'],
  ['stock', '1', '0.5'],
  ['search', '2', '1'],
  ['mail', '0.5', '0.25'],
] as const;

/** The presets in the reader's language. Sizes are starting points, not measurements. */
export function presets(): Preset[] {
  const java: Component[] = [
    {...service('java', '2', '1'), traffic: '5000'},
    {...service('mysql', '2', '1'), storage: '20'},
  ];
  return [
    {
      id: 'static',
      label: translate({id: 'calculator.preset.static', message: 'Static site'}),
      components: [{...service('web', '0.25', '0.1'), traffic: '2000'}],
    },
    {
      id: 'java',
      label: translate({id: 'calculator.preset.java', message: 'Java service with MySQL'}),
      components: java,
    },
    {
      id: 'ten',
      label: translate({id: 'calculator.preset.ten', message: 'System with ten services'}),
      components: TEN_SERVICES.map(([name, memory, cpu]) => ({
        ...service(name, memory, cpu),
        traffic: name === 'gateway' ? '20000' : '0',
      })),
    },
  ];
}
