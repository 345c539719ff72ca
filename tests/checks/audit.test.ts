import {describe, expect, onTestFinished, test, vi} from 'vitest';
import {auditBy, isRelease} from './audit';
import {npmAudit, readAudit, type Answer} from './lib/audit/npmAudit';
import {writeTree} from './lib/writeTree';

const TODAY = '2026-11-20';
const ID = 'GHSA-aaaa-bbbb-cccc';

/** npm's report for a weakness of `qs`, which `express` brings along, and a slight one of `sharp`. */
const report = (severity = 'high') => ({
  auditReportVersion: 2,
  vulnerabilities: {
    express: {name: 'express', severity, isDirect: true, via: ['qs'], effects: [], nodes: ['node_modules/express']},
    qs: {
      name: 'qs',
      severity,
      isDirect: false,
      via: [
        {
          source: 1234567,
          name: 'qs',
          dependency: 'qs',
          title: 'Endless loop',
          url: `https://github.com/advisories/${ID}`,
          severity,
          range: '<6.15.0',
        },
      ],
      effects: ['express'],
      nodes: ['node_modules/qs'],
    },
    sharp: {
      name: 'sharp',
      severity: 'moderate',
      via: [
        {
          source: 8,
          name: 'sharp',
          title: 'Slight',
          url: 'https://example.com/8',
          severity: 'moderate',
          range: '<1.0.0',
        },
      ],
    },
  },
  metadata: {dependencies: {prod: 1509, dev: 449}},
});

const good = {id: ID, package: 'qs', reason: 'Only the development server parses queries.', expires: '2026-12-31'};

async function run(answer: Answer, exceptions: unknown = [], release = false) {
  const check = auditBy(
    () => Promise.resolve(answer),
    () => TODAY,
    release,
  );
  const text = typeof exceptions === 'string' ? exceptions : JSON.stringify(exceptions);
  const {problems, ...rest} = await check.run(await writeTree({'audit-exceptions.json': text}));
  return {...rest, problems: problems.map(({file, message}) => `${file}: ${message}`)};
}

const answerOf = (json: unknown) => readAudit(JSON.stringify(json));
const nothing: Answer = {advisories: [], packages: 1509};
const silent: Answer = {unanswered: '405 Method Not Allowed'};

describe('with advisories', () => {
  test('accepts packages without severe weaknesses, and counts the slight ones', async () => {
    expect(await run(answerOf(report('low')))).toEqual({
      problems: [],
      looked: 1509,
      notes: ['advisories of less than high severity: 2; "npm audit --omit=dev" lists them'],
    });
  });

  test.each(['high', 'critical'])('reports a %s weakness once, at the package that has it', async (severity) => {
    const {problems} = await run(answerOf(report(severity)));
    expect(problems).toEqual([
      `package-lock.json: qs <6.15.0 has a weakness (${severity}): Endless loop (https://github.com/advisories/${ID}). ` +
        `Upgrade it, by "overrides" in package.json where another package asks for it; where no version helps, ` +
        `add ${ID} to audit-exceptions.json with the reason`,
    ]);
  });

  test('bears a weakness with a reason, and tells it', async () => {
    const {problems, notes} = await run(answerOf(report()), [good]);
    expect(problems).toEqual([]);
    expect(notes?.[0]).toBe(`${ID} in qs (high) is borne until 2026-12-31: ${good.reason}`);
  });

  test('takes no exception for another package or another advisory', async () => {
    const others = [
      {...good, package: 'express'},
      {...good, id: 'GHSA-aaaa-bbbb-dddd'},
    ];
    const {problems} = await run(answerOf(report()), others);
    expect(problems).toEqual([
      expect.stringMatching(/^package-lock\.json: qs <6\.15\.0 has a weakness/),
      expect.stringContaining(`${ID} in express: the lockfile has no such weakness any more; remove it`),
      expect.stringContaining('GHSA-aaaa-bbbb-dddd in qs: the lockfile has no such weakness any more; remove it'),
    ]);
  });

  test('reports an exception that is not needed', async () => {
    expect((await run(nothing, [good])).problems).toEqual([
      `audit-exceptions.json: ${ID} in qs: the lockfile has no such weakness any more; remove it`,
    ]);
  });

  test('reports an exception that has expired, also on the first day after', async () => {
    expect((await run(answerOf(report()), [{...good, expires: TODAY}])).problems).toEqual([]);
    expect((await run(answerOf(report()), [{...good, expires: '2026-11-19'}])).problems).toEqual([
      `audit-exceptions.json: ${ID} in qs: expired on 2026-11-19; upgrade, or judge it anew`,
    ]);
  });

  test('reports an exception that would last longer than a quarter', async () => {
    expect((await run(answerOf(report()), [{...good, expires: '2027-02-18'}])).problems).toEqual([]);
    expect((await run(answerOf(report()), [{...good, expires: '2027-02-19'}])).problems).toEqual([
      `audit-exceptions.json: ${ID} in qs: expires 2027-02-19, but 2027-02-18 is the latest day`,
    ]);
  });

  test('reports an exception that is there twice', async () => {
    expect((await run(answerOf(report()), [good, good])).problems).toEqual([
      `audit-exceptions.json: ${ID} in qs: is there twice`,
    ]);
  });
});

