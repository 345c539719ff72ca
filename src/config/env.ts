import * as z from 'zod';

/** A host name or an IPv4 address: labels of letters, digits and hyphens (RFC 1123, section 2.1). */
const HOST = '(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\\.)*[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
const PORT = '(?::(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5]))?';
/** Characters of a path that mean nothing to HTML, nginx and shells (a subset of RFC 3986, section 3.3). */
const PATH = '[\\w.~%@:/+-]*';

/** An address such as `https://www.example.com`: scheme and host, nothing after it. */
const origin = z
  .string()
  .regex(new RegExp(`^https?://${HOST}${PORT}$`), 'must be scheme and host only, such as https://www.example.com');

/** An origin with https and without wildcards, which the Content-Security-Policy and the rules of servers contain. */
const SECURE_ORIGIN = `https://${HOST}${PORT}`;

const secureOrigin = z
  .string()
  .regex(
    new RegExp(`^(?:${SECURE_ORIGIN})?$`),
    'must be empty or scheme and host only, with https and without wildcards, such as https://stats.example.com',
  );

/** Empty, or an http(s) address that ends with a slash, so that paths can be put behind it. */
const folderUrl = z
  .string()
  .regex(
    new RegExp(`^(?:https?://${HOST}${PORT}/(?:${PATH}/)?)?$`),
    'must be empty or an http(s) address that ends with "/", such as https://example.com/edit/main/',
  );

/** One line: no control characters, separators of lines, or marks that turn the direction of text. */
const LINE = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u;

/** The hosted search: all three or none. */
const HOSTED_SEARCH = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX'] as const;

/** Everything that an operator may set from outside, with its default. */
const fields = z.object({
  /** Where this build will be served. Feeds canonical links, the sitemap and the feeds. */
  SITE_URL: origin.default('https://www.rainbond.com'),
  /** Where "Edit this page" leads; the path of the source file is put behind it. Without it pages have no such link. */
  EDIT_URL: folderUrl.default(''),
  /** Pattern of the hosts of archived documentation; `{version}` becomes for instance `v5.16`. */
  ARCHIVE_URL: z
    .string()
    .regex(
      /^https?:\/\/(?=[^{]*\{version\}[^{]*$)[\w.{}-]+(?::\d{1,5})?(?:\/[\w.~%@:/+{}-]*)?$/,
      'must be an http(s) address that holds "{version}"',
    )
    .default('https://{version}-docs.rainbond.com/docs/'),
  /** Number of the site in the register of the Chinese ministry; an empty value leaves the line out. */
  FILING_NUMBER: z.string().regex(LINE, 'must be one line of text').default('京ICP备15028663号-4'),
  /** Origin that serves the two analytics scripts; without it the site loads none. */
  ANALYTICS_HOST: secureOrigin.default(''),
  /** Other origins that the analytics scripts load from and report to; the Content-Security-Policy permits them. */
  ANALYTICS_ORIGINS: z
    .string()
    .regex(
      new RegExp(`^(?:${SECURE_ORIGIN}(?: ${SECURE_ORIGIN})*)?$`),
      'must be empty or https origins with one space between them, such as https://cdn.example.com https://in.example.com',
    )
    .default(''),
  /** Address that browsers send reports of policy violations to; without it they send none. */
  CSP_REPORT_URL: z
    .string()
    .regex(
      new RegExp(`^(?:${SECURE_ORIGIN}/${PATH})?$`),
      'must be empty or an https address with a path, such as https://reports.example.com/csp',
    )
    .default(''),
  /** Application id of the hosted search, a part of its host names; without it the site searches by itself. */
  ALGOLIA_APP_ID: z
    .string()
    .regex(/^[A-Za-z0-9]*$/, 'must hold only letters and digits, such as ABCDE12345')
    .default(''),
  /** Key that may search and nothing else: every visitor can read it. */
  ALGOLIA_API_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/=_-]*$/, 'must be a search-only key, without spaces')
    .default(''),
  /** Name of the index in the hosted search. */
  ALGOLIA_INDEX: z
    .string()
    .regex(/^[\w.-]*$/, 'must be the name of an index: letters, digits, "_", "." and "-", without spaces')
    .default(''),
  /** The only version of the documentation that `npm start` shows, as `npm start` sets it; empty shows all. */
  ONLY_VERSION: z
    .string()
    .regex(/^(current|[\d.]+)?$/, 'must be empty, "current" or the name of a version, such as 5.17')
    .default(''),
  /** Seconds since 1970 that stand for the day of the build; without it the last commit says. */
  SOURCE_DATE_EPOCH: z
    .string()
    .regex(/^\d*$/, 'must be whole seconds since 1970, such as the output of git log -1 --format=%ct')
    .default(''),
});

const schema = fields.superRefine((values, context) => {
  if (values.ANALYTICS_ORIGINS !== '' && values.ANALYTICS_HOST === '') {
    context.addIssue({code: 'custom', path: ['ANALYTICS_HOST'], message: 'is missing; ANALYTICS_ORIGINS needs it'});
  }
  if (HOSTED_SEARCH.every((name) => values[name] === '')) return;
  for (const name of HOSTED_SEARCH) {
    if (values[name] !== '') continue;
    context.addIssue({code: 'custom', path: [name], message: `is missing; set ${HOSTED_SEARCH.join(', ')} or none`});
  }
});

export type Environment = z.infer<typeof schema>;

/**
 * Reads the operator's settings from environment variables.
 *
 * @throws Error that names each wrong variable, its value and what it should look like.
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({path, message}) => {
    const name = path.join('.');
    return `  ${name}="${source[name] ?? ''}": ${message}`;
  });
  throw new Error(`Wrong environment variables (see src/config/env.ts):\n${lines.join('\n')}`);
}
