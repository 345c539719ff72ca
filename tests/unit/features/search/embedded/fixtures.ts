import {buildIndex} from '../../../../../src/plugins/search-index/buildIndex';
import type {IndexedPage} from '../../../../../src/plugins/search-index/readPage';
import {FOLDER} from '../../../../../src/features/search/embedded/format';

const page = (path: string, title: string, text: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
  path,
  title,
  description: `${title}.`,
  keywords: [],
  breadcrumb: ['Guides'],
  section: 'docs',
  kind: 'document',
  version: 'current',
  units: [{anchor: '', heading: '', text}],
  ...more,
});

/** Filler pages, so that words have a rarity. */
const others = Array.from({length: 30}, (_, number) =>
  page(`docs/other/${number}`, `Chapter ${number}`, `Nothing of note in part ${number}.`),
);

export const ENGLISH: IndexedPage[] = [
  ...others,
  page('docs/team', 'Create a team', 'A team shares applications.', {
    units: [
      {anchor: '', heading: '', text: 'A team shares applications.'},
      {anchor: 'invite', heading: 'Invite members', text: 'Send an invitation to your colleagues.'},
    ],
  }),
  page('docs/mentions', 'Chapter on members', 'team team team team team team team team team team. Create.'),
  page('docs/5.17/team', 'Create a team', 'A team of old.', {version: '5.17'}),
  page('docs/api/team/createTeam', 'Create a team by API', 'Makes a new one.', {
    section: 'api',
    kind: 'operation',
    operations: [{id: 'createTeam', method: 'POST', path: '/openapi/v1/teams'}],
  }),
  page('docs/api/app/close', 'Stop an application', 'Stops it.', {
    section: 'api',
    kind: 'operation',
    operations: [{id: 'closeApp', method: 'POST', path: '/openapi/v1/teams/{team_id}/apps/{app_id}/close'}],
  }),
  page('docs/scaling', 'Scale a component automatically', 'Set rules for <img src=x onerror=alert(1)> and kubernetes.'),
  page('docs/trouble', 'Installation problems', 'x509: certificate signed by unknown authority'),
  page('docs/volumes', 'Keep data', 'A place for files.', {keywords: ['lost uploads', 'network drive']}),
  page('docs/tls', 'The certificate', 'It has an authority, and one unknown owner.'),
  page('blog/post', 'A post about certificates', 'Certificates for kubernetes.', {section: 'blog', kind: 'post'}),
];
for (const post of ENGLISH) if (post.kind === 'post') delete post.version;

export const CHINESE: IndexedPage[] = [
  ...Array.from({length: 30}, (_, number) =>
    page(`docs/other/${number}`, `章节 ${number}`, `这里没有内容 ${number}。`),
  ),
  page('docs/scaling', '组件自动伸缩', '按 CPU 自动伸缩，伸缩规则写在组件里。伸缩需要指标。', {
    units: [
      {anchor: '', heading: '', text: '按 CPU 自动伸缩，伸缩规则写在组件里。'},
      {anchor: 'rule', heading: '伸缩规则', text: '伸缩需要指标。'},
    ],
  }),
  page('docs/volumes', '保存数据', '放文件的地方，伸缩时要共享。', {keywords: ['图片没了', '网盘']}),
  page('docs/more', '部署应用', '伸缩之外的内容，部署应用。'),
  page('docs/password', '重置密码', '管理员可以重置密码。'),
  page('docs/tail', '记录', '丢失的口令可以恢复。'),
  page('docs/people', '管理成员', '人员名单和理事，动手伸手缩短。'),
];

/** A server in memory: files of an index below a base path. `files` may be changed between searches. */
export function serve(baseUrl: string, pages: readonly IndexedPage[], locale: 'en' | 'zh') {
  const files = new Map(
    buildIndex(pages, ['current', '5.17'], locale).map(({name, content}) => [`${baseUrl}${FOLDER}/${name}`, content]),
  );
  const requests: string[] = [];
  const load: typeof fetch = (input) => {
    const path = String(input);
    requests.push(path);
    const content = files.get(path);
    return Promise.resolve(content === undefined ? new Response('<html>', {status: 404}) : new Response(content));
  };
  return {files, requests, load};
}