describe('the file of exceptions', () => {
  test.each([
    ['[', 'is no JSON'],
    ['{}', 'must hold a list'],
    [[{...good, id: 'CVE-2026-1'}], 'entry 1: id must be an id such as GHSA-abcd-1234-efgh'],
    [[good, {...good, package: ''}], 'entry 2: package must be the name of a package'],
    [[{...good, reason: 'no harm'}], 'entry 1: reason must be a sentence: why nobody is harmed'],
    [[{...good, reason: undefined}], 'entry 1: reason must be a sentence'],
    [[{...good, expires: '2026-02-30'}], 'entry 1: expires must be a day such as 2026-11-20'],
    [[{...good, until: '2026-12-01'}], 'entry 1: Unrecognized key: "until"'],
  ])('%j is refused', async (exceptions, message) => {
    expect((await run(silent, exceptions)).problems).toEqual([
      expect.stringContaining(`audit-exceptions.json: ${message}`),
    ]);
  });

  test('may be missing', async () => {
    const check = auditBy(
      () => Promise.resolve(nothing),
      () => TODAY,
    );
    expect((await check.run(await writeTree({}))).problems).toEqual([]);
  });
});

describe('without an answer', () => {
  test('says that nothing is known, and judges the exceptions alone', async () => {
    expect(await run(silent, [good])).toEqual({
      problems: [],
      looked: 1,
      unjudged: [
        expect.stringMatching(/\(405 Method Not Allowed\): .* is NOT known, only audit-exceptions\.json was judged/),
      ],
    });
  });

  test('still reports an exception that has expired', async () => {
    expect((await run(silent, [{...good, expires: '2026-11-19'}])).problems).toEqual([
      expect.stringContaining('expired on 2026-11-19'),
    ]);
  });

  const none = {summary: '', detail: ''};
  test.each([
    ['a registry that has no such address', {message: '405 Method Not Allowed', statusCode: 405, error: none}],
    ['no network', {message: 'request failed, reason: getaddrinfo ENOTFOUND', error: none}],
    ['a registry without the packages', {error: {summary: 'loading from incorrect packument', detail: ''}}],
    ['silence', {error: none}],
  ])('knows %s', (_name, json) => {
    expect(answerOf(json)).toEqual({
      unanswered: expect.stringMatching(/^(405 Method|request failed|loading from|it gave no reason)/),
    });
  });

  test(
    'asks although npm is told to work without a network, when it would invent an answer',
    {timeout: 60_000},
    async () => {
      vi.stubEnv('npm_config_offline', 'true');
      vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/');
      onTestFinished(() => {
        vi.unstubAllEnvs();
      });
      const packages = {'': {name: 'site', dependencies: {clsx: '2.1.1'}}, 'node_modules/clsx': {version: '2.1.1'}};
      const root = await writeTree({
        'package.json': JSON.stringify({name: 'site', dependencies: {clsx: '2.1.1'}}),
        'package-lock.json': JSON.stringify({name: 'site', lockfileVersion: 3, requires: true, packages}),
      });
      expect(await npmAudit(root)).toEqual({unanswered: expect.stringContaining('ECONNREFUSED')});
    },
  );

  test('does not take a mistake of the project for silence', () => {
    const missing = {error: {code: 'ENOLOCK', summary: 'This command requires an existing lockfile.', detail: ''}};
    expect(() => answerOf(missing)).toThrow('npm audit failed: ENOLOCK This command requires an existing lockfile.');
    expect(() => readAudit('[]')).toThrow('npm audit printed no report.');
    expect(() => readAudit('')).toThrow();
  });
});

describe('for a release', () => {
  test('an audit without an answer fails', async () => {
    const {problems} = await run(silent, [], true);
    expect(problems).toEqual([
      expect.stringMatching(
        /^package-lock\.json: the registry does not tell advisories \(405 .*A release needs an answer/,
      ),
    ]);
  });

  test('an answer without severe weaknesses passes', async () => {
    expect((await run(nothing, [], true)).problems).toEqual([]);
  });

  test.each(['1', 'true', 'yes', 'v1.2.3'])('CI_RELEASE=%s means one', (CI_RELEASE) => {
    expect(isRelease({CI_RELEASE})).toBe(true);
  });

  test.each([undefined, '', ' ', '0', 'false', 'No'])('CI_RELEASE=%s means none', (CI_RELEASE) => {
    expect(isRelease(CI_RELEASE === undefined ? {} : {CI_RELEASE})).toBe(false);
  });
});
