import {APP} from './world';

/** A part of the console's table of permissions: `[name, description, code]` each, and parts by name. */
export interface PermissionTable {
  perms: readonly (readonly [name: string, description: string, code: number])[];
  [part: string]: PermissionTable | PermissionTable['perms'];
}

/** The form in which the console returns what a user may do. */
export type Permissions = Readonly<Record<string, {sub_models: readonly Permissions[]; perms: readonly object[]}>>;

/** Everything of a table, granted, as for the owner of a team. Permissions in applications belong to the sample one. */
export function granted(table: PermissionTable, name = 'team'): Permissions {
  const parts = Object.entries(table).flatMap(([part, value]) =>
    part === 'perms' ? [] : [granted(value as PermissionTable, part)],
  );
  const isPerApplication = name === 'team_app_manage';
  return {
    [name]: {
      sub_models: isPerApplication ? [{[`app_${APP.id}`]: {sub_models: parts, perms: []}}] : parts,
      perms: table.perms.map(([permission, , code]) => ({[permission]: true, code})),
    },
  };
}
