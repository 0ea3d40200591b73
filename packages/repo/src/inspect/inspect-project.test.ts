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

const bunLock = `{
  "lockfileVersion": 1,
  "workspaces": {
    "": {
      "dependencies": { "react": "^18.3.1", "react-router-dom": "^6.26.2", },
      "devDependencies": { "vite": "^5.4.1", "tailwindcss": "^3.4.11", },
    },
  },
  "packages": {
    "react": ["react@18.3.1", "", { "dependencies": { "loose": "^1" } }, "sha512-r"],
    "vite": ["vite@5.4.21", "https://cache.internal.example/vite.tgz", { "optionalDependencies": { "@e/linux": "1" } }, "sha512-v"],
    "vite/loose": ["loose@2.0.0", "", {}, "sha512-l"],
    "@e/linux": ["@e/linux@1.0.0", "", { "os": "linux", "cpu": "x64" }, "sha512-e"],
    "@e/linux/@s/deep": ["@s/deep@3.0.0", "", { "optionalPeers": ["react"] }, "sha512-d"],
    "other-name": ["loose@1.0.0", "", {}, "sha512-a,]"],
    "from-git": ["from-git@github:a/b#c", {}, "c"],
  },
}`;

describe('lock files', () => {
  it('that fit are kept', () => {
    const found = inspect({ 'package.json': classic, 'package-lock.json': lockFor(classic) });
    expect(found).toMatchObject({ packageManager: 'npm', locks: [{ status: 'usable', use: 'kept' }] });
    expect(found).toMatchObject({ locksToDrop: [], problems: [] });
  });

  it('that point at a private cache are kept: an install leaves addresses out', () => {
    const lock = lockFor(classic, 'cache.internal.example');
    const found = inspect({ 'package.json': classic, 'package-lock.json': lock });
    expect(found).toMatchObject({ locks: [{ status: 'private_cache', use: 'kept' }], problems: [] });
  });

  it.each([
    ['is out of step', lockFor({ ...classic, dependencies: { ...classic.dependencies, react: '^17.0.0' } })],
    ['lacks a package', { packages: { '': { dependencies: classic.dependencies } } }],
  ])('that %s are kept, and the report says that the install mends them', (_, lock) => {
    const found = inspect({ 'package.json': classic, 'package-lock.json': lock });
    expect(found).toMatchObject({
      locks: [{ status: 'out_of_step', use: 'kept' }],
      locksToDrop: [],
      problems: [{ code: 'lock_repaired', path: 'package-lock.json' }],
    });
  });

  it.each([
    ['package-lock.json', 'broken'],
    ['bun.lockb', '\0'],
  ])('that nobody can read are taken out, and versions are chosen anew: %s', (path, lock) => {
    const found = inspect({ 'package.json': classic, [path]: lock });
    expect(found).toMatchObject({
      locks: [{ status: 'unreadable', use: 'dropped' }],
      locksToDrop: [path],
      problems: [{ code: 'lock_unused', path }],
    });
  });

  it('of several managers are reduced to the one that fits best', () => {
    const files = { 'package.json': classic, 'package-lock.json': lockFor(classic), 'bun.lockb': '\0' };
    expect(inspect(files)).toMatchObject({
      packageManager: 'npm',
      locksToDrop: ['bun.lockb'],
      problems: [{ code: 'lock_dropped', detail: 'package-lock.json is followed instead.' }],
    });
    const stale = lockFor({ ...classic, dependencies: { ...classic.dependencies, react: '^17.0.0' } });
    expect(
      inspect({ 'package.json': classic, 'package-lock.json': stale, 'bun.lock': bunLock }),
    ).toMatchObject({ packageManager: 'bun', locksToDrop: ['package-lock.json', 'bun.lock'] });
  });

  it('of Bun become locks that npm follows, with the same versions in the same places', () => {
    const found = inspect({ 'package.json': { name: 'demo', ...classic }, 'bun.lock': bunLock });
    expect(found).toMatchObject({
      locks: [{ status: 'private_cache', use: 'converted' }],
      problems: [{ code: 'lock_converted', path: 'bun.lock' }],
    });
    expect(JSON.parse(found.convertedLock ?? '')).toEqual({
      name: 'demo',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': { name: 'demo', dependencies: classic.dependencies, devDependencies: classic.devDependencies },
        'node_modules/react': { version: '18.3.1', integrity: 'sha512-r', dependencies: { loose: '^1' } },
        'node_modules/vite': {
          version: '5.4.21',
          integrity: 'sha512-v',
          optionalDependencies: { '@e/linux': '1' },
        },
        'node_modules/vite/node_modules/loose': { version: '2.0.0', integrity: 'sha512-l' },
        'node_modules/@e/linux': {
          version: '1.0.0',
          integrity: 'sha512-e',
          os: ['linux'],
          cpu: ['x64'],
          optional: true,
        },
        'node_modules/@e/linux/node_modules/@s/deep': {
          version: '3.0.0',
          integrity: 'sha512-d',
          peerDependenciesMeta: { react: { optional: true } },
        },
        'node_modules/other-name': { name: 'loose', version: '1.0.0', integrity: 'sha512-a,]' },
      },
    });
  });

  it('of pnpm and yarn are compared by their ranges; npm follows neither, and the report says so', () => {
    const manifest = { scripts: { dev: 'x' }, dependencies: { vite: '^5.0.0', '@a/b': '1.0.0' } };
    const pnpm =
      "importers:\n  .:\n    dependencies:\n      '@a/b':\n        specifier: 1.0.0\n      vite:\n        specifier: ^5.0.0\n";
    expect(inspect({ 'package.json': manifest, 'pnpm-lock.yaml': pnpm })).toMatchObject({
      packageManager: 'pnpm',
      locks: [{ status: 'usable', use: 'unused' }],
      locksToDrop: [],
      problems: [{ code: 'lock_unused', path: 'pnpm-lock.yaml' }],
    });
    const stale = pnpm.replace('^5.0.0', '^4.0.0');
    expect(inspect({ 'package.json': manifest, 'pnpm-lock.yaml': stale }).locks).toMatchObject([
      { status: 'out_of_step' },
    ]);
    const yarn = '"@a/b@1.0.0":\n  version "1.0.0"\n\nvite@^5.0.0:\n  version "5.0.0"\n';
    expect(inspect({ 'package.json': manifest, 'yarn.lock': yarn }).locks).toMatchObject([
      { status: 'usable', use: 'unused' },
    ]);
  });
});

