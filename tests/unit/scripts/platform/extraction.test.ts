import {expect, test} from 'vitest';
import {environmentVariables, isCodeFile} from '../../../../scripts/platform/environment';
import {flattenValues, helmValues} from '../../../../scripts/platform/helm';
import {ports} from '../../../../scripts/platform/ports';
import {routes, routeShape} from '../../../../scripts/platform/routes';

const files = (all: Record<string, string>) => new Map(Object.entries(all));
const sorted = (map: ReadonlyMap<string, string>) => Object.fromEntries([...map].sort());

test('Helm values are those of values.yaml and those that templates alone read', () => {
  const values = helmValues(
    files({
      'values.yaml': 'Cluster:\n  replicas: 1\n  hub:\n    domain: example.com\n  nodes:\n  - name: a\n  empty: {}\n',
      'templates/a.yaml':
        'x: {{ .Values.Cluster.hub.domain }}\ny: {{ .Values.Cluster.extra }}\n{{ with .Values.Cluster.hub }}',
    }),
  );
  expect(sorted(values)).toEqual({
    'Cluster.empty': '{}',
    'Cluster.extra': '',
    'Cluster.hub.domain': 'example.com',
    'Cluster.nodes': '[{"name":"a"}]',
    'Cluster.replicas': '1',
  });
  expect(flattenValues(undefined)).toEqual(new Map());
});

test('environment variables and their defaults come from code of every language', () => {
  const variables = environmentVariables(
    files({
      'rainbond/a.go':
        'os.Getenv("TOKEN")\nutils.GetenvDefault("RBD_NAMESPACE", "rbd-system")\nenvs["BUILD_MAVEN_VERSION"]\n// os.Getenv("OLD")',
      'console/a.py':
        "os.environ.get('DB_TYPE') or 'sqlite3'\nos.environ['HOST_IP']\nos.environ.get('MYSQL_HOST', 'db')",
      'ui/a.js': "const a = process.env.SEPARATION || 'false';",
      'a.sh': 'echo ${LOG_LEVEL:-info} ${HOME_DIR}',
      'Dockerfile.api': 'ENV RELEASE_DESC=v6\nENV GOPROXY https://example.com',
      'vendor/b.go': 'os.Getenv("VENDORED")',
    }),
  );
  expect(sorted(variables)).toEqual({
    BUILD_MAVEN_VERSION: '',
    DB_TYPE: 'sqlite3',
    GOPROXY: 'https://example.com',
    HOME_DIR: '',
    HOST_IP: '',
    LOG_LEVEL: 'info',
    MYSQL_HOST: 'db',
    RBD_NAMESPACE: 'rbd-system',
    RELEASE_DESC: 'v6',
    SEPARATION: 'false',
    TOKEN: '',
  });
});

test.each([
  ['cmd/api/main.go', true],
  ['hack/contrib/docker/api/Dockerfile', true],
  ['cmd/api/main_test.go', false],
  ['vendor/a/b.go', false],
  ['www/static/dists/umi.js', false],
  ['console/migrations/0001.py', false],
  ['logo.png', false],
])('%s is code: %s', (file, expected) => {
  expect(isCodeFile(file)).toBe(expected);
});

test('ports stand behind addresses, keys with "port", flags and EXPOSE', () => {
  const found = ports(
    files({
      'a.go':
        'http.ListenAndServe(":6789", nil)\nfs.IntVar(&a.MqPort, "mq-port", 6300, "port")\n// ":1111"\ntimeout := 3000\naddr := "rbd-api:8443/v2"\n',
      'b.yaml': 'containerPort: 7070\nport: 99999\nimage: "registry:2"\n',
      Dockerfile: 'EXPOSE 80 443\n',
    }),
  );
  expect([...found.values()]).toEqual(['6789', '6300', '8443', '7070', '80', '443']);
  expect([...found.keys()][0]).toBe('a.go: http.ListenAndServe(":#", nil)');
});

const TABLES = {
  'goodrain_web/urls.py':
    "url(r'^console/', include('console.urls')),\nurl(r'^openapi/', include('openapi.urls')),\nurl(r'^static/x$', X.as_view()),",
  'console/urls.py':
    "# url(r'^old$', Old.as_view()),\nurl(r'^teams/(?P<team_name>[\\w\\-]+)/apps$',\n    AppsView.as_view(), perms.X),\nre_path(r\"ping/?$\", Ping.as_view()),\npath('nodes/<str:name>/x', Node.as_view()),\nurl(r'^proxy/(.*?)$', Proxy.as_view())",
  'openapi/urls/__init__.py':
    "url(r'^docs/', include('rest_framework.urls')),\nurl(r'^v1/apps/(?P<id>(a|b)[\\d\\.]+)/', include('openapi.sub.app_url')),",
  'openapi/sub/app_url.py': "url(r'^close$', Close.as_view()),\nurl(r'^swagger(?P<format>\\.json|\\.yaml)$', x),",
};

test('routes are put together over the tables of the console', () => {
  expect([...routes(files(TABLES))]).toEqual([
    ['/console/teams/{}/apps', {route: '/console/teams/{team_name}/apps', view: 'AppsView.as_view'}],
    ['/console/ping', {route: '/console/ping', view: 'Ping.as_view'}],
    ['/console/nodes/{}/x', {route: '/console/nodes/{name}/x', view: 'Node.as_view'}],
    ['/console/proxy/{}', {route: '/console/proxy/{}', view: 'Proxy.as_view'}],
    ['/openapi/v1/apps/{}/close', {route: '/openapi/v1/apps/{id}/close', view: 'Close.as_view'}],
    ['/openapi/v1/apps/{}/swagger{}', {route: '/openapi/v1/apps/{id}/swagger{format}', view: 'x'}],
  ]);
  expect(() => routes(files({...TABLES, 'openapi/sub/app_url.py': ''}))).not.toThrow();
  const {'openapi/sub/app_url.py': _gone, ...others} = TABLES;
  expect(() => routes(files(others))).toThrow(
    'The table openapi.sub.app_url of rainbond-console, named in openapi/urls/__init__.py',
  );
  expect(() => routes(new Map())).toThrow('goodrain_web/urls.py of rainbond-console is missing');
  expect(() => routes(files({'goodrain_web/urls.py': 'router = []'}))).toThrow('No address was found');
  expect(routeShape('/console/teams/{team}/')).toBe('/console/teams/{}');
});
