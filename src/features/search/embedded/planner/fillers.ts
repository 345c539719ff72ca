import {KNOWN_WORDS} from './vocabulary';

/** English question words without content. */
const ENGLISH = new Set(
  (
    'a about after again all also am an and any anyone are as at be been before being but by can cannot cant could did do does doesnt ' +
    'doing dont else etc ever every for from get gets getting give had has have help here hi how howto i id if im in into is isnt it ' +
    'its ive just keep keeps know let like make me mean means my need needed no not of on one only or our out own please possible ' +
    'really s set should show so some somehow someone something such t tell than that the their them then there these they thing ' +
    'things this those to too try trying up use used uses using via want wants was way ways we were what whats when where wheres ' +
    'which while who why will with without wont work working works would you your ' +
    'actually already always during instead later maybe much never often quite quickly really several simply sometimes soon still suddenly very whether whose yet'
  ).split(' '),
);

/** Chinese question phrases without content. */
const CHINESE = (
  '有没有办法 有没有什么 是怎么回事 怎么回事 怎么解决 如何解决 怎么处理 如何处理 该怎么办 应该怎么 怎么样才能 怎样才能 如何才能 怎么才能 ' +
  '是什么意思 什么意思 为什么会 有哪些 有没有 能不能 可不可以 是不是 要不要 怎么办 怎么做 怎么用 怎么弄 如何做 怎么样 是什么 什么是 为什么 ' +
  '请问 如何 怎么 怎样 怎 咋 为何 哪里 哪儿 在哪 哪个 哪些 什么 多少 可以 能够 想要 我想 我要 我的 我们 需要 应该 一下 一个 ' +
  '大概 大约 到底 究竟 已经 自己的 自己 自家 现在 今天 昨天 目前 别人 每次 一套 一份 一些 一点 有点 ' +
  '这个 那个 一台 某台 某个 某些 这台 几个 一种 一次 没有 只让 只能 只想 只有 之后 以后 时候 的话 帮我 求助 谢谢 总是 老是 一直 突然 的 了 吗 呢 吧 啊 呀 嘛 么 我 你 您 给 把 被 让 得 地 着 是 和 与 及 或 在 到 从 对 用 上 里 中 就 都 也 还 又 很 想 要 能 会 个 该 请 才 后 时 不 再 来 去 没 有 让 只 某 台'
).split(/\s+/);

/** The dictionary takes this one for the beginning of a word: 很慢. */
const VERY = '很';

const LONG_CHINESE = CHINESE.filter((phrase) => phrase.length > 1 || phrase === VERY);
const SHORT_CHINESE = new Set(CHINESE.filter((phrase) => phrase.length === 1));
const IS_LONG = new Set(LONG_CHINESE);

/** Filler phrases, and technical terms that contain one without meaning it: 多少钱, 没有权限. Longer ones first. */
const LONG = new RegExp(
  [...LONG_CHINESE, ...KNOWN_WORDS.filter((word) => LONG_CHINESE.some((phrase) => word.includes(phrase)))]
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

/** Marks where a filler phrase was cut out; no run of Chinese characters contains it. */
const CUT = '|';

/** Whether an English word says nothing about the subject. */
export function isFiller(word: string): boolean {
  return ENGLISH.has(word);
}

/** What follows a verb that failed: 装不上. Phrases of the table of synonyms such as 连不上 stay whole. */
const FAILED = new Set('不上 不了 不到 不下 不来 不出 不动 不进'.split(' '));

/** Whether a Chinese word of the segmenter says nothing about the subject. */
export function isChineseFiller(word: string): boolean {
  return SHORT_CHINESE.has(word) || FAILED.has(word);
}

/** The parts of a Chinese run between question phrases without content. */
export function withoutChineseFillers(run: string): string[] {
  return run
    .replace(LONG, (found) => (IS_LONG.has(found) ? CUT : found))
    .split(CUT)
    .filter((part) => part !== '');
}
