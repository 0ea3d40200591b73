import { cloudMessages, texts } from '@loam/contract';
import { expect, test } from 'vitest';
import { canSave, emptyRow, faultsOf, fillRows, parseEnv, removeRow } from './secret-rows.ts';

const row = (key: number, name: string, value: string) => ({ key, name, value });

test('rows can be saved once every one has a name and a value that are not blank', () => {
  expect(canSave([row(1, 'A', 'b')])).toBe(true);
  expect(canSave([row(1, 'A', 'b'), emptyRow(2)])).toBe(false);
  expect(canSave([row(1, ' ', 'b')])).toBe(false);
  expect(canSave([row(1, 'A', ' \n')])).toBe(false);
});

test.each([
  [row(1, '', 'b'), { name: texts.secrets.nameRequired }],
  [row(1, '1A', 'b'), { name: texts.secrets.nameCharacters }],
  [row(1, 'A-B', 'b'), { name: texts.secrets.nameCharacters }],
  [row(1, 'A', '  '), { value: texts.secrets.valueRequired }],
  [row(1, '_a9', 'b'), undefined],
])('a row is checked by the rules of the server', (given, faults) => {
  expect(faultsOf([given]).get(1)).toEqual(faults);
});

test('a name that another row has already is said at the second of them', () => {
  const faults = faultsOf([row(1, 'A', 'b'), row(2, 'A ', 'c')]);
  expect([...faults]).toEqual([[2, { name: cloudMessages.secretTwice }]]);
});

test('the last row is emptied, not taken away', () => {
  expect(removeRow([row(1, 'A', 'b'), row(2, 'B', 'c')], 1)).toEqual([row(2, 'B', 'c')]);
  expect(removeRow([row(3, 'A', 'b')], 3)).toEqual([row(4, '', '')]);
});

test('a file of variables is read with quotes, comments, exports and lines within quotes', () => {
  const text = [
    '# keys',
    'PLAIN=one # a comment',
    'export QUOTED="two # kept"',
    "SINGLE='it\\n stays'",
    'LONG="-----BEGIN\\nKEY',
    'END-----"',
    'EMPTY=',
    'HASH=a#b',
    'not a line',
  ].join('\r\n');
  expect(parseEnv(text)).toEqual([
    { name: 'PLAIN', value: 'one' },
    { name: 'QUOTED', value: 'two # kept' },
    { name: 'SINGLE', value: 'it\\n stays' },
    { name: 'LONG', value: '-----BEGIN\nKEY\r\nEND-----' },
    { name: 'EMPTY', value: '' },
    { name: 'HASH', value: 'a#b' },
  ]);
  expect(parseEnv('STRIPE_KEY')).toEqual([]);
});

test('what is pasted takes the place of its row, and gives names that are there their new value', () => {
  const rows = [row(1, 'OLD', 'x'), row(2, '', ''), row(3, '', '')];
  const pairs = [
    { name: 'A', value: '1' },
    { name: 'OLD', value: 'y' },
    { name: 'A', value: '2' },
  ];
  expect(fillRows(rows, 2, pairs)).toEqual([row(1, 'OLD', 'y'), row(4, 'A', '2')]);
});
