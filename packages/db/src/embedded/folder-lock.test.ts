import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOwner, lockFolder } from './folder-lock.ts';
import { processIdentity } from './process-identity.ts';
import { tempFolder } from './temp-folder.fixture.ts';

function plantClaim(folder: string, generation: number, owner: unknown): void {
  writeFileSync(
    join(folder, `lock.${generation}`),
    typeof owner === 'string' ? owner : JSON.stringify(owner),
  );
}

const ourIdentity = processIdentity(process.pid);

test('a second claim is refused until the first is released', () => {
  const folder = tempFolder();
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
  expect(folderOwner(folder)).toEqual({ pid: process.pid, identity: ourIdentity });
  lock.release();
  expect(folderOwner(folder)).toBeUndefined();
  lockFolder(folder).release();
  expect(readdirSync(folder)).toEqual([]);
});

test('releasing twice does not take the lock from its next owner', () => {
  const folder = tempFolder();
  const first = lockFolder(folder);
  first.release();
  const second = lockFolder(folder);
  first.release();
  expect(folderOwner(folder)?.pid).toBe(process.pid);
  second.release();
});

test.each([
  ['of a dead process', { pid: 999_999, identity: 'boot/1' }],
  ['whose pid now belongs to another process', { pid: process.pid, identity: 'boot/1' }],
  ['that cannot be read', '{"pid":'],
])('a claim %s is taken over', (_, owner) => {
  const folder = tempFolder();
  plantClaim(folder, 7, owner);
  const lock = lockFolder(folder);
  expect(readdirSync(folder)).toEqual(['lock.8']);
  lock.release();
});

test('a living claim with a lower number still counts', () => {
  const folder = tempFolder();
  plantClaim(folder, 1, { pid: process.pid, identity: ourIdentity });
  plantClaim(folder, 2, { pid: 999_999, identity: 'boot/1' });
  expect(() => lockFolder(folder)).toThrow('in use');
});

test('of many processes at once that find a dead claim, exactly one takes over', () => {
  const folder = tempFolder();
  plantClaim(folder, 3, { pid: 999_999, identity: 'boot/1' });
  const module = new URL('./folder-lock.ts', import.meta.url).href;
  // Each claims when the agreed moment comes, says how it went, and lives until all have tried.
  const program = `
    import { lockFolder } from '${module}';
    const at = Number(process.argv[1]);
    while (Date.now() < at);
    try { lockFolder(process.argv[2]); console.log('won'); } catch (error) { console.log(error.code); }
    setTimeout(() => {}, 600);`;
  const run = `for i in 1 2 3 4 5 6; do "$0" --input-type=module -e "$1" "$2" "$3" & done; wait`;
  const result = spawnSync('sh', ['-c', run, process.execPath, program, String(Date.now() + 900), folder], {
    encoding: 'utf8',
  });
  const outcomes = result.stdout.trim().split('\n').toSorted();
  expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'folder_in_use'), 'won']);
});
