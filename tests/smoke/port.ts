/** Port of nginx, beside those of the browser tests; `E2E_PORT` moves all of them. */
export const SMOKE_PORT = Number(process.env.E2E_PORT ?? 4173) + 2;
