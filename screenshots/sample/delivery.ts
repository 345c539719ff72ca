import {answer, type Answers} from './answer';
import {APP, COMPONENTS, DATACENTER, ENTERPRISE, moment, TEAM, USER} from './world';

/** Form of a package that has not been asked for. */
const NOT_EXPORTED = {is_export_before: false};

/** What a template was exported as (`get_export_status`): the package for Rainbond is ready. */
const EXPORTED = {
  rainbond_app: {
    is_export_before: true,
    status: 'success',
    file_path: `http://${DATACENTER.host}:6060/app/download/rainbond-app/shop-1.0-ram.tar.gz`,
  },
  docker_compose: NOT_EXPORTED,
  helm_chart: NOT_EXPORTED,
  slug: NOT_EXPORTED,
};

/** The import that is under way: a package is uploaded, and nothing is confirmed. */
const IMPORT = {
  event_id: '1a7d0c5e92b84f36a0d3e1c4b7f58629',
  source_dir: '/grdata/package_build/temp/events/1a7d0c5e92b84f36a0d3e1c4b7f58629',
  files: ['orders-1.0-ram.tar.gz'],
};

const IMPORT_RECORD = {
  ID: 1,
  event_id: IMPORT.event_id,
  status: 'uploading',
  scope: '',
  format: '',
  source_dir: IMPORT.source_dir,
  create_time: moment(16, 11, 52),
  update_time: moment(16, 11, 52),
  team_name: null,
  region: DATACENTER.name,
  user_name: USER.name,
  enterprise_id: '',
};

/** The template of `shop`, and the published versions of it. The older one is released. */
const TEMPLATE = 'am1';
const VERSIONS = [
  {version: '1.1', build: '20250416102812', day: 16, info: 'Stock check in orders', status: ''},
  {version: '1.0', build: '20250409141312', day: 10, info: 'First version', status: 'release'},
] as const;
const [NEW, OLD] = VERSIONS;

const TEMPLATE_TEXT = {en: 'Sample shop template', zh: '示例商城应用模板'};

/** A version in the page of its template (`get_rainbond_app_and_versions`). */
const versionOf = ({version, day, info, status}: (typeof VERSIONS)[number], index: number) => ({
  ID: VERSIONS.length - index,
  enterprise_id: ENTERPRISE.id,
  app_id: TEMPLATE,
  version,
  version_alias: '',
  app_version_info: info,
  record_id: 12 - index,
  share_user: USER.name,
  share_user_id: USER.id,
  share_team: TEAM.name,
  group_id: APP.id,
  dev_status: status,
  source: 'local',
  scope: 'enterprise',
  template_version: 'v2',
  create_time: moment(day, 11, 20),
  update_time: moment(day, 11, 26),
  upgrade_time: '',
  install_number: 0,
  is_official: false,
  is_ingerit: true,
  is_complete: true,
  template_type: 'RAM',
  release_user_id: status === '' ? null : USER.id,
  release_user: status === '' ? '' : USER.name,
  region_name: null,
  is_plugin: false,
  arch: DATACENTER.arch,
});

/** Name of the application that was installed from the template, and number of its installation. */
const INSTALLED = 'shop-staging';
const INSTALLATION = 7;

/** The installed template as the page about upgrades lists it (`yield_app_info`). */
const installed = (describe: string) => ({
  group_key: TEMPLATE,
  upgrade_group_id: INSTALLATION,
  group_name: APP.name,
  app_model_name: APP.name,
  app_model_id: TEMPLATE,
  share_user: USER.id,
  share_team: TEAM.name,
  tenant_service_group_id: TEMPLATE,
  pic: '',
  source: 'local',
  market_name: null,
  describe,
  enterprise_id: ENTERPRISE.id,
  is_official: false,
  details: '',
  current_version: OLD.version,
  can_upgrade: true,
  upgrade_versions: [NEW.version],
  not_upgrade_record_id: null,
  not_upgrade_record_status: 1,
});

