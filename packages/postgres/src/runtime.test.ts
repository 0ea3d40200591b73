import { chmodSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkLibraries, prepareRuntime } from './runtime.ts';
import { canReach, findServiceUser } from './service-user.ts';
import { tempFolder } from './temp-folder.fixture.ts';

const isRoot = process.getuid?.() === 0;

function fakePackage(folder: string): string {
  mkdirSync(join(folder, 'native', 'lib'), { recursive: true });
  mkdirSync(join(folder, 'native', 'bin'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"version":"1.2.3"}');
  writeFileSync(join(folder, 'native', 'lib', 'libpq.so.5.17'), 'library');
  const links = [
    { source: 'native/lib/libpq.so.5.17', target: 'native/lib/libpq.so' },
    { source: 'native/lib/libpq.so.5.17', target: 'native/lib/libpq.so.5' },
  ];
  writeFileSync(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  return folder;
}

test('the library symlinks of the package’s list are made, relative, and a second time changes nothing', () => {
  const folder = fakePackage(tempFolder());
  linkLibraries(folder);
  linkLibraries(folder);
  expect(readlinkSync(join(folder, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.17');
  expect(readFileSync(join(folder, 'native', 'lib', 'libpq.so'), 'utf8')).toBe('library');
});

test('a package that PostgreSQL’s account can reach is used where it is', () => {
  const folder = fakePackage(tempFolder());
  const runtime = prepareRuntime({
    binariesDir: folder,
    user: findServiceUser(),
    runtimesDir: join(folder, 'unused'),
  });
  expect(runtime.postgres).toBe(join(folder, 'native', 'bin', 'postgres'));
});

test.runIf(isRoot)(
  'a package under a folder that only root can enter is copied once to the runtimes folder',
  () => {
    const hidden = join(tempFolder(), 'hidden');
    const packageDir = fakePackage(join(hidden, 'linux-test'));
    chmodSync(hidden, 0o700);
    const runtimesDir = join(tempFolder(), 'runtimes');
    const options = { binariesDir: packageDir, user: findServiceUser(), runtimesDir };
    const runtime = prepareRuntime(options);
    expect(runtime).toEqual(prepareRuntime(options));
    expect(runtime.initdb).toBe(join(runtimesDir, 'linux-test-1.2.3', 'native', 'bin', 'initdb'));
    expect(canReach(runtime.initdb.replace(/\/initdb$/, ''), options.user)).toBe(true);
    expect(readlinkSync(join(runtimesDir, 'linux-test-1.2.3', 'native', 'lib', 'libpq.so'))).toBe(
      'libpq.so.5.17',
    );
  },
);
