import {answer, type Answers, type Data, type Question} from './answer';
import {podName, portAlias} from './component';
import {variablesOf} from './componentTabs';
import {storeTemplates} from './platform';
import {MOST_INSTANCES, shared} from './publishing';
import {APP, component, COMPONENTS, DATACENTER, moment, NOW, TEAM, USER, type Component} from './world';

/** A moment as the API of a cluster writes it. */
const clusterTime = (...at: Parameters<typeof moment>): string => `${moment(...at).replace(' ', 'T')}Z`;

/** Operations on a component: name, start, and length in seconds. */
const OPERATIONS = [
  ['upgrade-service', 16, 10, 30, 14],
  ['build-service', 16, 10, 28, 118],
  ['add-service-dependency', 15, 9, 41, 0],
  ['horizontal-service', 14, 16, 20, 9],
] as const;

/** The records, in the names of the Go structure that the API of V5.17 returns (`ServiceEvent`). */
function operations({query}: Question): Data {
  const list = OPERATIONS.map(([OptType, day, hour, minute, seconds], index) => ({
    ID: OPERATIONS.length - index,
    create_time: clusterTime(day, hour, minute),
    EventID: `ev${index}`,
    TenantID: TEAM.id,
    ServiceID: query.targetAlias ?? '',
    Target: 'service',
    TargetID: query.targetAlias ?? '',
    UserName: USER.name,
    StartTime: clusterTime(day, hour, minute),
    EndTime: clusterTime(day, hour, minute, seconds),
    OptType,
    SynType: seconds > 0 ? 0 : 1,
    Status: 'success',
    FinalStatus: 'complete',
    Message: '',
    Reason: '',
  }));
  return {has_next: false, total: list.length, list};
}

/** The domain that a public HTTP port gets by itself (`PORT.COMPONENT.TEAM` and the domain of the cluster). */
const defaultDomain = ({port, alias}: Component): string => `${port}.${alias}.${TEAM.name}.${DATACENTER.domain}`;

function ports(one: Component): Data {
  if (one.port === undefined) return {list: []};
  const prefix = portAlias(one);
  const domain = (ID: number, name: string, type: number) => ({
    ID,
    protocol: 'http',
    domain_type: 'www',
    domain_name: name,
    container_port: one.port,
    service_id: one.id,
    type,
  });
  const domains = one.domain === undefined ? [] : [domain(1, defaultDomain(one), 0), domain(2, one.domain, 1)];
  return {
    list: [
      {
        ID: 1,
        tenant_id: TEAM.id,
        service_id: one.id,
        container_port: one.port,
        mapping_port: one.port,
        lb_mapping_port: 0,
        protocol: one.protocol,
        port_alias: prefix,
        is_inner_service: true,
        is_outer_service: one.domain !== undefined,
        k8s_service_name: one.name,
        name: '',
        environment: [
          {desc: '', name: `${prefix}_HOST`, value: one.name},
          {desc: '', name: `${prefix}_PORT`, value: String(one.port)},
        ],
        inner_url: `${one.name}:${one.port}`,
        outer_url: '',
        bind_domains: domains,
        bind_tcp_domains: [],
      },
    ],
  };
}

/** Access policies of the gateway (`DomainQueryView`): each public port has its default domain and an own one. */
function policies(): Data {
  const policy = (one: Component, host: string, type: number) => {
    const isEncrypted = type === 1 && one.name === 'web';
    return {
      certificate_alias: isEncrypted ? 'wildcard-example-com' : '',
      domain_name: `${isEncrypted ? 'https' : 'http'}://${host}`,
      type,
      is_senior: isEncrypted,
      group_name: APP.name,
      service_cname: one.name,
      service_alias: one.alias,
      container_port: one.port,
      http_rule_id: `${one.id.slice(0, -1)}${type}`,
      service_id: one.id,
      domain_path: '/',
      domain_cookie: '',
      domain_heander: '',
      the_weight: 100,
      is_outer_service: 1,
      path_rewrite: false,
      rewrites: [],
      group_id: APP.id,
    };
  };
  const list = COMPONENTS.flatMap((one) =>
    one.domain === undefined ? [] : [policy(one, one.domain, 1), policy(one, defaultDomain(one), 0)],
  );
  return {bean: {total: list.length}, list};
}

/** Volumes of `mysql`, with the types that V5.17 has itself. */
function volumes({params}: Question): Data {
  const one = component(params.component);
  if (one.name !== 'mysql') return {list: []};
  const volume = (ID: number, volume_name: string, volume_path: string) => ({
    ID,
    service_id: one.id,
    category: 'application',
    host_path: '',
    volume_name,
    volume_path,
    volume_provider_name: '',
    access_mode: 'RWO',
    share_policy: '',
    backup_policy: '',
    reclaim_policy: '',
    allow_expansion: false,
    mode: null,
    dep_services: null,
    first: ID === 1,
  });
  return {
    list: [
      {...volume(1, 'data', '/var/lib/mysql'), volume_type: 'local', volume_capacity: 20, status: 'bound'},
      {...volume(2, 'backup', '/backup'), volume_type: 'share-file', volume_capacity: 50, status: 'not_bound'},
    ],
  };
}

