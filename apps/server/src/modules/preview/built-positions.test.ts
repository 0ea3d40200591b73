import { ProjectId } from '@loam/contract';
import { silentLogger } from '@loam/kernel';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBuiltPositions } from './built-positions.ts';
import type { FoundError } from './errors.ts';
import { fakeEngine, sha } from './preview.fixture.ts';

const projectId = ProjectId.parse(crypto.randomUUID());
const commit = sha('a');
const file = 'assets/index-1.js';
/** Column 8 of line 2 is line 3 of App.tsx, column 5. */
const map = {
  version: 3,
  sources: ['../../../app/src/App.tsx'],
  sourcesContent: ['secret text'],
  names: [],
  mappings: ';OAEI',
};
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'loam-maps-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

function errorAt(filename: string, lineno = 2, colno = 9): FoundError {
  return { type: 'runtime', error_message: 'x is not a function', meta_data: { filename, lineno, colno } };
}

function setUp(options: { readonly text?: string; readonly isOk?: boolean } = {}) {
  const asked: (boolean | undefined)[] = [];
  const engine = {
    ...fakeEngine(),
    async build(
      _: string,
      { outDir, hasSourceMaps }: { readonly outDir: string; readonly hasSourceMaps?: boolean },
    ) {
      asked.push(hasSourceMaps);
      await mkdir(join(outDir, 'assets'), { recursive: true });
      await writeFile(join(outDir, `${file}.map`), options.text ?? JSON.stringify(map));
      return { ok: options.isOk ?? true, errors: [] };
    },
  };
  const positions = createBuiltPositions({
    engine,
    files: { checkout: async () => commit },
    root,
    logger: silentLogger,
    places: [
      { commitWith: async () => undefined },
      { commitWith: async (_, name) => (name === file ? commit : undefined) },
    ],
  });
  return { asked, positions };
}

test('an error of a built page is told at its place in the sources, with maps that are made once', async () => {
  const { asked, positions } = setUp();
  const found = await positions.locate(projectId, [errorAt(file), errorAt(file, 2, 20)]);
  const place = { filename: 'src/App.tsx', lineno: 3, colno: 5 };
  expect(found.map(({ meta_data }) => meta_data)).toEqual([place, place]);
  expect(found[0]).toMatchObject({ error_message: 'x is not a function' });
  await positions.locate(projectId, [errorAt(file)]);
  expect(asked).toEqual([true]);
});

test.each([
  'src/App.tsx',
  'assets/../../secret.js',
  '../x.js',
  '/etc/x.js',
  'assets/other-2.js',
  'https://cdn.test/lib.js',
])('%s is no file of a build, and stays as it is', async (filename) => {
  const { asked, positions } = setUp();
  expect(await positions.locate(projectId, [errorAt(filename)])).toEqual([errorAt(filename)]);
  expect(asked).toEqual([]);
});

test.each([
  ['a map that is none', { text: 'no' }],
  ['a map of nothing', { text: '{"version":3,"sources":[],"mappings":""}' }],
  ['a build that fails', { isOk: false }],
])('with %s the place stays as it was told', async (_, options) => {
  const { positions } = setUp(options);
  expect(await positions.locate(projectId, [errorAt(file)])).toEqual([errorAt(file)]);
});
