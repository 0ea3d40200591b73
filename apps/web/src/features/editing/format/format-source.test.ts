import { enums, texts } from '@loam/contract';
import { expect, test } from 'vitest';
import { formatSource } from './format-source.ts';

test.each([
  ['a.ts', "const a = {b:'c'}", 'const a = { b: "c" };\n'],
  [
    'a.tsx',
    "export const A = () => <p className='x'>hi</p>",
    'export const A = () => <p className="x">hi</p>;\n',
  ],
  ['a.json', '{"a":1}', '{ "a": 1 }\n'],
  ['a.css', 'a{color:red}', 'a {\n  color: red;\n}\n'],
  ['a.md', '*  one\n*  two', '- one\n- two\n'],
  ['a.yml', 'a:   1', 'a: 1\n'],
])('%s is written anew', async (path, before, after) => {
  expect(await formatSource(path, before)).toBe(after);
});

test('lines may be 120 long, and lists over several lines end with a comma', async () => {
  const short = `const names = [${Array.from({ length: 8 }, (_, n) => `"name${n}..."`).join(', ')}];\n`;
  expect(short.length).toBeGreaterThan(100);
  expect(await formatSource('a.js', short)).toBe(short);
  expect(await formatSource('a.js', short.replace('];', ', "one more than fits"];'))).toContain(
    '"one more than fits",\n];',
  );
});

test('every kind that the specification names is known, and no other', async () => {
  for (const ending of enums.code.formattable) {
    await expect(formatSource(`a.${ending}`, ''), ending).resolves.toBeDefined();
  }
  await expect(formatSource('a.sql', 'select 1')).rejects.toThrow(texts.code.formatUnsupported);
});

test('what cannot be read is left alone and said so', async () => {
  await expect(formatSource('a.ts', 'const = ;')).rejects.toThrow(
    /Variable declaration|Unexpected|expected/i,
  );
});
