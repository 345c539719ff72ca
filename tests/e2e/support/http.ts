import http, {type IncomingHttpHeaders} from 'node:http';
import {test} from '@playwright/test';

/** A response as it came over the wire: nothing followed, nothing decoded. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Asks the server of the test's project for a path exactly as it is written: browsers and fetch would tidy it up first.
 *
 * @param path path and query, sent as they are.
 */
export function ask(
  path: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: Record<string, string>} = {},
): Promise<RawAnswer> {
  const {hostname, port} = new URL(test.info().project.use.baseURL ?? '');
  return new Promise((resolve, reject) => {
    const request = http.request({host: hostname, port, path, method, headers}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts)}),
      );
    });
    request.on('error', reject);
    request.end();
  });
}
