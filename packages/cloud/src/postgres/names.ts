import type { CloudLogin } from './databases.ts';
import { cloudDatabaseError } from './errors.ts';

/** Who has which database, and its passwords. No role of a project can enter it. */
export const catalogDatabase = 'loam_cloud';

const prefix = 'cloud_';
const loginPrefix: Readonly<Record<CloudLogin, string>> = {
  rest: 'authenticator_',
  services: 'services_',
  owner: 'owner_',
};

export const cloudLogins: readonly CloudLogin[] = ['rest', 'services', 'owner'];

// Refs become parts of identifiers: nothing that would need quoting, and no longer than PostgreSQL keeps.
const refPattern = /^[a-z][a-z0-9_]{0,39}$/;

export function checkRef(ref: string): void {
  if (!refPattern.test(ref)) throw cloudDatabaseError('invalid_ref', `"${ref}" is not the ref of a project.`);
}

export function databaseOf(ref: string): string {
  checkRef(ref);
  return `${prefix}${ref}`;
}

export function refOfDatabase(name: string): string | undefined {
  const ref = name.startsWith(prefix) ? name.slice(prefix.length) : '';
  return refPattern.test(ref) ? ref : undefined;
}

export function loginRole(ref: string, login: CloudLogin): string {
  checkRef(ref);
  return `${loginPrefix[login]}${ref}`;
}
