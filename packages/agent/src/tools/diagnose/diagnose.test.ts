import { describe, expect, it } from 'vitest';
import type { CheckFault, FileChange } from '../../ports.ts';
import { stageTools } from '../tool-context.fixture.ts';

const FILES = {
  'package.json': '{"dependencies":{"react":"19"},"devDependencies":{"@types/geojson":"1"}}',
  'package-lock.json': '{"packages":{"node_modules/scheduler":{}}}',
  'tsconfig.json': '{ "references": [] }',
  'tsconfig.app.json':
    '{\n  // the alias\n  "compilerOptions": { "paths": { "@/*": ["./src/*"], "#lib": ["./src/lib/math.ts"], }, },\n}',
  'vite.config.ts': 'export default { resolve: { alias: { shared: "/src/shared" } } };\n',
  'src/lib/math.ts': 'export const add = 1;\nexport default add;\n',
  'src/lib/all.ts': 'export * from "./math";\n',
  'src/old.ts': 'import { gone } from "nowhere";\nexport const old = gone;\n',
  'src/logo.svg': '<svg/>',
};

const write = async (content: string, path = 'src/New.tsx') => {
  const { text } = await stageTools({ files: FILES }).call('write_file', { path, content });
  return text.split('\n').slice(1).join('\n');
};

describe('a write comes back with what is wrong with it', () => {
  it.each([
    [
      'a file that is not there',
      'import a from "./lib/maths";',
      'there is no ./lib/maths (near: src/lib/math.ts',
    ],
    ['one behind an alias', 'import a from "@/lib/nothing";', 'there is no @/lib/nothing'],
    [
      'a name that is not exported',
      'import { sub } from "@/lib/math";',
      'src/lib/math.ts does not export sub; it exports add, default',
    ],
    [
      'a package that is not installed',
      'import d from "date-fns/format";',
      'the package date-fns is not installed',
    ],
    ['a page that is loaded later', 'const a = () => import("./pages/About");', 'there is no ./pages/About'],
  ])('%s', async (_name, content, fault) => {
    expect(await write(`${content}\n`)).toContain(`Imports that lead nowhere so far:\n- line 1: ${fault}`);
  });

  it.each([
    'import add, { add as more } from "@/lib/math";',
    'import { add } from "#lib";',
    'import { add } from "./lib/math.js";',
    'import { whatever } from "@/lib/all";',
    'import * as everything from "./lib/math";',
    'import logo from "./logo.svg?url";',
    'import { jsx } from "react/jsx-runtime";',
    'import s from "scheduler";',
    'import type { Point } from "geojson";',
    'import x from "shared/x";',
    'import "virtual:pwa";',
    'import { readFile } from "node:fs";',
  ])('and with nothing where there is nothing: %s', async (content) => {
    expect(await write(`${content}\n`)).toBe('');
  });

  it('functions of the backend follow other rules', async () => {
    expect(await write('import { z } from "zod";\n', 'supabase/functions/a/index.ts')).toBe('');
  });

  it('without what the file had before, and every fault once', async () => {
    const { call } = stageTools({ files: FILES });
    const old = FILES['src/old.ts'];
    expect((await call('write_file', { path: 'src/old.ts', content: `${old}// more\n` })).text).not.toContain(
      'nowhere',
    );
    const edit = (replace: string, search: string) =>
      call('replace_in_file', { path: 'src/old.ts', edits: [{ search, replace }] });
    expect((await edit('import "./missing";\n// one\n', '// more\n')).text).toContain(
      'there is no ./missing',
    );
    expect((await edit('// two\n', '// one\n')).text).not.toContain('missing');
  });

  it('in few lines, however much is wrong', async () => {
    const many = Array.from({ length: 30 }, (_, index) => `import "./part-${index}";\n`).join('');
    const text = await write(many);
    expect(text.split('\n')).toHaveLength(10);
    expect(text).toContain('[22 more]');
  });

  it('and the write stands', async () => {
    const { call, context } = stageTools({ files: FILES });
    const output = await call('write_file', { path: 'src/New.tsx', content: 'const a = <p>;\n' });
    expect(output.isError).toBeUndefined();
    expect(await context.files.read('src/New.tsx')).toBe('const a = <p>;\n');
  });
});

