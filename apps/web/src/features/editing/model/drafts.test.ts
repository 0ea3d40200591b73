import { expect, test } from 'vitest';
import { deskReducer, emptyDesk } from './desk.ts';
import { deskOf, draftsMaxCharacters, draftsOf, noDrafts } from './drafts.ts';

function edited(files: Readonly<Record<string, string>>) {
  return Object.entries(files).reduce(
    (desk, [path, text]) =>
      deskReducer(desk, { kind: 'edit', path, text, saved: { text: '', blob: 'b1', commitSha: 'v1' } }),
    emptyDesk,
  );
}

test('what was kept comes back with its base and its tabs', () => {
  const desk = edited({ 'a.ts': 'one', 'b.ts': 'three' });
  const back = deskOf(draftsOf(desk));
  expect([back.pending, back.baseSha, back.tabs]).toEqual([desk.pending, 'v1', ['a.ts', 'b.ts']]);
});

test('nothing pending keeps nothing', () => {
  expect(draftsOf(emptyDesk)).toEqual(noDrafts);
  expect(deskOf(noDrafts)).toEqual(emptyDesk);
});

test('what has no room is left out, and small files are kept before large ones', () => {
  const kept = draftsOf(edited({ 'large.ts': 'x'.repeat(draftsMaxCharacters), 'small.ts': 'y' }));
  expect(kept.files.map(({ path }) => path)).toEqual(['small.ts']);
});
