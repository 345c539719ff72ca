import {Hono} from 'hono';
import {getCookie} from 'hono/cookie';
import {answer, type Answers, type Data} from './answer';
import {serviceOf, summaryOf} from './component';
import {APP, DATACENTER, ENTERPRISE, isTrial, moment, TEAM, TRIAL, USER, type Component} from './world';

/** The component of the first tutorial. */
const GAME: Component = {
  id: 'd15e1f0a9b8c7d6e5f4a3b2c1d0e9f8a',
  alias: 'gr1a2b3c',
  name: 'game-2048',
  source: 'source_code',
  language: 'static',
  image: '',
  instances: 1,
  memory: 512,
  usedMemory: 11,
  cpu: 0,
  port: 5000,
  protocol: 'http',
  domain: `gr1a2b3c-5000-${TRIAL.team.name}-${TRIAL.cluster.domain}`,
  isStateful: false,
  uses: [],
};

/** Its repository in the first tutorial, and the reader's own one in the tutorial about versions. */
const GAME_REPOSITORY = 'https://github.com/goodrain/static-demo.git';

/** Its versions in the tutorial about versions. The second one runs. */
const GAME_BUILDS = [
  {
    version: '20250416114205',
    minute: 42,
    second: 5,
    seconds: 38,
    commit: '51fd8e2c7a90b4d3f16e85c2097bd4ae31f60c98',
    message: '2048 second edition',
  },
  {
    version: '20250416111830',
    minute: 18,
    second: 30,
    seconds: 94,
    commit: 'c07a4b91e25d83f6047c9ab1d5e380f2796b4c1d',
    message: 'Add the game',
  },
] as const;

/** The components of the second tutorial, in the application `orders`. */
const ORDERS_MYSQL: Component = {
  id: 'e15e1f0a9b8c7d6e5f4a3b2c1d0e9f8a',
  alias: 'gr4d5e6f',
  name: 'mysql',
  source: 'docker_image',
  language: '',
  image: 'mysql:8.4',
  instances: 1,
  memory: 1024,
  usedMemory: 478,
  cpu: 0,
  port: 3306,
  protocol: 'mysql',
  domain: undefined,
  isStateful: true,
  uses: [],
};

const ORDERS_WEB: Component = {
  id: 'e25e1f0a9b8c7d6e5f4a3b2c1d0e9f8a',
  alias: 'gr7c8d9e',
  name: 'web',
  source: 'source_code',
  language: 'Java-maven',
  image: '',
  instances: 1,
  memory: 1024,
  usedMemory: 283,
  cpu: 0,
  port: 5000,
  protocol: 'http',
  domain: `gr7c8d9e-5000-${TRIAL.team.name}-${TRIAL.cluster.domain}`,
  isStateful: false,
  uses: ['mysql'],
};

/** An application of the tutorials. */
interface Tutorial {
  name: string;
  components: readonly Component[];
}

const DEMO: Tutorial = {name: 'demo', components: [GAME]};

/** The application of a state of the sample data. */
const TUTORIALS: Readonly<Record<string, Tutorial>> = {
  trial: DEMO,
  versions: DEMO,
  orders: {name: 'orders', components: [ORDERS_MYSQL, ORDERS_WEB]},
};

const tutorialOf = (state: string): Tutorial | undefined => TUTORIALS[state];

const inTutorial = (one: Component) => ({
  ...summaryOf(one),
  app_name: tutorialNameOf(one),
  group_name: tutorialNameOf(one),
});

const tutorialNameOf = (one: Component): string => (one === GAME ? 'demo' : 'orders');

function detailOf(one: Component, repository: string): Data {
  return {
    bean: {
      service: {...serviceOf(one), ...inTutorial(one), git_url: repository, code_version: 'master'},
      event_websocket_url: 'ws://127.0.0.1/event_log',
      is_third: false,
      register_way: '',
      endpoints_type: '',
    },
  };
}

/** A port as detection adds it: with the addresses that other components get. */
function portOf(one: Component, port: number, portAlias: string) {
  const isOuter = one.domain !== undefined;
  return {
    ID: port,
    tenant_id: TEAM.id,
    service_id: one.id,
    service_alias: one.alias,
    container_port: port,
    mapping_port: port,
    lb_mapping_port: 0,
    protocol: one.protocol,
    port_alias: portAlias,
    is_inner_service: true,
    is_outer_service: isOuter,
    k8s_service_name: one.alias,
    name: '',
    environment: [
      {desc: '连接地址', name: `${portAlias}_HOST`, value: one.alias},
      {desc: '端口', name: `${portAlias}_PORT`, value: String(port)},
    ],
    inner_url: `${one.alias}:${port}`,
    outer_url: isOuter ? `${port}.${one.alias}.${TRIAL.team.name}.${TRIAL.cluster.domain}:80` : '',
    bind_domains: isOuter
      ? [{protocol: 'http', domain_type: 'www', ID: -1, domain_name: one.domain, container_port: port}]
      : [],
    bind_tcp_domains: [],
  };
}

