import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { silentLogger, systemClock } from '@loam/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSandbox, type Sandbox } from './create-sandbox.ts';
import { createFixtureSet, FIXTURE_PACKAGES, fixtureFiles, writeFiles } from './testing/fixture-modules.ts';
import { startFakeRegistry, type FakeRegistry } from './testing/fake-registry.ts';
import { createTestSandbox } from './testing/test-sandbox.ts';

const levels = ['namespaces', 'accounts', 'none'] as const;
const boxes = await Promise.all(
  levels.map(async (level) => ({ level, box: await createTestSandbox(level) })),
);

const files = {
  ...fixtureFiles,
  'tsconfig.json': JSON.stringify({
    compilerOptions: { allowJs: true, checkJs: true, strict: true, lib: ['es2022'], types: [] },
    include: ['typed.ts'],
  }),
  'src/asset.js': `import place from 'react/package.json?url';\nexport default place;\n`,
  'typed.ts': 'export const size: number = 1;\n',
};

describe.each(boxes)(
  'all of the work on $level (offered by this machine: $box.isOffered)',
  ({ level, box }) => {
    let sandbox: Sandbox;
    let shelf: FakeRegistry;

    beforeEach(({ skip }) => skip(!box.isOffered, `this machine does not offer ${level}`));
    beforeAll(async () => {
      const projectDir = await box.folder('template');
      await writeFiles(projectDir, files);
      await createFixtureSet(join(box.root, 'store'), [...FIXTURE_PACKAGES, 'typescript']);
      shelf = await startFakeRegistry(await box.folder('registry-files'), [
        { name: 'left', version: '1.0.0', files: { 'index.js': 'export const left = "from left";' } },
      ]);
      sandbox = await createSandbox({
        root: box.root,
        template: { projectDir },
        logger: silentLogger,
        clock: systemClock,
        atMost: level,
        registry: { registry: shelf.url, cafile: undefined, proxy: undefined },
      });
    }, 120_000);
    afterAll(async () => {
      shelf.close();
      await sandbox.close();
      await box.close();
    });

    async function project(name: string, more: Readonly<Record<string, string>> = {}) {
      const sourceDir = await box.folder(`projects/${name}`);
      await writeFiles(sourceDir, { ...files, ...more });
      return { projectId: name, sourceDir };
    }

    test(
      'the template is prepared, and a preview shows the app and every change',
      { timeout: 180_000 },
      async () => {
        const prepared = await sandbox.prepareTemplate();
        expect(await readdir(join(prepared.depCacheDir, 'deps'))).toContain('react-dom_client.js');
        const { projectId, sourceDir } = await project('shown');
        const { socketPath, log, state } = await sandbox.devServers.ensure(projectId, { sourceDir });
        expect(state, JSON.stringify(log)).toEqual({ kind: 'ready' });
        const main = await get(socketPath, '/src/main.jsx');
        const [, dependency = ''] =
          /"(\/node_modules\/\.vite\/deps\/react-dom_client\.js\?v=[^"]+)"/.exec(main) ?? [];
        expect(await get(socketPath, dependency)).toContain('createRoot');
        // A file of a package that is not bundled: styles and fonts are fetched like this.
        const asset = await get(socketPath, '/src/asset.js');
        const [, place = ''] = /"([^"]+react\/package\.json)[?"]/.exec(asset) ?? [];
        expect(await get(socketPath, place)).toContain('"name": "react"');
        await replaceFile(
          join(sourceDir, 'src/app.jsx'),
          'export function App() { return <h1>other words</h1>; }',
        );
        await vi.waitFor(async () => expect(await get(socketPath, '/src/app.jsx')).toContain('other words'), {
          timeout: 10_000,
        });
        const failed = new Promise<string>((done) =>
          sandbox.events.subscribe('devServer.failed', ({ error }) => done(error.file ?? '')),
        );
        await replaceFile(join(sourceDir, 'src/app.jsx'), 'export function App() {');
        expect(await failed).toBe('src/app.jsx');
        await sandbox.devServers.stop(projectId);
      },
    );

    test('a build writes its output, and says where a fault is', { timeout: 180_000 }, async () => {
      const input = await project('built');
      const outDir = join(box.root, 'out', 'built');
      const result = await sandbox.builds.build({ ...input, outDir, hasSourceMaps: true });
      expect(result).toMatchObject({ ok: true, errors: [] });
      const assets = await readdir(join(outDir, 'assets'));
      const map = assets.find((name) => name.endsWith('.map')) ?? '';
      expect(await readFile(join(outDir, 'assets', map), 'utf8')).toContain('/app/src/main.jsx');
      await writeFiles(input.sourceDir, { 'src/app.jsx': `import './lost.js';` });
      const broken = await sandbox.builds.build({ ...input, outDir });
      expect(broken.ok).toBe(false);
      expect(JSON.stringify(broken)).not.toContain(box.root);
    });

    test('types are checked', { timeout: 180_000 }, async () => {
      const input = await project('typed', { 'typed.ts': `export const size: number = 'one';\n` });
      const { outcome, faults } = await sandbox.types.check(input);
      expect({ outcome, faults }).toMatchObject({
        outcome: 'faults',
        faults: [{ file: 'typed.ts', code: 'TS2322' }],
      });
    });

    test('a package is installed from the registry', { timeout: 180_000 }, async () => {
      const sourceDir = await box.folder('projects/added');
      await writeFiles(sourceDir, { 'package.json': '{"name":"added"}' });
      const { set } = await sandbox.dependencies.add({ projectId: 'added', sourceDir, packages: ['left'] });
      expect(await readFile(join(set.nodeModulesDir, 'left/index.js'), 'utf8')).toContain('from left');
    });
  },
);

/** As whoever keeps the working copy does: nobody reads half of a file. */
async function replaceFile(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

function get(socketPath: string | undefined, path: string): Promise<string> {
  return new Promise((done, fail) => {
    const outgoing = request({ socketPath, path, headers: { host: 'localhost' } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => done(text));
    });
    outgoing.on('error', fail);
    outgoing.end();
  });
}
