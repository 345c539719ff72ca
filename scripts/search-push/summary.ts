import type {SearchRecord} from './records';

const number = (value: number) => value.toLocaleString('en');

/** How many records have each value, the most frequent first. */
function counts(records: readonly SearchRecord[], valueOf: (record: SearchRecord) => string): string {
  const found = new Map<string, number>();
  for (const record of records) found.set(valueOf(record), (found.get(valueOf(record)) ?? 0) + 1);
  const rows = [...found].sort(([, one], [, other]) => other - one);
  return rows.map(([value, count]) => `${value} ${number(count)}`).join(', ');
}

const bytesOf = (record: SearchRecord) => Buffer.byteLength(JSON.stringify(record));

/** What would be sent, in lines: counts, sizes, and one record of each language as a sample. */
export function summarize(records: readonly SearchRecord[]): string[] {
  const sizes = records.map(bytesOf);
  const largest = records[sizes.indexOf(Math.max(...sizes))];
  const samples = ['en', 'zh'].flatMap(
    (locale) => records.find(({language, type}) => language === locale && type === 'lvl2') ?? [],
  );
  return [
    `languages: ${counts(records, ({language}) => language)}`,
    `sections:  ${counts(records, ({section}) => section)}`,
    `versions:  ${counts(records, ({version}) => version ?? 'none')}`,
    `types:     ${counts(records, ({type}) => type)}`,
    `addresses: ${counts(records, ({url}) => new URL(url).origin)}`,
    `size:      ${number(Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024))} KiB, largest record ${number(Math.max(...sizes))} bytes (${largest?.objectID ?? ''})`,
    ...samples.map((sample) => `sample:    ${JSON.stringify(sample, null, 2)}`),
  ];
}
