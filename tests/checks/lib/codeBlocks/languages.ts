import {parseMarkdown} from '../markdown';
import {dockerfileFaults} from './dockerfile';
import {go} from './go';
import {iniFaults, propertiesFaults} from './ini';
import {javaFaults} from './java';
import {jsonFaults} from './json';
import {htmlFaults, xmlFaults} from './markup';
import {mermaid} from './mermaid';
import {nginx} from './nginx';
import {phpFaults} from './php';
import {python} from './python';
import {each, type Fault, type Reader} from './reader';
import {scriptFaults} from './script';
import {shell} from './shell';
import {tomlFaults} from './toml';
import {yamlFaults} from './yaml';

function markdownFaults(code: string): Fault[] {
  const markdown = parseMarkdown(code);
  return 'error' in markdown ? [{line: markdown.line ?? 1, message: markdown.error}] : [];
}

/** The languages that a block may have, and who reads them. `text` stands for output and is not read. */
export const READERS: ReadonlyMap<string, Reader> = new Map([
  ['bash', shell('bash')],
  ['dockerfile', each(dockerfileFaults)],
  ['go', go],
  ['html', each(htmlFaults)],
  ['ini', each(iniFaults)],
  ['java', each(javaFaults)],
  ['js', each((code) => scriptFaults(code, 'js'))],
  ['json', each((code) => jsonFaults(code, false))],
  ['jsonc', each((code) => jsonFaults(code, true))],
  ['jsx', each((code) => scriptFaults(code, 'jsx'))],
  ['markdown', each(markdownFaults)],
  ['mdx', each(markdownFaults)],
  ['mermaid', mermaid],
  ['nginx', nginx],
  ['php', each(phpFaults)],
  ['properties', each(propertiesFaults)],
  ['python', python],
  ['sh', shell('sh')],
  // No parser below 80 MB reads what ours holds (CREATE USER ... IDENTIFIED WITH): a person does.
  ['sql', each(() => [])],
  ['toml', each(tomlFaults)],
  ['ts', each((code) => scriptFaults(code, 'ts'))],
  ['tsx', each((code) => scriptFaults(code, 'tsx'))],
  ['xml', each(xmlFaults)],
  ['yaml', each(yamlFaults)],
]);