/** An environment variable. Those that belong to a port can't be changed. */
const variable = (scope: 'inner' | 'outer', name: string, value: string, port = 0) => ({
  ID: name.length + port,
  tenant_id: TEAM.id,
  service_id: ORDERS_MYSQL.id,
  container_port: port,
  name: '',
  attr_name: name,
  attr_value: value,
  is_change: port === 0,
  scope,
  create_time: moment(16, 11, 20),
});

/** The connection information of the database, in the order of the names. */
const CONNECTION = [
  variable('outer', 'MYSQL_DATABASE', 'demo'),
  {...variable('outer', 'MYSQL_HOST', ORDERS_MYSQL.alias, 3306), name: '连接地址'},
  variable('outer', 'MYSQL_PASSWORD', 'demo-password'),
  {...variable('outer', 'MYSQL_PORT', '3306', 3306), name: '端口'},
  variable('outer', 'MYSQL_USER', 'demo'),
];

const MYSQL_INNER = [variable('inner', 'MYSQL_ROOT_PASSWORD', 'root-password')];

/** Numbers of the team. */
function overviewOf(state: string) {
  const components = tutorialOf(state)?.components ?? [];
  const running = components.length;
  return {
    logo: '',
    user_nums: 1,
    team_app_num: running > 0 ? 1 : 0,
    team_service_num: running,
    eid: ENTERPRISE.id,
    team_id: TEAM.id,
    team_alias: TRIAL.team.alias,
    team_service_memory_count: 0,
    team_service_total_disk: 0,
    team_service_total_cpu: 0,
    team_service_total_memory: 0,
    team_service_use_cpu: 0,
    region_id: DATACENTER.id,
    region_health: true,
    // Limits, as in `ASSIGNED`.
    cpu_usage: 0,
    memory_usage: components.reduce((sum, {memory}) => sum + memory, 0),
    disk_usage: 0,
    running_app_num: running > 0 ? 1 : 0,
    running_component_num: running,
  };
}

/** The team, before and after an application of the tutorials. */
const teamPages: Answers = (api) => {
  const team = '/console/teams/:team';
  const groups = ({state}: {state: string}): Data => {
    const tutorial = tutorialOf(state);
    if (!tutorial) return {};
    const {name, components} = tutorial;
    return {
      list: [
        {
          group_id: APP.id,
          group_name: name,
          component_num: components.length,
          service_list: components.map(inTutorial),
        },
      ],
    };
  };
  api.get(`${team}/overview/groups`, answer(groups));
  for (const part of ['overview', 'overview/new']) {
    api.get(
      `${team}/${part}`,
      answer(({state}) => ({bean: overviewOf(state)})),
    );
  }
  api.get(`${team}/apps`, answer({bean: {total: 0}}));
  api.get(
    `${team}/app_names`,
    answer(({state}) => {
      const tutorial = tutorialOf(state);
      const names = {group_id: APP.id, group_name: tutorial?.name, app_id: APP.id, app_name: tutorial?.name};
      return {list: tutorial ? [names] : []};
    }),
  );
  api.get(
    '/console/enterprise/:enterprise/myteams',
    answer({
      list: [
        {
          team_id: TEAM.id,
          team_name: TRIAL.team.name,
          team_alias: TRIAL.team.alias,
          region: TRIAL.cluster.name,
          region_list: [{region_name: TRIAL.cluster.name, region_alias: TRIAL.cluster.alias}],
          role: ['owner'],
          owner_name: USER.name,
        },
      ],
    }),
  );
};

