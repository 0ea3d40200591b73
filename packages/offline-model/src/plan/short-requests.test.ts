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
    'Build an invoice generator. I enter my company data, customer, line items with quantity, unit price and VAT rate, it shows subtotal, VAT and total, numbers invoices automatically, lists all invoices with status draft/sent/paid, and lets me print or download one',
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

describe('nothing that nobody asked for', () => {
  it.each([
    ['i need something to keep track of who borrowed my board games', /about|contact|home/i],
    ['comic book collection with issue number, condition and value', /about|contact|home/i],
    ['site for my kayak school with courses, prices and FAQ', /services|about|team/i],
  ])('%s', (request, unasked) => {
    expect(titles(plan(request)).join(' ')).not.toMatch(unasked);
  });

  it('tells fares, a timetable by weekday and news instead of lists of children and cars', () => {
    const made = plan(
      'I need a timetable site for our small ferry company between the islands: 3 routes, departures per weekday, fares for adults, children, bikes and cars, a news box for cancelled sailings, and a contact page. No booking for now.',
    );
    expect(titles(made)).toEqual(
      expect.arrayContaining(['Routes', 'Timetable', 'News', 'Pricing', 'Contact']),
    );
    expect(titles(made).join(' ')).not.toMatch(/child|bike|car|island/i);
    expect(JSON.stringify(made.pages.find(({ title }) => title === 'Pricing'))).toContain('Children');
    expect(fieldsOf(made, 'departure').map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Route', 'Weekday', 'Time']),
    );
  });

  it('uses a telephone number as it was given', () => {
    const made = plan(
      'make a website 4 my barbershop, price list, opening hours tue-sat 9-18, map and phone number 555 0199',
    );
    expect(JSON.stringify(made.pages)).toContain('555 0199');
    expect(made.entities.map(({ many }) => many).join(' ')).not.toContain('555');
  });
});
