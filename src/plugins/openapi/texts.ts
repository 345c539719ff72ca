import type {Locale} from '../../config/locale';

/** Words of the generated part of an operation's page. */
export interface Texts {
  operations: string;
  /** Heads of the table of all operations: method, operation, path. */
  listHead: readonly string[];
  request: string;
  permissions: string;
  pathParameters: string;
  queryParameters: string;
  /** Heading of what the operations of a page have in common. */
  common: string;
  commonPathParameters: string;
  /** Leads from an operation to the common path parameters, errors, or the response of another operation. */
  seePathParameters: (href: string) => string;
  besidesErrors: (href: string) => string;
  onlyErrors: (href: string) => string;
  sameResponse: (link: string) => string;
  body: string;
  name: string;
  required: string;
  comma: string;
  meaning: string;
  sample: string;
  response: string;
  status: (status: string) => string;
  emptyBody: string;
  example: string;
  errors: string;
  errorsLead: string;
  statusAndCode: string;
  cause: string;
  remedy: string;
  afterwards: string;
  schemas: string;
  colon: string;
  stop: string;
  notRouted: string;
  deprecated: string;
  deprecatedMeaning: string;
  /** Title of the box about a defect of a version, such as `6.2.1`. */
  knownIssue: (release: string) => string;
  /** Heading of background that is not part of the reference. */
  notes: string;
  types: Readonly<Record<string, string>>;
  arrayOf: (items: string) => string;
  or: string;
  orNull: string;
  values: (values: string) => string;
  always: (value: string) => string;
  defaultValue: (value: string) => string;
  range: (minimum: string | undefined, maximum: string | undefined) => string;
  length: (minimum: number | undefined, maximum: number | undefined) => string;
  pattern: (pattern: string) => string;
  seeSchema: (link: string) => string;
}

const en: Texts = {
  operations: 'All operations',
  listHead: ['Method', 'Operation', 'Path'],
  request: 'Request',
  permissions: 'Who can call it',
  pathParameters: 'Path parameters',
  queryParameters: 'Query parameters',
  common: 'Common to all calls',
  commonPathParameters: 'Each call uses only the parameters in its own path.',
  seePathParameters: (href) => `see the [common path parameters](${href}).`,
  besidesErrors: (href) => `In addition to the [common errors](${href}):`,
  onlyErrors: (href) => `Only the [common errors](${href}).`,
  sameResponse: (link) => `The body has the same format as the response to ${link}.`,
  body: 'Body',
  name: 'Name',
  required: 'required',
  comma: ', ',
  meaning: 'Meaning',
  sample: 'Sample request',
  response: 'Response',
  status: (status) => `HTTP status ${status}`,
  emptyBody: 'The response body is empty.',
  example: 'Example response',
  errors: 'Errors',
  errorsLead: 'The first number is the HTTP status. If the `code` in the response body differs, it comes next.',
  statusAndCode: 'Status, code',
  cause: 'Cause',
  remedy: 'Fix',
  afterwards: 'Next',
  schemas: 'Nested objects',
  colon: ': ',
  stop: '.',
  notRouted: 'Not available in this version',
  deprecated: 'Deprecated',
  deprecatedMeaning: "Don't use this operation in new code.",
  knownIssue: (release) => `Known issue in V${release}`,
  notes: 'Usage notes',
  types: {},
  arrayOf: (items) => `array of ${items}`,
  or: ' or ',
  orNull: ' or null',
  values: (values) => `One of ${values}.`,
  always: (value) => `Always ${value}.`,
  defaultValue: (value) => `Default ${value}.`,
  range: (minimum, maximum) =>
    minimum !== undefined && maximum !== undefined
      ? `From ${minimum} to ${maximum}.`
      : minimum !== undefined
        ? `At least ${minimum}.`
        : `At most ${maximum}.`,
  length: (minimum, maximum) =>
    minimum !== undefined && maximum !== undefined
      ? `${minimum} to ${maximum} characters.`
      : minimum !== undefined
        ? `At least ${minimum} characters.`
        : `At most ${maximum} characters.`,
  pattern: (pattern) => `Matches ${pattern}.`,
  seeSchema: (link) => `See ${link} for its fields.`,
};

const zh: Texts = {
  operations: '全部操作',
  listHead: ['方法', '操作', '路径'],
  request: '请求',
  permissions: '谁可以调用',
  pathParameters: '路径参数',
  queryParameters: '查询参数',
  common: '所有调用的共同部分',
  commonPathParameters: '每个调用只使用自己路径中出现的参数。',
  seePathParameters: (href) => `见[所有调用的路径参数](${href})。`,
  besidesErrors: (href) => `除[所有调用共有的错误](${href})外，还有：`,
  onlyErrors: (href) => `只有[所有调用共有的错误](${href})。`,
  sameResponse: (link) => `响应体的格式与${link}的响应相同。`,
  body: '请求体',
  name: '名称',
  required: '必填',
  comma: '，',
  meaning: '含义',
  sample: '请求示例',
  response: '响应',
  status: (status) => `HTTP 状态码 ${status}`,
  emptyBody: '响应体为空。',
  example: '响应示例',
  errors: '错误',
  errorsLead: '第一个数字是 HTTP 状态码；响应体中的 `code` 与之不同时，列在其后。',
  statusAndCode: '状态码',
  cause: '原因',
  remedy: '处理办法',
  afterwards: '接下来',
  schemas: '嵌套对象',
  colon: '：',
  stop: '。',
  notRouted: '该版本不提供此接口',
  deprecated: '已弃用',
  deprecatedMeaning: '新代码不要再使用这个操作。',
  knownIssue: (release) => `V${release} 的已知问题`,
  notes: '使用说明',
  types: {
    string: '字符串',
    integer: '整数',
    number: '数字',
    boolean: '布尔值',
    object: '对象',
    any: '任意',
  },
  arrayOf: (items) => `${items}数组`,
  or: '或',
  orNull: '或 null',
  values: (values) => `取值：${values}。`,
  always: (value) => `固定为 ${value}。`,
  defaultValue: (value) => `默认值 ${value}。`,
  range: (minimum, maximum) =>
    minimum !== undefined && maximum !== undefined
      ? `范围 ${minimum} 到 ${maximum}。`
      : minimum !== undefined
        ? `不小于 ${minimum}。`
        : `不大于 ${maximum}。`,
  length: (minimum, maximum) =>
    minimum !== undefined && maximum !== undefined
      ? `长度 ${minimum} 到 ${maximum} 个字符。`
      : minimum !== undefined
        ? `至少 ${minimum} 个字符。`
        : `最多 ${maximum} 个字符。`,
  pattern: (pattern) => `须匹配 ${pattern}。`,
  seeSchema: (link) => `其字段见 ${link}。`,
};

export const TEXTS: Readonly<Record<Locale, Texts>> = {en, zh};
