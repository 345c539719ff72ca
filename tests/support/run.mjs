// `npm test`: installs what is missing, then runs every check, the quick ones first. Plain JavaScript, because
// it starts before anything is installed. The last line is `N passed, N failed`.
import {spawn, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir, totalmem} from 'node:os';
import {join} from 'node:path';

const RESULTS = 'test-results';
const LOCK_MARK = 'node_modules/.package-lock.sha256';
const started = Date.now();
const rows = [];

const secondsSince = (since) => Math.round((Date.now() - since) / 1000);
const seconds = (since) => `${secondsSince(since)} s`;

/** Ends the run with a message that says what to do. */
function giveUp(message) {
  console.error(message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

/** Runs a command and collects what it prints. */
function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {env: {...process.env, ...env}, stdio: ['ignore', 'pipe', 'pipe']});
    let output = '';
    const collect = (chunk) => (output += chunk);
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({code: 1, output: error.message}));
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}

/** Runs a stage, shows its output when it failed, and keeps its count. */
async function stage(name, command, args, {count, env, judge} = {}) {
  const since = Date.now();
  const {code, output} = await run(command, args, env);
  const problem = code === 0 ? judge?.(output) : undefined;
  let result = count?.(output) ?? {passed: 1, failed: 0};
  if ((code !== 0 || problem) && result.failed === 0) result = {passed: count ? result.passed : 0, failed: 1};
  rows.push({name, ...result, seconds: secondsSince(since)});
  const ok = result.failed === 0;
  console.log(`${ok ? 'ok  ' : 'FAIL'}  ${name} (${result.passed} passed, ${result.failed} failed, ${seconds(since)})`);
  // What our checks could not check here: the run passes, but shows these lines.
  if (ok && count === countLine) for (const [line] of output.matchAll(/^open .*$/gm)) console.log(`      ${line}`);
  if (!ok) console.log(problem ? `${problem}\n${output}` : output);
  return ok;
}

/**
 * Installs the packages of the lockfile unless these very ones are there. Not `npm ci`: it refuses a lockfile when
 * the registry lacks an optional package of another platform.
 */
function installPackages() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(LOCK_MARK) && readFileSync(LOCK_MARK, 'utf8') === hash) return;
  console.log('Installing the packages of package-lock.json …');
  if (spawnSync('npm', ['install', '--no-save'], {stdio: 'inherit'}).status !== 0)
    giveUp('npm install failed; see above.');
  writeFileSync(LOCK_MARK, hash);
}

/** Where distributions keep the module with which nginx serves files that brotli compressed beforehand. */
const BROTLI_MODULE = ['/usr/lib', '/usr/share', '/usr/lib64'].map(
  (folder) => `${folder}/nginx/modules/ngx_http_brotli_static_module.so`,
);

/** Whether the system has a font with Chinese characters. Only Linux may lack one; where nobody can tell, it has none. */
function hasChineseFont() {
  return process.platform !== 'linux' || spawnSync('fc-list', [':lang=zh', 'family']).stdout?.length > 0;
}

/** Whether WebKit can be driven: its driver, a screen that nobody sees, and the browser, which the driver brings. */
function hasWebkit() {
  return ['WebKitWebDriver', 'xvfb-run'].every((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0);
}

/** Installs the programs that the checks and the browser tests need, where the system lets us. */
function installPrograms() {
  const found = (names) => names.some((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0);
  process.env.PATH = `${process.env.PATH}:/usr/sbin`;
  const missing = [
    {
      names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
      setting: 'CHROMIUM',
      packages: ['chromium-headless-shell'],
    },
    // Without one, Chinese text is drawn as boxes, which are narrower: drawings then differ from their reserved space.
    {isThere: hasChineseFont, packages: ['fontconfig', 'fonts-noto-cjk']},
    {isThere: hasWebkit, packages: ['webkit2gtk-driver', 'xvfb', 'xauth']},
    {names: ['firefox-esr', 'firefox'], setting: 'FIREFOX', packages: ['firefox-esr']},
    {names: ['nginx'], packages: ['nginx-light']},
    {files: BROTLI_MODULE, packages: ['libnginx-mod-http-brotli-static']},
    {names: ['shellcheck'], packages: ['shellcheck']},
    {names: ['python3'], packages: ['python3-minimal']},
    {names: ['gofmt'], packages: ['golang-go']},
  ].filter(
    ({names = [], files = [], setting = '', isThere = () => false}) =>
      !process.env[setting] && !found(names) && !files.some((file) => existsSync(file)) && !isThere(),
  );
  if (missing.length === 0) return;
  const packages = missing.flatMap((program) => program.packages);
  const advice = `Install ${packages.join(' ')} with your system's package manager, then run npm test again.`;
  if (process.getuid?.() !== 0 || !found(['apt-get'])) giveUp(advice);
  console.log(`Installing ${packages.join(' ')} …`);
  const apt = (...args) =>
    spawnSync('apt-get', args, {stdio: 'ignore', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}});
  apt('update');
  if (apt('install', '-y', '--no-install-recommends', ...packages).status !== 0) giveUp(`apt-get failed. ${advice}`);
}

/** Reads the line `N passed, N failed` of our own check runner. */
function countLine(output) {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return last ? {passed: Number(last[1]), failed: Number(last[2])} : {passed: 0, failed: 1};
}

/** Reads the report that Vitest wrote. */
function countVitest() {
  const file = `${RESULTS}/unit.json`;
  if (!existsSync(file)) return {passed: 0, failed: 1};
  const {numPassedTests, numFailedTests, numFailedTestSuites} = JSON.parse(readFileSync(file, 'utf8'));
  return {passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites)};
}

