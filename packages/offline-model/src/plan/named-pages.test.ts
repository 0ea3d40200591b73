import { expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';
import { makePlan } from './make-plan.ts';

const pagesOf = (text: string) => makePlan(understand(text)).pages;

it('a list goes by the name of the page that was asked for', () => {
  const titles = pagesOf(
    'An online shop for loose leaf tea with a Shop page with the teas (name, origin, price) and a cart.',
  ).map(({ title }) => title);
  expect(titles).toContain('Shop');
});

it('a page for what runs low lists only that', () => {
  const page = pagesOf(
    'An inventory with a Products page (name, quantity, minimum quantity) and a Low stock page that shows all products under their minimum.',
  ).find(({ title }) => title === 'Low stock');
  expect(page?.blocks).toMatchObject([
    { kind: 'collection', only: { field: 'quantity', atMost: 'minimumQuantity' } },
  ]);
});
