import {generate} from 'selfsigned';
import {expect, test} from 'vitest';
import {sendRequest, explain, RequestError} from '@site/scripts/http/request';
import {freePort} from '../../../support/freePort';
import {startServer, startTlsServer, type Seen} from './server';

/** Why a server sends no response. */
async function failureOf(address: string, timeout = 10_000): Promise<RequestError> {
  const outcome: unknown = await sendRequest(address, {timeout}).catch((error: unknown) => error);
  if (outcome instanceof RequestError) return outcome;
  throw new Error(`${address} answers: ${JSON.stringify(outcome)}`);
}

test('gives status, headers and content, and follows no redirect', async () => {
  const origin = await startServer((_request, response) => {
    response.writeHead(302, {location: '/there'}).end('moved');
  });
  const {status, headers, body} = await sendRequest(`${origin}/here`, {timeout: 10_000});
  expect([status, headers.get('location'), body.toString()]).toEqual([302, '/there', 'moved']);
});

test('sends method and headers', async () => {
  const seen: Seen[] = [];
  const origin = await startServer((_request, response) => void response.end(), seen);
  await sendRequest(`${origin}/a?b=1`, {method: 'HEAD', headers: {'accept-encoding': 'br'}, timeout: 10_000});
  expect(seen).toMatchObject([{method: 'HEAD', path: '/a?b=1', headers: {'accept-encoding': 'br'}}]);
});

test('does not read a content that nobody wants', async () => {
  // It never ends.
  const origin = await startServer((_request, response) => {
    response.writeHead(200).write('x');
  });
  const {status, body} = await sendRequest(origin, {timeout: 10_000, headersOnly: true});
  expect([status, body.length]).toEqual([200, 0]);
});

test('a connection that was cut is tried once more', async () => {
  const seen: Seen[] = [];
  const origin = await startServer((request, response) => {
    if (seen.length === 1) request.socket.destroy();
    else response.end('second');
  }, seen);
  expect((await sendRequest(origin, {timeout: 10_000})).body.toString()).toBe('second');
});

test('a connection that is cut each time', async () => {
  const origin = await startServer((request) => void request.socket.destroy());
  expect(await failureOf(origin)).toMatchObject({reason: 'cut'});
});

test('nothing listens', async () => {
  const {reason, message} = await failureOf(`http://127.0.0.1:${await freePort()}`);
  expect(reason).toBe('closed');
  expect(message).toContain('nothing listens there: is the server running, is the port right?');
});

test('a server that does not answer, and one that does not finish', async () => {
  const silent = await startServer(() => undefined);
  expect(await failureOf(silent, 50)).toMatchObject({
    reason: 'timeout',
    message: 'no complete answer within 0.05 s',
  });
  const slow = await startServer((_request, response) => {
    response.writeHead(200).write('x');
  });
  expect(await failureOf(slow, 200)).toMatchObject({reason: 'timeout', message: 'no complete answer within 0.2 s'});
});

test('a port without TLS', async () => {
  const origin = await startServer((_request, response) => void response.end());
  const {reason, message} = await failureOf(origin.replace('http:', 'https:'));
  expect(reason).toBe('tls');
  expect(message).toContain('does this port speak http:// instead?');
});

test('a certificate that nobody signed', async () => {
  const {private: key, cert} = await generate([{name: 'commonName', value: 'localhost'}]);
  const {reason, message} = await failureOf(await startTlsServer({key, cert}));
  expect(reason).toBe('certificate');
  expect(message).toContain('NODE_EXTRA_CA_CERTS');
});

test('a content that does not fit its encoding', async () => {
  const origin = await startServer((_request, response) => {
    response.writeHead(200, {'content-encoding': 'gzip'}).end('no gzip at all');
  });
  expect(await failureOf(origin)).toMatchObject({reason: 'encoding'});
});

test.each([
  ['ENOTFOUND', 'name', 'no server has this name'],
  ['EAI_AGAIN', 'name', 'is this machine online?'],
  ['ENETUNREACH', 'closed', 'is this machine online?'],
  ['CERT_HAS_EXPIRED', 'certificate', 'has expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate', 'for other names'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate', 'NODE_EXTRA_CA_CERTS'],
  ['ETIMEDOUT', 'timeout', 'in time'],
  ['HPE_INVALID_CONSTANT', 'other', 'is no HTTP'],
])('the code %s of a cause is explained', (code, reason, text) => {
  const cause = Object.assign(new Error('inner'), {code});
  const found = explain(new TypeError('fetch failed', {cause}), 1000);
  expect(found.reason).toBe(reason);
  expect(found.message).toContain(text);
  expect(found.message).toContain(code);
});

test('an error without a code tells what it says', () => {
  expect(explain(new TypeError('fetch failed', {cause: new Error('bad port')}), 1000).message).toBe('bad port');
});
