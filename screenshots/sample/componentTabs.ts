import type {Locale} from '../../src/config/locale';
import {answer, type Answers, type Data, type Question} from './answer';
import {podName, portAlias} from './component';
import {APP, component, COMPONENTS, DATACENTER, moment, NOW, TEAM, USER, VOLUMES, type Component} from './world';

/** A moment as the API of a cluster writes it. */
const clusterTime = (...at: Parameters<typeof moment>): string => `${moment(...at).replace(' ', 'T')}Z`;

/** Number of the autoscaling rule of the component `api`. */
const RULE_ID = '4c9a7e1b52d84f06b3e0d71f6a2c8859';

function scalingRule(one: Component) {
  const metric = (ID: number, name: string, target: number) => ({
    ID,
    rule_id: RULE_ID,
    metric_type: 'resource_metrics',
    metric_name: name,
    metric_target_type: 'utilization',
    metric_target_value: target,
  });
  return {
    ID: 1,
    rule_id: RULE_ID,
    service_id: one.id,
    enable: true,
    xpa_type: 'hpa',
    min_replicas: 2,
    max_replicas: 6,
    metrics: [metric(1, 'cpu', 60), metric(2, 'memory', 80)],
  };
}

/** What changed the number of instances of the component `api`, in the words of Kubernetes and of the cluster's API. */
function scalingRecords(): Data {
  const hpa = {rule_id: RULE_ID, record_type: 'hpa', reason: 'SuccessfulRescale', count: 1, operator: 'system'};
  const above = 'cpu resource utilization (percentage of request) above target';
  const data = [
    {
      ...hpa,
      record_id: `${RULE_ID}.1836d0b8a9f4c2e7`,
      description: 'New size: 2; reason: All metrics below target',
      last_time: clusterTime(15, 20, 12, 31),
    },
    {
      ...hpa,
      record_id: `${RULE_ID}.1836cf21d04b9a35`,
      description: `New size: 4; reason: ${above}`,
      last_time: clusterTime(15, 19, 43, 16),
    },
    {
      rule_id: '',
      record_id: 'b7e2c49d08f1435a9c6e1d3f5a7b8024',
      record_type: 'manual',
      reason: 'SuccessfulRescale',
      count: 1,
      description: 'the replicas is scaling from 1 to 2 successfully',
      operator: USER.name,
      last_time: clusterTime(14, 16, 20, 9),
    },
  ];
  return {bean: {total: data.length, data}};
}

/** Most instances that one may choose. */
const MOST_INSTANCES = 100;

/** Amounts of memory, in MiB, that the API offers: from 32 MiB to 64 GiB. */
const MEMORY_CHOICES = Array.from({length: 12}, (_, power) => String(32 * 2 ** power));

function resources(one: Component): Data {
  return {
    bean: {
      node_list: Array.from({length: MOST_INSTANCES}, (_, index) => index + 1),
      memory_list: MEMORY_CHOICES,
      current_node: one.instances,
      current_memory: one.memory,
      current_gpu: 0,
      extend_method: one.isStateful ? 'state_multiple' : 'stateless_multiple',
      current_cpu: one.cpu,
    },
  };
}

