import { describe, expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';
import type { AppPlan, FieldPlan } from './app-plan.ts';
import { makePlan } from './make-plan.ts';
import { readPlan } from './app-plan.ts';

const plan = (text: string): AppPlan => makePlan(understand(text));
const titles = (made: AppPlan): readonly string[] =>
  made.pages.filter((page) => page.isInNav).map((page) => page.title);
const fieldsOf = (made: AppPlan, id: string): readonly FieldPlan[] =>
  made.entities.find((entity) => entity.id === id)?.fields ?? [];

describe('records with parts', () => {
  const made = plan(
    'Build an invoice generator. I enter my company data, customer, line items with quantity, unit price and VAT ' +
      'rate, it shows subtotal, VAT and total, numbers invoices automatically, lists all invoices with status ' +
      'draft/sent/paid, and lets me print or download one',
  );
  const fields = fieldsOf(made, 'invoice');
  const parts = fields.find(({ type }) => type === 'parts');

  it('holds line items inside the invoice, not as a list of their own', () => {
    expect(parts?.columns?.map(({ label, kind }) => `${label}: ${kind}`)).toEqual([
      'Description: text',
      'Quantity: number',
      'Unit price: money',
      'VAT rate: percent',
    ]);
    expect(titles(made).join(' ')).not.toMatch(/item/i);
  });

  it('adds them up, numbers invoices, and picks the customer', () => {
    const total = fields.find(({ sumOf }) => sumOf === parts?.id);
    const [first] = made.entities.find(({ id }) => id === 'invoice')?.seed ?? [];
    expect(first?.[total?.id ?? '']).toBe(2304);
    expect(fields.find(({ numbered }) => numbered !== undefined)?.numbered).toBe('INV-');
    expect(fields.find(({ id }) => id === 'customer')?.type).toBe('relation');
  });

  it('has one company of its own', () => {
    expect(titles(made)).toContain('My company');
    expect(made.entities.find(({ id }) => id === 'company')?.seed).toHaveLength(1);
  });

  it('is read back as it was stored', () => {
    expect(readPlan(JSON.stringify(made))).toEqual(made);
  });

  it.each([
    ['Budget travel planner with trips, legs (from, to, date, price) and total cost', 'trip', 'legs'],
    ['recipe box with ingredients and steps', 'recipe', 'ingredients'],
  ])('%s', (request, entity, id) => {
    expect(fieldsOf(plan(request), entity).find((one) => one.id === id)?.type).toBe('parts');
  });
});

describe('a landing page', () => {
  const made = plan(
    'Landing page for an escape room in Leipzig called "Locked & Loaded" with rooms, prices, reviews, FAQ and a booking form with date, number of players and email. dark theme with gold accents',
  );

  it('is one page with its sections in the order of the request', () => {
    expect(titles(made)).toEqual(['Home']);
    expect(made.pages[0]?.blocks.map((block) => (block.kind === 'prose' ? block.style : block.kind))).toEqual(
      ['hero', 'collection', 'prices', 'quotes', 'faq', 'booking'],
    );
  });

  it('asks in its form for what was listed', () => {
    expect(fieldsOf(made, 'booking').map(({ label }) => label)).toEqual([
      'Name',
      'Room',
      'Date',
      'Number of players',
      'Email',
      'Status',
    ]);
  });
});