/** The types of volumes that a stateful component is offered (`get_service_support_volume_options`). */
const VOLUME_TYPES = [
  {volume_type: 'share-file', name_show: '共享存储（文件）'},
  {volume_type: 'memoryfs', name_show: '临时存储'},
  {volume_type: 'local', name_show: '本地存储'},
];

/** Members of the team and their roles. */
const MEMBERS = [
  {user_id: USER.id, nick_name: USER.name, email: USER.email, roles: ['管理员', '拥有者']},
  {user_id: 2, nick_name: 'anna', email: 'anna@example.com', roles: ['开发者']},
  {user_id: 3, nick_name: 'ben', email: 'ben@example.com', roles: ['观察者']},
];

/** A metric: what its query names, its usual value, and how far it goes up and down slowly and from point to point. */
interface Metric {
  pattern: RegExp;
  level: number;
  slow: number;
  quick: number;
}

/** In the units of the charts: MiB, percent of a core, and KiB per second. */
const METRICS: readonly Metric[] = [
  {pattern: /memory/, level: 352, slow: 9, quick: 1.5},
  {pattern: /cpu/, level: 11.8, slow: 4.6, quick: 2.1},
  {pattern: /receive/, level: 47, slow: 19, quick: 8},
  {pattern: /transmit/, level: 82, slow: 31, quick: 12},
];

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

/** Seconds from one slow turn of a curve to the next, and how much lower the curve of the second instance is. */
const TURN = 540;
const SECOND_INSTANCE = 0.92;

/** Curves in the form of a Prometheus matrix, one for each instance. */
function curves({params, query}: Question): Data {
  const one = component(params.component);
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

/** Everything that publishing offers to change, with the connection information of each component. */
function shareInfo({locale}: Question): Data {
  const list = COMPONENTS.map((one) => {
    const common = shared(one);
    return {
      ...common,
      extend_method: one.isStateful ? 'state_multiple' : 'stateless_multiple',
      extend_method_map: {...common.extend_method_map, max_node: MOST_INSTANCES},
      service_env_map_list: variablesOf(one, 'inner', locale),
      service_connect_info_map_list: variablesOf(one, 'outer', locale),
    };
  });
  return {bean: {share_plugin_list: [], share_k8s_resources: [], share_service_list: list}};
}

/** Memory, in MiB, that the components of a template ask for together. */
const TEMPLATE_MEMORY: Readonly<Record<string, number>> = {
  am1: COMPONENTS.reduce((sum, {memory}) => sum + memory, 0),
  am2: 1024,
  am3: 128,
};

/** The templates of the local market, with their newest versions first (`_patch_rainbond_app_versions`). */
function templates({locale}: Question): Data {
  const list = storeTemplates(locale).map(({versions: _, versions_info: infos, ...template}) => ({
    ...template,
    versions_info: infos.toReversed(),
    min_memory: TEMPLATE_MEMORY[template.app_id],
  }));
  return {total: list.length, list};
}

/** Answers that only V5.17 needs. */
export const version517: Answers = (api) => {
  const team = '/console/teams/:team';
  const base = `${team}/apps/:component`;
  api.get(`${team}/events`, answer(operations));
  api.get(
    `${base}/ports`,
    answer(({params}) => ports(component(params.component))),
  );
  api.get('/console/enterprise/:enterprise/app-models', answer(templates));
  api.get(`${team}/share/:record/info`, answer(shareInfo));
  api.get(`${team}/domain/query`, answer(policies()));
  api.get('/console/enterprise/:enterprise/team/:team/app/:app/domain', answer(policies()));
  // Configuration files are as in the current version.
  api.get(`${base}/volumes`, async (context, next) =>
    context.req.query('is_config') === 'true' ? next() : answer(volumes)(context, next),
  );
  api.get(`${base}/volume-opts`, answer({list: VOLUME_TYPES}));
  api.get(`${base}/monitor/query_range`, answer(curves));
  api.get(`${team}/services/event`, answer({total: 0}));
  api.get(`${team}/applicants`, answer({total: 0}));
  api.get(
    `${team}/users/roles`,
    answer({
      total: MEMBERS.length,
      list: MEMBERS.map(({roles, ...member}) => ({
        ...member,
        roles: roles.map((role_name, index) => ({role_id: member.user_id * 10 + index, role_name})),
      })),
    }),
  );
};
