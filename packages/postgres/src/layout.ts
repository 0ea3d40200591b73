import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { postgresError } from './errors.ts';
import { readOrUndefined } from './process-identity.ts';
import { removeFolder } from './remove-folder.ts';
import { canReach, type ServiceUser } from './service-user.ts';

/** Where things lie in the folder of one cluster. All paths are real paths: the kernel reports those. */
export interface Layout {
  readonly root: string;
  /** PGDATA. */
  readonly data: string;
  readonly password: string;
  readonly socketDir: string;
}

// The kernel's limit of a socket path is 107 bytes, macOS' is 103; "/.s.PGSQL.65535.lock" follows the folder.
const maxSocketDirBytes = 80;
const draftName = /^data\.new-/;

export function prepareLayout(dataDir: string, user: ServiceUser | undefined): Layout {
  const root = realpathSync(dataDir);
  if (!canReach(root, user)) {
    throw postgresError(
      'folder_unreachable',
      `PostgreSQL runs as another account than root, and that account cannot enter ${root}. ` +
        'Set LOAM_HOME to a folder that other accounts can enter, for example /var/lib/loam.',
    );
  }
  for (const name of readdirSync(root)) {
    if (draftName.test(name)) removeFolder(join(root, name));
  }
  return {
    root,
    data: join(root, 'data'),
    password: join(root, 'password'),
    socketDir: prepareSocketDir(root, user),
  };
}

/** Whether a cluster was made in this folder before. */
export function hasCluster(dataDir: string): boolean {
  return existsSync(join(dataDir, 'data', 'PG_VERSION'));
}

export function giveTo(path: string, user: ServiceUser | undefined): void {
  if (user) chownSync(path, user.uid, user.gid);
}

/** Makes the folder, open to PostgreSQL's account where that is another than ours. */
export function makeReachable(dataDir: string, user: ServiceUser | undefined): void {
  const wanted = resolve(dataDir);
  const first = mkdirSync(wanted, { recursive: true });
  if (first === undefined) return;
  // Root's umask may be 077; only the folders that we just made are opened, and only for passing through.
  for (let folder = wanted; folder.length >= first.length; folder = dirname(folder)) {
    chmodSync(folder, user ? 0o711 : 0o700);
  }
}

function prepareSocketDir(root: string, user: ServiceUser | undefined): string {
  const near = join(root, 'socket');
  if (Buffer.byteLength(near) <= maxSocketDirBytes) {
    mkdirSync(near, { recursive: true });
    return own(near, user);
  }
  // The folder's own path is too long for a socket: a fresh private folder, remembered so that it is removed.
  const noteOfEarlier = join(root, 'socket-folder');
  const earlier = readOrUndefined(noteOfEarlier);
  if (earlier?.startsWith('/tmp/loam-pg-')) removeFolder(earlier);
  const far = mkdtempSync('/tmp/loam-pg-');
  writeFileSync(noteOfEarlier, far);
  return own(realpathSync(far), user);
}

function own(folder: string, user: ServiceUser | undefined): string {
  chmodSync(folder, 0o700);
  giveTo(folder, user);
  return folder;
}
