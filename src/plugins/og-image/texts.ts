import type {Locale} from '../../config/locale';
import type {OgGroup} from '../../features/og-image/image';

/** What the image of a group says in one language. */
export interface CardText {
  /** One or two lines, broken where the sense allows it. */
  title: readonly [string] | readonly [string, string];
  /** One line below the title. */
  text: string;
  /** A scene of `screenshots/scenes/6.2` that shows the product, from this distance to its top, in CSS pixels. */
  scene?: {name: string; top: number};
}

/** The texts of every image. A line that does not fit ends the build with its width (card.ts). */
export const CARD_TEXTS: Readonly<Record<OgGroup, Readonly<Record<Locale, CardText>>>> = {
  home: {
    en: {
      title: ['Ship on Kubernetes', 'without learning it'],
      text: 'Open source, on your servers, online or offline',
      scene: {name: 'home-topology', top: 222},
    },
    zh: {
      title: ['不懂 Kubernetes，', '也能部署、运维、交付应用'],
      text: '开源、私有部署、离线可用',
      scene: {name: 'home-topology', top: 222},
    },
  },
  docs: {
    en: {title: ['Documentation'], text: 'Install, deploy, operate, and deliver, step by step'},
    zh: {title: ['文档'], text: '安装、部署、运维与交付的分步指南'},
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
    en: {title: ['Blog'], text: 'Tutorials, release news, and engineering notes'},
    zh: {title: ['博客'], text: '教程、版本动态与技术文章'},
  },
  features: {
    en: {
      title: ['Features'],
      text: 'From commit to running application',
      scene: {name: 'component-monitor', top: 0},
    },
    zh: {title: ['功能'], text: '从提交代码到应用运维', scene: {name: 'component-monitor', top: 0}},
  },
  scenes: {
    en: {title: ['Use cases'], text: 'Development, delivery, operation, infrastructure'},
    zh: {title: ['应用场景'], text: '开发、交付、运维、基础设施'},
  },
  cases: {
    en: {title: ['Customer stories'], text: 'Who runs Rainbond, and what they achieved'},
    zh: {title: ['客户案例'], text: '谁在用 Rainbond，取得了哪些成效'},
  },
  marketplace: {
    en: {title: ['Marketplace'], text: 'Applications ready to install'},
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
