import {Hono} from 'hono';
import {administration} from './administration';
import type {Answers} from './answer';
import {application} from './application';
import {componentPages} from './component';
import {componentTabs} from './componentTabs';
import {creating} from './creating';
import {delivery} from './delivery';
import {gettingStarted} from './gettingStarted';
import {granted, type PermissionTable} from './permissions';
import {platform} from './platform';
import {publishing} from './publishing';
import {traffic} from './traffic';
import {version517} from './version517';
import type {ConsoleVersion} from '../versions';

/**
 * The API of the console, as far as scenes need it.
 *
 * @param permissions table of permissions of that version.
 */
export function sampleApi({name, tag}: ConsoleVersion, permissions: PermissionTable): Hono {
  const api = new Hono({strict: false});
  // The first that knows an address answers it.
  const parts: readonly Answers[] = [
    ...(name === '5.17' ? [version517] : []),
    gettingStarted,
    creating,
    componentTabs,
    traffic,
    delivery,
    administration,
    platform(tag, granted(permissions)),
    application(name),
    componentPages,
    publishing,
  ];
  for (const answers of parts) answers(api);
  return api;
}
