import { expect, test } from 'vitest';
import { INVENTORY_MANAGER } from '../plan/testing/samples.ts';
import { isQuestion } from './asking.ts';
import { howTo } from './how-to.ts';

test.each([
  'how do i export the products to excel?',
  'I entered an order by mistake, how do I delete it?',
  'Can the suppliers change their products?',
  'when does it open?',
  "I can't find how to delete something",
  'ich finde nicht, wie man etwas löscht',
  'wo sehe ich die Bestellungen?',
  'the search for "peru" shows nothing?',
])('“%s” wants an answer', (text) => {
  expect(isQuestion(text)).toBe(true);
});

test.each([
  'when i sell something the stock should go down',
  'que la página de inicio muestre el próximo partido en grande',
  'can you add a chart?',
  'could the header be blue?',
  'Add a notes field, ok?',
  'do not show the price',
])('“%s” wants a change', (text) => {
  expect(isQuestion(text, text.startsWith('que') ? 'es' : 'en')).toBe(false);
});

test('who asks how, where or who may is told by the plan', () => {
  const ask = (text: string) => howTo(text, INVENTORY_MANAGER, 'en') ?? '';
  expect(ask("I can't find how to delete something")).toContain('press “Delete”');
  expect(ask('how do i export the products to excel?')).toContain('export products as CSV');
  expect(ask('how do I delete a product?')).toMatch(/“Products”.*“Delete”/);
  expect(ask('where can I see the suppliers?')).toContain('“Suppliers”');
  expect(ask('Can the suppliers change their products?')).toContain('only admins can edit products');
  expect(ask('the search for "peru" shows nothing?')).toContain('None of the entries contains “peru”');
  const [first] = INVENTORY_MANAGER.entities[0]?.seed ?? [];
  const title = String(first?.[INVENTORY_MANAGER.entities[0]?.titleField ?? ''] ?? '');
  expect(ask(`the search for "${title}" finds nothing?`)).toContain(title);
  expect(ask('how do I change the header?')).toContain('“change the header”');
});
