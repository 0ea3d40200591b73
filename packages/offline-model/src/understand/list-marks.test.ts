import { expect, it } from 'vitest';
import { withListMarks } from './list-marks.ts';
import { understand } from './understand.ts';

it.each([
  [
    'options that end in "or"',
    'Jobs (title, type: harvest, packing or driving, pay)',
    'Jobs (title, type (harvest, packing, driving), pay)',
  ],
  [
    'brackets after a phrase',
    'post ideas for the village (title, topic)',
    'post ideas (title, topic) for the village',
  ],
])('puts the marks of %s where they are looked for', (_what, text, expected) => {
  expect(withListMarks(text, 'en')).toBe(expected);
});

it.each([
  'A travel blog for families with photos and maps.',
  'A website for dentists with booking and reviews.',
  'Invoices have line items with quantity and price.',
])('leaves %s', (text) => {
  expect(withListMarks(text, 'en')).toBe(text);
});

it('kinds that are called like colours are no colours of the app', () => {
  const { colours, entities } = understand(
    'An online shop with teas (name, kind: black, green, white or herbal, price). Use linen for the background.',
  );
  expect(entities[0]?.fields.find(({ label }) => label === 'Kind')?.options).toHaveLength(4);
  expect(JSON.stringify(colours)).not.toContain('#000000');
});
