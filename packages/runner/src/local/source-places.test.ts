import { silentLogger } from '@loam/kernel';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeEngine, sha } from '../testing/fake-engine.ts';
import { createSourcePlaces } from './source-places.ts';

const projectId = crypto.randomUUID();
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

const placeIn = (name: string, column = 9) => ({ file: name, line: 2, column });

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
  const places = createSourcePlaces({
    engine,
    files: { checkout: async () => commit },
    root,
    logger: silentLogger,
    store: { commitWith: async (_, name) => (name === file ? commit : undefined) },
  });
  return { asked, places };
}

test('a place in a built file is told as one in the sources, with maps that are made once', async () => {
  const { asked, places } = setUp();
  const locate = (column?: number) => places.locate(projectId, placeIn(file, column));
  const place = { file: 'src/App.tsx', line: 3, column: 5 };
  expect(await Promise.all([locate(), locate(20)])).toEqual([place, place]);
  expect(await locate()).toEqual(place);
  expect(asked).toEqual([true]);
});

test.each([
  'src/App.tsx',
  'assets/../../secret.js',
  '../x.js',
  '/etc/x.js',
  'assets/other-2.js',
  'https://cdn.test/lib.js',
])('%s is no file of a build', async (name) => {
  const { asked, places } = setUp();
  expect(await places.locate(projectId, placeIn(name))).toBeUndefined();
  expect(asked).toEqual([]);
});

test.each([
  ['a map of nothing', { text: '{"version":3,"sources":[],"mappings":""}' }],
  ['a build that fails', { isOk: false }],
])('with %s nothing is known of the place', async (_, options) => {
  const { places } = setUp(options);
  expect(await places.locate(projectId, placeIn(file))).toBeUndefined();
});

test('a map that is none is an error, which whoever asks may pass over', async () => {
  const { places } = setUp({ text: 'no' });
  await expect(places.locate(projectId, placeIn(file))).rejects.toThrow('JSON');
});
