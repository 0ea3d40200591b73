import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileGlob } from './glob.ts';
import { compilePattern } from './linear-pattern.ts';

function matches(source: string, line: string, isCaseSensitive = true): boolean {
  const compiled = compilePattern(source, isCaseSensitive);
  if (!compiled.ok) throw new Error(compiled.reason);
  return compiled.pattern.test(line);
}

describe('a pattern', () => {
  it('means what a regular expression means', () => {
    const atom = fc.constantFrom(
      'a',
      'b',
      'c',
      '.',
      '\\w',
      '\\d',
      '\\s',
      '\\.',
      '[ab]',
      '[^a]',
      '[a-c]',
      '[\\d_]',
      '[]',
      '[^]',
      '\\b',
      '^',
      '$',
      '(?:ab)',
      '(a|bc)',
      '(|a)',
    );
    const quantifier = fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{1,3}', '{0,}', '*?', '+?');
    const piece = fc
      .tuple(atom, quantifier)
      .map(([part, count]) => (/^(\\b|\^|\$)$/.test(part) ? part : part + count));
    const pattern = fc.array(piece, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
    const choice = fc.oneof(
      pattern,
      fc.tuple(pattern, pattern).map((parts) => parts.join('|')),
    );
    const line = fc
      .array(fc.constantFrom('a', 'b', 'c', 'A', '1', '_', ' ', '.'), { maxLength: 12 })
      .map((signs) => signs.join(''));
    fc.assert(
      fc.property(choice, line, fc.boolean(), (source, text, isCaseSensitive) => {
        // An empty class is read as a literal bracket here, as in POSIX.
        fc.pre(!source.includes('[]') && !source.includes('[^]'));
        const expected = new RegExp(source, isCaseSensitive ? '' : 'i').test(text);
        expect(matches(source, text, isCaseSensitive)).toBe(expected);
      }),
      { numRuns: 800 },
    );
  });

  it.each([
    '(a',
    'a)',
    '[a',
    '*a',
    '(?=a)',
    '(?<n>a)',
    '\\1',
    'a{300}',
    '((((((((((((((((((((((a',
    '\\p{L}',
    'x'.repeat(301),
    '[b-a]',
    'a\\',
  ])('that cannot be followed is refused: %s', (source) => {
    expect(compilePattern(source, true).ok).toBe(false);
  });

  it('cannot be made slow', () => {
    const line = `${'a'.repeat(5000)}!`;
    for (const source of ['(a+)+$', '(a|aa)+$', '(.*)*x', '(a*)*b', '(\\w+\\s?)*$']) {
      const compiled = compilePattern(source, true);
      if (!compiled.ok) throw new Error(compiled.reason);
      compiled.pattern.test(line);
      expect(compiled.pattern.steps()).toBeLessThan(line.length * 20);
    }
    expect(compilePattern('((a{200}){200}){200}', true).ok).toBe(false);
  });
});

describe('a pattern of paths', () => {
  it.each([
    ['src/**/*.tsx', 'src/App.tsx', true],
    ['src/**/*.tsx', 'src/pages/a/B.tsx', true],
    ['src/*.tsx', 'src/pages/B.tsx', false],
    ['**/*.{ts,tsx}', 'a/b.ts', true],
    ['**', 'a/b/c', true],
    ['src/?.ts', 'src/a.ts', true],
    ['src/?.ts', 'src/ab.ts', false],
    ['a.b', 'aXb', false],
    ['a+(b).ts', 'a+(b).ts', true],
  ])('%s against %s', (glob, path, expected) => {
    expect(compileGlob(glob)?.(path)).toBe(expected);
  });

  it('that cannot be read is null', () => {
    expect(compileGlob('{a')).toBeNull();
  });
});
