import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { like, part, toPattern } from './pattern.ts';

test('a letter is a letter of any of our scripts, alone and in a class', () => {
  const word = like.iu`(?<!\p{L})caf[\p{L}'-]+(?!\p{L})`;
  expect(word.exec('Das Café-Ö hat offen')?.[0]).toBe('Café-Ö');
  expect(word.test('ecafé')).toBe(false);
  expect(like.u`^\p{L}+$`.test('Кофейня')).toBe(true);
  expect(like.u`^[^\p{L}]+$`.test('12 ÷ 3')).toBe(false);
  expect(like.u`^\[\p{L}\]$`.test('[a]')).toBe(true);
});

test('a pattern told over lines reads as one; what is put in keeps its own lines', () => {
  const ways = part`
    by (?:bus
    |train)`;
  expect(
    like.i`
    ^go
    ${ways}$`.test('goby train'),
  ).toBe(true);
  expect(like.plain`^${'a\n  b'}$`.test('a\n  b')).toBe(true);
});

test('one that goes on from where it was is made anew each time', () => {
  const next = (): boolean => like.gu`\p{L}`.test('a');
  expect([next(), next(), next()]).toEqual([true, true, true]);
});

test('letters are told by ranges wherever patterns are made: each `\\p{L}` would take a millisecond', () => {
  expect(toPattern(String.raw`\p{L}`, 'u').source).not.toContain(String.raw`\p`);
  const files = globSync('**/*.ts', { cwd: new URL('..', import.meta.url) }).filter(
    (file) => !/\.test\./.test(file),
  );
  expect(files.length).toBeGreaterThan(400);
  const slow = files.filter((file) => {
    const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    const outsideTemplates = source.replace(/`(?:\\[^]|[^`\\])*`/g, '');
    const literal = /(?<=[(,=:[!&|?]\s*)\/(?![/*])(?:\\.|[^\\/\n])*\\p\{[LN]\}/;
    return (
      literal.test(outsideTemplates) || (file !== 'lexicon/pattern.ts' && source.includes('new RegExp('))
    );
  });
  expect(slow).toEqual([]);
});
