import {answer, type Answers} from './answer';
import {APP, COMPONENTS, DATACENTER, ENTERPRISE, TEAM, type Component} from './world';

/** A route as the cluster lists it (`GetHTTPAPIRoute`), with the names that the console adds. */
function route(one: Component, host: string, path: string, isIssued: boolean) {
  // The cluster makes the name from host and path, see `CreateHTTPAPIRoute`.
  const name = `${host}${path}`.replaceAll('/', 'p-p').replaceAll('*', 's-s');
  return {
    name: `${APP.id}${name}-${one.alias}`,
    component_name: one.name,
    region_app_id: APP.regionId,
    enabled: isIssued,
    match: {hosts: [host], paths: [path]},
    backends: [{serviceName: one.name, servicePort: one.port, weight: 100}],
    authentication: {enable: false, type: 'basicAuth', keyAuth: {}, jwtAuth: {}, ldapAuth: {}},
    websocket: false,
  };
}

/** Routes of the application, in the order of their names: each public port has its generated address and one made by hand. */
function routes(isIssued: boolean) {
  return COMPONENTS.flatMap((one) => {
    if (one.domain === undefined) return [];
    const generated = `${one.alias}-${one.port}-${TEAM.name}-${DATACENTER.domain}`;
    return [
      route(one, generated, '/*', false),
      route(one, one.domain, one.name === 'api' ? '/v1/*' : '/*', isIssued && one.name === 'web'),
    ];
  }).toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Ports of the components, as forms of the gateway offer them (`AppsPorConsoletView`). */
const PORTS = COMPONENTS.flatMap(({id, alias, name, port}) =>
  port === undefined
    ? []
    : [
        {
          port,
          service_name: name,
          namespace: TEAM.name,
          service_id: id,
          service_type: 'application',
          service_alias: alias,
          app_id: APP.id,
          component_name: name,
        },
      ],
);

/** Uploaded certificates (`console/utils/certutil.py`). */
const CERTIFICATES = [
  {
    alias: 'wildcard-tls',
    certificate_type: 'gateway',
    id: 2,
    issued_to: ['*.example.com'],
    has_expired: false,
    issued_by: '第三方签发',
    end_data: '2026-03-02 23:59:59',
  },
  {
    alias: 'shop-tls',
    certificate_type: 'gateway',
    id: 1,
    issued_to: ['shop.example.com'],
    has_expired: false,
    issued_by: '第三方签发',
    end_data: '2025-06-30 23:59:59',
  },
];

/** The certificate that cert-manager got for the route of `web` (`GetCertManager`). */
const ISSUED = {
  domains: ['shop.example.com'],
  status: 'True',
  expiry_date: '2025-07-14T09:12:41Z',
  auto_renew: true,
  issue_detail: 'Certificate is up to date and has not expired',
  name: 'shop.example.comp-ps-s',
};

/** State of the sample data in which the cluster has cert-manager. */
const CERT_MANAGER = 'cert-manager';

/** Gateway and certificates. */
export const traffic: Answers = (api) => {
  const gateway = '/console/api-gateway/v1/:team';
  api.get(
    `${gateway}/routes/http/cert-manager/check`,
    answer(({state}) => ({
      bean:
        state === CERT_MANAGER
          ? {exists: true, message: 'Certificate CRD exists. cert-manager is installed.'}
          : {exists: false, message: 'Certificate CRD not found. cert-manager may not be installed.'},
    })),
  );
  api.get(`${gateway}/routes/http/cert-manager`, answer({list: [ISSUED]}));
  api.get(
    `${gateway}/routes/http`,
    answer(({state}) => ({list: routes(state === CERT_MANAGER)})),
  );
  api.get(`${gateway}/service`, answer({}));
  api.get(
    '/console/teams/:team/regions/:region/apps_port',
    answer({bean: {outer_url: DATACENTER.host, namespace: TEAM.name, ports: PORTS}}),
  );
  api.get(
    '/console/teams/:team/access-token/:note',
    answer({
      bean: {ID: 1, note: 'spring', user_id: 1, access_key: ENTERPRISE.id, expire_time: null},
    }),
  );
  api.get('/console/teams/:team/certificates', answer({bean: {nums: CERTIFICATES.length}, list: CERTIFICATES}));
};
