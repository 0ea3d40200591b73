import { describe, expect, test } from 'vitest';
import {
  componentsOf,
  effectsPerComponent,
  longFileShare,
  shortComponentShare,
  testRatio,
  typedThrowShare,
} from './measures.ts';
import { parseSource } from './source-tree.ts';

const component = (name: string, body = ''): string =>
  `export function ${name}() {\n${body}\n  return <p>x</p>;\n}\n`;
const lines = (count: number): string => 'x();\n'.repeat(count);

describe('longFileShare', () => {
  test('fails when more than a twentieth of the lines stand in long files', () => {
    const long = parseSource('apps/server/src/a.ts', lines(401));
    const short = parseSource('apps/server/src/b.ts', lines(100));
    expect(longFileShare([long, short])).toMatchObject({ ok: false, worst: ['apps/server/src/a.ts (401)'] });
    expect(longFileShare([short])).toMatchObject({ ok: true, value: 0 });
  });

  test('tables of data do not count', () => {
    expect(longFileShare([parseSource('apps/server/src/a.data.ts', lines(900))]).ok).toBe(true);
  });
});

describe('components', () => {
  test('are functions with a capital name that hold markup', () => {
    const text = `${component('Box')}
      export const Arrow = () => <i>x</i>;
      export const Held = memo(() => <i>x</i>);
      export function helper() { return <i>x</i>; }
      export const Value = 1;`;
    expect(componentsOf(parseSource('apps/web/src/a.tsx', text)).map(({ name }) => name)).toEqual([
      'Box',
      'Arrow',
      'Held',
    ]);
  });

  test('one long component among two is a breach', () => {
    const files = [
      parseSource('apps/web/src/a.tsx', component('Long', lines(200))),
      parseSource('apps/web/src/b.tsx', component('Short')),
    ];
    expect(shortComponentShare(files)).toMatchObject({ ok: false, value: 0.5 });
  });

  test('effects are counted in hooks too, and not in tests', () => {
    const box = parseSource('apps/web/src/a.tsx', component('Box'));
    const hook = parseSource('apps/web/src/use-x.ts', 'export function useX() { useEffect(() => {}); }');
    const spec = parseSource('apps/web/src/use-x.test.ts', 'useEffect(() => {});');
    expect(effectsPerComponent([box, spec])).toMatchObject({ ok: true, value: 0 });
    expect(effectsPerComponent([box, hook])).toMatchObject({ ok: false, value: 1 });
  });
});

describe('typedThrowShare', () => {
  const share = (text: string, path = 'packages/db/src/a.ts') => typedThrowShare([parseSource(path, text)]);

  test.each([
    ["throw new AppError('x');", true],
    ["throw notFound('x');", true],
    ["throw new Error('x');", false],
    ["throw 'x';", false],
    ['try { a(); } catch (error) { throw error; }', true],
  ])('%s', (text, ok) => {
    expect(share(text).ok).toBe(ok);
  });

  test('tests and tools may throw what they like', () => {
    expect(share("throw new Error('x');", 'packages/db/src/a.test.ts').ok).toBe(true);
    expect(share("throw new Error('x');", 'scripts/a.ts').ok).toBe(true);
  });
});

test('test lines are compared with source lines', () => {
  const files = [
    parseSource('apps/web/src/a.ts', lines(10)),
    parseSource('apps/web/src/a.test.ts', lines(5)),
  ];
  expect(testRatio('web', files, 0.5)).toMatchObject({ value: 0.5, ok: true });
});
