import {readFileSync} from 'node:fs';
import {DockerfileParser} from 'dockerfile-ast';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {OPERATOR_FOLDER} from '@site/deploy/build';
import {SERVER_DEFAULTS} from '@site/deploy/generate';
import {badRequests} from '@site/tests/serving/badRequests';
import {readWrk} from '@site/tests/serving/wrk';

test('bad requests are many kinds, and the same in each run', () => {
  const first = [...badRequests(300, 7)];
  expect(first).toEqual([...badRequests(300, 7)]);
  expect(first).not.toEqual([...badRequests(300, 8)]);
  expect(new Set(first.map(({kind}) => kind)).size).toBeGreaterThan(12);
  expect(first.some(({text}) => text.includes('etc/passwd'))).toBe(true);
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
  expect(of('COPY')).toEqual([`/site/build ${SERVER_DEFAULTS.root}`]);
  expect(of('CMD').join()).toContain(`-c ${SERVER_DEFAULTS.root}/${OPERATOR_FOLDER}/nginx.conf`);
  expect(of('CMD').join()).toContain(`mkdir -p ${SERVER_DEFAULTS.work}`);
});

test('the image runs without a writable disk and without rights', () => {
  const {services} = parse(readFileSync('deploy/compose.yaml', 'utf8'));
  expect(services.website).toMatchObject({
    build: {context: '..', dockerfile: 'deploy/Dockerfile'},
    ports: [`${SERVER_DEFAULTS.listen}:${SERVER_DEFAULTS.listen}`],
    read_only: true,
    tmpfs: ['/tmp'],
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
  expect(SERVER_DEFAULTS.work.startsWith('/tmp/')).toBe(true);
});
