/**
 * The world of the screenshots: one enterprise with two clusters, the team `demo`, and its application `shop`. Hosts
 * are under example.com, addresses from the ranges for documentation (RFC 2606, RFC 5737).
 */

/** What the clock of the console shows, in UTC. */
export const NOW = new Date('2025-04-16T12:00:00Z');

/** A moment as the console's API writes it. */
export function moment(day: number, hour: number, minute: number, second = 0): string {
  return new Date(Date.UTC(2025, 3, day, hour, minute, second)).toISOString().slice(0, 19).replace('T', ' ');
}

export const ENTERPRISE = {id: '5d0b0b1e0f3c4a0c9a0e6a2f1c7d8e90', name: 'Example Corp'};

export const USER = {id: 1, name: 'admin', email: 'admin@example.com'};

export const TEAM = {id: '8c1f7a52d3e94b6f8a70c5d21e9b4f36', name: 'demo', alias: 'demo'};

/** A cluster. Memory in MiB, disk in GiB. */
export interface Cluster {
  id: string;
  name: string;
  alias: string;
  /** Address for TCP ports. */
  host: string;
  domain: string;
  /** How it was added: from hosts, or an existing Kubernetes. */
  provider: 'rke' | 'helm';
  kubernetes: string;
  nodes: number;
  arch: string;
  pods: number;
  memory: {total: number; used: number};
  cpu: {total: number; used: number};
  disk: {total: number; used: number};
  created: string;
}

export const DATACENTER: Cluster = {
  id: '2f6d1c80b7a94e5392c8e4d7105fa3b6',
  name: 'datacenter',
  alias: 'datacenter',
  host: '192.0.2.10',
  domain: 'apps.example.com',
  provider: 'rke',
  kubernetes: 'v1.30.4+rke2r1',
  nodes: 3,
  arch: 'amd64',
  pods: 41,
  memory: {total: 98_304, used: 21_504},
  cpu: {total: 24, used: 6.4},
  disk: {total: 600, used: 82},
  created: moment(1, 9, 0),
};

export const EDGE: Cluster = {
  id: '7b3e9a4f60d1482cbf57a1c3e8024d95',
  name: 'edge',
  alias: 'edge',
  host: '192.0.2.40',
  domain: 'edge.example.com',
  provider: 'helm',
  kubernetes: 'v1.30.4+k3s1',
  nodes: 1,
  arch: 'arm64',
  pods: 19,
  memory: {total: 32_768, used: 7168},
  cpu: {total: 8, used: 1.9},
  disk: {total: 200, used: 18},
  created: moment(8, 9, 0),
};

export const CLUSTERS: readonly Cluster[] = [DATACENTER, EDGE];

/** CPU architectures of a cluster. In the scene state `two-architectures`, the data center has nodes of both. */
export const architectures = ({name, arch}: Cluster, state: string): readonly string[] =>
  state === 'two-architectures' && name === DATACENTER.name ? ['amd64', 'arm64'] : [arch];

export const APP = {
  id: 1,
  name: 'shop',
  regionId: 'd41c7e0a95b84f23a6e90c1b2f7d5386',
  created: moment(2, 10, 0),
  updated: moment(16, 10, 30),
};

/** A component of `shop`. Memory in MiB per instance, CPU in thousandths of a core. */
export interface Component {
  id: string;
  /** The name that the platform made up, which its addresses use. */
  alias: string;
  name: string;
  source: 'source_code' | 'docker_image';
  /** As the platform detected it; empty for images. */
  language: string;
  image: string;
  instances: number;
  memory: number;
  usedMemory: number;
  cpu: number;
  port: number | undefined;
  protocol: string;
  domain: string | undefined;
  isStateful: boolean;
  /** Names of the components that it connects to. */
  uses: readonly string[];
}

