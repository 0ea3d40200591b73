import { chmod, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createBus, silentLogger, systemClock } from '@loam/kernel';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DependencySet } from '../dependencies/dependency-set.ts';
import type { SandboxEvents } from '../events.ts';
import { createFixtureSet, fixtureFiles, writeFiles } from '../testing/fixture-modules.ts';
import { createTestSandbox } from '../testing/test-sandbox.ts';
import { createBuilds, type Builds } from './builds.ts';

const box = await createTestSandbox();
const isHeld = box.provider.hasMounts;
const canary = 'the-secret-of-this-machine';
let set: DependencySet;
let builds: Builds;

beforeEach(({ skip }) => skip(!isHeld, `this machine offers only ${box.provider.level}`));
beforeAll(async () => {
  set = await createFixtureSet(join(box.root, 'store'));
  builds = createBuilds({
    ...box,
    clock: systemClock,
    logger: silentLogger,
    bus: createBus<SandboxEvents>(silentLogger),
    limits: { memoryMb: 700, cpu: 2, processes: 200, diskMb: 100, timeoutMs: 0 },
    timeoutMs: 20_000,
    concurrency: 1,
    maxQueued: 3,
    maxWarm: 1,
    idleMs: 60_000,
    recycleMb: 600,
    setFor: async () => set,
  });
}, 120_000);
afterAll(async () => {
  await builds.close();
  await box.close();
});

const names = Array.from({ length: 200 }, (_, index) => `file-${index}.txt`);

/**
 * Once the build has written its output, a part of it gives way to a link. Who waits lets somebody else take the output
 * over first, and so begin to read it; who does not swaps the two again and again.
 */
const watcher = (place: string, target: string, waits: boolean) => `
  const { existsSync, renameSync, rmSync, statSync, symlinkSync, unlinkSync } = require('node:fs');
  const [dist, aside, link] = ['dist', 'aside', 'link'].map((name) => '/run/loam-out/' + name);
  const place = dist + ${JSON.stringify(place)};
  const spin = (ms) => { for (const end = performance.now() + ms; performance.now() < end; ); };
  const swap = () => {
    try {
      if (${waits} && statSync(dist).uid === process.getuid()) return;
      spin(1);
      symlinkSync(${JSON.stringify(target)}, link);
      renameSync(place, aside);
      renameSync(link, place);
      if (${waits}) return process.exit();
      spin(Math.random() * 2);
      unlinkSync(place);
      renameSync(aside, place);
    } catch {
      for (const left of [aside, link]) rmSync(left, { recursive: true, force: true });
    }
  };
  const run = () => {
    for (let round = 0; round < 50 && existsSync('/run/loam-out/go'); round += 1) swap();
    setImmediate(run);
  };
  run();
`;

const attack = (...how: Parameters<typeof watcher>) => ({
  ...fixtureFiles,
  ...Object.fromEntries(
    names.flatMap((name) => [`public/${name}`, `public/inner/${name}`].map((path) => [path, ''])),
  ),
  'vite.config.js': `import { spawn } from 'node:child_process';
    import { rmSync, writeFileSync } from 'node:fs';
    globalThis.watcher ??= spawn(process.execPath, ['-e', ${JSON.stringify(watcher(...how))}],
      { detached: true, stdio: 'ignore' });
    export default { plugins: [{
      name: 'swap',
      configResolved: () => rmSync('/run/loam-out/go', { force: true }),
      closeBundle: () => writeFileSync('/run/loam-out/go', ''),
    }] };`,
});

test.each([
  ['the whole folder, while it is read,', '', '', true],
  ['a folder in it', '/inner', '', false],
  ['a file in it', '/file-7.txt', 'file-7.txt', false],
])(
  'a build that swaps %s for a link gets no file of the machine, and no folder changes hands',
  { timeout: 180_000 },
  async (title, place, target, waits) => {
    const host = await box.folder(`host of ${title}`);
    await writeFiles(
      host,
      Object.fromEntries(
        names.flatMap((name) => [
          [name, canary],
          [`inner/${name}`, canary],
        ]),
      ),
    );
    await writeFiles(host, { 'index.html': canary, 'assets/any.js': canary });
    await chmod(host, 0o700);
    const before = await stat(host);
    const projectId = title;
    const sourceDir = await box.folder(`sources/${projectId}`);
    await writeFiles(sourceDir, attack(place, join(host, target), waits));
    for (let round = 0; round < 3; round += 1) {
      const outDir = join(box.root, 'out', projectId, String(round));
      await builds.build({ projectId, sourceDir, outDir });
      expect((await textsIn(outDir)).includes(canary)).toBe(false);
    }
    const { uid, gid, mode, ctimeMs } = await stat(host);
    expect([uid, gid, mode, ctimeMs]).toEqual([before.uid, before.gid, before.mode, before.ctimeMs]);
  },
);

async function textsIn(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const texts = await Promise.all(
    files.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8').catch(() => '')),
  );
  return texts.join('\n');
}
