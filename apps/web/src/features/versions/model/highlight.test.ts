import { expect, test } from 'vitest';
import { highlightLines } from './highlight.ts';

const source = "const a = 'x'; // note\n\n/* two\nlines */ const b = `\n${1}`;\n";

test.each(['src/a.ts', 'README', 'a.css'])('nothing is lost in %s, line by line', (path) => {
  const lines = highlightLines(path, source).map((tokens) => tokens.map(({ text }) => text).join(''));
  expect(lines.join('\n')).toBe(source);
});

test('words of the language, texts and remarks have looks of their own', () => {
  const [first = []] = highlightLines('src/a.ts', source);
  const lookOf = (text: string) => first.find((token) => token.text === text)?.look ?? '';
  expect(lookOf('const')).not.toBe('');
  expect(new Set([lookOf('const'), lookOf("'x'"), lookOf('// note'), lookOf(' a = ')]).size).toBe(4);
});
