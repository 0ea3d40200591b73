import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openTestStore, type TestStore } from './testing/store.fixture.ts';

const program = fileURLToPath(new URL('./testing/half-import.fixture.ts', import.meta.url));

/** A process that has taken in half of an archive and waits for the rest. */
async function importHalf(test: TestStore) {
  const child = spawn(process.execPath, [program, test.folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

const drafts = (test: TestStore) => readdirSync(join(test.root, 'drafts'));

it('what a killed import left goes at the next start, and what a living one writes stays', async () => {
  await using test = openTestStore();
  const killed = await importHalf(test);
  const living = await importHalf(test);
  try {
    expect(drafts(test)).toHaveLength(2);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    await test.store.removeLeftovers();
    expect(drafts(test)).toEqual([expect.stringContaining(`~${living.pid}~`)]);
  } finally {
    living.kill('SIGKILL');
    await once(living, 'exit');
  }
});

it('a draft that names nobody stays for a day', async () => {
  let nowMs = Date.now();
  await using test = openTestStore({ clock: { now: () => new Date(nowMs) } });
  await test.store.create('p1', { files: [], author: { name: 'A', email: 'a@b.test' }, message: 'm' });
  writeFileSync(join(test.root, 'drafts', 'old'), '');
  await test.store.removeLeftovers();
  // The copy of the new repository may still be on its way, in a draft that names this process.
  expect(drafts(test)).toContain('old');
  nowMs += 25 * 60 * 60 * 1000;
  await test.store.removeLeftovers();
  expect(drafts(test)).not.toContain('old');
});
