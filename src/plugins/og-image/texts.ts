import type {Locale} from '../../config/locale';
import type {OgGroup} from '../../features/og-image/image';

/** What the image of a group says in one language. */
export interface CardText {
  /** One or two lines, broken where the sense allows it. */
  title: readonly [string] | readonly [string, string];
  /** One line below the title. */
  text: string;
}

/** The texts of every image. A line that does not fit ends the build with its width (card.ts). */
export const CARD_TEXTS: Readonly<Record<OgGroup, Readonly<Record<Locale, CardText>>>> = {
  home: {
    en: {title: ['Applications on Kubernetes', 'without YAML'], text: 'Build, run, connect, deliver. Open source.'},
    zh: {title: ['不写 YAML，', '在 Kubernetes 上运行应用'], text: '构建、运行、连接、交付，代码开源'},
  },
  docs: {
    en: {title: ['Documentation'], text: 'Install, deploy, operate, and deliver, step by step'},
    zh: {title: ['文档'], text: '安装、部署、运维、交付，一步一步照着做'},
  },
  api: {
    en: {title: ['API reference'], text: 'Teams, applications, gateways, and clusters over HTTP'},
    zh: {title: ['API 参考'], text: '通过 HTTP 管理团队、应用、网关和集群'},
  },
  store: {
    en: {title: ['Application store'], text: 'Publish templates, install them, and upgrade'},
    zh: {title: ['应用商店'], text: '发布、安装、升级应用模板'},
  },
  blog: {
    en: {title: ['Blog'], text: 'Practice, releases, and background'},
    zh: {title: ['博客'], text: '实践、发布与背景'},
  },
  features: {
    en: {title: ['Features'], text: 'From the commit to the application in operation'},
    zh: {title: ['功能'], text: '从提交代码到应用运维'},
  },
  scenes: {
    en: {title: ['Use scenes'], text: 'Development, delivery, operation, infrastructure'},
    zh: {title: ['使用场景'], text: '开发、交付、运维、基础设施'},
  },
  cases: {
    en: {title: ['Customer cases'], text: 'Who runs Rainbond, and what came of it'},
    zh: {title: ['客户案例'], text: '谁在用 Rainbond，用得怎么样'},
  },
  marketplace: {
    en: {title: ['Marketplace'], text: 'Applications that are ready to install'},
    zh: {title: ['应用市场'], text: '可以直接安装的应用'},
  },
  company: {
    en: {title: ['Editions and company'], text: 'Community, cloud, enterprise; partners and terms'},
    zh: {title: ['产品版本与公司'], text: '社区版、云服务、企业版，合作伙伴与条款'},
  },
};

/** How the parts of an alternative text are joined. */
const JOINTS: Readonly<Record<Locale, {lines: string; parts: string}>> = {
  en: {lines: ' ', parts: ': '},
  zh: {lines: '', parts: '：'},
};

/** What an image shows, in words: the name in its corner and its title. */
export function cardAlt({title}: CardText, locale: Locale): string {
  const {lines, parts} = JOINTS[locale];
  return `Rainbond${parts}${title.join(lines)}`;
}
