import type {Handler} from 'hono';
import {getCookie} from 'hono/cookie';
import {answer, type Answers} from './answer';
import {serviceOf} from './component';
import {component, DATACENTER, moment, TEAM, USER, type Component} from './world';

/** Number of a detection. The console asks by it for the result. */
const CHECK = '0d8f5a2e-7c41-4f6b-9d3a-2b6e8c1f7a90';

/** Number of an upload. */
const UPLOAD = '4e9b2c7d1f3a4b8e9c6d5a0f7b2e1c34';

/** What has been uploaded, by the state of the scene. */
const UPLOADED: Readonly<Record<string, readonly string[]>> = {package: ['report-1.0.jar'], yaml: ['blog.yaml']};

/** Versions that a fresh cluster offers for builds, the first choice of each first (`db/mysql/mysql.go`). */
const VERSIONS: Readonly<Record<string, {first: string; all: readonly string[]}>> = {
  openJDK: {first: '1.8', all: ['17', '16', '15', '14', '13', '12', '11', '10', '1.9', '1.8']},
  maven: {first: '3.9.1', all: ['3.9.1', '3.8.8', '3.6.3', '3.5.4', '3.3.9', '3.2.5', '3.1.1']},
  java_server: {first: 'tomcat85', all: ['tomcat85', 'tomcat7', 'tomcat8', 'tomcat9', 'jetty7', 'jetty9']},
  node: {
    first: '20.0.0',
    all: [
      '20.0.0',
      '19.9.0',
      '18.16.0',
      '17.9.1',
      '16.20.0',
      '16.15.0',
      '15.14.0',
      '14.21.3',
      '13.14.0',
      '12.22.12',
      '11.15.0',
    ],
  },
};

/** A component that is built from a Dockerfile. */
const SITE: Component = {
  ...component('gr6e8b47'),
  id: 'c65e1f0a9b8c7d6e5f4a3b2c1d0e9f8a',
  alias: 'gr4c8d2e',
  name: 'site',
  language: 'dockerfile',
  instances: 1,
  memory: 512,
  port: 80,
  protocol: 'http',
  uses: [],
};

/** Languages as the detection reports them: a project with `package.json` may be a front end or a server. */
const detected = ({language}: Component): string => (language === 'NodeJSStatic' ? 'NodeJSStatic,Node.js' : language);

function checkOf(one: Component) {
  return {
    bean: {
      check_status: 'success',
      error_infos: [],
      is_multi: false,
      service_info: [
        {type: 'language', key: '代码语言', value: detected(one)},
        {type: 'source_from', key: '源码信息', value: `https://git.example.com/demo/${one.name}.git  branch: main`},
      ],
    },
  };
}

/** Modules of a Maven project with a service and a library, as the detection lists them. */
const MODULES = ['order', 'common'].map((name, index) => ({
  id: `${index}f4d8b2a6c1e4937b5d0a8e7f3c2916d`,
  name,
  cname: name,
  packaging: 'jar',
  image: {name: '', tag: ''},
  service_type: 'stateless_multiple',
  memory: 1024,
  language: 'Java-maven',
  os: 'linux',
  envs: [
    {name: 'BUILD_MAVEN_CUSTOM_OPTS', value: '-DskipTests'},
    {name: 'BUILD_MAVEN_CUSTOM_GOALS', value: `clean dependency:list install -pl ${name} -am`},
    {name: 'BUILD_PROCFILE', value: `web: java $JAVA_OPTS -jar ${name}/target/${name}-*.jar`},
  ],
}));

/** Answers only while the sample data is in a state; otherwise the next one does. */
const inState =
  (states: readonly string[], handler: Handler): Handler =>
  (context, next) =>
    states.includes(getCookie(context, 'state') ?? '') ? handler(context, next) : next();

/** Detecting and setting up a build. */
const building: Answers = (api) => {
  const base = '/console/teams/:team/apps/:component';
  const site = `/console/teams/:team/apps/${SITE.alias}`;
  api.get(
    `${site}/detail`,
    answer({bean: {service: serviceOf(SITE), is_third: false, register_way: '', endpoints_type: ''}}),
  );
  api.get(`${site}/build_envs`, answer({bean: {BUILD_ARG_VERSION: '1.15.0'}}));
  api.get(`/console/teams/:team/apps/${component('gr8f3a21').alias}/build_envs`, answer({}));
  api.get(`${base}/get_check_uuid`, answer({bean: {check_uuid: CHECK}}));
  api.get(
    `${base}/check`,
    answer(({params}) => checkOf(component(params.component))),
  );
  api.get(
    `${base}/lang_version`,
    answer(({query}) => {
      const versions = VERSIONS[query.lang ?? ''] ?? {first: '', all: []};
      return {
        list: versions.all.map((version) => ({
          lang: query.lang,
          version,
          first_choice: version === versions.first,
          event_id: '',
          file_name: '',
          system: true,
          show: true,
        })),
      };
    }),
  );
  api.get('/console/teams/:team/multi/check', answer({list: MODULES}));
  api.get(
    '/console/enterprise/:enterprise/regions/:region/mavensettings',
    answer({list: [{name: 'java-maven-aliyun', is_default: true}]}),
  );
};