export const COMPONENTS: readonly Component[] = [
  {
    id: 'c15e1f0a9b8c7d6e5f4a3b2c1d0e9f8a',
    alias: 'gr8f3a21',
    name: 'web',
    source: 'source_code',
    language: 'NodeJSStatic',
    image: '',
    instances: 2,
    memory: 256,
    usedMemory: 148,
    cpu: 250,
    port: 80,
    protocol: 'http',
    domain: 'shop.example.com',
    isStateful: false,
    uses: ['api'],
  },
  {
    id: 'c25e1f0a9b8c7d6e5f4a3b2c1d0e9f8a',
    alias: 'gr5b7c90',
    name: 'api',
    source: 'source_code',
    language: 'Java-maven',
    image: '',
    instances: 2,
    memory: 512,
    usedMemory: 676,
    cpu: 500,
    port: 8080,
    protocol: 'http',
    domain: 'api.example.com',
    isStateful: false,
    uses: ['mysql', 'redis'],
  },
  {
    id: 'c35e1f0a9b8c7d6e5f4a3b2c1d0e9f8a',
    alias: 'gr2d4e6f',
    name: 'mysql',
    source: 'docker_image',
    language: '',
    image: 'registry.example.com/library/mysql:8.0.36',
    instances: 1,
    memory: 1024,
    usedMemory: 688,
    cpu: 500,
    port: 3306,
    protocol: 'mysql',
    domain: undefined,
    isStateful: true,
    uses: [],
  },
  {
    id: 'c45e1f0a9b8c7d6e5f4a3b2c1d0e9f8a',
    alias: 'gr9a1c3e',
    name: 'redis',
    source: 'docker_image',
    language: '',
    image: 'registry.example.com/library/redis:7.2',
    instances: 1,
    memory: 128,
    usedMemory: 41,
    cpu: 100,
    port: 6379,
    protocol: 'tcp',
    domain: undefined,
    isStateful: true,
    uses: [],
  },
  {
    id: 'c55e1f0a9b8c7d6e5f4a3b2c1d0e9f8a',
    alias: 'gr6e8b47',
    name: 'worker',
    source: 'source_code',
    language: 'Python',
    image: '',
    instances: 1,
    memory: 256,
    usedMemory: 117,
    cpu: 250,
    port: undefined,
    protocol: '',
    domain: undefined,
    isStateful: false,
    uses: ['mysql', 'redis'],
  },
];

/**
 * The component with an alias.
 *
 * @throws Error when a scene names one that does not exist.
 */
export function component(alias: string | undefined): Component {
  const found = COMPONENTS.find((one) => one.alias === alias);
  if (found) return found;
  throw new Error(`No component has the alias "${alias}"; see screenshots/sample/world.ts.`);
}

/** Sizes of the volumes of `mysql`, in GiB. */
export const VOLUMES = {data: 20, backup: 50};

/**
 * What the application is assigned: memory in MiB, CPU in thousandths of a core, disk in GiB. The console calls it
 * usage, but the cluster adds up the limits of the containers (`GetAppResources`) and the sizes of the volumes.
 */
export const ASSIGNED = {
  memory: COMPONENTS.reduce((sum, {memory, instances}) => sum + memory * instances, 0),
  cpu: COMPONENTS.reduce((sum, {cpu, instances}) => sum + cpu * instances, 0),
  disk: VOLUMES.data + VOLUMES.backup,
};

/** The trial on one machine of the first tutorials: its team and its cluster, which are there from the start. */
export const TRIAL = {
  team: {name: 'default', alias: `${USER.name} workspace`},
  cluster: {name: 'rainbond', alias: '默认集群', host: DATACENTER.host, domain: `${DATACENTER.host}.nip.io`},
};

/** States of the sample data that show the trial: before the first application, and in three tutorials. */
const TRIAL_STATES: readonly string[] = ['new', 'trial', 'versions', 'orders'];

export const isTrial = (state: string): boolean => TRIAL_STATES.includes(state);
