import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { afterEach, describe, expect, test } from 'vitest';
import { OWNED_FILES, templateDir, templateFacts, templateFiles } from './index.ts';
import { SHADCN_EXPORTS } from './shadcn-exports.data.ts';

const files = templateFiles().map(({ path, contents }) => ({
  path,
  contents,
  text: contents.toString('utf8'),
}));
const sources = files.filter(({ path }) => /^src\/.*\.tsx?$/.test(path));
const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? '';

describe('the files', () => {
  test('are plain files of UTF-8 text with Unix line ends, and end with one', () => {
    const odd = files.filter(
      ({ path, contents, text }) =>
        !lstatSync(join(templateDir(), path)).isFile() ||
        !Buffer.from(text, 'utf8').equals(contents) ||
        text.includes('\r') ||
        !text.endsWith('\n'),
    );
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  test('parse without an error', () => {
    const broken = sources.filter(({ path, text }) => parseSync(path, text).errors.length > 0);
    expect(broken.map(({ path }) => path)).toEqual([]);
  });

  test('of components stay within 400 lines', () => {
    const long = sources.filter(({ text }) => text.split('\n').length > 401);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  test('that the platform owns are all there', () => {
    const paths = files.map(({ path }) => path);
    expect(OWNED_FILES.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('give every page by a lazy import', () => {
    const pages = files.filter(({ path }) => /^src\/pages\/\w+\.tsx$/.test(path));
    const app = textOf('src/App.tsx');
    expect(pages.length).toBeGreaterThan(1);
    for (const { path } of pages) {
      expect(app).toContain(`lazy(() => import("./${path.slice(4, -4)}"))`);
    }
  });

  test('load what shows messages after the first page', () => {
    const messages = /from "@\/components\/ui\/(?:sonner|toaster)"/;
    expect(textOf('src/App.tsx')).toContain('<Toasters />');
    expect(textOf('src/App.tsx')).not.toMatch(messages);
    expect(textOf('src/components/toasters.tsx')).not.toMatch(messages);
  });

  test('define every colour of the set in light and in dark', () => {
    const css = textOf('src/index.css');
    const light = /:root \{([^}]*)\}/.exec(css)?.[1] ?? '';
    const dark = /\.dark \{([^}]*)\}/.exec(css)?.[1] ?? '';
    const missing = COLOURS.filter(
      (name) =>
        !light.includes(`--${name}:`) || !dark.includes(`--${name}:`) || !css.includes(`--color-${name}:`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the component set', () => {
  test.each(Object.entries(SHADCN_EXPORTS))('%s exports what shadcn does', (path, names) => {
    const file = [`src/${path}`].map((name) => sources.find((source) => source.path === name))[0];
    expect(file ? exportsOf(file) : []).toEqual(expect.arrayContaining([...names]));
  });

  test('is complete', () => {
    const present = sources.map(({ path }) => /^src\/components\/ui\/([\w-]+)\.tsx$/.exec(path)?.[1]);
    expect(COMPONENTS.filter((name) => !present.includes(name))).toEqual([]);
  });
});

describe('the lock', () => {
  const packages = Object.entries(entriesIn(textOf('package-lock.json'), 'packages'));
  const names = packages.map(([name]) => name);

  test('names no address', () => {
    expect(textOf('package-lock.json')).not.toMatch(/"resolved"|https?:[^"]*\.tgz/);
  });

  test('holds every native package for x64 and for arm64', () => {
    expect(withoutSibling(names, 'x64', 'arm64')).toEqual([]);
    expect(withoutSibling(names, 'arm64', 'x64')).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining([
        'node_modules/@rolldown/binding-linux-x64-gnu',
        'node_modules/@tailwindcss/oxide-linux-x64-gnu',
        'node_modules/@typescript/typescript-linux-x64',
        'node_modules/lightningcss-linux-x64-gnu',
      ]),
    );
  });

  test('holds one copy of React and of every Radix package', () => {
    const copies = names.filter((name) =>
      /node_modules\/.+\/node_modules\/(@radix-ui\/|react(-dom)?$)/.test(name),
    );
    expect(copies).toEqual([]);
  });

  test('needs no install script', () => {
    const scripted = packages.filter(
      ([name, entry]) => JSON.stringify(entry).includes('"hasInstallScript"') && !name.endsWith('/fsevents'),
    );
    expect(scripted.map(([name]) => name)).toEqual([]);
  });

  test('fits the manifest, whose versions are exact', () => {
    const { dependencies, devDependencies } = templateFacts();
    const wanted = { ...dependencies, ...devDependencies };
    expect(Object.values(wanted).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const off = Object.entries(wanted).filter(
      ([name, version]) =>
        !JSON.stringify(Object.fromEntries(packages)[`node_modules/${name}`] ?? null).includes(
          `"version":"${version}"`,
        ),
    );
    expect(off).toEqual([]);
  });
});

describe('the facts', () => {
  test('list every module that the sources import from a dependency', () => {
    const { prebundled } = templateFacts();
    const imported = new Set(
      sources.flatMap(importsOf).filter((name) => !/^[.@]\//.test(name) && !name.startsWith('..')),
    );
    expect([...imported].filter((name) => !prebundled.includes(name))).toEqual([]);
  });

  test('name each set of dependencies by its lock', () => {
    const { folder } = scratchProject();
    const before = templateFacts(folder).lockHash;
    expect(before).toMatch(/^[0-9a-f]{64}$/);
    expect(templateFacts(folder).lockHash).toBe(before);
    writeFileSync(join(folder, 'package-lock.json'), '{ "packages": {} }\n');
    expect(templateFacts(folder).lockHash).not.toBe(before);
  });
});

describe('reading', () => {
  test('leaves out what an install or a build put there, and links', () => {
    const { folder } = scratchProject();
    mkdirSync(join(folder, 'node_modules/a'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/a/index.js'), '');
    mkdirSync(join(folder, 'src/dist'), { recursive: true });
    writeFileSync(join(folder, 'src/dist/x.js'), '');
    writeFileSync(join(folder, 'src/a.ts'), 'export {};\n');
    symlinkSync('/etc/hostname', join(folder, 'src/link.ts'));
    expect(templateFiles(folder).map(({ path }) => path)).toEqual([
      'package-lock.json',
      'package.json',
      'src/a.ts',
    ]);
  });
});

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function scratchProject(): { readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'template-'));
  folders.push(folder);
  writeFileSync(join(folder, 'package.json'), '{ "dependencies": { "react": "19.3.1" } }\n');
  writeFileSync(join(folder, 'package-lock.json'), readFileSync(join(templateDir(), 'package-lock.json')));
  return { folder };
}

type Source = { readonly path: string; readonly text: string };

function exportsOf({ path, text }: Source): readonly string[] {
  return parseSync(path, text).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  );
}

function importsOf({ path, text }: Source): readonly string[] {
  return parseSync(path, text)
    .module.staticImports.filter(
      ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
    )
    .map(({ moduleRequest }) => moduleRequest.value);
}

function entriesIn(json: string, field: string): object {
  const value: unknown = Object.getOwnPropertyDescriptor(JSON.parse(json), field)?.value;
  return typeof value === 'object' && value !== null ? value : {};
}

/** npm leaves a missing platform package out without a word, and that machine then fails to build. */
function withoutSibling(names: readonly string[], has: string, wants: string): readonly string[] {
  const suffix = new RegExp(`linux-${has}(?=$|-)`);
  return names.filter((name) => suffix.test(name) && !names.includes(name.replace(suffix, `linux-${wants}`)));
}

const COLOURS = [
  'background',
  'foreground',
  'border',
  'input',
  'ring',
  ...['card', 'popover', 'primary', 'secondary', 'muted', 'accent', 'destructive'].flatMap((name) => [
    name,
    `${name}-foreground`,
  ]),
  ...[1, 2, 3, 4, 5].map((number) => `chart-${number}`),
  ...[
    '',
    '-foreground',
    '-primary',
    '-primary-foreground',
    '-accent',
    '-accent-foreground',
    '-border',
    '-ring',
  ].map((part) => `sidebar${part}`),
];

const COMPONENTS = (
  'accordion alert alert-dialog aspect-ratio avatar badge breadcrumb button button-group calendar card carousel chart ' +
  'checkbox collapsible command context-menu dialog drawer dropdown-menu empty field form hover-card input input-group ' +
  'input-otp item kbd label menubar native-select navigation-menu pagination popover progress radio-group resizable ' +
  'scroll-area select separator sheet sidebar skeleton slider sonner spinner switch table tabs textarea toast toaster ' +
  'toggle toggle-group tooltip'
).split(' ');
