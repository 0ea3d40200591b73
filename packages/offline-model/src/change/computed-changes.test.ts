import { expect, it } from 'vitest';
import { makePlan } from '../plan/make-plan.ts';
import { understand } from '../understand/understand.ts';
import { changePlan } from './change-plan.ts';

const context = { language: 'en', past: [], currentPage: null, images: [], earlier: [] } as const;

const changed = (request: string, wish: string) => {
  const { plan, done } = changePlan(makePlan(understand(request)), wish, context);
  const found = plan.entities.flatMap(({ fields }) => fields.filter((one) => one.computed !== undefined));
  return { found: found.map(({ label, computed }) => [label, computed]), done: done.join(' ') };
};

const SALES = 'Manage sales (product, date, quantity, unit price).';

it.each([
  [
    'Add a total that is quantity times unit price',
    'Total',
    { kind: 'product', of: ['quantity', 'unitPrice'] },
  ],
  ['the commission should be quantity times 2.5', 'Commission', { kind: 'product', of: ['quantity', 2.5] }],
])('%s', (wish, label, computed) => {
  const { found, done } = changed(SALES, wish);
  expect(found).toEqual([[label, computed]]);
  expect(done).toContain(label);
});

it('leaves a wish for a plain field to others', () => {
  expect(changed(SALES, 'add a field discount').found).toEqual([]);
});