describe('type errors', () => {
  /** A compiler whose answers the test gives when it likes. */
  function slowTypes() {
    const asked: { readonly changes: readonly FileChange[]; answer(faults: readonly CheckFault[]): void }[] =
      [];
    const types = (changes: readonly FileChange[]) =>
      new Promise<readonly CheckFault[]>((answer) => asked.push({ changes, answer }));
    return { asked, checks: { types, build: async () => [], look: undefined } };
  }
  const fault = (path: string, message: string): CheckFault => ({
    kind: 'build',
    path,
    message: `${path}:1:7 ${message}`,
    fingerprint: `${path} ${message}`,
  });
  const write = (path: string) => ({ path, content: 'export const a: number = "x";\n' });

  it('keep no write waiting and come with the next result, once', async () => {
    const { asked, checks } = slowTypes();
    const { call, context } = stageTools({ files: FILES, ports: { checks } });
    expect((await call('write_file', write('src/a.ts'))).text).toBe('Created src/a.ts (1 lines).');
    asked[0]?.answer([
      fault('src/a.ts', 'TS2322: wrong'),
      fault('src/a.ts', "TS2307: Cannot find module './b'"),
    ]);
    await context.memory.types.settled();
    const next = await call('read_file', { path: 'src/a.ts' });
    expect(next.text).toContain('written so far:\n- src/a.ts:1:7 TS2322: wrong');
    expect(next.text).not.toContain('TS2307');
    expect((await call('read_file', { path: 'src/a.ts' })).text).not.toContain('TS2322');
  });

  it('are not told of a file with the very call that writes it again', async () => {
    const { asked, checks } = slowTypes();
    const { call, context } = stageTools({ files: FILES, ports: { checks } });
    await call('write_file', write('src/a.ts'));
    asked[0]?.answer([fault('src/a.ts', 'TS2322: wrong')]);
    await context.memory.types.settled();
    const again = await call('write_file', { path: 'src/a.ts', content: 'export const a = 1;\n' });
    expect(again.text).toBe('Wrote src/a.ts (1 lines).');
    asked[1]?.answer([]);
  });

  it('of several writes are looked for once, and a file that was written again waits for its own check', async () => {
    const { asked, checks } = slowTypes();
    const { call, context } = stageTools({ files: FILES, ports: { checks } });
    for (const path of ['src/a.ts', 'src/b.ts', 'src/b.ts']) await call('write_file', write(path));
    expect(asked).toHaveLength(1);
    asked[0]?.answer([fault('src/a.ts', 'TS1: one'), fault('src/b.ts', 'TS1: two')]);
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]?.changes.map(({ path }) => path)).toEqual(['src/a.ts', 'src/b.ts']);
    expect(context.memory.types.news().map(({ path }) => path)).toEqual(['src/a.ts']);
    asked[1]?.answer([fault('src/b.ts', 'TS1: two')]);
    await context.memory.types.settled();
    expect(context.memory.types.news().map(({ path }) => path)).toEqual(['src/b.ts']);
  });

  it('come with the write itself where a compiler stays warm', async () => {
    const asked: (readonly string[])[] = [];
    const fileTypes = {
      warmUp: () => {},
      check: async (_: readonly FileChange[], paths: readonly string[]) => {
        asked.push(paths);
        return paths.map((path) => fault(path, 'TS2322: wrong'));
      },
    };
    const never = () => new Promise<readonly CheckFault[]>(() => {});
    const checks = { types: never, fileTypes, build: async () => [], look: undefined };
    const { call } = stageTools({ files: FILES, ports: { checks } });
    expect((await call('write_file', write('src/a.ts'))).text).toContain('- src/a.ts:1:7 TS2322: wrong');
    const second = await call('write_file', write('src/b.ts'));
    expect(second.text).toContain('- src/b.ts:1:7 TS2322: wrong');
    expect(second.text).not.toContain('src/a.ts');
    expect((await call('write_file', write('src/a.ts'))).text).toContain('- src/a.ts:1:7 TS2322: wrong');
    expect(asked).toEqual([['src/a.ts'], ['src/b.ts', 'src/a.ts'], ['src/a.ts', 'src/b.ts']]);
  });

  it('keep a write for less than a second where the warm compiler is late, and come later', async () => {
    const late = Promise.withResolvers<readonly CheckFault[]>();
    const fileTypes = { warmUp: () => {}, check: () => late.promise };
    const checks = { types: async () => [], fileTypes, build: async () => [], look: undefined };
    const { call, context } = stageTools({ files: FILES, ports: { checks } });
    const begun = performance.now();
    expect((await call('write_file', write('src/a.ts'))).text).toBe('Created src/a.ts (1 lines).');
    expect(performance.now() - begun).toBeLessThan(1_500);
    late.resolve([fault('src/a.ts', 'TS2322: wrong')]);
    await context.memory.types.settled();
    expect((await call('read_file', { path: 'src/a.ts' })).text).toContain('TS2322: wrong');
  });

  it('are not looked for beside a model that writes everything at once', async () => {
    const { asked, checks } = slowTypes();
    const { call } = stageTools({ files: FILES, ports: { checks }, readsWholeProject: true });
    await call('write_file', write('src/a.ts'));
    expect(asked).toHaveLength(0);
  });

  it('that cannot be looked for are no reason to fail', async () => {
    const types = () => Promise.reject(new Error('no compiler'));
    const { call, context } = stageTools({
      files: FILES,
      ports: { checks: { types, build: async () => [], look: undefined } },
    });
    await call('write_file', write('src/a.ts'));
    await context.memory.types.settled();
    expect((await call('read_file', { path: 'src/a.ts' })).isError).toBeUndefined();
  });
});
