import { expect, test } from 'vitest';
import { changesLooks } from './looks-changed.ts';

const row = (name: string, classes: string) => `<li className="${classes}">${name}</li>`;
const list = (...rows: readonly string[]) => `export const List = () => <ul>${rows.join('\n')}</ul>;\n`;
const before = list(row('One', 'p-1'), row('Two', 'p-2'), row('Three', 'p-3'));

test.each<[string, boolean, string, string, string]>([
  ['other words', false, 'src/a.tsx', before, before.replace('One', 'Eins')],
  ['one class', false, 'src/a.tsx', before, before.replace('p-1', 'p-9')],
  ['the classes of three elements', true, 'src/a.tsx', before, before.replaceAll('p-', 'm-')],
  [
    'another order',
    true,
    'src/a.tsx',
    before,
    list(row('Two', 'p-2'), row('One', 'p-1'), row('Three', 'p-3')),
  ],
  ['a new component', true, 'src/a.tsx', '', before],
  [
    'computed classes',
    true,
    'src/a.tsx',
    '',
    '<a className={cn("x", y && "z")} /><b style={{ top: 1 }} /><i class="q" />',
  ],
  [
    'a value of the style sheet',
    true,
    'src/index.css',
    ':root { --primary: red; }',
    ':root { --primary: blue; }',
  ],
  ['a comment of the style sheet', false, 'src/index.css', 'a { top: 0 }', '/* why */\na {\n  top: 0\n}'],
  [
    'code without markup',
    false,
    'src/a.ts',
    'const a = 1;',
    'const className="x"; const style="y"; const b = 2;',
  ],
])('%s: %s', async (_name, expected, path, base, content) => {
  const change = { path, action: 'write' as const, content };
  expect(await changesLooks([change], () => Promise.resolve(base))).toBe(expected);
});

test('a new page counts, however plain it is', async () => {
  const page = '<main className="p-8"><h1>About us</h1></main>';
  const change = { path: 'src/pages/About.tsx', action: 'write' as const, content: page };
  expect(await changesLooks([change], () => Promise.resolve(undefined))).toBe(true);
  expect(await changesLooks([change], () => Promise.resolve('<main><h1>About</h1></main>'))).toBe(false);
});

test('a file that goes, or is no text, says nothing of looks', async () => {
  const changes = [
    { path: 'src/a.tsx', action: 'delete' as const },
    { path: 'src/b.tsx', action: 'write' as const, content: new Uint8Array([1]) },
  ];
  expect(await changesLooks(changes, () => Promise.resolve(before))).toBe(false);
});
