import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { postgresError } from './errors.ts';
import { readOrUndefined } from './process-identity.ts';

/** The account PostgreSQL runs as. It refuses to run as root, so root lends it another one. */
export interface ServiceUser {
  readonly uid: number;
  readonly gid: number;
}

const preferredAccounts = ['loam', 'nobody'];

/** Undefined when we are not root: PostgreSQL then runs as ourselves. */
export function findServiceUser(): ServiceUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (readOrUndefined('/etc/passwd') ?? '').split('\n').map((line) => line.split(':'));
  for (const wanted of preferredAccounts) {
    const account = accounts.find(([name]) => name === wanted);
    const uid = Number(account?.[2]);
    const gid = Number(account?.[3]);
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  throw postgresError(
    'no_service_user',
    'PostgreSQL does not run as root and there is no account to run it as. Add one: useradd --system loam',
  );
}

/** Whether the account can walk down to the path; everyone can when no account is given. */
export function canReach(path: string, user: ServiceUser | undefined): boolean {
  if (user === undefined) return true;
  for (let folder = path; ; folder = dirname(folder)) {
    if (!canEnter(folder, user)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function canEnter(path: string, user: ServiceUser): boolean {
  const { mode, uid, gid } = statSync(path);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
