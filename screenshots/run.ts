import {parseArgs} from 'node:util';
import {launchBrowser} from './camera/open';
import {previewScene, takeScene} from './camera/take';
import {buildConsole, type Clones} from './console/build';
import {serveConsole} from './console/serve';
import {loadScenes, sceneFile, sceneFolder} from './data/load';
import type {Scene} from './data/scene';
import {CONSOLE_VERSIONS, consoleVersion} from './versions';

const USAGE = `Takes screenshots of the console, which runs here with sample data.

  npm run screenshots                        all scenes of all versions
  npm run screenshots -- NAME …              some scenes of the current version
  npm run screenshots -- --version 5.17      all scenes of a version, or those that are named
  npm run screenshots -- --preview DIR NAME  writes PNG files to a folder, and no images of the site
  npm run screenshots -- --serve             only serves the console, to look at it and to try selectors

RAINBOND_UI and RAINBOND_CONSOLE are local clones of goodrain/rainbond-ui and goodrain/rainbond-console, needed until
the interface is built. SCREENSHOTS_PORT is the port of the console, a free one without it.`;

/** Folder of the project. */
const ROOT = process.cwd();

function clones(): Clones {
  const {RAINBOND_UI: ui, RAINBOND_CONSOLE: repository} = process.env;
  if (!ui || !repository) {
    throw new Error(
      'Set RAINBOND_UI and RAINBOND_CONSOLE to local clones of goodrain/rainbond-ui and goodrain/rainbond-console.',
    );
  }
  return {ui, console: repository};
}

/** The scenes to take, in their order. */
function chosen(version: string, names: readonly string[]): [string, Scene][] {
  const scenes = loadScenes(ROOT, version);
  const unknown = names.filter((name) => !scenes.has(name));
  if (unknown.length > 0) throw new Error(`${sceneFolder(version)}: there is no scene ${unknown.join(', ')}.`);
  return [...scenes].filter(([name]) => names.length === 0 || names.includes(name));
}

interface Order {
  /** Names of scenes; none means all. */
  names: readonly string[];
  /** Folder for PNG files instead of images of the site. */
  preview?: string | undefined;
  port: number;
}

async function takeAll(versionName: string, {names, preview, port}: Order): Promise<number> {
  const scenes = chosen(versionName, names);
  if (scenes.length === 0) return 0;
  const version = consoleVersion(versionName);
  const running = await serveConsole(buildConsole(ROOT, version, clones), version, port);
  const browser = await launchBrowser(ROOT);
  let failed = 0;
  try {
    for (const [name, scene] of scenes) {
      try {
        const studio = {root: ROOT, browser, console: running, version: versionName};
        if (preview !== undefined) {
          await previewScene(studio, name, scene, preview);
          continue;
        }
        const outcome = await takeScene(studio, name, scene);
        console.log(`${versionName}/${name}: en ${outcome.en}, zh ${outcome.zh}`);
      } catch (error) {
        failed++;
        console.error(`${sceneFile(versionName, name)}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await browser.close();
    await running.stop();
  }
  return failed;
}

async function serveOnly(versionName: string, port: number): Promise<void> {
  const version = consoleVersion(versionName);
  const {origin} = await serveConsole(buildConsole(ROOT, version, clones), version, port);
  console.log(`${origin}/#/team/demo/region/datacenter/apps/1 (set the cookies token=sample and language=en-US)`);
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      version: {type: 'string'},
      preview: {type: 'string'},
      serve: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) return console.log(USAGE);
  const port = Number(process.env.SCREENSHOTS_PORT ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`SCREENSHOTS_PORT="${process.env.SCREENSHOTS_PORT}" is not a port number between 0 and 65535.`);
  }
  const [current] = CONSOLE_VERSIONS;
  if (values.serve) return serveOnly(values.version ?? current.name, port);
  // Names alone mean the current version.
  const version = values.version ?? (positionals.length > 0 ? current.name : undefined);
  let failed = 0;
  for (const {name} of CONSOLE_VERSIONS) {
    if (version === undefined || version === name) {
      failed += await takeAll(name, {names: positionals, preview: values.preview, port});
    }
  }
  if (version !== undefined) consoleVersion(version);
  if (failed > 0) throw new Error(`${failed} scenes failed.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
