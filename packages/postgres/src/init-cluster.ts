import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdtempSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresError } from './errors.ts';
import { spawnGuarded } from './guarded-process.ts';
import { giveTo, hasCluster, type Layout } from './layout.ts';
import { readOrUndefined } from './process-identity.ts';
import { removeFolder } from './remove-folder.ts';
import type { Runtime } from './runtime.ts';
import type { ServiceUser } from './service-user.ts';

export interface InitOptions {
  readonly layout: Layout;
  readonly runtime: Runtime;
  readonly user: ServiceUser | undefined;
  readonly isDurable: boolean;
}

export const superuser = 'loam';

export function isInitialised(layout: Layout): boolean {
  return hasCluster(layout.root);
}

/** Makes the cluster once. It appears whole or not at all: it is built beside its place and renamed into it. */
export async function initCluster(options: InitOptions): Promise<void> {
  const { layout, user } = options;
  const password = ensurePassword(layout, options.isDurable);
  const draft = mkdtempSync(join(layout.root, 'data.new-'));
  giveTo(draft, user);
  const passwordFile = join(layout.socketDir, 'init-password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(passwordFile, user);
  try {
    await runInitdb(options, draft, passwordFile);
    renameSync(draft, layout.data);
    if (options.isDurable) syncFolder(layout.root);
  } finally {
    rmSync(passwordFile, { force: true });
    removeFolder(draft);
  }
}

export function readPassword(layout: Layout): string {
  const password = readOrUndefined(layout.password)?.trim();
  if (password) return password;
  throw postgresError(
    'password_missing',
    `The database in ${layout.root} is there but its password file ${layout.password} is not. Restore that file from a backup.`,
  );
}

function ensurePassword(layout: Layout, isDurable: boolean): string {
  const known = readOrUndefined(layout.password)?.trim();
  if (known) return known;
  const password = randomBytes(24).toString('base64url');
  const draft = `${layout.password}.new`;
  writeFileSync(draft, password, { mode: 0o600, flush: isDurable });
  renameSync(draft, layout.password);
  return password;
}

async function runInitdb(options: InitOptions, draft: string, passwordFile: string): Promise<void> {
  const initdb = spawnGuarded({
    command: options.runtime.initdb,
    args: [
      `--pgdata=${draft}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Belongs to PostgreSQL itself: sorting stays the same when the system's libraries change.
      ...(options.runtime.hasOwnLocales ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
      '--locale=C',
      '--data-checksums',
      ...(options.isDurable ? [] : ['--no-sync']),
    ],
    user: options.user,
    signalAtOurDeath: 'KILL',
  });
  const { code } = await initdb.exited;
  if (code === 0) return;
  const output = initdb.lastLines();
  throw postgresError('init_failed', `The database could not be prepared: ${output.at(-1) ?? 'no message'}`, {
    meta: { output },
  });
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
