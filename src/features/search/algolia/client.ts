import type {liteClient} from 'algoliasearch/lite';

/** Types of the lite client that its package does not export by name. */
export type LiteClient = ReturnType<typeof liteClient>;
export type LiteClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
export type HostsCache = NonNullable<LiteClientOptions['hostsCache']>;
