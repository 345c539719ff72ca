import {kindOf} from './siteFiles';

/** Hashed assets that a build no longer had: path to the day of the first deployment without them, `2026-11-20`. */
export type Retired = Readonly<Record<string, string>>;

/** Whether a text is a day of the calendar in ISO 8601, such as `2026-11-20`. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Reads the list of retired assets.
 *
 * @param file its name, for messages.
 * @param today the day of the deployment; nothing retires later.
 * @throws Error that names the file, the field and what it should be.
 */
export function parseRetired(text: string, file: string, today: string): Retired {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is no JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {cause});
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new Error(
      `${file} must hold an object of paths and days, such as {"assets/js/a.1b2c3d4e.js": "2026-11-20"}.`,
    );
  }
  for (const [path, since] of Object.entries(json)) {
    const wrong = (message: string) => new Error(`${file}: "${path}": ${message}`);
    if (kindOf(path) !== 'hashed') throw wrong('is no asset with a hash in its name; remove the line.');
    if (!isDay(since)) throw wrong(`${JSON.stringify(since)} must be a day, such as "2026-11-20".`);
    if (since > today) throw wrong(`"${since}" is later than the day of the deployment, ${today}.`);
  }
  return json as Retired;
}

/** The file for the next deployment, in a fixed order. */
export function formatRetired(retired: Retired): string {
  const entries = Object.entries(retired).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