/** The application of a tutorial. */
const applicationPages: Answers = (api) => {
  const team = '/console/teams/:team';
  const app = `${team}/groups/:app`;
  api.get(
    app,
    answer(({state}) => {
      const tutorial = tutorialOf(state);
      return {
        bean: {
          ID: APP.id,
          app_id: APP.id,
          group_id: APP.id,
          group_name: tutorial?.name,
          app_name: tutorial?.name,
          app_type: 'rainbond',
          service_num: tutorial?.components.length,
          share_num: 0,
          resources_num: 0,
          ingress_num: 1,
          config_group_num: 0,
          logo: '',
          k8s_app: tutorial?.name,
          can_edit: false,
          app_arch: [DATACENTER.arch],
          username: USER.name,
          principal: USER.name,
          email: USER.email,
          create_status: 'complete',
          compose_id: null,
          note: '',
          governance_mode: 'KUBERNETES_NATIVE_SERVICE',
          create_time: moment(16, 11, 10),
          update_time: moment(16, 11, 40),
          region_name: TRIAL.cluster.name,
          tenant_id: TEAM.id,
          namespace: TRIAL.team.name,
          region_app_id: APP.regionId,
          is_default: false,
          order_index: 0,
        },
      };
    }),
  );
  api.get(
    `${app}/status`,
    answer(({state}) => ({
      list: {status: 'RUNNING', memory: overviewOf(state).memory_usage, cpu: 0, disk: 0, app_id: APP.id},
    })),
  );
  api.get(
    `${team}/regions/:region/topological`,
    answer(({state}) => {
      const components = tutorialOf(state)?.components ?? [];
      return {
        bean: {
          json_data: Object.fromEntries(components.map((one) => [one.id, inTutorial(one)])),
          json_svg: Object.fromEntries(
            components.map(({id, uses}) => [
              id,
              components.filter(({name}) => uses.includes(name)).map((one) => one.id),
            ]),
          ),
        },
      };
    }),
  );
  api.get(
    `${team}/group/service/visit`,
    answer(({state}) => ({
      list: (tutorialOf(state)?.components ?? [])
        .filter(({domain}) => domain !== undefined)
        .map(({alias, name, port, domain}) => ({
          access_type: 'http_port',
          access_info: [
            {service_alias: alias, service_cname: name, container_port: port, access_urls: [`http://${domain}`]},
          ],
        })),
    })),
  );
};

/** The component of the first tutorial: its creation, its first build, its versions. */
const gamePages: Answers = (api) => {
  const base = `/console/teams/:team/apps/${GAME.alias}`;
  api.get(
    `${base}/detail`,
    answer(() => detailOf(GAME, GAME_REPOSITORY)),
  );
  api.get(
    `${base}/brief`,
    answer(() => ({bean: inTutorial(GAME)})),
  );
  api.get(`${base}/get_check_uuid`, answer({bean: {check_uuid: '5a8c2e71-90d4-4b6f-a1e3-7d2f6c0b9e84'}}));
  api.get(
    `${base}/check`,
    answer({
      bean: {
        check_status: 'success',
        error_infos: [],
        is_multi: false,
        service_info: [
          {type: 'language', key: '代码语言', value: GAME.language},
          {type: 'source_from', key: '源码信息', value: `${GAME_REPOSITORY}  branch: master`},
        ],
      },
    }),
  );
  api.get(`${base}/ports`, answer({list: [portOf(GAME, 5000, `${GAME.alias.toUpperCase()}5000`)]}));
  api.get(
    `${base}/status`,
    answer(({state}) => ({
      bean: {
        check_uuid: '',
        status: 'running',
        status_cn: '运行中',
        disabledAction: ['restart'],
        activeAction: ['stop', 'deploy', 'visit', 'manage_container', 'reboot'],
        // Soon after the end of the build that runs.
        start_time: state === 'trial' ? '2025-04-16T11:20:12Z' : '2025-04-16T11:42:51Z',
      },
    })),
  );
  api.get(`${base}/resource`, answer({bean: {memory: GAME.memory, cpu: GAME.cpu, disk: 0}}));
  api.get(
    `${base}/pods`,
    answer({
      list: {
        new_pods: [
          {
            pod_name: 'demo-game-2048-7f6b9c8d54-w8n2k',
            pod_status: 'RUNNING',
            manage_name: 'manager',
            container: [
              {
                container_name: GAME.name,
                memory_limit: GAME.memory,
                memory_usage: GAME.usedMemory,
                usage_rate: (100 * GAME.usedMemory) / GAME.memory,
              },
            ],
          },
        ],
        old_pods: null,
      },
    }),
  );
  api.get(
    `${base}/buildsource`,
    answer({
      bean: {
        service_source: GAME.source,
        code_version: 'master',
        git_url: GAME_REPOSITORY,
        language: GAME.language,
        code_from: 'gitlab_manual',
      },
    }),
  );
  const [newest, first] = GAME_BUILDS;
  api.get(
    `${base}/version`,
    answer(({state}) => {
      // The first tutorial knows one version. In the other one, the newer one runs.
      const builds = state === 'trial' ? [first] : GAME_BUILDS;
      return {
        bean: {
          is_upgrade: false,
          current_version: builds[0]?.version,
          success_num: String(builds.length),
          failure_num: '0',
        },
        total: String(builds.length),
        list: builds.map(({version, minute, second, seconds, commit, message}) => ({
          event_id: version,
          build_version: version,
          kind: '源码构建',
          service_type: 'image',
          repo_url: GAME_REPOSITORY,
          create_time: moment(16, 11, minute, second),
          finish_time: moment(16, 11, minute, second + seconds),
          status: 'success',
          build_user: '',
          code_commit_msg: message,
          code_version: commit,
          code_branch: 'master',
          code_commit_author: 'dev',
          image_repo: '',
          image_domain: 'docker.io',
          image_tag: 'latest',
          vm_image: '',
          upgrade_or_rollback: version === newest.version || state === 'trial' ? 0 : -1,
        })),
      };
    }),
  );
  api.get(
    `${base}/visit`,
    answer({
      bean: {
        access_type: 'http_port',
        access_info: [
          {
            access_urls: [`http://${GAME.domain}`],
            container_port: GAME.port,
            protocol: GAME.protocol,
            mapping_port: GAME.port,
          },
        ],
      },
    }),
  );
  for (const part of ['volumes', 'mnt', 'envs', 'volume-opts']) api.get(`${base}/${part}`, answer({bean: {total: 0}}));
};

