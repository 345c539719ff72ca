import type {Locale} from '../../src/config/locale';
import {answer, bare, type Answers} from './answer';
import {
  APP,
  architectures,
  ASSIGNED,
  CLUSTERS,
  COMPONENTS,
  DATACENTER,
  ENTERPRISE,
  isTrial,
  moment,
  TEAM,
  TRIAL,
  USER,
  type Cluster,
} from './world';
import type {Permissions} from './permissions';

const setting = (value: unknown, enable = true) => ({enable, value});

/** Settings as a fresh console returns them (`console/services/config_service.py`, `console/views/logos.py`). */
const settings = (tag: string) => ({
  title: setting(''),
  logo: setting(null),
  login_image: setting(null),
  favicon: setting(null),
  is_regist: setting(true),
  is_alarm: setting(null),
  document: setting({platform_url: 'https://www.rainbond.com/'}),
  official_demo: setting(null),
  captcha_code: setting(null, false),
  header_color: setting(''),
  header_writing_color: setting(''),
  sidebar_color: setting(''),
  sidebar_writing_color: setting(''),
  footer: setting(''),
  shadow: setting(null),
  enterprise_edition: setting('true'),
  security_restrictions: setting(null, false),
  is_public: setting(false),
  market_url: setting('https://market.example.com'),
  enterprise_center_oauth: setting(null),
  version: setting(tag),
  is_user_register: setting(true),
  oauth_services: setting([]),
  sso_enable: false,
  diy: true,
  diy_customer: 'rainbond',
  enable_yum_oauth: false,
  is_delivery_version: false,
  is_disable_logout: false,
  is_offline: false,
  eid: ENTERPRISE.id,
  enterprise_id: ENTERPRISE.id,
  enterprise_name: ENTERPRISE.name,
  default_market_url: '',
});

const ENTERPRISE_INFO = {
  ID: 1,
  enterprise_id: ENTERPRISE.id,
  enterprise_name: ENTERPRISE.name,
  enterprise_alias: ENTERPRISE.name,
  is_active: 1,
  create_time: moment(1, 9, 0),
  enterprise_token: '',
  logo: setting(null),
  oauth_services: setting([], false),
  appstore_image_hub: setting({hub_url: ''}, false),
  // As after the guide for newcomers was closed.
  newbie_guide: setting(null, false),
  object_storage: setting({}, false),
  auto_ssl: setting(null, false),
  export_app: setting(null, false),
  show_k8s: setting(''),
  show_langue: setting(''),
  title: setting(''),
  favicon: setting(null),
  login_image: setting(null),
  official_demo: setting(null),
  captcha_code: setting(null, false),
  document: setting({platform_url: 'https://www.rainbond.com/'}),
  footer: setting(''),
  shadow: setting(null),
  security_restrictions: setting(null, false),
  cloud_market: setting(null, true),
  visual_monitor: setting({}, false),
  disable_install_cluster_log: true,
};

const teamRegion = {
  service_status: 1,
  is_active: true,
  region_status: '1',
  team_region_alias: DATACENTER.alias,
  region_tenant_id: TEAM.id,
  team_region_name: DATACENTER.name,
  region_scope: 'public',
  region_create_time: DATACENTER.created,
  websocket_uri: 'ws://127.0.0.1/ws',
  tcpdomain: DATACENTER.host,
  region_id: DATACENTER.id,
};

/** The team of the trial in place of the usual one. */
const inTrial = <Team>(team: Team) => ({
  ...team,
  team_name: TRIAL.team.name,
  team_alias: TRIAL.team.alias,
  namespace: TRIAL.team.name,
  region: [{...teamRegion, team_region_name: TRIAL.cluster.name, team_region_alias: TRIAL.cluster.alias}],
});

/** What an administrator may do outside teams (`list_enterprise_perms_by_roles`). */
const ENTERPRISE_PERMISSIONS = [
  'create_app',
  'edit_app',
  'delete_app',
  'import_app',
  'export_app',
  'create_app_store',
  'get_app_store',
  'edit_app_store',
  'delete_app_store',
  'edit_app_version',
  'delete_app_version',
  'get_ent_teams',
].map((permission) => `app_store.${permission}`);

