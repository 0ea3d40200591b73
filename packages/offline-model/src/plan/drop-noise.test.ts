import { expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';
import { makePlan } from './make-plan.ts';

const thingsOf = (text: string): readonly string[] =>
  makePlan(understand(text)).entities.map((entity) => entity.many);

it('makes no page of a word that names no things', () => {
  const things = thingsOf(
    'The app should let the office keep a list of vans with plate, model and mileage, and drivers with name and phone. The office gets reports and signs in.',
  );
  expect(things).toEqual(expect.arrayContaining(['Vans', 'Drivers']));
  expect(things.join(' ')).not.toMatch(/keep|get|sign/i);
  expect(thingsOf('Online courses about astronomy with lessons').join(' ')).not.toMatch(/astronom/i);
});

it('keeps unknown things that are counted or have fields', () => {
  expect(thingsOf('Track my yarns and my gizmos')).toEqual(expect.arrayContaining(['Yarns', 'Gizmos']));
  expect(thingsOf('Manage zeppelins (name, length in m, pilot)')).toContain('Zeppelins');
});

it.each([
  [
    'An app for beekeepers. There are apiaries, queens and inspections.',
    ['Apiaries', 'Queens', 'Inspections'],
  ],
  ['An app for a beekeeper. There are apiaries and inspections.', ['Apiaries', 'Inspections']],
  ['An app for a nursery with children. Every child gets stickers.', ['Children', 'Stickers']],
])('keeps what there is, and what somebody gets: %s', (text, things) => {
  expect(thingsOf(text)).toEqual(expect.arrayContaining(things));
});

it('asks nobody to sign in because people are among the records', () => {
  const plan = makePlan(
    understand('Staff manage patients (name, phone) and doctors (name, specialty). A doctor sees patients.'),
  );
  expect(plan.auth).toBeNull();
});

it('takes the products of a bookshop for its books', () => {
  const request = 'An online bookstore: browse books by genre, product pages with reviews, a shopping cart';
  expect(thingsOf(request)).toContain('Books');
  expect(thingsOf(request)).not.toContain('Products');
  expect(thingsOf('A shop with products and books')).toEqual(expect.arrayContaining(['Products', 'Books']));
});

it('the inventory is what is kept in it', () => {
  const plan = makePlan(
    understand(
      'An inventory system for a bike shop with products, suppliers and sales. Users can add products with name, category (bikes, parts), price and stock.',
    ),
  );
  expect(plan.entities.map(({ many }) => many)).toEqual(['Products', 'Suppliers', 'Sales']);
});