/** A number between -1 and 1 that looks random and depends only on the two given. */
function scattered(index: number, seed: number): number {
  const wave = Math.sin(index * 127.1 + seed * 311.7) * 43_758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

/** Scattered values, with straight lines between those at whole numbers. */
function wandering(at: number, seed: number): number {
  const left = Math.floor(at);
  const share = at - left;
  return scattered(left, seed) * (1 - share) + scattered(left + 1, seed) * share;
}

/** A metric: what its query names, its usual value, and how far it goes up and down slowly and from point to point. */
interface Metric {
  pattern: RegExp;
  level: number;
  slow: number;
  quick: number;
}

/** In the units of the charts: MiB, thousandths of a core, and KiB per second. */
const METRICS: readonly Metric[] = [
  {pattern: /memory/, level: 352, slow: 9, quick: 1.5},
  {pattern: /cpu/, level: 118, slow: 46, quick: 11},
  {pattern: /receive/, level: 47, slow: 19, quick: 8},
];

/** Seconds from one slow turn of a curve to the next, and how much lower the curve of the second instance is. */
const TURN = 540;
const SECOND_INSTANCE = 0.92;

/**
 * Curves in the form of a Prometheus matrix, one for each instance. The query for outgoing traffic lacks a bracket in
 * V6.2.1, so that Prometheus has no answer to it.
 */
function curves(one: Component, query: Readonly<Record<string, string>>): Data {
  const now = NOW.getTime() / 1000;
  const [start, end, step] = [Number(query.start ?? now - 3600), Number(query.end ?? now), Number(query.step ?? 36)];
  const metric = METRICS.find(({pattern}) => pattern.test(query.query ?? ''));
  if (!metric) return {bean: {resultType: 'matrix', result: []}};
  const valueAt = (time: number, instance: number) => {
    const seed = metric.level + instance;
    const change = metric.slow * wandering(time / TURN, seed) + metric.quick * scattered(time / step, seed);
    return (metric.level + change) * (instance ? SECOND_INSTANCE : 1);
  };
  const times = Array.from({length: Math.floor((end - start) / step) + 1}, (_, index) => start + index * step);
  const result = Array.from({length: one.instances}, (_, instance) => ({
    metric: {namespace: TEAM.name, pod: podName(one, instance)},
    values: times.map((time) => [time, valueAt(time, instance).toFixed(2)]),
  }));
  return {bean: {resultType: 'matrix', result}};
}

/** A component in a list of dependencies. */
const dependency = ({id, name, alias, port}: Component) => ({
  service_cname: name,
  service_id: id,
  service_type: 'application',
  service_alias: alias,
  group_name: APP.name,
  group_id: APP.id,
  ports_list: port === undefined ? [] : [port],
});

function dependencies(one: Component, others: readonly Component[]): Data {
  const ports = one.port === undefined ? [] : [one.port];
  return {
    bean: {service_id: one.id, port_list: ports, total: others.length},
    total: others.length,
    list: others.map(dependency),
  };
}

/** A variable that somebody added: name, value, and note in both languages. */
type Variable = readonly [name: string, value: string, en: string, zh: string];

/** Variables of components, and those that dependents receive. */
const VARIABLES: Readonly<Record<string, {inner?: readonly Variable[]; outer?: readonly Variable[]}>> = {
  api: {
    inner: [
      ['JAVA_OPTS', '-Xmx384m', 'Heap of the JVM', 'JVM 堆内存'],
      ['LOG_LEVEL', 'info', 'debug, info, or warn', 'debug、info 或 warn'],
      ['SPRING_PROFILES_ACTIVE', 'prod', 'Profile', '配置环境'],
    ],
  },
  mysql: {
    inner: [['MYSQL_ROOT_PASSWORD', 'change-me', 'Only for setup', '仅用于初始化']],
    outer: [
      ['DB_NAME', 'shop', 'Database', '数据库名'],
      ['DB_PASSWORD', 'change-me', 'Password', '密码'],
      ['DB_USER', 'shop', 'User', '用户名'],
    ],
  },
};

/** Variables of a component, or those that its dependents receive, in the form of the console. */
export function variablesOf(one: Component, scope: 'inner' | 'outer', locale: Locale) {
  const own = (VARIABLES[one.name]?.[scope] ?? []).map(([attr_name, attr_value, en, zh]) => ({
    attr_name,
    attr_value,
    name: locale === 'zh' ? zh : en,
    container_port: 0,
    is_change: true,
  }));
  if (scope === 'inner' || one.port === undefined) return own;
  const prefix = portAlias(one);
  // The console writes these notes in Chinese in every language.
  const ofPort = [
    {attr_name: `${prefix}_HOST`, attr_value: one.name, name: '连接地址'},
    {attr_name: `${prefix}_PORT`, attr_value: String(one.port), name: '端口'},
  ].map((variable) => ({...variable, container_port: one.port ?? 0, is_change: false}));
  return [...ofPort, ...own];
}

function variables({params, query, locale}: Question): Data {
  const one = component(params.component);
  const scope = query.env_type === 'outer' ? 'outer' : 'inner';
  const list = variablesOf(one, scope, locale)
    .sort((left, right) => (left.attr_name < right.attr_name ? -1 : 1))
    .map((variable, index) => ({
      ID: index + 1,
      tenant_id: TEAM.id,
      service_id: one.id,
      scope,
      create_time: moment(9, 14, 5),
      ...variable,
    }));
  return {bean: {total: list.length}, list};
}

/** Content of the configuration file of the component `api`. */
const CONFIGURATION = `spring:
  datasource:
    url: jdbc:mysql://\${DB_HOST}:\${DB_PORT}/\${DB_NAME}
    username: \${DB_USER}
    password: \${DB_PASSWORD}
  data:
    redis:
      host: \${REDIS_HOST}
      port: \${REDIS_PORT:6379}
`;

function volume(one: Component, ID: number, name: string, path: string) {
  return {
    ID,
    service_id: one.id,
    category: 'application',
    host_path: '',
    volume_name: name,
    volume_path: path,
    volume_capacity: 0,
    volume_provider_name: '',
    access_mode: '',
    share_policy: '',
    backup_policy: '',
    reclaim_policy: '',
    allow_expansion: false,
    mode: null,
    status: 'bound',
    dep_services: null,
  };
}

function volumes({params, query}: Question): Data {
  const one = component(params.component);
  if (query.is_config === 'true') {
    if (one.name !== 'api') return {list: []};
    const file = volume(one, 1, 'application', '/etc/shop/application.yaml');
    return {list: [{...file, volume_type: 'config-file', mode: 644, file_content: CONFIGURATION, first: true}]};
  }
  if (one.name !== 'mysql') return {list: []};
  const claim = {volume_type: 'local-path', access_mode: 'RWO', volume_provider_name: 'rancher.io/local-path'};
  return {
    list: [
      {...volume(one, 2, 'data', '/var/lib/mysql'), ...claim, volume_capacity: VOLUMES.data, first: true},
      {
        ...volume(one, 3, 'backup', '/backup'),
        volume_type: 'nfs',
        volume_provider_name: 'nfs.example.com',
        access_mode: 'RWO',
        volume_capacity: VOLUMES.backup,
        status: 'not_bound',
      },
    ],
  };
}

/** The types of volumes: the built-in one and the StorageClasses of the cluster. */
const VOLUME_TYPES = [
  {volume_type: 'memoryfs', name_show: '临时存储'},
  ...[
    {volume_type: 'local-path', provisioner: 'rancher.io/local-path', reclaim_policy: 'Delete'},
    {volume_type: 'nfs', provisioner: 'nfs.example.com', reclaim_policy: 'Retain'},
  ].map((storageClass) => ({
    ...storageClass,
    name_show: storageClass.volume_type,
    capacity_validation: {},
    description: '',
    access_mode: ['RWO'],
    share_policy: ['exclusive'],
    backup_policy: ['exclusive'],
    storage_class_detail: {},
    sort: 999,
    enable: true,
  })),
];

/** Plugins of the team that are ready: the first is open on the component `api`. */
function plugins({params, locale}: Question): Data {
  const texts = {
    en: {logs: 'Ships the log files to a central place', own: 'Gives the data directory to user 1000'},
    zh: {logs: '把日志文件发送到统一的地方', own: '将数据目录的属主改为用户 1000'},
  }[locale];
  const logs = {
    plugin_id: '5f0c9c1d7be94a0e8d1f3a6b2c4d5e6f',
    desc: texts.logs,
    plugin_alias: 'log-agent',
    category: 'general-plugin',
    origin_share_id: 'new_create',
    build_version: '20250411091500',
    min_memory: 64,
    plugin_status: true,
    min_cpu: 50,
  };
  const own = {
    plugin_id: '91d7b6e03c5f4a28a4e2c80f7d1b6935',
    desc: texts.own,
    plugin_alias: 'own-data',
    category: 'init-plugin',
    build_version: '20250414150230',
  };
  const {name} = component(params.component);
  return {bean: {installed_plugins: name === 'api' ? [logs] : [], not_install_plugins: [own]}};
}

/** Keyword and secret of the triggers of builds. */
const WEBHOOKS: Readonly<Record<string, {path: string; own: object}>> = {
  code_webhooks: {path: 'webhooks', own: {deploy_keyword: 'deploy'}},
  api_webhooks: {path: 'custom/deploy', own: {secret_key: 'q7Rk2vTz'}},
  image_webhooks: {path: 'image/webhooks', own: {trigger: ''}},
};

function webhook({params, query}: Question): Data {
  const one = component(params.component);
  const {path, own} = WEBHOOKS[query.deployment_way ?? ''] ?? {path: '', own: {}};
  return {
    bean: {
      url: `https://rainbond.example.com/console/${path}/${one.id}`,
      status: query.deployment_way === 'code_webhooks',
      display: true,
      support_type: one.source === 'source_code' ? 1 : 2,
      ...own,
    },
  };
}

/** The health check of a component. */
function probe(one: Component): Data {
  return {
    bean: {
      ID: 1,
      service_id: one.id,
      probe_id: 'e08b5d2c91a74f63b5d0c7e4a9f21836',
      mode: 'readiness',
      scheme: 'http',
      path: '/health',
      port: one.port ?? 0,
      cmd: '',
      http_header: '',
      initial_delay_second: 10,
      period_second: 3,
      timeout_second: 20,
      failure_threshold: 3,
      success_threshold: 1,
      is_used: true,
    },
  };
}

const AFFINITY = `nodeAffinity:
  requiredDuringSchedulingIgnoredDuringExecution:
    nodeSelectorTerms:
    - matchExpressions:
      - key: kubernetes.io/arch
        operator: In
        values:
        - ${DATACENTER.arch}
`;

function kubernetesAttributes(one: Component): Data {
  const attribute = (ID: number, name: string, save_type: string, attribute_value: unknown) => ({
    ID,
    create_time: moment(9, 14, 5),
    update_time: moment(9, 14, 5),
    tenant_id: TEAM.id,
    component_id: one.id,
    name,
    save_type,
    attribute_value,
  });
  return {
    list: [
      attribute(1, 'affinity', 'yaml', AFFINITY),
      attribute(2, 'nodeSelector', 'json', [{key: 'disktype', value: 'ssd'}]),
    ],
  };
}

/** The tabs of a component. */
export const componentTabs: Answers = (api) => {
  const base = '/console/teams/:team/apps/:component';
  const of = (data: (one: Component) => Data) => answer(({params}) => data(component(params.component)));
  api.get(
    `${base}/xparules`,
    answer(({params}) => ({list: [scalingRule(component(params.component))]})),
  );
  api.get(`${base}/xparecords`, answer(scalingRecords()));
  api.get(`${base}/extend_method`, of(resources));
  api.get(
    `${base}/monitor/query_range`,
    answer(({params, query}) => curves(component(params.component), query)),
  );
  api.get(
    `${base}/dependency`,
    of((one) =>
      dependencies(
        one,
        COMPONENTS.filter(({name}) => one.uses.includes(name)),
      ),
    ),
  );
  api.get(
    `${base}/dependency-list`,
    of((one) =>
      dependencies(
        one,
        COMPONENTS.filter(({uses}) => uses.includes(one.name)),
      ),
    ),
  );
  api.get(`${base}/envs`, answer(variables));
  api.get(`${base}/volumes`, answer(volumes));
  api.get(`${base}/volume-opts`, answer({list: VOLUME_TYPES}));
  api.get(`${base}/mnt`, answer({total: 0}));
  api.get(`${base}/pluginlist`, answer(plugins));
  api.get(`${base}/webhooks/get-url`, answer(webhook));
  api.get(`${base}/build_envs`, answer({bean: {BUILD_RUNTIMES: '17'}}));
  api.get(`${base}/probe`, of(probe));
  api.get(
    '/console/teams/:team/users',
    answer({
      total: 1,
      list: [{user_id: USER.id, user_name: USER.name, nick_name: USER.name, email: USER.email, role_info: []}],
    }),
  );
  api.get(`${base}/labels`, answer({bean: {used_labels: [], unused_labels: []}}));
  api.get('/console/teams/:team/components/:component/k8s-attributes', of(kubernetesAttributes));
};
