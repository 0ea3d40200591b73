import { expect, test } from 'vitest';
import { chooseWorkspace } from './choose-workspace.ts';

const list = [{ id: 'a' }, { id: 'b' }];

test('the chosen workspace is kept while it exists', () => {
  expect(chooseWorkspace(list, 'b')).toEqual({ id: 'b' });
});

test('a choice that is gone falls back to the first', () => {
  expect(chooseWorkspace(list, 'c')).toEqual({ id: 'a' });
  expect(chooseWorkspace(list, null)).toEqual({ id: 'a' });
});

test('an account without any workspace is a fault, not an empty screen', () => {
  expect(() => chooseWorkspace([], null)).toThrow('no workspace');
});