/** Tests that may pass only at the second try before the run fails: one loaded moment, not a habit. */
const MOST_FLAKY = 3;

/** The names of the tests below a suite of Playwright's report that ended in a way: `flaky`, `unexpected`. */
function testsThatEnded(way, {suites = [], specs = []}) {
  return [
    ...specs
      .filter(({tests}) => tests.some(({status}) => status === way))
      .map(({file, line, title}) => `${file}:${line} ${title}`),
    ...suites.flatMap((suite) => testsThatEnded(way, suite)),
  ];
}

/** Reads a report that Playwright wrote, and names the tests that failed or passed only at the second try. */
function countPlaywright(name) {
  const file = `${RESULTS}/${name}.json`;
  if (!existsSync(file)) return {passed: 0, failed: 1};
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const flaky = testsThatEnded('flaky', report);
  for (const name of flaky) console.log(`again ${name}: failed once, then passed`);
  for (const name of testsThatEnded('unexpected', report)) console.log(`bad   ${name}: failed`);
  const borne = flaky.length <= MOST_FLAKY;
  const {expected, unexpected} = report.stats;
  return {passed: expected + (borne ? flaky.length : 0), failed: unexpected + (borne ? 0 : flaky.length)};
}

/** A build with warnings needs a fix: writers see the warnings, this run fails on them. */
function buildWarnings(output) {
  const lines = output.split('\n').filter((line) => /\[(WARNING|ERROR)\]|\bwarning:|Warning:/.test(line));
  return lines.length > 0 ? `The build warns:\n${lines.join('\n')}` : undefined;
}

if (Number(process.versions.node.split('.')[0]) < 20) giveUp(`Node 20 or later is needed; this is ${process.version}.`);
installPackages();
installPrograms();
rmSync(RESULTS, {recursive: true, force: true});
mkdirSync(RESULTS, {recursive: true});

const bin = (name) => `node_modules/.bin/${name}`;
const npmRun = (name) => ['npm', ['run', '--silent', name]];

// Two at a time on two cores.
const quick = [
  () => stage('types', ...npmRun('types')),
  () => stage('lint:code', ...npmRun('lint:code')),
  () => stage('lint:styles', ...npmRun('lint:styles')),
  () => stage('lint:markdown', ...npmRun('lint:markdown')),
  () => stage('lint:format', ...npmRun('lint:format')),
  () => stage('lint:unused', ...npmRun('lint:unused')),
  () => stage('lint:cycles', ...npmRun('lint:cycles')),
  () => stage('checks of sources', bin('tsx'), ['tests/checks/run.ts', '--sources'], {count: countLine}),
  () =>
    stage(
      'unit tests',
      bin('vitest'),
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/unit.json`],
      {
        count: countVitest,
      },
    ),
];
const lane = async () => {
  for (let next = quick.shift(); next; next = quick.shift()) await next();
};
await Promise.all([lane(), lane()]);

const heap = {NODE_OPTIONS: `--max-old-space-size=${Math.min(4096, Math.floor(totalmem() / 2 ** 21))}`};
// With a cache from an earlier commit, `runtime~main` has other variable names, and thus another hash. The second
// build has no cache either.
const withoutCache = {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
// Side by side, because a build keeps little more than one core busy.
const elsewhere = mkdtempSync(join(tmpdir(), 'built-again-'));
const [built, builtAgain] = await Promise.all([
  stage('build', bin('docusaurus'), ['build'], {judge: buildWarnings, env: {...heap, ...withoutCache}}),
  stage('a second build elsewhere', bin('tsx'), ['tests/support/buildElsewhere.ts', elsewhere], {env: heap}),
]);
if (built || existsSync('build/zh/index.html')) {
  await stage('files for servers', bin('tsx'), ['scripts/deploy-files.ts']);
  await Promise.all([
    stage('checks of the build', bin('tsx'), ['tests/checks/run.ts', '--build'], {count: countLine}),
    ...(builtAgain
      ? [
          stage('the same bytes from both builds', bin('tsx'), ['tests/checks/run.ts', 'reproducible'], {
            count: countLine,
            env: {BUILT_ELSEWHERE: elsewhere},
          }),
        ]
      : []),
  ]);
  // Alone: tests that wait for something are the only ones that mind a busy machine.
  await stage('browser tests', bin('playwright'), ['test', '--config', 'tests/e2e/playwright.config.ts'], {
    count: () => countPlaywright('e2e'),
    env: {CI: 'true'},
  });
  await stage('smoke test in three browsers', ...npmRun('smoke'), {
    count: () => countPlaywright('smoke'),
    env: {CI: 'true'},
  });
}
rmSync(elsewhere, {recursive: true, force: true});

const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
/** What each stage took. Stages that ran side by side overlap, so the sum is more than the whole. */
function printTimes() {
  const width = Math.max(...rows.map(({name}) => name.length));
  const line = (name, time) => `  ${name.padEnd(width)}  ${String(time).padStart(5)} s`;
  console.log('\nTime of each stage:');
  for (const {name, seconds: time} of rows) console.log(line(name, time));
  console.log(line('all of it', secondsSince(started)));
}

printTimes();
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
