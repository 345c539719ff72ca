import {answer, type Answers, type Data} from './answer';
import {APP, component, DATACENTER, moment, TEAM, USER, type Component} from './world';

/** Second of the minute in which builds begin. The number of a version is the moment when its build began. */
const SECOND = 12;

/** Versions of the components. The newest runs. */
const BUILDS = [
  {
    id: 'e1',
    version: '20250416102812',
    day: 16,
    hour: 10,
    minute: 28,
    seconds: 118,
    commit: '9f2c41d07ab35e684c1d92f0b8e63a57d40f1c29',
    message: 'Add stock check to orders',
  },
  {
    id: 'e2',
    version: '20250409141312',
    day: 9,
    hour: 14,
    minute: 13,
    seconds: 132,
    commit: '3b7e90c1d2f4a5867e10b9c34d8f62a05c7e81b3',
    message: 'First version',
  },
];

/** Operations on the component `api`: name, start, and length in seconds. */
const OPERATIONS = [
  ['upgrade-service', 16, 10, 30, 14],
  ['build-service', 16, 10, 28, 118],
  ['add-service-dependency', 15, 9, 41, 0],
  ['horizontal-service', 14, 16, 20, 9],
  ['start-service', 9, 14, 16, 21],
  ['build-service', 9, 14, 13, 132],
] as const;

/** States in the scene state `mixed`; the other components run. */
const MIXED: Readonly<Record<string, readonly [status: string, chinese: string]>> = {
  api: ['starting', '启动中'],
  redis: ['closed', '已关闭'],
  mysql: ['abnormal', '运行异常'],
};

/** What a component is doing, in the words of the API. */
export function componentStatus({name}: Component, state: string) {
  const [status, chinese] = (state === 'mixed' ? MIXED[name] : undefined) ?? ['running', '运行中'];
  return {status, cur_status: status, status_cn: chinese};
}

/** A component as lists have it. */
export function summaryOf(one: Component) {
  return {
    service_id: one.id,
    service_alias: one.alias,
    service_cname: one.name,
    k8s_component_name: one.name,
    service_type: 'application',
    service_source: one.source,
    language: one.language,
    image: one.image,
    deploy_version: BUILDS[0]?.version,
    version: '',
    node_num: one.instances,
    min_node: one.instances,
    min_memory: one.memory,
    min_cpu: one.cpu,
    component_memory: one.memory * one.instances,
    app_id: APP.id,
    app_name: APP.name,
    app_type: 'rainbond',
    app_status: 'RUNNING',
    group_name: APP.name,
    group_id: APP.id,
    is_internet: one.domain !== undefined,
    create_time: moment(2, 10, 5),
    update_time: APP.updated,
    ...componentStatus(one, ''),
  };
}

/** A component as its own page has it. */
export function serviceOf(one: Component) {
  return {
    ID: 1,
    tenant_id: TEAM.id,
    service_key: 'application',
    category: 'app_publish',
    service_port: one.port,
    is_web_service: true,
    cmd: '',
    env: '',
    total_memory: one.memory * one.instances,
    extend_method: one.isStateful ? 'state_multiple' : 'stateless_multiple',
    code_from: 'gitlab_manual',
    git_url: one.source === 'source_code' ? `https://git.example.com/demo/${one.name}.git` : '',
    code_version: 'main',
    git_project_id: 0,
    service_origin: 'assistant',
    service_region: DATACENTER.name,
    namespace: TEAM.name,
    create_status: 'complete',
    is_upgrate: false,
    build_upgrade: true,
    arch: DATACENTER.arch,
    container_gpu: 0,
    server_type: 'git',
    oauth_service_id: null,
    disk_cap: 10,
    desc: '',
    host_path: '',
    secret: '',
    job_strategy: '',
    ...summaryOf(one),
  };
}

function detailOf(one: Component): Data {
  return {
    bean: {
      service: serviceOf(one),
      event_websocket_url: 'ws://127.0.0.1/event_log',
      is_third: false,
      register_way: '',
      endpoints_type: '',
    },
  };
}

/** Endings of the names of Pods. */
const POD_NAMES = ['x7k2m', 'p4q9z'];

export function podName(one: Component, instance: number): string {
  const workload = `${APP.name}-${one.name}`;
  return one.isStateful ? `${workload}-${instance}` : `${workload}-6c9f7b5d4-${POD_NAMES[instance]}`;
}

/** Disk that a component with volumes uses, in MiB. */
const STATEFUL_DISK = 512;

/** Share of the first and of the second of two instances in the memory that a component uses. */
const SHARES = [0.52, 0.48] as const;

const toHundredths = (value: number): number => Math.round(value * 100) / 100;

function podsOf(one: Component): Data {
  const used = (instance: number) => one.usedMemory * (one.instances === 1 ? 1 : (SHARES[instance] ?? 0));
  const pods = Array.from({length: one.instances}, (_, instance) => ({
    pod_name: podName(one, instance),
    pod_status: 'RUNNING',
    manage_name: 'manager',
    container: [
      {
        container_name: one.name,
        memory_limit: one.memory,
        memory_usage: toHundredths(used(instance)),
        usage_rate: toHundredths((100 * used(instance)) / one.memory),
      },
    ],
  }));
  return {list: {new_pods: pods, old_pods: null}};
}