function userDetails(permissions: Permissions, state: string) {
  const team = {
    team_id: 1,
    team_name: TEAM.name,
    team_alias: TEAM.alias,
    limit_memory: 0,
    region: [teamRegion],
    creater: USER.id,
    create_time: moment(1, 9, 10),
    namespace: TEAM.name,
    role_name_list: [],
    tenant_actions: permissions,
    is_team_owner: true,
  };
  return {
    user_id: USER.id,
    user_name: USER.name,
    real_name: USER.name,
    nick_name: USER.name,
    logo: '',
    email: USER.email,
    enterprise_id: ENTERPRISE.id,
    phone: '',
    is_sys_admin: true,
    is_enterprise_active: 1,
    is_enterprise_admin: true,
    roles: ['admin', 'app_store'],
    permissions: ENTERPRISE_PERMISSIONS,
    teams: [isTrial(state) ? inTrial(team) : team],
    oauth_services: [],
  };
}

/** A cluster as the list of clusters has it (`console/services/region_services.py`). */
function region(cluster: Cluster, tag: string, state: string) {
  return {
    region_id: cluster.id,
    region_alias: cluster.alias,
    region_name: cluster.name,
    status: '1',
    region_type: [],
    enterprise_id: ENTERPRISE.id,
    enterprise_alias: ENTERPRISE.name,
    url: `https://${cluster.host}:8443`,
    wsurl: `ws://${cluster.host}:6060`,
    scope: 'private',
    provider: cluster.provider,
    provider_cluster_id: '',
    httpdomain: cluster.domain,
    tcpdomain: cluster.host,
    desc: '',
    total_memory: cluster.memory.total,
    used_memory: cluster.memory.used,
    total_cpu: cluster.cpu.total,
    used_cpu: cluster.cpu.used,
    total_disk: cluster.disk.total,
    used_disk: cluster.disk.used,
    // With the commit and the time of the build, as in images of a release.
    rbd_version: `${tag}-9ac929a-2025-04-15-11`,
    health_status: 'ok',
    resource_proxy_status: true,
    create_time: cluster.created,
    k8s_version: cluster.kubernetes,
    all_nodes: cluster.nodes,
    node_ready: cluster.nodes,
    run_pod_number: cluster.pods,
    arch: architectures(cluster, state),
    services_status: cluster === DATACENTER ? {running: COMPONENTS.length} : {},
  };
}

/** Guides that a newcomer has closed. */
const CLOSED_GUIDES = ['welcome', 'applicationInfo', 'installApp', 'teamOverview', 'appOverview', 'market'];

const STORE_TEMPLATES = [
  {id: 'am1', name: 'shop', en: 'Sample shop template', zh: '示例商城应用模板', versions: ['1.0']},
  {id: 'am2', name: 'mysql', en: 'Single-node database', zh: '单节点数据库', versions: ['8.0', '8.4']},
  {id: 'am3', name: 'redis', en: 'Cache', zh: '缓存', versions: ['7.2']},
];

/** The templates of the local market. */
export const storeTemplates = (locale: Locale) =>
  STORE_TEMPLATES.map(({id, name, versions, ...texts}) => ({
    app_id: id,
    app_name: name,
    describe: texts[locale],
    details: '',
    pic: '',
    scope: 'enterprise',
    create_team: TEAM.name,
    source: 'local',
    dev_status: 'release',
    tags: [],
    is_ingerit: true,
    install_number: 0,
    is_official: false,
    arch: [DATACENTER.arch],
    versions_info: versions.map((version) => ({
      version,
      version_alias: '',
      dev_status: 'release',
      is_complete: true,
      arch: DATACENTER.arch,
    })),
    versions,
    create_time: moment(10, 11, 20),
    update_time: moment(10, 11, 26),
    enable: true,
  }));

