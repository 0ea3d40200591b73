import { describe, expect, it } from 'vitest';
import type { AppPlan } from '../../plan/app-plan.ts';
import { makePlan } from '../../plan/make-plan.ts';
import { understand } from '../understand.ts';
import { REMARKS } from './remarks.data.ts';
import { readRemarks, remarkKind, withoutRemarks } from './remarks.ts';

const examples = REMARKS.flatMap(({ kind, examples: all }) => all.map((text) => [text, kind] as const));

/** What an app keeps and shows, without the sample records, which follow the words of a request. */
const shapeOf = ({ entities, pages, auth }: AppPlan) => ({
  things: entities.map(({ many, fields }) => [many, ...fields.map(({ label }) => label)]),
  pages: pages.map(({ title, blocks }) => [title, ...blocks.map(({ kind }) => kind)]),
  auth,
});

const REQUESTS = [
  'A website for a bike repair shop with services, prices and a contact form.',
  'A dashboard for a coffee roastery with sales per month and open orders.',
];

describe('a remark', () => {
  it.each(examples)('%s', (text, kind) => {
    expect(remarkKind(text)).toBe(kind);
  });

  it.each(REQUESTS)('changes nothing in what is kept and shown: %s', (request) => {
    const plain = shapeOf(makePlan(understand(request)));
    for (const [text] of examples)
      expect(shapeOf(makePlan(understand(`${request} ${text}`))), text).toEqual(plain);
  });

  it('gives its colour to the app', () => {
    const { colours } = understand(`${REQUESTS[0]} Calm greens, please.`);
    expect(colours.primary).toBe('#689a63');
  });
});

it.each([
  'Users can save budgets.',
  'Add a page for customers.',
  'Customers have a phone and an e-mail.',
  'There are languages and levels.',
  'Every user has a budget.',
  'Clean rooms are listed first.',
  'Visitors can read and share stories.',
  'Members hire phones and tablets.',
  'Beige background with olive buttons.',
  'The project has a deadline and a budget.',
  'Customers can order samples.',
  'Book a demo form for visitors.',
])('asks for something: %s', (text) => {
  expect(remarkKind(text)).toBeUndefined();
});

it('is never the first sentence, and leaves the others as they are', () => {
  expect(readRemarks('Calm greens, please.')).toEqual([]);
  expect(withoutRemarks('A shop. Keep it simple. With a cart. Thanks!')).toBe('A shop. With a cart.');
});
