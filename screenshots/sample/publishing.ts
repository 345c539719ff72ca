import type {Locale} from '../../src/config/locale';
import {answer, type Answers} from './answer';
import {variablesOf} from './componentTabs';
import {APP, COMPONENTS, DATACENTER, moment, TEAM, type Component} from './world';

/** Number of the record of the publication that has not been finished. */
const OPEN_RECORD = 12;

/** A publication (`ServiceShareRecordView`). Before it is submitted, it has neither template nor version. */
function record(id: number, version: string | null, isFinished: boolean) {
  return {
    record_id: id,
    app_model_id: version === null ? null : 'am1',
    app_model_name: version === null ? '' : APP.name,
    version,
    version_alias: null,
    scope: version === null ? '' : 'enterprise',
    create_time: isFinished ? moment(10, 11, 20) : moment(16, 10, 50),
    upgrade_time: isFinished ? moment(10, 11, 26) : null,
    step: isFinished ? 3 : 1,
    is_success: isFinished,
    status: isFinished ? 1 : 0,
    scope_target: {store_name: null, store_id: null},
    app_version_info: isFinished ? 'First version' : null,
  };
}

/** Most instances that a template may ask for. */
export const MOST_INSTANCES = 64;

/** A component in the form that publishes it. */
export function shared(one: Component, locale: Locale = 'en') {
  const dependencies = COMPONENTS.filter(({name}) => one.uses.includes(name)).map(({id}) => ({
    dep_service_key: `${id}+${id}`,
  }));
  return {
    service_id: one.id,
    tenant_id: TEAM.id,
    service_cname: one.name,
    service_key: one.id,
    service_share_uuid: `${one.id}+${one.id}`,
    need_share: true,
    category: 'application',
    language: one.language,
    extend_method: one.isStateful ? 'state_multiple' : 'stateless_multiple',
    version: '',
    memory: one.memory,
    service_type: 'application',
    service_source: one.source,
    k8s_component_name: one.name,
    deploy_version: '20250416102812',
    image: one.image,
    arch: DATACENTER.arch,
    service_alias: one.alias,
    probes: [],
    port_map_list: [],
    service_volume_map_list: [],
    service_env_map_list: variablesOf(one, 'inner', locale),
    service_connect_info_map_list: variablesOf(one, 'outer', locale),
    service_related_plugin_config: [],
    dep_service_map_list: dependencies,
    mnt_relation_list: [],
    extend_method_map: {
      step_node: 1,
      min_memory: 64,
      init_memory: one.memory,
      max_memory: 65_536,
      step_memory: 64,
      is_restart: 0,
      min_node: one.instances,
      container_cpu: one.cpu,
      max_node: MOST_INSTANCES,
    },
  };
}

/** Publishing an application as a template. */
export const publishing: Answers = (api) => {
  const team = '/console/teams/:team';
  api.get(
    `${team}/groups/:app/share/record`,
    answer({bean: {total: 2}, list: [record(OPEN_RECORD, null, false), record(11, '1.0', true)]}),
  );
  const open = record(OPEN_RECORD, null, false);
  api.get(`${team}/groups/:app/share/record/:record`, answer({bean: open}));
  api.get(`${team}/share/:record/record`, answer({bean: open}));
  api.get(
    `${team}/share/:record/info`,
    answer(({locale}) => ({
      bean: {
        share_plugin_list: [],
        share_k8s_resources: [],
        share_service_list: COMPONENTS.map((one) => shared(one, locale)),
      },
    })),
  );
  const template = {
    app_id: 'am1',
    app_name: APP.name,
    app_describe: '',
    versions: [{version: '1.0', version_alias: '', describe: ''}],
  };
  api.get(`${team}/groups/:app/shared/apps`, answer({bean: {app_id: 'am1', version: '1.0'}, list: [template]}));
};
