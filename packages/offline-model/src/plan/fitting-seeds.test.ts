import { expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';
import { fittingOption } from './fitting-option.ts';
import { makePlan } from './make-plan.ts';

const rowsOf = (text: string, id: string) =>
  makePlan(understand(text)).entities.find((one) => one.id === id)?.seed ?? [];

it('dishes stand in the category that suits them, whatever it is called', () => {
  const rows = rowsOf(
    'Website for a bistro with a menu in categories: appetizers, main courses, sweets and beverages.',
    'menuItem',
  );
  const kinds = Object.fromEntries(rows.map(({ name, category }) => [String(name), category]));
  expect(kinds).toMatchObject({
    'Grilled sea bass': 'Main courses',
    'Lemon tart': 'Sweets',
    'House lemonade': 'Beverages',
  });
});

it('a vegetarian place serves no meat and no fish', () => {
  const names = rowsOf('Website for a vegetarian restaurant with a menu and reservations.', 'menuItem').map(
    ({ name }) => name,
  );
  expect(names).toContain('Wild mushroom risotto');
  expect(names).not.toContain('Grilled sea bass');
  expect(names).not.toContain('Braised short rib');
});

it('what is vegan holds nothing from animals', () => {
  const rows = rowsOf('Restaurant website: a menu with dishes (name, price, vegan, category).', 'menuItem');
  const vegan = rows.filter((row) => row['vegan'] === true).map(({ name }) => name);
  expect(vegan).not.toContain('Burrata with peach');
  expect(vegan).toContain('Smoked carrot hummus');
});

it('a shop shows what it sells', () => {
  const rows =
    makePlan(understand('An online shop for handmade candles with a cart.')).entities[0]?.seed ?? [];
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => Object.values(row).some((value) => /candle/i.test(String(value))))).toBe(true);
});

it('nothing is guessed where no option suits', () => {
  expect(fittingOption(['North', 'South'], { old: 'Mains', words: 'Grilled sea bass' })).toBeNull();
});
