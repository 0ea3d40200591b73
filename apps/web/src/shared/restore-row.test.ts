import { expect, test } from 'vitest';
import { restoreRow } from './restore-row.ts';

const [ada, ben, eve] = [
  { id: 'ada', level: 'write' },
  { id: 'ben', level: 'write' },
  { id: 'eve', level: 'write' },
];
const before = [ada, ben, eve];
const is = (id: string) => (row: { readonly id: string }) => row.id === id;

test('a change that was refused goes back, and the change of another stays', () => {
  const now = [
    { ...ada, level: 'read' },
    { ...ben, level: 'admin' },
  ];
  expect(restoreRow(now, before, is('ada'))).toEqual([ada, { ...ben, level: 'admin' }]);
});

test('whoever was not removed after all stands where they stood', () => {
  expect(restoreRow([ada, eve], before, is('ben'))).toEqual(before);
  expect(restoreRow([], before, is('eve'))).toEqual([eve]);
});

test('of someone who was not there before nothing comes back', () => {
  expect(restoreRow([ada], before, is('nobody'))).toEqual([ada]);
});
