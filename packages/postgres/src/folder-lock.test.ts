import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
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

test('of several processes at once that find a dead claim, exactly one takes over', () => {
  const parent = tempFolder();
  const folders = Array.from({ length: 120 }, (_, index) => join(parent, String(index)));
  for (const folder of folders) {
    mkdirSync(folder);
    plantClaim(folder, 3, { pid: 999_999, identity: 'boot/1' });
  }
  const module = new URL('./folder-lock.ts', import.meta.url).href;
  // All begin at the agreed moment and race through the same folders, holding what they win until the last is done.
  const program = `
    import { readdirSync, writeFileSync } from 'node:fs';
    import { lockFolder } from '${module}';
    const [at, done, ...folders] = process.argv.slice(1);
    while (Date.now() < Number(at));
    for (const folder of folders) {
      try { lockFolder(folder); console.log(folder); } catch (error) { if (error.code !== 'folder_in_use') throw error; }
    }
    writeFileSync(done + '/' + process.pid, '');
    setInterval(() => { if (readdirSync(done).length === 4) process.exit(); }, 20);`;
  const run = `program=$1; shift; for i in 1 2 3 4; do "$0" --input-type=module -e "$program" "$@" & done; wait`;
  const args = ['-c', run, process.execPath, program, String(Date.now() + 500), tempFolder(), ...folders];
  const result = spawnSync('sh', args, { encoding: 'utf8', timeout: 15_000 });
  const winners = result.stdout.split('\n').filter((line) => line !== '');
  expect(winners.toSorted()).toEqual(folders.toSorted());
});
