import { posix, win32 } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPathAllowed, reasonAgainstPath } from './path-rules.ts';

describe('path rules', () => {
  it.each([
    'a',
    'src/pages/Index.tsx',
    '.gitignore',
    '.github/workflows/ci.yml',
    '.env',
    'a b/ç/日本語.txt',
    'src/$route.[id].tsx',
    'git~x',
    '.gitmodules',
    'digit~1',
    'src/...rest.ts',
    'notes:b.txt',
  ])('allows %s', (path) => {
    expect(reasonAgainstPath(path)).toBeUndefined();
  });

  it.each([
    '',
    '/etc/passwd',
    '../x',
    'a/../b',
    'a/..',
    './a',
    'a//b',
    'a/',
    'a\\b',
    'C:/x',
    'c:x',
    'a\0b',
    'a\nb',
    'a\u007fb',
    '\u2028',
    '.git',
    '.git/config',
    'a/.GIT/hooks/x',
    '.gIt',
    '.git.',
    '.git ',
    '.git . .',
    'GIT~1',
    'git~2/config',
    '.g\u200cit/config',
    '\ufeff.git/x',
    '.git\u202e/x',
    '．git/x',
    '.ｇｉｔ/x',
    '.git::$INDEX_ALLOCATION/x',
    '.git:x',
    'a/. /b',
    '\ud800',
    'x'.repeat(256),
    'x/'.repeat(70) + 'x',
    `${'x'.repeat(200)}/`.repeat(6) + 'x',
  ])('refuses %j', (path) => {
    expect(reasonAgainstPath(path)).toBeTypeOf('string');
  });

  const piece = fc.oneof(
    fc.constantFrom('.', '..', '.git', 'GIT~1', '/', '\\', ':', ' ', '\0', '~', '\u200d', 'a', 'src'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const paths = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

  it('lets nothing through that leaves the project on either kind of system', () => {
    fc.assert(
      fc.property(paths, (path) => {
        fc.pre(isPathAllowed(path));
        expect(posix.normalize(path)).toBe(path);
        expect(posix.resolve('/project', path).startsWith('/project/')).toBe(true);
        expect(win32.resolve('C:\\project', path).startsWith('C:\\project\\')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('lets nothing through that some system would open as .git', () => {
    const disguises = fc.tuple(
      fc.constantFrom('.git', '.GIT', '.Git', 'git~1', 'GIT~3'),
      fc.constantFrom('', ' ', '.', '...', ' . ', '::$DATA', '\u200c', '\ufeff'),
      fc.constantFrom('', 'a/', 'a/b/'),
      fc.constantFrom('', '/config', '/hooks/post-checkout'),
    );
    fc.assert(
      fc.property(disguises, ([name, tail, before, after]) => {
        expect(isPathAllowed(before + name + tail + after)).toBe(false);
      }),
    );
  });
});
