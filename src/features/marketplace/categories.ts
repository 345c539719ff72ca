/** The languages of the catalog; the same as those of the site. */
export type Language = 'en' | 'zh';

/** A text in both languages. */
export type Localized = Readonly<Record<Language, string>>;

/** What the applications are filed under, in the order of the page. */
export const CATEGORIES = {
  databases: {en: 'Databases', zh: '数据库'},
  messaging: {en: 'Messaging', zh: '消息与协调'},
  microservices: {en: 'Microservices and gateways', zh: '微服务与网关'},
  observability: {en: 'Observability', zh: '可观测性'},
  devops: {en: 'DevOps and code', zh: 'DevOps 与代码'},
  storage: {en: 'Storage and files', zh: '存储与文件'},
  security: {en: 'Security and identity', zh: '安全与身份'},
  data: {en: 'Data and analytics', zh: '数据与分析'},
  business: {en: 'Business systems', zh: '业务系统'},
  content: {en: 'Content and knowledge', zh: '内容与知识'},
  examples: {en: 'Games and examples', zh: '游戏与示例'},
} as const satisfies Record<string, Localized>;

export type CategoryId = keyof typeof CATEGORIES;
