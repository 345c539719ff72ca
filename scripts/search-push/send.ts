import {algoliasearch} from 'algoliasearch';
import type {AlgoliaHost} from '../../src/features/search/algolia';
import type {PushCredentials} from './environment';
import type {SearchRecord} from './records';
import {INDEX_SETTINGS} from './settings';

/** Records in one request; at about 1 KB each a request stays far below the 10 MB that Algolia recommends. */
const BATCH_SIZE = 1000;

/**
 * In milliseconds. The client's connect timeout in Node runs until the answer begins, so it holds the upload of a
 * batch too; with its own 2 s a slow line sends batches twice. Writing: specification, section 9.
 */
const TIMEOUTS = {connect: 10_000, read: 10_000, write: 30_000} as const;

export interface SendOptions extends PushCredentials {
  /** Servers that are asked instead of Algolia's, for a proxy or a test. */
  hosts?: readonly AlgoliaHost[];
  /** Takes lines of progress. */
  report: (line: string) => void;
}

/**
 * Replaces what the hosted index holds by these records, and sets its settings. Readers find the old records until
 * all new ones are there; when it fails on the way, they keep the old ones.
 *
 * @throws Error that says what to fix: credentials, rights, network, or the record that was refused.
 */
export async function send(records: readonly SearchRecord[], options: SendOptions): Promise<void> {
  const {appId, adminKey, index, hosts, report} = options;
  if (records.length === 0) throw new Error('There are no records to send; the index stays as it is.');
  const client = algoliasearch(appId, adminKey, {
    timeouts: {...TIMEOUTS},
    ...(hosts && {hosts: hosts.map((host) => ({...host, accept: 'readWrite' as const}))}),
  });

  // replaceAllObjects sends its batches through this method and tells nobody how far it is.
  const batch = client.batch.bind(client);
  let sent = 0;
  client.batch = async (...request) => {
    const answer = await batch(...request);
    sent += request[0].batchWriteParams.requests.length;
    report(`Sent ${sent.toLocaleString('en')} of ${records.length.toLocaleString('en')} records.`);
    return answer;
  };

  try {
    const {taskID} = await client.setSettings({indexName: index, indexSettings: INDEX_SETTINGS});
    await client.waitForTask({indexName: index, taskID});
    report(`Set the settings of the index "${index}".`);
    const objects = records.map((record) => ({...record}));
    await client.replaceAllObjects({indexName: index, objects, batchSize: BATCH_SIZE});
    report(`The index "${index}" now holds these ${records.length.toLocaleString('en')} records.`);
  } catch (error) {
    throw new Error(reasonOf(error, options), {cause: error});
  }
}

function reasonOf(error: unknown, {appId, index}: SendOptions): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'RetryError') {
    return `No host of the application "${appId}" answered. Is ALGOLIA_APP_ID right, and does this machine reach the internet?`;
  }
  if (!('status' in error)) return error.message;
  const answer = `Algolia answered ${String(error.status)}: ${error.message}`;
  if (/Invalid Application-ID or API key/i.test(error.message)) {
    return `ALGOLIA_ADMIN_KEY is no key of the application "${appId}" (ALGOLIA_APP_ID). ${answer}`;
  }
  if (error.status === 401 || error.status === 403) {
    const rights = 'addObject, deleteObject, deleteIndex, settings and editSettings';
    return `The key in ALGOLIA_ADMIN_KEY lacks a right; for the index "${index}" and "${index}_tmp_*" it needs ${rights}. ${answer}`;
  }
  return answer;
}