/** Uploading packages, charts, and manifests. */
const uploading: Answers = (api) => {
  const record = '/console/teams/:team/apps/package_build/record';
  api.post(
    record,
    answer({
      bean: {
        event_id: UPLOAD,
        status: 'unfinished',
        team_name: TEAM.name,
        region: DATACENTER.name,
        upload_url: `http://${DATACENTER.host}:6060/package_build/component/events/${UPLOAD}`,
      },
    }),
  );
  api.get(
    record,
    answer(({state}) => ({bean: {package_name: UPLOADED[state] ?? []}})),
  );
  api.get(
    '/console/teams/:team/resource-name',
    answer({
      list: {
        bean: {
          app_resource: {
            workloads: {Deployment: ['wordpress'], StatefulSet: ['mysql']},
            others: {ConfigMap: ['blog-mysql-conf'], Secret: ['blog-db']},
            un_support: {},
            status: '',
          },
          error_yaml: {},
        },
      },
    }),
  );
  api.get(
    '/console/teams/:team/helm_list',
    answer({
      list: [
        {
          ID: 1,
          repo_id: '9d1c5e7a3b2f4860a1c4e8d7f6b5a392',
          repo_name: 'podinfo',
          repo_url: 'https://charts.example.com/podinfo',
          username: '',
          password: '',
        },
      ],
    }),
  );
};

/** The registry of the enterprise, as the user has connected it, and what is in its project `shop`. */
const REGISTRY = {
  id: 'myharbor',
  images: [
    {name: 'api', pulls: 61, tags: ['1.2.0', '1.1.0', '1.0.0']},
    {name: 'web', pulls: 48, tags: ['1.2.0']},
    {name: 'worker', pulls: 22, tags: ['1.0.0']},
  ],
};

/** Choosing an image from a connected registry. */
const choosing: Answers = (api) => {
  api.get(
    '/console/hub/registry',
    inState(
      ['registry'],
      answer({
        list: [
          {
            ID: 1,
            create_time: moment(3, 9, 0),
            update_time: moment(3, 9, 0),
            tenant_id: '',
            secret_id: REGISTRY.id,
            domain: 'https://harbor.example.com',
            username: 'robot$shop',
            password: '',
            region_name: '',
            hub_type: 'Harbor',
            user_id: USER.id,
          },
        ],
      }),
    ),
  );
  api.get(
    '/console/hub/registry/image',
    answer(({query}) => {
      if (!query.namespace) return {list: ['shop', 'library']};
      if (!query.name) {
        return {
          list: REGISTRY.images.map(({name, pulls}) => ({
            name,
            namespace: query.namespace,
            description: '',
            is_public: false,
            pull_count: pulls,
            star_count: 0,
            status: 'inactive',
            registry_type: 'Harbor',
            created_at: '2025-04-03T09:20:00.000Z',
            updated_at: '2025-04-15T16:41:00.000Z',
          })),
          total: REGISTRY.images.length,
        };
      }
      const tags = REGISTRY.images.find(({name}) => name === query.name)?.tags ?? [];
      return {
        list: tags.map((name, index) => ({
          name,
          size: 158_334_976 - index * 1_048_576,
          os: 'linux',
          architecture: DATACENTER.arch,
          updated_at: `2025-04-${15 - 5 * index}T16:41:00.000Z`,
          status: 'active',
        })),
        total: tags.length,
      };
    }),
  );
};

/** What a namespace of the cluster has, by the label of its applications. */
const NAMESPACES: Readonly<Record<string, object>> = {
  default: {
    unclassified: {
      workloads: {},
      others: {Service: ['kubernetes'], ConfigMap: ['kube-root-ca.crt'], ServiceAccount: ['default']},
      un_support: null,
      status: '',
    },
  },
  shop: {
    'shop-web': {
      workloads: {Deployment: ['web']},
      others: {Service: ['web'], ConfigMap: ['web-conf']},
      un_support: null,
      status: '',
    },
    unclassified: {
      workloads: {Job: ['load-prices']},
      others: {ConfigMap: ['kube-root-ca.crt'], ServiceAccount: ['default']},
      un_support: null,
      status: '',
    },
  },
};

/** Importing what runs in the cluster. */
const importing: Answers = (api) => {
  const region = '/console/enterprise/:enterprise/regions/:region';
  api.get(`${region}/namespace`, answer({bean: Object.keys(NAMESPACES)}));
  api.get(
    `${region}/resource`,
    answer(({query}) => ({bean: NAMESPACES[query.namespace ?? '']})),
  );
};

/** Creating components. */
export const creating: Answers = (api) => {
  building(api);
  uploading(api);
  importing(api);
  choosing(api);
  const team = '/console/teams/:team';
  api.get(`${team}/apps/image_repositories`, answer({list: []}));
  api.get(`${team}/groups/:app/component_names`, answer({bean: {component_names: []}}));
  api.get(`${team}/virtual_machine_image`, answer({list: []}));
  api.get(
    '/console/enterprise/:enterprise/regions/:region/officialplugins',
    inState(
      ['vm'],
      answer({
        bean: {need_authz: false},
        list: [
          {
            name: 'rainbond-vm',
            alias: 'Virtual machines',
            description: 'Unlocks the VM form, KubeVirt is installed separately',
            version: '',
            status: 'RUNNING',
            access_urls: ['https://vnc.example.com'],
            urls: ['https://vnc.example.com'],
            plugin_views: [],
          },
        ],
      }),
    ),
  );
};