/** Who is signed in, the enterprise, its clusters, and its store. */
export const platform =
  (tag: string, permissions: Permissions): Answers =>
  (api) => {
    api.get(
      '/console/config/info',
      // Nobody has registered in a new trial.
      answer(({state}) => ({bean: {...settings(tag), is_user_register: setting(state !== 'new')}})),
    );
    api.get(
      '/console/users/details',
      answer(({state}) => ({bean: userDetails(permissions, state)})),
    );
    api.get('/console/enterprises', answer({list: [ENTERPRISE_INFO]}));
    api.get('/console/custom_configs', answer({list: CLOSED_GUIDES.map((key) => ({key, value: true}))}));
    api.get('/console/users/custom_configs', answer({list: CLOSED_GUIDES.map((key) => ({key, value: true}))}));
    api.put('/console/custom_configs', answer({}));
    api.put('/console/users/custom_configs', answer({}));
    api.get('/console/users/team_details', answer({}));
    api.get('/console/storage_statistics', answer({bean: {used_storage: {value: 8.6, unit: 'GB'}}}));
    api.get('/console/hub/registry', answer({}));
    api.post('/api/v1/user/sync/data', answer({}));

    const enterprise = '/console/enterprise/:enterprise';
    api.get(`${enterprise}/info`, answer({bean: ENTERPRISE_INFO}));
    api.get(
      `${enterprise}/licenses`,
      answer({
        bean: {
          expect_cluster: -1,
          actual_cluster: CLUSTERS.length,
          expect_memory: -1,
          actual_memory: 0,
          expect_node: -1,
          actual_node: 4,
          end_time: '',
        },
      }),
    );
    api.get(`${enterprise}/regions/:region/officialplugins`, answer({bean: {need_authz: false}}));
    api.get(`${enterprise}/regions/:region/plugins`, answer({}));
    api.get(`${enterprise}/regions/:region/batch-gateway`, answer({}));
    api.get(
      `${enterprise}/regions`,
      answer(({state}) => ({list: CLUSTERS.map((cluster) => region(cluster, tag, state))})),
    );
    api.get(`${enterprise}/alerts`, answer({}));
    api.get(`${enterprise}/storehub-check`, answer({bean: {is_public: true}}));
    api.get(`${enterprise}/cloud/markets`, answer({}));
    const team = {
      team_id: TEAM.id,
      team_name: TEAM.name,
      team_alias: TEAM.alias,
      region: DATACENTER.name,
      region_list: [{region_name: DATACENTER.name, region_alias: DATACENTER.alias}],
      owner_name: USER.name,
    };
    api.get(`${enterprise}/myteams`, answer({list: [{...team, role: ['owner']}]}));
    api.get(`${enterprise}/teams`, answer({bean: {total_count: 1, page: 1, page_size: 10, list: [team]}}));
    api.get(
      `${enterprise}/app-models/tag`,
      answer({
        list: [
          {name: 'database', tag_id: 1},
          {name: 'tools', tag_id: 2},
        ],
      }),
    );
    api.get(
      `${enterprise}/app-models`,
      answer(({locale}) => ({
        total: STORE_TEMPLATES.length,
        bean: {total: STORE_TEMPLATES.length},
        list: storeTemplates(locale),
      })),
    );
    // The page filters `data` itself: it is an array.
    api.get(
      '/console/proxy/enterprise-server/api/v1/enterprises/:enterprise/appstores',
      bare({code: 200, msg: 'success', data: []}),
    );

    const overview = {
      logo: '',
      user_nums: 3,
      team_app_num: 1,
      team_service_num: COMPONENTS.length,
      eid: ENTERPRISE.id,
      team_id: TEAM.id,
      team_alias: TEAM.alias,
      region_id: DATACENTER.id,
      region_health: true,
      cpu_usage: ASSIGNED.cpu,
      memory_usage: ASSIGNED.memory,
      disk_usage: ASSIGNED.disk,
      running_app_num: 1,
      running_component_num: COMPONENTS.length,
      team_service_total_disk: 0,
      team_service_total_cpu: 0,
      team_service_total_memory: 0,
    };
    api.get('/console/teams/:team/overview', answer({bean: overview}));
    api.get('/console/teams/:team/overview/new', answer({bean: overview}));
    api.get('/console/teams/:team/apps', answer({bean: {total: 1}, list: [{...appSummary(), accesses: []}]}));
  };

function appSummary() {
  return {
    group_id: APP.id,
    ID: APP.id,
    app_id: APP.id,
    group_name: APP.name,
    app_name: APP.name,
    services_num: COMPONENTS.length,
    create_time: APP.created,
    update_time: APP.updated,
    status: 'RUNNING',
    share_record_num: 1,
    backup_record_num: 0,
    used_mem: ASSIGNED.memory,
    used_cpu: ASSIGNED.cpu,
    used_disk: ASSIGNED.disk,
    allocate_mem: ASSIGNED.memory,
    note: '',
  };
}
