// Loaded into every process and thread of the second build: its clock is more than a year ahead, so that a date
// or a year of the day of the build shows as a difference.
const AHEAD = 400 * 24 * 60 * 60 * 1000;

const RealDate = Date;
const now = () => RealDate.now() + AHEAD;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
