import { expect, test } from 'vitest';
import { createPasswords } from './password.ts';

const cheap = createPasswords({ n: 16, r: 1, p: 1 });

test('the right password fits its hash and no other does', async () => {
  const hash = await cheap.hash('correct horse');
  expect(await cheap.verify({ hash, password: 'correct horse' })).toBe(true);
  for (const password of ['correct hors', 'Correct horse', '']) {
    expect(await cheap.verify({ hash, password })).toBe(false);
  }
  expect(await cheap.hash('correct horse')).not.toBe(hash);
});

test('a hash made at another cost still fits', async () => {
  const hash = await createPasswords({ n: 32, r: 2, p: 2 }).hash('correct horse');
  expect(await cheap.verify({ hash, password: 'correct horse' })).toBe(true);
});

test('the same letters typed on another keyboard fit', async () => {
  const hash = await cheap.hash('caf\u00e9 au lait');
  expect(await cheap.verify({ hash, password: 'cafe\u0301 au lait' })).toBe(true);
});

test.each(['', 'scrypt', 'scrypt$16$1$1$$', 'bcrypt$16$1$1$AAAA$AAAA'])(
  'a damaged hash %j fits nothing',
  async (hash) => {
    expect(await cheap.verify({ hash, password: '' })).toBe(false);
  },
);