/** Operations on the component of the first tutorial: the first build, which runs. */
const gameOperations: Answers = (api) => {
  api.get(
    '/console/teams/:team/events',
    answer({
      has_next: false,
      total: 1,
      list: [
        {
          event_id: 'first-build',
          create_time: moment(16, 11, 59, 12),
          end_time: '',
          target: 'service',
          target_id: GAME.id,
          user_name: USER.name,
          opt_type: 'build-service',
          syn_type: 0,
          status: '',
          final_status: '',
          message: '',
          reason: '',
        },
      ],
    }),
  );
};

/** The database of the second tutorial. */
const databasePages: Answers = (api) => {
  const base = `/console/teams/:team/apps/${ORDERS_MYSQL.alias}`;
  api.get(
    `${base}/detail`,
    answer(() => detailOf(ORDERS_MYSQL, '')),
  );
  api.get(
    `${base}/brief`,
    answer(() => ({bean: inTutorial(ORDERS_MYSQL)})),
  );
  api.get(
    `${base}/status`,
    answer({
      bean: {
        check_uuid: '',
        status: 'running',
        status_cn: '运行中',
        disabledAction: ['restart'],
        activeAction: ['stop', 'deploy', 'visit', 'manage_container', 'reboot'],
        start_time: '2025-04-16T11:24:05Z',
      },
    }),
  );
  api.get(`${base}/ports`, answer({list: [portOf(ORDERS_MYSQL, 3306, 'MYSQL')]}));
  api.get(`${base}/dependency`, answer({bean: {port_list: [3306], total: 0}, total: 0}));
  api.get(
    `${base}/dependency-list`,
    answer({bean: {service_id: ORDERS_MYSQL.id, port_list: [3306], total: 0}, total: 0}),
  );
  api.get(`${base}/visit`, answer({bean: {access_type: 'no_port', access_info: []}}));
  for (const part of ['volumes', 'mnt', 'volume-opts']) api.get(`${base}/${part}`, answer({bean: {total: 0}}));
  api.get(
    `${base}/envs`,
    answer(({query}) => {
      const list = query.env_type === 'outer' ? CONNECTION : MYSQL_INNER;
      return {bean: {total: list.length}, list};
    }),
  );
};

/** Puts answers in front of all others while the sample data is in some states. */
function inStates(api: Hono, applies: (state: string) => boolean, answers: readonly Answers[]): void {
  const own = new Hono({strict: false});
  for (const some of answers) some(own);
  api.get('/console/*', async (context, next) => {
    if (!applies(getCookie(context, 'state') ?? '')) return next();
    const response = await own.fetch(context.req.raw);
    return response.status === 404 ? next() : response;
  });
}

/** Registering, and a first application. */
export const gettingStarted: Answers = (api) => {
  inStates(api, isTrial, [teamPages, applicationPages]);
  inStates(api, (state) => state === 'trial', [gameOperations]);
  gamePages(api);
  databasePages(api);
};