/** States of an upgrade in the words of the console (`UpgradeStatus`). */
const NOT_BEGUN = 1;
const UPGRADED = 3;

/** An upgrade of the installed application (`AppUpgradeRecord`). */
const upgrade = (status: typeof NOT_BEGUN | typeof UPGRADED) => ({
  ID: 3,
  tenant_id: TEAM.id,
  group_id: APP.id,
  group_key: TEMPLATE,
  group_name: INSTALLED,
  version: status === UPGRADED ? NEW.version : '',
  old_version: OLD.version,
  status,
  update_time: moment(16, 11, 42),
  create_time: moment(16, 11, 40),
  market_name: null,
  is_from_cloud: false,
  upgrade_group_id: INSTALLATION,
  snapshot_id: status === UPGRADED ? '6f0d2b7c41a84e95b3c8d0e1f2a75964' : null,
  record_type: 'upgrade',
  parent_id: 0,
  can_rollback: status === UPGRADED,
  is_finished: status === UPGRADED,
});

/** What an upgrade would change in each component (`AppUpgrade.changes`): new images, and one new variable. */
const changes = COMPONENTS.map(({id, name, source}) => {
  const image = {deploy_version: {old: OLD.build, new: NEW.build, is_change: true}};
  const variable = {name: 'STAGE', attr_name: 'STAGE', attr_value: 'blue', is_change: true};
  const change = source === 'source_code' ? {...image, ...(name === 'web' ? {envs: {add: [variable]}} : {})} : null;
  return {
    service: {
      service_id: id,
      service_cname: name,
      service_key: id,
      type: 'upgrade',
      current_version: OLD.version,
      can_upgrade: true,
      have_change: change !== null,
    },
    upgrade_info: change,
  };
});

/** Packages, templates, and upgrades of what was installed from them. */
export const delivery: Answers = (api) => {
  const models = '/console/enterprise/:enterprise/app-models';
  api.get(`${models}/export`, answer({list: [EXPORTED]}));
  api.post(
    `${models}/import`,
    answer({
      bean: {
        status: 'uploading',
        source_dir: IMPORT.source_dir,
        event_id: IMPORT.event_id,
        upload_url: `http://${DATACENTER.host}:6060/app/upload/${IMPORT.event_id}`,
        region_name: DATACENTER.alias,
      },
    }),
  );
  api.get(`${models}/import/:event`, answer({bean: IMPORT_RECORD}));
  api.get(`${models}/import/:event/dir`, answer({list: IMPORT.files}));
  api.get(
    '/console/enterprise/:enterprise/app-model/:template',
    answer(({locale}) => ({
      total: VERSIONS.length,
      list: VERSIONS.map(versionOf),
      bean: {
        ID: 1,
        app_id: TEMPLATE,
        app_name: APP.name,
        create_user: USER.id,
        create_team: TEAM.name,
        pic: '',
        source: 'local',
        dev_status: 'release',
        scope: 'enterprise',
        describe: TEMPLATE_TEXT[locale],
        is_ingerit: true,
        create_time: moment(OLD.day, 11, 20),
        update_time: moment(NEW.day, 11, 26),
        enterprise_id: ENTERPRISE.id,
        install_number: 0,
        is_official: false,
        details: '',
        tags: [],
      },
    })),
  );

  const app = '/console/teams/:team/groups/:app';
  api.get(
    `${app}/apps`,
    answer(({locale}) => ({list: [installed(TEMPLATE_TEXT[locale])]})),
  );
  api.get(`${app}/apps/:installation`, answer({bean: {record: upgrade(NOT_BEGUN), versions: [NEW.version]}}));
  api.get(`${app}/upgrade-info`, answer({bean: {upgrade_info: {}}, list: changes}));
  api.get(`${app}/upgrade-records`, answer({bean: {total: 1}, list: [upgrade(UPGRADED)]}));
  api.get(`${app}/last-upgrade-record`, answer({bean: null}));
};
