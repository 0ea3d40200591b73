import { describe, expect, it } from 'vitest';
import { inspectProject } from './inspect-project.ts';

function inspect(files: Readonly<Record<string, string | object>>) {
  return inspectProject(
    Object.entries(files).map(([path, content]) => ({
      path,
      bytes: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
    })),
  );
}

const classic = {
  scripts: { dev: 'vite' },
  dependencies: { react: '^18.3.1', 'react-router-dom': '^6.26.2' },
  devDependencies: { vite: '^5.4.1', tailwindcss: '^3.4.11' },
};
const recent = {
  scripts: { dev: 'vite dev' },
  dependencies: { react: '^19.2.0', '@tanstack/react-start': '^1.132.0', tailwindcss: '^4.0.6' },
  devDependencies: { vite: '^7.1.7' },
};

function lockFor(manifest: typeof classic, host = ['registry', 'npmjs', 'org'].join('.')): object {
  const all = { ...manifest.dependencies, ...manifest.devDependencies };
  const packages = Object.keys(all).map((name) => [
    `node_modules/${name}`,
    { version: '1.0.0', resolved: ['https:/', host, name, '-', `${name}.tgz`].join('/') },
  ]);
  const { dependencies, devDependencies } = manifest;
  return {
    lockfileVersion: 3,
    packages: { '': { dependencies, devDependencies }, ...Object.fromEntries(packages) },
  };
}

describe('the shape of a project', () => {
  it('is recognised for both kinds of exported apps', () => {
    expect(inspect({ 'package.json': classic })).toMatchObject({
      shape: 'vite-react-router',
      reactMajor: 18,
      tailwindMajor: 3,
      problems: [],
    });
    expect(inspect({ 'package.json': recent })).toMatchObject({
      shape: 'tanstack-start',
      reactMajor: 19,
      tailwindMajor: 4,
      problems: [],
    });
  });

  it('is told for other projects, with what is missing', () => {
    expect(inspect({ 'index.html': '<p>' })).toMatchObject({ shape: 'static', problems: [] });
    expect(inspect({ 'a.txt': '' }).problems).toMatchObject([{ code: 'no_manifest' }]);
    expect(inspect({ 'package.json': '{' }).problems).toMatchObject([{ code: 'broken_manifest' }]);
    expect(inspect({ 'package.json': { dependencies: { next: '1' } } }).problems).toMatchObject([
      { code: 'no_dev_script' },
      { code: 'unknown_shape' },
    ]);
  });

  it('lists migrations and functions', () => {
    const found = inspect({
      'package.json': classic,
      'supabase/migrations/2.sql': '',
      'supabase/migrations/1.sql': '',
      'supabase/functions/pay/index.ts': '',
      'supabase/functions/_shared/index.ts': '',
    });
    expect(found.migrations).toEqual(['supabase/migrations/1.sql', 'supabase/migrations/2.sql']);
    expect(found.functions).toEqual(['pay']);
  });
});

describe('lock files', () => {
  it('that fit are kept', () => {
    const found = inspect({ 'package.json': classic, 'package-lock.json': lockFor(classic) });
    expect(found).toMatchObject({ packageManager: 'npm', locks: [{ status: 'usable' }], locksToDrop: [] });
  });

  it.each([
    [
      'is out of step',
      lockFor({ ...classic, dependencies: { ...classic.dependencies, react: '^17.0.0' } }),
      'out_of_step',
    ],
    ['lacks a package', { packages: { '': { dependencies: classic.dependencies } } }, 'out_of_step'],
    ['points at a private cache', lockFor(classic, 'cache.internal.example'), 'private_cache'],
    ['is no lock', 'broken', 'unreadable'],
  ])('that %s are dropped', (_, lock, status) => {
    const found = inspect({ 'package.json': classic, 'package-lock.json': lock });
    expect(found.locks).toMatchObject([{ status }]);
    expect(found.locksToDrop).toEqual(['package-lock.json']);
    expect(found.problems).toMatchObject([{ code: 'lock_dropped', path: 'package-lock.json' }]);
  });

  it('of several managers are reduced to the best one', () => {
    const files = { 'package.json': classic, 'package-lock.json': lockFor(classic), 'bun.lockb': '\0' };
    expect(inspect(files)).toMatchObject({ packageManager: 'npm', locksToDrop: ['bun.lockb'] });
    const bun = '{"workspaces":{"":{"dependencies":{"vite":"1",},},},"packages":{},}';
    const manifest = { packageManager: 'bun@1.2.0', scripts: { dev: 'x' }, dependencies: { vite: '1' } };
    expect(inspect({ 'package.json': manifest, 'bun.lock': bun })).toMatchObject({
      packageManager: 'bun',
      locksToDrop: [],
    });
  });

  it('of pnpm and yarn are compared by their ranges', () => {
    const manifest = { scripts: { dev: 'x' }, dependencies: { vite: '^5.0.0', '@a/b': '1.0.0' } };
    const pnpm =
      "importers:\n  .:\n    dependencies:\n      '@a/b':\n        specifier: 1.0.0\n      vite:\n        specifier: ^5.0.0\n";
    expect(inspect({ 'package.json': manifest, 'pnpm-lock.yaml': pnpm }).packageManager).toBe('pnpm');
    const stale = pnpm.replace('^5.0.0', '^4.0.0');
    expect(inspect({ 'package.json': manifest, 'pnpm-lock.yaml': stale }).locksToDrop).toEqual([
      'pnpm-lock.yaml',
    ]);
    const yarn = '"@a/b@1.0.0":\n  version "1.0.0"\n\nvite@^5.0.0:\n  version "5.0.0"\n';
    expect(inspect({ 'package.json': manifest, 'yarn.lock': yarn })).toMatchObject({
      packageManager: 'yarn',
      locksToDrop: [],
    });
  });
});

describe('a backend of its own', () => {
  it('is found in the client, in variables and in committed settings, and no key is repeated', () => {
    const key = `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(20)}`;
    const found = inspect({
      'package.json': classic,
      'src/integrations/supabase/client.ts': `const url = "https://abcdefgh.supabase.co";\nconst key = "${key}";\n`,
      'src/lib/api.ts': 'createClient(import.meta.env.VITE_SUPABASE_URL)',
      'supabase/functions/x/index.ts': 'const u = "https://abcdefgh.supabase.co"',
      '.env': 'VITE_SUPABASE_URL="https://abcdefgh.supabase.co"\n# note\n',
      '.env.example': 'VITE_SUPABASE_URL=\n',
    });
    expect(found.backend).toEqual([
      {
        path: 'src/integrations/supabase/client.ts',
        line: 1,
        kind: 'hard_coded_url',
        value: 'https://abcdefgh.supabase.co',
      },
      { path: 'src/integrations/supabase/client.ts', line: 2, kind: 'hard_coded_key', value: 'key' },
      { path: 'src/lib/api.ts', line: 1, kind: 'environment_variable', value: 'VITE_SUPABASE_URL' },
      { path: '.env', line: 1, kind: 'environment_file', value: 'VITE_SUPABASE_URL' },
    ]);
    expect(JSON.stringify(found)).not.toContain(key);
    expect(found.problems.map(({ code }) => code)).toEqual([
      'hard_coded_backend',
      'hard_coded_backend',
      'environment_committed',
    ]);
  });
});
