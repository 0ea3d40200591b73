import { partFiles } from '@loam/app-library';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import type { AppPlan, ThemePlan } from '../plan/app-plan.ts';
import { makePlan } from '../plan/make-plan.ts';
import { CLINIC_BOOKING, INVENTORY_MANAGER, RECIPE_SITE } from '../plan/testing/samples.ts';
import { understand } from '../understand/understand.ts';
import { everyView } from './testing/every-view.fixture.ts';
import { enginePage, richPlan } from './testing/rich-plan.fixture.ts';
import { ENGINE_NAMES } from '../plan/engine-titles.ts';
import { writeApp } from './write-app.ts';

const TEMPLATE = fileURLToPath(new URL('../../../template/project/', import.meta.url));
const LAYOUTS: readonly ThemePlan['layout'][] = [
  'topbar',
  'sidebar',
  'magazine',
  'showcase',
  'centered',
  'dock',
];
const LANGUAGES = ['en', 'pt', 'es', 'de', 'fr'] as const;

const PLANS: readonly (readonly [string, AppPlan])[] = [
  ['the recipe site', RECIPE_SITE],
  ['the clinic', CLINIC_BOOKING],
  ['the inventory', INVENTORY_MANAGER],
  ...LAYOUTS.map((layout) => [`every view as ${layout}`, everyView({ layout })] as const),
  ['the richer blocks without sign-in', richPlan({ auth: null })],
  ['engines alone', richPlan({ auth: null, entities: [], pages: ENGINE_NAMES.map(enginePage) })],
  ['engines with accounts and no list', richPlan({ entities: [], pages: ENGINE_NAMES.map(enginePage) })],
  ...LANGUAGES.map((language) => [`the richer blocks in ${language}`, richPlan({ language })] as const),
  ...LANGUAGES.map((language) => [`every view in ${language}`, everyView({}, { language })] as const),
];

/** Files that hold a list and nothing else. */
const LISTS = /^src\/(?:data\/seed\/|lib\/words\.ts$)/;

const isCode = (path: string): boolean => /\.tsx?$/.test(path);
const codeOf = (plan: AppPlan): readonly (readonly [string, string])[] =>
  [...writeApp(plan)].filter(([path]) => isCode(path));
/** Parts are copied; the compiler has seen them. */
const isWritten = ([path, source]: readonly [string, string]): boolean => partFiles().get(path) !== source;

function importsOf(source: string): readonly { names: readonly string[]; module: string }[] {
  return [...source.matchAll(/^import (?:type )?\{([^}]*)\} from "([^"]+)";$/gm)].map(
    ([, names = '', module = '']) => ({
      module,
      names: names
        .split(',')
        .map((name) => name.replace(/\btype /, '').trim())
        .filter((name) => name !== ''),
    }),
  );
}

it('keeps what a list of tools is shown by apart from the frames of tools', () => {
  const files = writeApp(
    makePlan(
      understand(
        'A kitchen helper with a unit converter, a timer and a list of tools (name, condition, picture)',
      ),
    ),
  );
  const replaced = [...files].filter(([path, source]) => (partFiles().get(path) ?? source) !== source);
  expect(replaced.map(([path]) => path).filter((path) => path.startsWith('src/components/'))).toEqual([]);
});

describe.each(PLANS)('%s', (_name, plan) => {
  const code = codeOf(plan);
  const byPath = new Map(code);
  const files = code.filter(isWritten);

  it('is written as code that parses', () => {
    for (const [path, source] of files) {
      expect(parseSync(path, source).errors, `${path}\n${source}`).toEqual([]);
    }
  });

  it('imports only what exists, and everything it imports is used', () => {
    for (const [path, source] of files) {
      for (const { names, module } of importsOf(source)) {
        const target = targetOf(module, byPath);
        expect(target, `${path} imports ${module}`).not.toBeNull();
        for (const name of names) {
          const local = name.split(' as ').at(-1) ?? name;
          const uses = source.split(new RegExp(`\\b${local}\\b`)).length - 1;
          expect(uses, `${local} in ${path}`).toBeGreaterThan(1);
          if (typeof target === 'string') {
            expect(target, `${name} of ${module}`).toMatch(
              new RegExp(`export (?:async )?(?:function|const|type|interface) ${name}\\b`),
            );
          }
        }
      }
    }
  });

  it('holds every file that a part imports, the types too', () => {
    for (const [path, source] of code)
      for (const [, module = ''] of source.matchAll(/ from "(@\/[^"]+)";$/gm))
        expect(targetOf(module, byPath), `${path} imports ${module}`).not.toBeNull();
  });

  it('holds everything that is loaded later, and no page waits for the drawing of charts', () => {
    for (const [path, source] of files) {
      for (const [, module = ''] of source.matchAll(/import\("(@\/[^"]+)"\)/g)) {
        expect(targetOf(module, byPath), `${path} loads ${module}`).not.toBeNull();
      }
      if (!path.endsWith('Drawing.tsx')) expect(source, path).not.toMatch(/from "recharts"/);
    }
  });

  it('leaves nothing of the generator behind', () => {
    for (const [path, source] of files) {
      expect(source, path).not.toMatch(/%[a-zA-Z]\w*%|: undefined,|\{(?:one|many|One)\}|\[object Object\]/);
      expect(source.split('\n').length, path).toBeLessThan(LISTS.test(path) ? 800 : 230);
    }
  });
});

