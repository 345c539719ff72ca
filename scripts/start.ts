import {spawn} from 'node:child_process';
import {docsVersions} from '../src/config/versions';
import {readStartArguments} from './start/arguments';

const USAGE = `Shows the site while it is being written, and reloads pages as they are saved.

  npm start
  npm start -- --locale zh
  npm start -- --version 5.17
  npm start -- --all

  --locale L     language, en without it
  --version V    show this version of the documentation, the current one without it
  --all          show all versions; takes longer to start and to reload

Other options go to docusaurus start, such as --port 3001 or --no-open.`;

function main(): void {
  const {help, version, rest} = readStartArguments(process.argv.slice(2), Object.keys(docsVersions ?? {}));
  if (help) return console.log(USAGE);
  const others = Object.keys(docsVersions ?? {}).filter((name) => version !== '' && name !== version);
  if (others.length > 0) {
    const ways = others.map((name) => `npm start -- --version ${name}`).join(' or ');
    console.log(
      `Showing the version "${version}" of the documentation. Left out: ${others.join(', ')}. ` +
        `For those run ${ways}, for all versions npm start -- --all.`,
    );
  }
  const child = spawn('docusaurus', ['start', ...rest], {
    stdio: 'inherit',
    env: {...process.env, ONLY_VERSION: version, LAZY_PAGES: 'true'},
  });
  // Docusaurus ends by itself when somebody presses Ctrl+C, and tells how.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => (process.exitCode = code ?? 0));
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
