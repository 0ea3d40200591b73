import { expect, it } from 'vitest';
import { understand } from '../../understand/understand.ts';
import { makePlan } from '../make-plan.ts';
import { fieldDescribed } from './described.ts';

const told = (text: string): readonly string[] =>
  makePlan(understand(text)).entities.flatMap((entity) =>
    entity.fields.filter(({ computed }) => computed !== undefined).map((one) => fieldDescribed(entity, one)),
  );

it.each([
  [
    'a formula in signs',
    'Order list: product, quantity, unit price, total = quantity * unit price.',
    ['Total = Quantity × Unit price'],
  ],
  [
    'a formula in words',
    'Flipping tracker: items with name, purchase price, sale price and profit. Profit is sale price minus purchase price.',
    ['Profit = Sale price − Purchase price'],
  ],
  [
    'a rate for each hour',
    'Manage clients (name, phone) and jobs (client, date, hours, paid). I want to know how much they owe me, 28 euro per hour.',
    ['Amount = Hours × 28'],
  ],
  [
    'grades from marks',
    'Manage students (name, class) and results (student, subject, marks). Marks are from 0 to 100 and the grade is computed: A from 85, B from 70, otherwise F.',
    ['Grade = A ≥ 85 · B ≥ 70 · F (Marks)'],
  ],
  [
    'a due day and what it costs to be late',
    'Manage books (title, author) and loans (book, borrower, borrowed on, due date, returned). Loans are for 14 days. The fine is 0.50 per day late.',
    ['Due date = Borrowed on + 14 d', 'Fine = 0.5 × d > Due date'],
  ],
  [
    'amounts that add up',
    'Work orders have a customer, parts cost, labour cost and total. The total is calculated automatically.',
    ['Total = Parts cost + Labour cost'],
  ],
  [
    'a total beside quantity and price, though nobody says how',
    'Keep sales with product, quantity, unit price and total.',
    ['Total = Quantity × Unit price'],
  ],
  [
    'what is left of a budget',
    'Manage projects (name, budget, spent, remaining).',
    ['Remaining = Budget − Spent'],
  ],
])('finds %s', (_what, text, expected) => {
  expect(told(text)).toEqual(expected);
});

it.each([
  ['a price list', 'A hair salon site with prices: cut 30 euro, colour 60 euro per hour.'],
  ['amounts that people enter', 'Track expenses with date, category, amount and notes.'],
  ['two prices', 'Products with name, price, old price and quantity.'],
])('leaves %s as they are', (_what, text) => {
  expect(told(text)).toEqual([]);
});

it('takes no field or list out of the sentence that says how a value is found', () => {
  const [plan, ...others] = makePlan(
    understand(
      'Manage drives (date, driver name, distance, reimbursement). Reimbursement is distance times 0.30.',
    ),
  ).entities;
  expect(others).toEqual([]);
  expect(plan?.fields.map(({ label }) => label)).not.toContain('Distance time');
  expect(plan?.fields.find(({ id }) => id === 'reimbursement')?.computed).toEqual({
    kind: 'product',
    of: ['distance', 0.3],
  });
});