/** The alias of the port of a component: what its variables begin with. */
export const portAlias = ({name}: Component): string => (name === 'mysql' ? 'DB' : name.toUpperCase());

function portsOf(one: Component): Data {
  if (one.port === undefined) return {list: []};
  const prefix = portAlias(one);
  const domain = {protocol: 'http', domain_type: 'www', ID: -1, domain_name: one.domain, container_port: one.port};
  const port = {
    ID: 1,
    tenant_id: TEAM.id,
    service_id: one.id,
    service_alias: one.alias,
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
    bind_domains: one.domain === undefined ? [] : [domain],
    bind_tcp_domains: [],
  };
  return {list: [port]};
}

/** What a version that is built from an image has in place of a commit. */
const NO_CODE = {code_commit_msg: '', code_version: '', code_branch: '', code_commit_author: ''};

/** Parts of the image of a version. The console fills in what a build from source code lacks. */
function imageOf({image}: Component) {
  const [, domain = 'docker.io', repo = '', tag = 'latest'] = /^([^/]+)\/(.+):([^:]+)$/.exec(image) ?? [];
  return {image_domain: domain, image_repo: repo, image_tag: tag};
}

function versionsOf(one: Component): Data {
  return {
    bean: {
      is_upgrade: false,
      current_version: BUILDS[0]?.version,
      success_num: String(BUILDS.length),
      failure_num: '0',
    },
    total: String(BUILDS.length),
    list: BUILDS.map(({id, version, day, hour, minute, seconds, commit, message}, index) => ({
      event_id: id,
      build_version: version,
      service_type: 'image',
      create_time: moment(day, hour, minute, SECOND),
      finish_time: moment(day, hour, minute, SECOND + seconds),
      status: 'success',
      build_user: '',
      ...(one.source === 'source_code'
        ? {
            kind: '源码构建',
            repo_url: `https://git.example.com/demo/${one.name}.git`,
            code_commit_msg: message,
            code_version: commit,
            code_branch: 'main',
            code_commit_author: 'dev',
          }
        : {...NO_CODE, kind: '镜像构建', repo_url: one.image}),
      ...imageOf(one),
      vm_image: '',
      upgrade_or_rollback: index === 0 ? 0 : -1,
    })),
  };
}

function operations(): Data {
  return {
    has_next: false,
    total: OPERATIONS.length,
    list: OPERATIONS.map(([kind, day, hour, minute, seconds], index) => ({
      event_id: `ev${index}`,
      create_time: moment(day, hour, minute, SECOND),
      end_time: moment(day, hour, minute, SECOND + seconds),
      target: 'service',
      target_id: component('gr5b7c90').id,
      user_name: USER.name,
      opt_type: kind,
      syn_type: seconds > 0 ? 0 : 1,
      status: 'success',
      final_status: 'complete',
      message: '',
      reason: '',
    })),
  };
}

/** A component: its tabs. */
export const componentPages: Answers = (api) => {
  const base = '/console/teams/:team/apps/:component';
  const of = (data: (one: Component) => Data) => answer(({params}) => data(component(params.component)));
  api.get(`${base}/detail`, of(detailOf));
  api.get(
    `${base}/brief`,
    of((one) => ({bean: serviceOf(one)})),
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
        start_time: '2025-04-16T10:30:26Z',
      },
    }),
  );
  api.get(
    `${base}/resource`,
    of((one) => ({
      bean: {
        memory: one.memory * one.instances,
        cpu: one.cpu * one.instances,
        disk: one.isStateful ? STATEFUL_DISK : 0,
      },
    })),
  );
  api.get(`${base}/pods`, of(podsOf));
  api.get(
    `${base}/buildsource`,
    of((one) => ({
      bean: {
        service_source: one.source,
        image: one.image,
        cmd: '',
        code_from: 'gitlab_manual',
        version: '',
        docker_cmd: '',
        create_time: moment(2, 10, 5),
        git_url: one.source === 'source_code' ? `https://git.example.com/demo/${one.name}.git` : '',
        code_version: 'main',
        server_type: 'git',
        language: one.language,
        oauth_service_id: null,
        full_name: null,
        user_name: '',
        user: '',
        password: '',
        arch: [DATACENTER.arch],
      },
    })),
  );
  api.get(`${base}/version`, of(versionsOf));
  api.get(`${base}/ports`, of(portsOf));
  api.get(
    `${base}/visit`,
    of((one) => ({
      bean: {
        access_type: one.domain === undefined ? 'no_port' : 'http_port',
        access_info:
          one.domain === undefined
            ? []
            : [
                {
                  access_urls: [`http://${one.domain}`],
                  container_port: one.port,
                  protocol: 'http',
                  mapping_port: one.port,
                },
              ],
      },
    })),
  );
  api.get('/console/teams/:team/events', answer(operations()));
  for (const part of ['market_service/upgrade', 'upgrade']) {
    api.get(`${base}/${part}`, answer({bean: {upgrade_info: false}}));
  }
  for (const part of ['graphs', 'internal-graphs', 'service_monitor', 'analyze_plugins']) {
    api.get(`${base}/${part}`, answer({}));
  }
};
