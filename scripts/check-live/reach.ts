import {load} from 'cheerio/slim';
import {RequestError, type ServerResponse, type SendRequest} from '../http/request';

/** The site cannot be compared at all. */
export class Unreachable extends Error {}

/**
 * The address of a site, as a user names it.
 *
 * @throws Error when it is more or less than scheme, host and port.
 */
export function originOfSite(text: string | undefined): string {
  if (text === undefined || !/^https?:\/\/[^/?#\s]+\/?$/i.test(text) || !URL.canParse(text)) {
    throw new Error(
      `${text ?? 'Nothing'}: name the site by scheme and host, such as https://www.example.com or http://127.0.0.1:8080`,
    );
  }
  return new URL(text).origin;
}

/** Status codes of proxies and of sites behind a login. */
const GUARDED: Readonly<Record<number, string>> = {
  401: 'it wants a login',
  403: 'access is forbidden: is there a firewall or an allow list?',
  511: 'the network wants a login',
};

function titleOf({body}: ServerResponse): string {
  const title = load(body.toString('utf8'))('title').first().text().trim();
  return title === '' ? 'without a title' : `with the title "${title.slice(0, 80)}"`;
}

/**
 * Makes sure that this site is behind the address, and not a login page or another site.
 *
 * @throws Unreachable with what is there instead.
 */
export async function assertReachable(sendRequest: SendRequest, origin: string, timeout: number): Promise<void> {
  let home: ServerResponse;
  try {
    home = await sendRequest(`${origin}/`, {timeout});
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    throw new Unreachable(`${origin} cannot be reached: ${error.message}.`, {cause: error});
  }
  const {status, headers, body} = home;
  const location = headers.get('location');
  if (status >= 300 && status < 400 && location !== null && URL.canParse(location, origin)) {
    const target = new URL(location, origin);
    const advice = target.origin === origin ? 'This is not the home page of the site' : `Check ${target.origin}`;
    throw new Unreachable(`${origin}/ answers ${status} and leads to ${target.href}. ${advice}.`);
  }
  const guard = GUARDED[status];
  if (guard !== undefined) throw new Unreachable(`${origin}/ answers ${status}: ${guard}.`);
  if (status >= 500) throw new Unreachable(`${origin}/ answers ${status}: the server has a fault of its own.`);
  // Docusaurus names itself in every page; a site without our home page at least has our page for what is missing.
  const generator = load(body.toString('utf8'))('meta[name="generator"]').attr('content') ?? '';
  if (!generator.startsWith('Docusaurus')) {
    throw new Unreachable(
      `${origin}/ answers ${status} with a page ${titleOf(home)} that is not of this site: ` +
        'a login page or a proxy stands between, or the address is that of something else.',
    );
  }
}