/** The source of a file of the app, true for one of the template or of a package, null for none. */
function targetOf(module: string, files: ReadonlyMap<string, string>): string | true | null {
  if (!module.startsWith('@/')) return true;
  const base = module.replace('@/', 'src/');
  const own = files.get(`${base}.tsx`) ?? files.get(`${base}.ts`);
  if (own !== undefined) return own;
  return existsSync(`${TEMPLATE}${base}.tsx`) || existsSync(`${TEMPLATE}${base}.ts`) ? true : null;
}

describe('writeApp', () => {
  it('gives the same files for the same plan', () => {
    expect([...writeApp(RECIPE_SITE)]).toEqual([...writeApp(RECIPE_SITE)]);
  });

  it('keeps the plan in the project', () => {
    expect(JSON.parse(writeApp(RECIPE_SITE).get('.loam/plan.json') ?? '')).toEqual(RECIPE_SITE);
  });

  it('routes every page and lists those of the navigation', () => {
    const files = writeApp(RECIPE_SITE);
    for (const page of RECIPE_SITE.pages) {
      expect(files.get('src/App.tsx')).toContain(`path="${page.path}"`);
    }
    expect(files.get('src/components/layout/nav-items.ts')).toContain('label: "Contact"');
    expect(files.get('src/components/layout/nav-items.ts')).not.toContain('recipe-detail');
  });

  it('shows a page whole: header and footer do not stand around nothing while it loads', () => {
    const files = writeApp(RECIPE_SITE);
    expect(files.get('src/components/layout/AppLayout.tsx')).toContain('<Outlet />');
    expect(files.get('src/components/layout/AppLayout.tsx')).not.toContain('Suspense');
    expect(files.get('src/App.tsx')).toContain('<Suspense fallback={null}>');
  });

  it('has the very same part for messages that new projects begin with', async () => {
    const path = 'src/components/toasters.tsx';
    expect(writeApp(RECIPE_SITE).get(path)).toBe(await readFile(`${TEMPLATE}${path}`, 'utf8'));
  });

  it('declares the language and the title', () => {
    const html = writeApp(everyView({}, { language: 'pt', name: 'Feira & Cia' })).get('index.html');
    expect(html).toContain('<html lang="pt">');
    expect(html).toContain('<title>Feira &amp; Cia</title>');
  });

  it('keeps forms and what checks them out of the first page', () => {
    const files = writeApp(everyView());
    const dialog = files.get('src/components/events/EventEntryDialog.tsx') ?? '';
    expect(dialog).toContain('import("@/components/events/EventEntryForm")');
    expect(dialog).not.toMatch(/^import .*EventEntryForm/m);
    expect(files.get('src/data/events.ts')).not.toMatch(/^import (?!type).*(?:zod|-schema)/m);
  });

  it('speaks the language of the plan', () => {
    const german = writeApp(everyView({}, { language: 'de' }));
    expect(german.get('src/lib/words.ts')).toContain('Löschen');
    expect(german.get('src/data/events-schema.ts')).toContain('ist erforderlich');
  });

  it('brings no library file that nothing imports', () => {
    const files = writeApp({
      ...RECIPE_SITE,
      pages: RECIPE_SITE.pages.filter((page) => page.id === 'about'),
    });
    expect(files.has('src/components/common/MonthCalendar.tsx')).toBe(false);
    expect(files.has('src/components/form-fields/TextField.tsx')).toBe(false);
    expect(files.has('src/components/common/Page.tsx')).toBe(true);
  });

  it('draws the page in exactly the colour that was named', () => {
    const css = writeApp(everyView({ background: '#ff6347' })).get('src/index.css');
    expect(css).toContain('--background: #ff6347;');
  });

  it.each(['topbar', 'sidebar', 'magazine', 'showcase', 'centered', 'dock'] as const)(
    'ends every page of %s with the words that were asked for',
    (layout) => {
      const files = writeApp({ ...everyView({ layout }), footer: 'Made in Porto' });
      expect(files.get('src/components/layout/SiteFooter.tsx')).toContain('Made in Porto');
      expect(files.get('src/components/layout/AppLayout.tsx')).toContain('<SiteFooter />');
    },
  );

  it('imports the faces of its type and no other', () => {
    const css = writeApp(everyView({ fonts: 'serif-display' })).get('src/index.css') ?? '';
    expect(css).toContain('@import "@fontsource-variable/fraunces";');
    expect(css).not.toContain('@fontsource-variable/nunito');
  });

  it('says a heading once where page and section are called the same', () => {
    const files = writeApp({
      ...RECIPE_SITE,
      pages: RECIPE_SITE.pages.map((page) => ({
        ...page,
        blocks: page.blocks.map((block) => (block.kind === 'form' ? { ...block, title: page.title } : block)),
      })),
    });
    const forms = [...files].filter(([path]) => path.endsWith('RequestForm.tsx'));
    expect(forms.length).toBeGreaterThan(0);
    for (const [, source] of forms) expect(source).toContain('isTitleHidden');
  });
});
