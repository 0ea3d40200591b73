import { readFileSync } from 'node:fs';
import { reply, startModelServer, type ModelServer } from '@loam/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { languages, memoryProject, play, readyModel, TEMPLATE } from '../testing/turn-harness.ts';
import type { ReadyModel, TurnRequest } from '../turn.ts';
import { TEMPLATE_SENTENCE } from './first-build.data.ts';
import { firstBuildGuide, isUntouched } from './first-build.ts';
import { FACES, MOODS } from './moods.data.ts';
import { PALETTES } from './palettes.data.ts';

const inTemplate = (path: string): string =>
  readFileSync(new URL(`../../../template/project/${path}`, import.meta.url), 'utf8');

const untouched = new Map([['src/pages/Index.tsx', inTemplate('src/pages/Index.tsx')]]);

const guide = (more: { readonly projectId?: string; readonly isSmall?: boolean } = {}): string =>
  firstBuildGuide({
    request: { mode: 'build', projectId: more.projectId ?? 'project-1' },
    sources: untouched,
    model: { isSmall: more.isSmall ?? false },
  });

describe('the first-build guide', () => {
  test('is for the template as it is delivered, and for nothing that was built on it', () => {
    expect(isUntouched(untouched)).toBe(true);
    expect(isUntouched(new Map([['src/pages/Index.tsx', 'const Index = () => <Shop />;']]))).toBe(false);
    expect(isUntouched(new Map())).toBe(false);
  });

  test('fits its budget, large and small, and leaves no place unfilled', () => {
    for (let at = 0; at < 40; at += 1) {
      expect(guide({ projectId: `project-${at}` }).length).toBeLessThan(8_000);
      expect(guide({ projectId: `project-${at}`, isSmall: true }).length).toBeLessThan(2_700);
    }
    expect(guide() + guide({ isSmall: true })).not.toMatch(/\{[a-z]+\}|undefined/u);
  });

  test('is the same for one project, and begins differently for others', () => {
    expect(guide()).toBe(guide());
    const firstMoods = Array.from({ length: 40 }, (_, at) => guide({ projectId: `p${at}` })).map(
      (text) => /^- ([\w ]+):/mu.exec(text)?.[1],
    );
    expect(new Set(firstMoods).size).toBeGreaterThan(5);
  });

  test('offers a palette for every mood, whichever palettes a project is shown', () => {
    for (let at = 0; at < 40; at += 1) {
      const text = guide({ projectId: `project-${at}` });
      for (const { name } of MOODS) expect(text).toMatch(new RegExp(`^- ${name}: \\w+`, 'mu'));
    }
  });
});

describe('the faces', () => {
  const installed = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(inTemplate('package.json'))).dependencies;

  test('that are named are installed, and those that are installed are named', () => {
    const packages = Object.keys(installed).filter((name) => name.startsWith('@fontsource'));
    expect(Object.values(FACES).toSorted()).toEqual(packages.toSorted());
  });

  test('carry the family name that their package gives them', () => {
    for (const [family, name] of Object.entries(FACES)) {
      const words = name.replace('@fontsource-variable/', '').replaceAll('-', ' ');
      expect(family.toLowerCase()).toBe(`${words} variable`);
    }
  });

  test('of every mood are among them, and its palettes exist', () => {
    for (const { display, text, palettes } of MOODS) {
      expect(FACES).toHaveProperty([`${display} Variable`]);
      expect(FACES).toHaveProperty([`${text} Variable`]);
      for (const palette of palettes) expect(PALETTES.map(({ name }) => name)).toContain(palette);
    }
  });

  test('that the guide calls loaded are imported by the template, the others are not', () => {
    const css = inTemplate('src/index.css');
    for (const name of Object.values(FACES)) {
      const isLoaded = /geist/u.test(name);
      expect(css.includes(`@import "${name}"`), name).toBe(isLoaded);
      if (!isLoaded) expect(guide()).toContain(name.replace('@fontsource-variable/', ''));
    }
  });
});

describe('a turn', () => {
  let server: ModelServer | undefined;

  afterEach(async () => {
    await server?.close();
    server = undefined;
  });

  const wordsOf = async (
    files: Readonly<Record<string, string>>,
    more: { readonly model?: Partial<ReadyModel>; readonly request?: Partial<TurnRequest> } = {},
  ): Promise<string> => {
    server = await startModelServer({ script: [reply({ text: 'Well.' })] });
    await play({
      models: [readyModel(languages.chat(server), more.model)],
      text: 'A shop for lamps',
      project: memoryProject(files),
      ...(more.request && { request: more.request }),
    });
    const messages = server.requests[0]?.messages ?? [];
    await server.close();
    return messages.at(-1)?.text ?? '';
  };
  const fresh = { ...TEMPLATE, 'src/pages/Index.tsx': `<h1>${TEMPLATE_SENTENCE}</h1>` };

  test('that builds first reads the guide before the request, which only the day follows', async () => {
    const words = await wordsOf(fresh);
    expect(words).toContain('# This is a first build');
    expect(words).toMatch(/A shop for lamps\s+\[Added by the builder: [^\n\]]*\]\s*$/);
  });

  test.each([
    ['a built project', TEMPLATE, {}],
    ['a conversation', fresh, { request: { mode: 'chat' as const } }],
    ['the model that works by rules', fresh, { model: { readsWholeProject: true } }],
  ])('of %s does not', async (_name, files, more) => {
    expect(await wordsOf(files, more)).not.toContain('first build');
  });

  test('of a small model reads the short form', async () => {
    const words = await wordsOf(fresh, { model: { isSmall: true } });
    expect(words).toContain('# This is a first build');
    expect(words).not.toContain('## Density');
  });
});
