import {answer, bare, type Answers} from './answer';
import {
  architectures,
  ASSIGNED,
  CLUSTERS,
  DATACENTER,
  EDGE,
  ENTERPRISE,
  moment,
  TEAM,
  USER,
  type Cluster,
} from './world';

/** State of the sample data in which a third cluster is being installed from hosts. */
const INSTALLING = 'installing-cluster';

/** Number of an installation from hosts, which is also the token of its nodes. */
const INSTALLATION = '9c4e1b7a5d2f4836a0b8e6c3d1f79524';

/** Users of the enterprise, apart from the administrator. */
const COLLEAGUES = [
  {id: 2, name: 'alice', created: moment(2, 9, 20)},
  {id: 3, name: 'bob', created: moment(3, 14, 5)},
];

/** Roles that every team has from the start (`console/utils/perms.py`). */
const ROLES = [
  {ID: 1, name: '管理员'},
  {ID: 2, name: '开发者'},
  {ID: 3, name: '观察者'},
];

const addressOf = (name: string) => `${name}@example.com`;

/** Members of the team, as `TeamUsersRolesLView` lists them. */
const MEMBERS = [
  {nick_name: USER.name, email: USER.email, user_id: USER.id, roles: [{role_id: 0, role_name: '拥有者'}]},
  ...COLLEAGUES.map(({id, name}, index) => ({
    nick_name: name,
    email: addressOf(name),
    user_id: id,
    roles: ROLES.slice(index + 1, index + 2).map(({ID, name: role}) => ({role_id: ID, role_name: role})),
  })),
];

function user(id: number, name: string, created: string) {
  return {
    email: addressOf(name),
    nick_name: name,
    real_name: name,
    user_id: id,
    phone: '',
    create_time: created,
    default_favorite_name: null,
    default_favorite_url: null,
  };
}

const USERS = [
  user(USER.id, USER.name, moment(1, 9, 0)),
  ...COLLEAGUES.map(({id, name, created}) => user(id, name, created)),
];

/** A node of a cluster. Memory in MiB. */
interface Node {
  name: string;
  roles: readonly string[];
  cpu: {total: number; used: number};
  memory: {total: number; used: number};
}

const ALL_ROLES = ['control-plane', 'etcd', 'worker'];

/** Nodes of the clusters. Nodes that were added from hosts are named by their addresses. */
const NODES: Readonly<Record<string, readonly Node[]>> = {
  [DATACENTER.name]: [
    node('192.0.2.11', DATACENTER, {cpu: 2.6, memory: 8704}),
    node('192.0.2.12', DATACENTER, {cpu: 2.1, memory: 7168}),
    node('192.0.2.13', DATACENTER, {cpu: 1.7, memory: 5632}),
  ],
  [EDGE.name]: [{...node('edge-1', EDGE, {cpu: EDGE.cpu.used, memory: EDGE.memory.used}), roles: ['control-plane']}],
};

function node(name: string, {nodes, cpu, memory}: Cluster, used: {cpu: number; memory: number}): Node {
  return {
    name,
    roles: ALL_ROLES,
    cpu: {total: cpu.total / nodes, used: used.cpu},
    memory: {total: memory.total / nodes, used: used.memory},
  };
}

/** Nodes as `EnterpriseServices.get_nodes` lists them, which divides the MiB by 1,000. */
function nodesOf(name: string | undefined, state: string) {
  const nodes = NODES[name ?? ''] ?? [];
  const cluster = CLUSTERS.find((one) => one.name === name) ?? DATACENTER;
  // The last node has the last of the architectures.
  const arch = (index: number) => (index === nodes.length - 1 ? architectures(cluster, state).at(-1) : cluster.arch);
  const roles = nodes.flatMap((one) => one.roles);
  return {
    bean: Object.fromEntries(roles.map((role) => [role, roles.filter((other) => other === role).length])),
    list: nodes.map((one, index) => ({
      name: one.name,
      status: 'Ready',
      role: one.roles,
      unschedulable: false,
      arch: arch(index),
      req_cpu: one.cpu.used,
      cap_cpu: one.cpu.total,
      req_memory: one.memory.used / 1000,
      cap_memory: one.memory.total / 1000,
    })),
  };
}

/** Platform components of a cluster with the number of their Pods. */
const PLATFORM_PODS: readonly (readonly [name: string, pods: number])[] = [
  ['minio', 1],
  ['rbd-api', 1],
  ['rbd-chaos', 1],
  ['rbd-db', 1],
  ['rbd-gateway', 1],
  ['rbd-hub', 1],
  ['rbd-monitor', 1],
  ['rbd-mq', 1],
  ['rbd-worker', 1],
  ['rainbond-operator', 1],
];

/** Hosts of an installation: the first is a node, the second has just registered (`ClusterRKENode`). */
const HOSTS = [
  {
    status: 'Ready',
    name: '192.0.2.61',
    internal_ip: '192.0.2.61',
    external_ip: null,
    os_image: 'Ubuntu 24.04.2 LTS',
    roles: 'control-plane, etcd, worker, master',
    uptime: '0:07:12',
    installation_status: '',
  },
  {
    status: 'Registering',
    name: '192.0.2.62',
    internal_ip: '192.0.2.62',
    external_ip: '',
    os_image: '',
    roles: 'worker',
    uptime: '',
    installation_status: 'wait for the node to start',
  },
];

