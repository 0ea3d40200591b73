import { existsSync, readdirSync, writeSync } from 'node:fs';
import { createProjectLocks } from '../lock/project-lock.ts';

/** Run where no file may grow: `full-disk.fixture.ts <lock file>` tells how taking the lock ended. */
const [lockFile = ''] = process.argv.slice(2);
const openFiles = () => readdirSync('/proc/self/fd').length;
const locks = createProjectLocks({ waitMs: 100, foreignStaleMs: 1000 });
const before = openFiles();
const fault = await locks.hold(lockFile, async () => 'held').catch((error: unknown) => error);
writeSync(
  1,
  JSON.stringify({
    code: fault instanceof Error && 'code' in fault ? fault.code : fault,
    isLockLeft: existsSync(lockFile),
    openFiles: openFiles() - before,
  }),
);