describe('variables', () => {
  it('that are read and set nowhere are named, however they are read', () => {
    const found = inspect({
      'package.json': classic,
      'src/a.ts': "f(import.meta.env.VITE_ONE, import.meta.env['VITE_TWO'], import.meta.env?.VITE_THREE)",
      'src/b.ts': 'const { VITE_FOUR, VITE_FIVE: five = 1 } = import.meta.env; import.meta.env.DEV',
      'src/c.ts': 'import.meta.env.VITE_ONE; process.env.SECRET',
      '.env': 'VITE_TWO=1\n',
      '.env.example': 'VITE_ONE=\n',
    });
    expect(
      found.problems.filter(({ code }) => code === 'environment_missing').map((one) => one.detail),
    ).toEqual(['VITE_ONE', 'VITE_THREE', 'VITE_FOUR', 'VITE_FIVE']);
  });
});

describe('scripts of other builders', () => {
  it('are told, and scripts of others are not', () => {
    const page = `<script type="module" src="/src/main.tsx"></script>
      <script src="https://cdn.gpteng.co/gptengineer.js" type="module"></script>
      <script src='https://js.stripe.com/v3'></script>
      <script src="https://gpteng.co.example.test/x.js"></script>`;
    expect(inspect({ 'package.json': classic, 'index.html': page }).problems).toEqual([
      { code: 'builder_script', path: 'index.html', detail: 'https://cdn.gpteng.co/gptengineer.js' },
    ]);
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
    expect(found.problems.map(({ code, detail }) => [code, detail])).toEqual([
      ['hard_coded_backend', 'Lines 1, 2'],
      ['environment_committed', 'VITE_SUPABASE_URL'],
    ]);
  });
});
