import { expect, test } from 'vitest';
import { createKeptTyping, type KeptTyping } from './kept-typing.ts';

function lostBy(happens: (field: KeptTyping) => void): readonly string[] {
  const lost: string[] = [];
  const field = createKeptTyping((typed) => lost.push(typed));
  happens(field);
  field.leave();
  return lost;
}

test('what stands in a field that is taken away is told, as it was last', () => {
  const lost = lostBy((field) => {
    field.type('Oa');
    field.type('Oak');
  });
  expect(lost).toEqual(['Oak']);
  expect(lostBy((field) => field.type(''))).toEqual(['']);
});

test('nothing is lost where nobody typed, and where it was saved or taken back', () => {
  expect(lostBy(() => {})).toEqual([]);
  const ended = lostBy((field) => {
    field.type('Oak');
    field.end();
  });
  expect(ended).toEqual([]);
});

test('it is told once', () => {
  const lost = lostBy((field) => {
    field.type('Oak');
    field.leave();
  });
  expect(lost).toEqual(['Oak']);
});