/** A team as `TeamService.jg_teams` lists it. Memory in MiB, CPU in thousandths of a core. */
const TEAM_ROW = {
  ID: 1,
  tenant_id: TEAM.id,
  tenant_name: TEAM.name,
  tenant_alias: TEAM.alias,
  is_active: true,
  create_time: moment(1, 9, 10),
  creater: USER.id,
  limit_memory: 0,
  update_time: moment(1, 9, 10),
  enterprise_id: ENTERPRISE.id,
  namespace: TEAM.name,
  logo: null,
  region: DATACENTER.name,
  region_list: [{region_name: DATACENTER.name, region_alias: DATACENTER.alias, region_id: DATACENTER.id}],
  team_alias: TEAM.alias,
  team_name: TEAM.name,
  user_number: MEMBERS.length,
  owner_name: USER.name,
  set_limit_memory: 0,
  set_limit_cpu: 0,
  set_limit_storage: 0,
  running_apps: 1,
  memory_request: ASSIGNED.memory,
  cpu_request: ASSIGNED.cpu,
  storage_request: ASSIGNED.disk,
};

/** Text of a certificate or key, as long as the form needs it. */
const pem = (kind: string, text: string) => `-----BEGIN ${kind}-----\n${text}\n-----END ${kind}-----`;

/** A cluster as the form for changing it gets it (`RegionService.conver_region_info`). */
function detailsOf(id: string | undefined) {
  const cluster = CLUSTERS.find((one) => one.id === id) ?? DATACENTER;
  return {
    region_id: cluster.id,
    region_alias: cluster.alias,
    region_name: cluster.name,
    status: '1',
    region_type: ['custom'],
    enterprise_id: ENTERPRISE.id,
    enterprise_alias: ENTERPRISE.name,
    url: `https://${cluster.host}:8443`,
    wsurl: `ws://${cluster.host}:6060`,
    scope: 'private',
    provider: cluster.provider,
    provider_cluster_id: '',
    httpdomain: cluster.domain,
    tcpdomain: cluster.host,
    ssl_ca_cert: pem('CERTIFICATE', 'MIIDITCCAgmgAwIBAgIRAKqXo3sampleca'),
    cert_file: pem('CERTIFICATE', 'MIIDRzCCAi+gAwIBAgIQJ0o7sampleclient'),
    key_file: pem('RSA PRIVATE KEY', 'MIIEpAIBAAKCAQEAv3samplekey'),
    desc: '',
    create_time: cluster.created,
  };
}

/** Backups of the console's data, newest first. */
const BACKUPS = [
  {name: 'rainbond-console-backup-data-20250416020000.tar.gz', size: 1_862_451},
  {name: 'rainbond-console-backup-data-20250409020000.tar.gz', size: 1_640_236},
];

/** Access tokens of the user. Their ends are seconds. */
const TOKENS = [
  {ID: 1, note: 'ci', user_id: USER.id, expire_time: Date.UTC(2025, 9, 16, 12) / 1000},
  {ID: 2, note: 'monitoring', user_id: USER.id, expire_time: null},
];

/** Teams, roles, users, clusters, and settings. */
export const administration: Answers = (api) => {
  const enterprise = '/console/enterprise/:enterprise';
  const region = `${enterprise}/regions/:region`;
  api.get(
    `${region}/nodes`,
    answer(({params, state}) => nodesOf(params.region, state)),
  );
  api.get(
    `${region}/rbd-components`,
    answer({
      list: PLATFORM_PODS.map(([name, pods]) => ({
        name,
        run_pods: pods,
        all_pods: pods,
        status: 'Running',
        pods: [],
      })),
    }),
  );
  api.get(
    region,
    answer(({params}) => ({bean: detailsOf(params.region)})),
  );
  api.get(
    '/console/cluster',
    answer({
      bean: {
        event_id: INSTALLATION,
        create_status: 'initializing',
        cluster_name: '',
        cluster_id: '',
        server_host: '',
      },
    }),
  );
  api.get(
    '/console/cluster_node',
    answer(({state}) => ({list: state === INSTALLING ? HOSTS : []})),
  );
  api.get('/console/cluster_node_ip', answer({list: HOSTS.map(({name}) => name)}));

  api.get(`${enterprise}/teams`, answer({bean: {total_count: 1, page: 1, page_size: 10, list: [TEAM_ROW]}}));
  api.get(`${enterprise}/team_names`, answer({bean: {tenant_names: [TEAM.name]}}));
  api.get(`${enterprise}/overview/team`, answer({bean: {active_teams: [], new_join_team: [], request_join_team: []}}));
  api.get(`${enterprise}/users`, answer({list: USERS, page: 1, page_size: 10, total: USERS.length}));
  api.get(`${enterprise}/backups`, answer({list: BACKUPS}));
  api.get('/console/enterprise/registerstatus', answer({bean: {is_regist: true}}));
  api.get('/console/enterprise/monitor_alarm', answer({bean: {is_alarm: true}}));
  api.get('/console/config/oss', bare({}));
  api.get(
    '/console/enterprises/:enterprise/sms-config',
    answer({
      bean: {
        sms_config: {
          enable: true,
          value: {
            access_key: '',
            access_secret: '',
            sign_name: '',
            template_code: '',
            provider: 'aliyun',
            sms_account: '',
          },
        },
      },
    }),
  );
  api.get('/console/teams/:team/services/event', answer({total: 0}));
  api.get('/console/teams/:team/users/roles', answer({list: MEMBERS}));
  api.get('/console/teams/:team/roles', answer({list: ROLES}));
  api.get('/console/users/access-token', answer({list: TOKENS}));
};
