import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

describe('fingerprint', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'loam-hash-'));
    write('src/a.ts', 'a');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }

  const now = (): string => fingerprint(root, ['src', 'lock.json', 'absent']);

  test.each([
    ['a changed file', 'src/a.ts'],
    ['a new file', 'src/deep/b.ts'],
    ['a named file outside', 'lock.json'],
  ])('%s changes it', (_case, path) => {
    const before = now();
    write(path, 'b');
    expect(now()).not.toBe(before);
  });

  test.each(['src/node_modules/x/a.js', 'src/dist/a.js', 'src/a.test.ts', 'elsewhere/a.ts'])(
    '%s does not',
    (path) => {
      const before = now();
      write(path, 'b');
      expect(now()).toBe(before);
    },
  );

  test('the same content under another name is another', () => {
    const before = now();
    rmSync(join(root, 'src/a.ts'));
    write('src/b.ts', 'a');
    expect(now()).not.toBe(before);
  });
});
