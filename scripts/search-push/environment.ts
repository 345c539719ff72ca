import * as z from 'zod';

const ADMIN_KEY = 'the key that may write: "Admin API Key" in the dashboard of Algolia, under Settings > API Keys';

const schema = z
  .object({
    ALGOLIA_APP_ID: z
      .string('is missing; it is the application id')
      .regex(/^[A-Za-z0-9]+$/, 'must be an application id of letters and digits, such as ABCDE12345'),
    ALGOLIA_INDEX: z
      .string('is missing; it is the name of the index')
      .regex(/^\S+$/, 'must be the name of an index, without spaces'),
    ALGOLIA_ADMIN_KEY: z.string(`is missing; it is ${ADMIN_KEY}`).regex(/^\S+$/, `must be ${ADMIN_KEY}`),
    ALGOLIA_API_KEY: z.string().optional(),
  })
  .refine((values) => values.ALGOLIA_ADMIN_KEY !== values.ALGOLIA_API_KEY, {
    path: ['ALGOLIA_ADMIN_KEY'],
    message: `is the same as ALGOLIA_API_KEY, the key of the readers, which must only search; set ${ADMIN_KEY}`,
  });

/** Where records are sent and with which right. */
export interface PushCredentials {
  appId: string;
  adminKey: string;
  index: string;
}

/**
 * Reads what a push needs from environment variables. Keys never appear in messages.
 *
 * @throws Error that names each missing or wrong variable and what it should be.
 */
export function readCredentials(source: NodeJS.ProcessEnv): PushCredentials {
  const result = schema.safeParse(source);
  if (!result.success) {
    const lines = result.error.issues.map(({path, message}) => `  ${path.join('.')} ${message}`);
    throw new Error(
      `The records cannot be sent:\n${lines.join('\n')}\nTo see them without sending: npm run search:push -- --dry-run`,
    );
  }
  const {ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey, ALGOLIA_INDEX: index} = result.data;
  return {appId, adminKey, index};
}
