import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildStale, type BuildOptions, type BuildResult } from './build.ts';
import type { Processes } from './processes.ts';

describe('buildStale', () => {
  let root = '';
  let webBuilds = 0;
  let viteExitCode = 0;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'loam-build-'));
    webBuilds = 0;
    viteExitCode = 0;
    write('apps/web/package.json', '{}');
    write('apps/web/node_modules/vite/package.json', '{}');
    write('apps/web/index.html', '<p>x</p>');
    write('apps/web/src/main.tsx', 'export {};');
    write('packages/preview-script/src/main.ts', 'document.title = "x";');
    write('apps/loam/src/main.ts', "import { text } from './text.ts';\nconsole.log(text);");
    write('apps/loam/src/text.ts', "export const text: string = 'first';");
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }

  // Vite itself is not under test: this one writes the page that the real one would write.
  const processes: Processes = {
    run: () => {
      webBuilds += 1;
      if (viteExitCode === 0) write('apps/web/dist/index.html', '<p>built</p>');
      return Promise.resolve({ code: viteExitCode, output: 'vite says', seconds: 0 });
    },
    start: () => expect.unreachable(),
    stopAll: () => undefined,
    runningCount: () => 0,
  };

  async function build(
    options: Pick<BuildOptions, 'only'> = {},
  ): Promise<{ result: BuildResult; built: readonly string[] }> {
    const printed: string[] = [];
    const result = await buildStale({ root, processes, print: (line) => printed.push(line), ...options });
    return { result, built: printed.map((line) => line.replace(/ in .*/, '')) };
  }

  test('builds all parts, and nothing the second time', async () => {
    expect(await build()).toEqual({
      result: { ok: true, output: '' },
      built: ['Built the web', 'Built the preview script', 'Built the server'],
    });
    expect(existsSync(join(root, 'apps/loam/dist/main.js'))).toBe(true);
    expect((await build()).built).toEqual([]);
  });

  test.each([
    ['apps/web/src/main.tsx', ['Built the web']],
    ['apps/loam/src/text.ts', ['Built the server']],
    ['packages/contract/src/index.ts', ['Built the web', 'Built the server']],
    ['packages/preview-script/src/main.ts', ['Built the preview script', 'Built the server']],
    ['package-lock.json', ['Built the web', 'Built the preview script', 'Built the server']],
  ])('a change of %s rebuilds what depends on it', async (path, expected) => {
    await build();
    write(path, "export const text: string = 'second';");
    expect((await build()).built).toEqual(expected);
  });

  test('a thread of the server is a file beside it', async () => {
    write('packages/offline-model/src/provider/respond.worker.ts', 'console.log("thread");');
    await build();
    expect(existsSync(join(root, 'apps/loam/dist/main.js'))).toBe(true);
    expect(existsSync(join(root, 'apps/loam/dist/offline-model.worker.js'))).toBe(true);
  });

  test('one part can be built alone', async () => {
    expect((await build({ only: ['preview script'] })).built).toEqual(['Built the preview script']);
    expect(existsSync(join(root, 'packages/preview-script/dist/preview-script.js'))).toBe(true);
  });

  test('the recorder of replays is a file of its own, where there is one', async () => {
    const file = join(root, 'packages/preview-script/dist/preview-replay.js');
    await build();
    expect(existsSync(file)).toBe(false);
    write('packages/preview-script/src/replay.ts', 'document.title = "replay";');
    await build();
    expect(existsSync(file)).toBe(true);
  });

  test('a deleted output is built again', async () => {
    await build();
    rmSync(join(root, 'apps/web/dist'), { recursive: true });
    expect((await build()).built).toEqual(['Built the web']);
  });

  test('a failed build is told and tried again', async () => {
    viteExitCode = 1;
    expect((await build()).result).toEqual({ ok: false, output: 'The web could not be built.\nvite says' });
    viteExitCode = 0;
    expect((await build()).result.ok).toBe(true);
    expect(webBuilds).toBe(2);
  });

  test('a server that does not bundle is told', async () => {
    write('apps/loam/src/main.ts', "import './absent.ts';");
    const { result } = await build();
    expect(result.ok).toBe(false);
    expect(result.output).toContain('absent.ts');
  });

  test('a missing entry is told', async () => {
    rmSync(join(root, 'apps/loam/src/main.ts'));
    expect((await build()).result.output).toContain('apps/loam/src/main.ts does not exist');
  });
});
