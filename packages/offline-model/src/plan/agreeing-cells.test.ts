import { expect, test } from 'vitest';
import { parseFields } from '../lexicon/entity-lexicon.ts';
import { agreeing } from './agreeing-cells.ts';

const LOAN = parseFields(
  'Item*; Borrowed on:date; Due on:date; Returned on:date; Status[On loan|Returned]; Remark',
);
const MATCH = parseFields('Title*; Date:date; Result; Rating:rating; Status[Upcoming|Finished]');

test('nothing ends before it began, and what is out was not brought back', () => {
  const row = { item: 'Tent', borrowedOn: 'D-5', dueOn: 'D-9', returnedOn: 'D-2', status: 'On loan' };
  expect(agreeing(row, LOAN, 'record')).toMatchObject({ dueOn: 'D+9', returnedOn: null });
});

test('what came back came back after it was borrowed, and not tomorrow', () => {
  const row = { item: 'Tent', borrowedOn: 'D-8', dueOn: 'D-1', returnedOn: 'D+3', status: 'Returned' };
  expect(agreeing(row, LOAN, 'record')).toMatchObject({ dueOn: 'D-1', returnedOn: 'D-3' });
  expect(agreeing({ ...row, returnedOn: 'D-20' }, LOAN, 'record')).toMatchObject({ returnedOn: 'D-4' });
});

test('what is to come lies ahead and has no result yet', () => {
  const row = { title: 'Final', date: 'D-3', result: '2 : 1', rating: 4, status: 'Upcoming' };
  expect(agreeing(row, MATCH, 'event')).toMatchObject({ date: 'D+3', result: '', rating: null });
  const over = { ...row, date: 'D+3', status: 'Finished' };
  expect(agreeing(over, MATCH, 'event')).toMatchObject({ date: 'D-3', result: '2 : 1', rating: 4 });
});
