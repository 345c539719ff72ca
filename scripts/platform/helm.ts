import {parse} from 'yaml';
import {isRecord} from '../../src/lib/isRecord';
import type {Files} from './clones';

/** Files of rainbond-chart that hold values. */
export function isChartFile(file: string): boolean {
  return file === 'values.yaml' || /^templates\/.*\.(?:yaml|tpl|txt)$/.test(file);
}

/** Values of a YAML mapping by their path, such as `Cluster.replicas`. Lists and empty values count as one value. */
export function flattenValues(value: unknown, prefix = ''): Map<string, string> {
  if (!isRecord(value) || Object.keys(value).length === 0)
    return new Map(prefix === '' ? [] : [[prefix, value === null || value === undefined ? '' : asText(value)]]);
  return new Map(
    Object.entries(value).flatMap(([name, member]) => [
      ...flattenValues(member, prefix === '' ? name : `${prefix}.${name}`),
    ]),
  );
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * Values of the chart with their defaults: those of values.yaml, and those that only templates read, which have none.
 *
 * @throws Error when values.yaml is no YAML.
 */
export function helmValues(files: Files): Map<string, string> {
  const values = flattenValues(parse(files.get('values.yaml') ?? ''));
  for (const [file, text] of files) {
    if (!file.startsWith('templates/')) continue;
    for (const [, name = ''] of text.matchAll(/\.Values\.([\w.]+\w)/g))
      if (!values.has(name) && ![...values.keys()].some((known) => known.startsWith(`${name}.`))) values.set(name, '');
  }
  return values;
}
