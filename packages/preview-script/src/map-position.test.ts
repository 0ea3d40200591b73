import { expect, test } from 'vitest';
import { createPositionMapper } from './map-position.ts';

const origin = 'http://p.test';

function setUp(files: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const mapPosition = createPositionMapper({
    origin,
    fetch: (url) => {
      asked.push(url);
      const text = files[url];
      return Promise.resolve(text === undefined ? new Response('', { status: 404 }) : new Response(text));
    },
  });
  return { asked, mapPosition };
}

const map = (source: string) => JSON.stringify({ version: 3, sources: [source], mappings: ';;AAEA' });
const inline = (source: string) =>
  `a\nb\nc\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(map(source)).toString('base64')}\n`;

test('the map inside a module of Vite leads to the file beside it', async () => {
  const { mapPosition } = setUp({ [`${origin}/src/pages/Käse.tsx?t=1`]: inline('Käse.tsx') });
  const place = { filename: `${origin}/src/pages/Käse.tsx?t=1`, lineno: 3, colno: 5 };
  expect(await mapPosition(place)).toEqual({ filename: 'src/pages/Käse.tsx', lineno: 3, colno: 1 });
});

test('the map that a built file names leads to the source', async () => {
  const { mapPosition } = setUp({
    [`${origin}/assets/index-1.js`]: 'x\ny\nz\n//# sourceMappingURL=index-1.js.map',
    [`${origin}/assets/index-1.js.map`]: map('../../src/App.tsx'),
  });
  const place = { filename: `${origin}/assets/index-1.js`, lineno: 3, colno: 1 };
  expect(await mapPosition(place)).toEqual({ filename: 'src/App.tsx', lineno: 3, colno: 1 });
});

test.each([
  ['no map', 'x\n'],
  ['a broken map', 'x\n//# sourceMappingURL=data:application/json;base64,bm8='],
  ['a map of another site', 'x\n//# sourceMappingURL=http://evil.test/m.json'],
  ['a map that is missing', 'x\n//# sourceMappingURL=gone.map'],
])('with %s the place stays, under its path', async (_name, code) => {
  const { mapPosition, asked } = setUp({ [`${origin}/src/a.ts?t=2`]: code });
  const place = { filename: `${origin}/src/a.ts?t=2`, lineno: 1, colno: 2 };
  expect(await mapPosition(place)).toEqual({ filename: 'src/a.ts', lineno: 1, colno: 2 });
  expect(asked.every((url) => url.startsWith(`${origin}/`))).toBe(true);
});

test('a file of another site is neither asked for nor renamed', async () => {
  const { mapPosition, asked } = setUp({});
  const place = { filename: 'https://cdn.test/lib.js', lineno: 1, colno: 2 };
  expect(await mapPosition(place)).toEqual(place);
  expect(await mapPosition({})).toEqual({});
  expect(asked).toEqual([]);
});

test('a file that could not be had is asked for again', async () => {
  const files: Record<string, string> = {};
  const { mapPosition, asked } = setUp(files);
  const place = { filename: `${origin}/src/a.ts`, lineno: 3, colno: 1 };
  expect(await mapPosition(place)).toEqual({ ...place, filename: 'src/a.ts' });
  files[`${origin}/src/a.ts`] = inline('b.ts');
  expect(await mapPosition(place)).toEqual({ ...place, filename: 'src/b.ts' });
  expect(asked).toHaveLength(2);
});

test('a file is asked for once', async () => {
  const { mapPosition, asked } = setUp({ [`${origin}/src/a.ts`]: inline('a.ts') });
  const place = { filename: `${origin}/src/a.ts`, lineno: 3, colno: 1 };
  await Promise.all([mapPosition(place), mapPosition(place)]);
  expect(asked).toHaveLength(1);
});
