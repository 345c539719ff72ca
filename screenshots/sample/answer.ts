import type {Context, Handler, Hono} from 'hono';
import type {Locale} from '../../src/config/locale';

/** What the console's API puts into `data`. Lists and beans are the words of its own code. */
export interface Data {
  /** One object. */
  bean?: unknown;
  /** Several objects. */
  list?: unknown;
  [name: string]: unknown;
}

/** What an answer may depend on. */
export interface Question {
  /** Parts of the path, as the pattern names them. */
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Language of the console. */
  locale: Locale;
  /** State of the sample data that the scene asks for; empty for the usual one. */
  state: string;
}

/** Answers for some addresses of the API. */
export type Answers = (api: Hono) => void;

const questionOf = (context: Context): Question => ({
  params: context.req.param(),
  query: context.req.query(),
  locale: /language=zh-CN/.test(context.req.header('cookie') ?? '') ? 'zh' : 'en',
  state: /state=([\w-]+)/.exec(context.req.header('cookie') ?? '')?.[1] ?? '',
});

const SUCCESS: Readonly<Record<Locale, string>> = {en: 'success', zh: '成功'};

/** An answer in the form of the console: `code`, messages, and the data with empty `bean` and `list` where it has none. */
export function answer(data: Data | ((question: Question) => Data)): Handler {
  return (context) => {
    const question = questionOf(context);
    const own = typeof data === 'function' ? data(question) : data;
    return context.json({
      code: 200,
      msg: 'success',
      msg_show: SUCCESS[question.locale],
      data: {bean: {}, list: [], ...own},
    });
  };
}

/** An answer in a form of its own, which some addresses have. */
export function bare(body: object | ((question: Question) => object)): Handler {
  return (context) => context.json(typeof body === 'function' ? body(questionOf(context)) : body);
}
