import {answer, type Answers} from './answer';
import {componentStatus, summaryOf} from './component';
import {APP, architectures, ASSIGNED, COMPONENTS, DATACENTER, TEAM, USER} from './world';

const DETAIL = {
  ID: APP.id,
  app_id: APP.id,
  group_id: APP.id,
  group_name: APP.name,
  app_name: APP.name,
  app_type: 'rainbond',
  service_num: COMPONENTS.length,
  // With the record that has not been finished.
  share_num: 2,
  resources_num: 2,
  // Each public port has a generated route and one made by hand.
  ingress_num: 2 * COMPONENTS.filter(({domain}) => domain !== undefined).length,
  config_group_num: 1,
  logo: '',
  k8s_app: APP.name,
  can_edit: false,
  app_arch: [DATACENTER.arch],
  username: USER.name,
  principal: USER.name,
  email: USER.email,
  create_status: 'complete',
  compose_id: null,
  note: '',
  governance_mode: 'KUBERNETES_NATIVE_SERVICE',
  create_time: APP.created,
  update_time: APP.updated,
  region_name: DATACENTER.name,
  tenant_id: TEAM.id,
  namespace: TEAM.name,
  region_app_id: APP.regionId,
  is_default: false,
  order_index: 0,
};

/** What each component connects to, by ids. */
const CONNECTIONS = Object.fromEntries(
  COMPONENTS.map(({id, uses}) => [
    id,
    uses.flatMap((name) => COMPONENTS.filter((one) => one.name === name).map((one) => one.id)),
  ]),
);

const published = COMPONENTS.filter(({domain}) => domain !== undefined);

/** Disk that the files of the application take, in KiB. V6.2 answers with the sizes of the volumes instead. */
const MEASURED_DISK = 9_017_753;

/** An application: its overview, its topology, its list of components. */
export const application =
  (name: string): Answers =>
  (api) => {
    const team = '/console/teams/:team';
    const app = `${team}/groups/:app`;
    api.get(app, answer({bean: DETAIL}));
    api.get(
      `${app}/status`,
      answer(({state}) => ({
        list: {
          status: state === 'mixed' ? 'PARTIAL_ABNORMAL' : 'RUNNING',
          memory: ASSIGNED.memory,
          cpu: ASSIGNED.cpu,
          disk: name === '5.17' ? MEASURED_DISK : ASSIGNED.disk * 1024 ** 2,
          app_id: APP.id,
        },
      })),
    );
    api.get(`${app}/operator-managed`, answer({list: {service: []}}));
    api.get(`${team}/operator-managed`, answer({list: {service: []}}));
    api.get(`${app}/upgradable_num`, answer({bean: {upgradable_num: 0}}));
    api.get(`${app}/handle`, answer({}));
    api.get(
      `${team}/arch`,
      answer(({state}) => ({list: architectures(DATACENTER, state)})),
    );
    api.get(`${team}/protocols`, answer({list: ['http', 'tcp', 'udp', 'mysql', 'grpc']}));
    api.get(`${team}/regions/:region/features`, answer({}));
    api.get(
      `${team}/app_names`,
      answer({list: [{group_id: APP.id, group_name: APP.name, app_id: APP.id, app_name: APP.name}]}),
    );
    api.get(
      `${team}/overview/groups`,
      answer({
        list: [
          {
            group_id: APP.id,
            group_name: APP.name,
            component_num: COMPONENTS.length,
            service_list: COMPONENTS.map(summaryOf),
          },
        ],
      }),
    );
    api.get(
      `${team}/regions/:region/topological`,
      answer(({state}) => ({
        bean: {
          json_data: Object.fromEntries(
            COMPONENTS.map((one) => [one.id, {...summaryOf(one), ...componentStatus(one, state)}]),
          ),
          json_svg: CONNECTIONS,
        },
      })),
    );
    api.get(
      `${team}/group/service/visit`,
      answer({
        list: published.map(({alias, name, port, domain}) => ({
          access_type: 'http_port',
          access_info: [
            {service_alias: alias, service_cname: name, container_port: port, access_urls: [`http://${domain}`]},
          ],
        })),
      }),
    );
    api.get(
      `${team}/service/group`,
      answer({
        total: COMPONENTS.length,
        list: COMPONENTS.map((one) => ({
          ...summaryOf(one),
          min_memory: one.memory * one.instances,
          service_type: 'application',
          version: '',
          create_status: 'complete',
          runtime: '',
          k8s_service_name: one.port === undefined ? null : one.name,
        })),
      }),
    );
  };
