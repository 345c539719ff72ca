import * as z from 'zod';

/** An address such as `https://www.example.com`: scheme and host, nothing after it. */
const origin = z
  .string()
  .regex(/^https?:\/\/[^/?#\s]+$/, 'must be scheme and host only, such as https://www.example.com');

/** An http(s) address that ends with a slash, so that paths can be put behind it. */
const folderUrl = z
  .string()
  .regex(/^https?:\/\/\S+\/$/, 'must be an http(s) address that ends with "/", such as https://example.com/edit/main/');

/** The hosted search: all three or none. */
const HOSTED_SEARCH = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX'] as const;

/** Everything that an operator may set from outside, with its default. */
const fields = z.object({
  /** Where this build will be served. Feeds canonical links, the sitemap and the feeds. */
  SITE_URL: origin.default('https://www.rainbond.com'),
  /** Where "Edit this page" leads; the path of the source file is put behind it. */
  EDIT_URL: folderUrl.default('https://github.com/goodrain/rainbond-docs/edit/main/'),
  /** Pattern of the hosts of archived documentation; `{version}` becomes for instance `v5.16`. */
  ARCHIVE_URL: z
    .string()
    .regex(/^https?:\/\/[^\s]*\{version\}[^\s]*$/, 'must be an http(s) address that holds "{version}"')
    .default('https://{version}-docs.rainbond.com/docs/'),
  /** Number of the site in the register of the Chinese ministry; an empty value leaves the line out. */
  FILING_NUMBER: z.string().default('京ICP备15028663号-4'),
  /** Host that serves the two analytics scripts; without it the site loads none. */
  ANALYTICS_HOST: z
    .string()
    .regex(/^(https?:\/\/[^/?#\s]+)?$/, 'must be empty or scheme and host only, such as https://stats.example.com')
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
  ALGOLIA_INDEX: z.string().regex(/^\S*$/, 'must be the name of an index, without spaces').default(''),
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
