import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { partFiles } from './read-parts.ts';
import { wordsFor } from './words/words-for.ts';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
const readManifest = (path: string) =>
  manifest.parse(JSON.parse(readFileSync(`${packages}${path}/package.json`, 'utf8')));

const importsOf = (source: string): readonly string[] =>
  [...source.matchAll(/(?: from |import\()"([^"]+)"/g)].map(([, module = '']) => module);

describe('the parts', () => {
  it('are checked beside the versions that apps have', () => {
    const { dependencies, devDependencies } = readManifest('template/project');
    const template = { ...dependencies, ...devDependencies };
    for (const [name, version] of Object.entries(readManifest('app-library').devDependencies)) {
      expect(version, name).toBe(template[name]);
    }
  });

  it('import packages that every app has', () => {
    const { dependencies } = readManifest('template/project');
    for (const [path, source] of partFiles()) {
      for (const module of importsOf(source).filter((name) => !name.startsWith('@/'))) {
        const name = module.split('/', module.startsWith('@') ? 2 : 1).join('/');
        expect(dependencies, `${path} imports ${module}`).toHaveProperty([name]);
      }
    }
  });

  it('offer each name once', () => {
    const owners = new Map<string, string>();
    for (const [path, source] of partFiles()) {
      for (const [, name = ''] of source.matchAll(
        /^export (?:async )?(?:function|const|type|interface) (\w+)/gm,
      )) {
        if (owners.get(name) === path) continue;
        expect(owners.get(name), `${name} of ${path}`).toBeUndefined();
        owners.set(name, path);
      }
    }
  });

  it('find what they import in an app: a part, a file of the template, or one that is written from the plan', () => {
    const bases = ['app-library/parts/src', 'app-library/example/src', 'template/project/src'];
    for (const [path, source] of partFiles()) {
      for (const module of importsOf(source).filter((name) => name.startsWith('@/'))) {
        const found = bases.some((base) =>
          ['.ts', '.tsx'].some((end) => existsSync(`${packages}${module.replace('@', base)}${end}`)),
        );
        expect(found, `${path} imports ${module}`).toBe(true);
      }
    }
  });
});

describe('the words', () => {
  it('hold the same places for names in every language', () => {
    const places = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();
    const english = Object.entries(wordsFor('en'));
    for (const language of ['pt', 'es', 'de', 'fr'] as const) {
      const words = new Map(Object.entries(wordsFor(language)));
      for (const [key, text] of english) {
        expect(
          places(words.get(key) ?? '').map((place) => place.toLowerCase()),
          `${key} in ${language}`,
        ).toEqual(places(text).map((place) => place.toLowerCase()));
      }
    }
  });
});
