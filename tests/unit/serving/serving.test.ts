import {readFileSync} from 'node:fs';
import {DockerfileParser} from 'dockerfile-ast';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {SERVER_DEFAULTS} from '@site/deploy/generate';
import {badRequests} from '@site/tests/serving/badRequests';
import {faultOf, statusOf} from '@site/tests/serving/faults';
import {LONG_PATHS, PLAIN_LONG_PATH, slowPaths} from '@site/tests/serving/longPaths';
import {readWrk} from '@site/tests/serving/wrk';

test('bad requests are many kinds, and the same in each run', () => {
  const first = [...badRequests(300, 7)];
  expect(first).toEqual([...badRequests(300, 7)]);
  expect(first).not.toEqual([...badRequests(300, 8)]);
  expect(new Set(first.map(({kind}) => kind)).size).toBeGreaterThan(12);
  expect(first.some(({text}) => text.includes('etc/passwd'))).toBe(true);
});

test.each([
  ['HTTP/1.1 500 Error\r\n\r\n', 'status 500'],
  ['HTTP/1.1 200 OK\r\n\r\nroot:x:0:0:root', 'outside of the site'],
  ['HTTP/1.1 404 Not Found\r\nSet-Cookie: a=1\r\n\r\n', 'a header that the request brought'],
  ['HTTP/1.1 301 Moved\r\nLocation: //evil.example\r\n\r\n', 'another host'],
  ['HTTP/1.1 301 Moved\r\nLocation: /\\evil.example\r\n\r\n', 'another host'],
  ['HTTP/1.1 416 Range\r\nCache-Control: public, max-age=31536000, immutable\r\n\r\n', 'caches keep'],
])('a fault is found in %j', (answer, expected) => {
  expect(faultOf(answer)).toContain(expected);
});

test.each([
  ['', 'hung up'],
  ['HTTP/1.1 404 Not Found\r\n\r\nLocation: //x', '404'],
  ['HTTP/1.1 301 Moved\r\nLocation: /docs\r\n\r\n', '301'],
  ['HTTP/1.1 416 Range\r\nCache-Control: no-store\r\n\r\n', '416'],
])('%j is no fault', (answer, status) => {
  expect(faultOf(answer)).toBeUndefined();
  expect(statusOf(answer)).toBe(status);
});

test('a path that takes long is named, and only that one', async () => {
  const [slow = ''] = LONG_PATHS;
  const lengths = [...LONG_PATHS, PLAIN_LONG_PATH].map((target) => target.length);
  expect(Math.min(...lengths)).toBeGreaterThan(7700);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(7800);
  expect(await slowPaths((target) => Promise.resolve(target === slow ? 5 : 1), 2)).toEqual([
    expect.stringMatching(/^\/index\/.* takes 5\.00 ms, a plain path of that length 1\.00 ms$/),
  ]);
});

test('a path that was slow for a moment only is not slow', async () => {
  let asked = 0;
  expect(await slowPaths(() => Promise.resolve(asked++ === 1 ? 5 : 1), 1)).toEqual([]);
});

test('what wrk prints is read with its units and errors', () => {
  const output = `  Latency Distribution
     50%  640.00us
     99%    1.25ms
  90210 requests in 3.00s, 1.1GB read
  Socket errors: connect 0, read 2, write 0, timeout 1
  Non-2xx or 3xx responses: 4
Requests/sec:  30070.12
`;
  expect(readWrk(output)).toEqual({rate: 30070.12, p99: 1.25, errors: 7});
  expect(() => readWrk('unable to connect')).toThrow('wrk printed no figures');
});

test('the image serves the generated configuration as an ordinary user, and tells whether it is well', () => {
  const dockerfile = DockerfileParser.parse(readFileSync('deploy/Dockerfile', 'utf8'));
  const instructions = dockerfile.getInstructions().map((instruction) => ({
    keyword: instruction.getKeyword(),
    text: instruction.getArgumentsContent() ?? '',
  }));
  const last = instructions.slice(instructions.map(({keyword}) => keyword).lastIndexOf('FROM'));
  const of = (keyword: string) => last.filter((instruction) => instruction.keyword === keyword).map(({text}) => text);
  expect(instructions.filter(({keyword}) => keyword === 'FROM')).toHaveLength(2);
  expect(of('USER')).toEqual(['www-data']);
  expect(of('HEALTHCHECK').join()).toContain(`http://127.0.0.1:${SERVER_DEFAULTS.listen}/`);
  expect(of('EXPOSE')).toEqual([SERVER_DEFAULTS.listen]);
  expect(of('COPY')).toEqual([
    `/site/build ${SERVER_DEFAULTS.root}`,
    '/site/deploy-output/nginx.conf /etc/nginx/nginx.conf',
  ]);
  expect(of('CMD').join()).not.toContain('-c');
});

test('the image runs without a writable disk and without rights', () => {
  const {services} = parse(readFileSync('deploy/compose.yaml', 'utf8'));
  expect(services.website).toMatchObject({
    build: {context: '..', dockerfile: 'deploy/Dockerfile'},
    ports: [`${SERVER_DEFAULTS.listen}:${SERVER_DEFAULTS.listen}`],
    read_only: true,
    tmpfs: [`${SERVER_DEFAULTS.work}:uid=33,gid=33,mode=0700`],
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
});
