import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileChange } from '../ports.ts';
import { isStagingError } from './errors.ts';
import { memoryBase } from './staged-files.fixture.ts';
import { createStagedFiles, type StagedFiles } from './staged-files.ts';

const BASE = {
  'src/App.tsx': 'app\n',
  'src/pages/Index.tsx': 'index\n',
  'public/logo.png': null,
  'public/photo.png': null,
  'package.json': '{"scripts":{"dev":"vite"},"dependencies":{"react":"19.0.0"}}',
  'package-lock.json': '{}',
  '.env': 'VITE_KEY=abc\n',
};

describe('staged files', () => {
  it('show what was written and leave the base alone', async () => {
    const base = memoryBase(BASE);
    const files = createStagedFiles(base);
    await files.write('src/New.tsx', 'new\n');
    await files.write('src/App.tsx', 'changed\n');
    await files.remove('src/pages/Index.tsx');
    expect(await files.read('src/App.tsx')).toBe('changed\n');
    expect(await files.read('src/pages/Index.tsx')).toBeUndefined();
    expect(await files.paths()).toContain('src/New.tsx');
    expect(await base.read('src/App.tsx')).toBe('app\n');
    expect(files.changes()).toEqual([
      { path: 'src/pages/Index.tsx', action: 'delete' },
      { path: 'src/App.tsx', action: 'write', content: 'changed\n' },
      { path: 'src/New.tsx', action: 'write', content: 'new\n' },
    ]);
  });

  it('have no changes once everything is as it was', async () => {
    const files = createStagedFiles(memoryBase(BASE));
    await files.write('src/App.tsx', 'changed\n');
    await files.write('src/App.tsx', 'app\n');
    await files.write('src/Extra.tsx', 'x\n');
    await files.remove('src/Extra.tsx');
    await files.rename('src/pages/Index.tsx', 'src/pages/Home.tsx');
    await files.rename('src/pages/Home.tsx', 'src/pages/Index.tsx');
    await files.rename('public/logo.png', 'public/mark.png');
    await files.rename('public/mark.png', 'public/logo.png');
    expect(files.hasChanges()).toBe(false);
    expect(files.touched()).toEqual([]);
  });

  it('tell a renamed and changed file as a rename followed by a write', async () => {
    const files = createStagedFiles(memoryBase(BASE));
    await files.rename('src/pages/Index.tsx', 'src/pages/Home.tsx');
    await files.write('src/pages/Home.tsx', 'home\n');
    expect(files.changes()).toEqual([
      { path: 'src/pages/Home.tsx', action: 'rename', from: 'src/pages/Index.tsx' },
      { path: 'src/pages/Home.tsx', action: 'write', content: 'home\n' },
    ]);
    expect(files.touched()).toEqual(['src/pages/Index.tsx', 'src/pages/Home.tsx']);
  });

  it('move a picture without reading it, also onto a removed one, but do not copy it', async () => {
    const files = createStagedFiles(memoryBase(BASE));
    await files.remove('public/photo.png');
    await files.rename('public/logo.png', 'public/photo.png');
    expect(files.changes()).toEqual([
      { path: 'public/photo.png', action: 'delete' },
      { path: 'public/photo.png', action: 'rename', from: 'public/logo.png' },
    ]);
    expect(await codeOf(() => files.copy('public/photo.png', 'public/other.png'))).toBe('binary');
  });

  it('free the name of a text before it becomes the folder of a picture', async () => {
    const files = createStagedFiles(memoryBase(BASE));
    await files.rename('src/App.tsx', 'src/Menu.tsx');
    await files.rename('public/logo.png', 'src/App.tsx/logo.png');
    expect(files.changes()).toEqual([
      { path: 'src/Menu.tsx', action: 'rename', from: 'src/App.tsx' },
      { path: 'src/App.tsx/logo.png', action: 'rename', from: 'public/logo.png' },
    ]);
  });

  it('go back to a snapshot', async () => {
    const files = createStagedFiles(memoryBase(BASE));
    await files.write('src/App.tsx', 'one\n');
    const snapshot = files.snapshot();
    await files.write('src/App.tsx', 'two\n');
    await files.remove('src/pages/Index.tsx');
    files.restore(snapshot);
    expect(await files.read('src/App.tsx')).toBe('one\n');
    expect(files.touched()).toEqual(['src/App.tsx']);
  });

  it.each([
    ['', 'path_refused'],
    ['/etc/passwd', 'path_refused'],
    ['../outside.ts', 'path_refused'],
    ['src/../../x', 'path_refused'],
    ['src\\App.tsx', 'path_refused'],
    ['src/\0.ts', 'path_refused'],
    ['.git/config', 'path_refused'],
    ['src/.GIT/hooks/x', 'path_refused'],
    ['.g\u200cit/config', 'path_refused'],
    ['.git./config', 'path_refused'],
    ['GIT~1/config', 'path_refused'],
    ['C:/x', 'path_refused'],
    ['~/x', 'path_refused'],
    [`src/${'x'.repeat(300)}.ts`, 'path_refused'],
    ['.env', 'protected'],
    ['.ENV', 'protected'],
    ['.env.production', 'protected'],
    ['.npmrc', 'protected'],
    ['.loam/state.json', 'protected'],
    ['package-lock.json', 'excluded'],
    ['node_modules/react/index.js', 'excluded'],
    ['dist/index.html', 'excluded'],
    ['src/integrations/supabase/types.ts', 'excluded'],
    ['.loam/knowledge.md', 'needs_click'],
    ['.github/workflows/ci.yml', 'needs_click'],
    ['vite.config.ts', 'needs_click'],
    ['Vite.Config.mjs', 'needs_click'],
    ['tsconfig.app.json', 'needs_click'],
    ['postcss.config.cjs', 'needs_click'],
    ['src/main.tsx', 'needs_click'],
    ['public/hero.png', 'binary'],
  ])('refuse to write %j: %s', async (path, code) => {
    const files = createStagedFiles(memoryBase(BASE));
    expect(await codeOf(() => files.write(path, 'x'))).toBe(code);
    expect(files.hasChanges()).toBe(false);
  });

  it.each(['.env.example', '.loam/plan.json', 'src/vite.config.ts', '.gitignore', 'src/environment.ts'])(
    'let %s be written',
    async (path) => {
      const files = createStagedFiles(memoryBase(BASE));
      await files.write(path, 'x');
      expect(files.touched()).toEqual([path]);
    },
  );

  it('let a person click what needs one', async () => {
    const files = createStagedFiles(memoryBase(BASE));
    await files.write('.loam/knowledge.md', 'Use blue.', { isClicked: true });
    expect(files.touched()).toEqual(['.loam/knowledge.md']);
  });

  it('keep what the app is drawn into, and let the rest of the page be changed', async () => {
    const page = '<title>Old</title><div id="root"></div><script type="module" src="/src/main.tsx"></script>';
    const files = createStagedFiles(memoryBase({ 'index.html': page }));
    for (const broken of [
      page.replace('"root"', '"main"'),
      page.replace('/src/main.tsx', '/src/other.tsx'),
    ]) {
      expect(await codeOf(() => files.write('index.html', broken))).toBe('needs_click');
    }
    expect(await codeOf(() => files.write('index.html', `<!-- ${page} -->`))).toBe('needs_click');
    expect(await codeOf(() => files.remove('index.html'))).toBe('needs_click');
    expect(await codeOf(() => files.rename('index.html', 'old.html'))).toBe('needs_click');
    await files.write(
      'index.html',
      page.replace('Old', 'New').replace('<div', '<main').replace('</div', '</main'),
    );
    await files.write('index.html', 'a page without an app', { isClicked: true });
  });

  it('keep what runs and what is installed out of a written package.json', async () => {
    const files = createStagedFiles(memoryBase(BASE));
    const manifest = (part: object): string =>
      JSON.stringify({ scripts: { dev: 'vite' }, dependencies: { react: '19.0.0' }, ...part });
    expect(await codeOf(() => files.write('package.json', manifest({ scripts: { dev: 'curl' } })))).toBe(
      'protected',
    );
    expect(await codeOf(() => files.write('package.json', manifest({ dependencies: {} })))).toBe('protected');
    expect(await codeOf(() => files.write('package.json', 'not json'))).toBe('protected');
    await files.write('package.json', manifest({ name: 'shop' }));
    expect(files.touched()).toEqual(['package.json']);
  });

  it('let no package.json in by a detour', async () => {
    const files = createStagedFiles(memoryBase(BASE));
    expect(await codeOf(() => files.remove('package.json'))).toBe('protected');
    expect(await codeOf(() => files.rename('package.json', 'old.json'))).toBe('protected');
    const bare = createStagedFiles(memoryBase({}));
    await bare.write('a.json', '{"scripts":{"postinstall":"curl"}}');
    expect(await codeOf(() => bare.rename('a.json', 'package.json'))).toBe('protected');
    expect(await codeOf(() => bare.copy('a.json', 'package.json'))).toBe('protected');
    expect(await codeOf(() => bare.write('Package.json', '{"scripts":{"a":"b"}}'))).toBe('protected');
    await bare.write('packages/part/package.json', '{"scripts":{"a":"b"}}');
  });

  it('adopt what the package tools made', async () => {
    const files = createStagedFiles(memoryBase(BASE));
    await files.adopt([{ path: 'package-lock.json', action: 'write', content: Buffer.from('{"a":1}') }]);
    expect(await files.read('package-lock.json')).toBe('{"a":1}');
    expect(await codeOf(() => files.adopt([{ path: '../x', action: 'write', content: '' }]))).toBe(
      'path_refused',
    );
  });

  it('do not copy an environment file to a name where it could be read', async () => {
    const files = createStagedFiles(memoryBase(BASE));
    expect(await codeOf(() => files.copy('.env', 'notes.txt'))).toBe('protected');
    expect(await codeOf(() => files.rename('.env', 'notes.txt'))).toBe('protected');
  });

  it('refuse a file where a folder stands, and a folder where a file stands', async () => {
    const files = createStagedFiles(memoryBase(BASE));
    expect(await codeOf(() => files.write('src', 'x'))).toBe('taken');
    expect(await codeOf(() => files.write('src/App.tsx/index.tsx', 'x'))).toBe('taken');
    expect(await codeOf(() => files.rename('src/App.tsx', 'src/pages/Index.tsx'))).toBe('taken');
    expect(await codeOf(() => files.write('big.txt', 'x'.repeat(1024 * 1024 + 1)))).toBe('too_large');
    expect(files.hasChanges()).toBe(false);
  });

  it('turn the base into what is staged when their changes are applied in order', async () => {
    const name = fc.constantFrom(
      'a.txt',
      'b.txt',
      'c.txt',
      'd/e.txt',
      'p.png',
      'q.png',
      'a.txt/x.txt',
      'p.png/y.txt',
      'd',
    );
    const action = fc.oneof(
      fc.record({
        kind: fc.constant('write' as const),
        path: name,
        content: fc.constantFrom('1', '2', 'base'),
      }),
      fc.record({ kind: fc.constant('remove' as const), path: name }),
      fc.record({ kind: fc.constantFrom('rename' as const, 'copy' as const), path: name, to: name }),
    );
    const start = { 'a.txt': 'base', 'b.txt': 'other', 'p.png': null, 'q.png': null };
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (actions) => {
        const files = createStagedFiles(memoryBase(start));
        for (const step of actions) {
          await codeOf(async () => {
            if (step.kind === 'write') await files.write(step.path, step.content);
            else if (step.kind === 'remove') await files.remove(step.path);
            else await files[step.kind](step.path, step.to);
          });
        }
        await expectApplied(files, start);
      }),
      { numRuns: 400 },
    );
  });
});

async function codeOf(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (isStagingError(error)) return error.code;
    throw error;
  }
}

async function expectApplied(files: StagedFiles, start: Record<string, string | null>): Promise<void> {
  const applied = new Map<string, string | null>(Object.entries(start));
  for (const change of files.changes()) apply(applied, change);
  expect([...applied.keys()].toSorted()).toEqual(await files.paths());
  for (const [path, content] of applied) expect(await files.read(path)).toBe(content);
}

function apply(tree: Map<string, string | null>, change: FileChange): void {
  const content = change.from === undefined ? undefined : tree.get(change.from);
  if (change.action === 'delete') expect(tree.delete(change.path)).toBe(true);
  else if (change.action === 'rename') {
    expect(change.from !== undefined && tree.delete(change.from)).toBe(true);
    expect(tree.has(change.path)).toBe(false);
    tree.set(change.path, content ?? null);
  } else tree.set(change.path, typeof change.content === 'string' ? change.content : null);
  const paths = [...tree.keys()];
  expect(paths.some((path) => paths.some((other) => other.startsWith(`${path}/`)))).toBe(false);
}
