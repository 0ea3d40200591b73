import { describe, expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';
import type { AppPlan, EntityPlan } from './app-plan.ts';
import { makePlan } from './make-plan.ts';

const plan = (text: string): AppPlan => makePlan(understand(text));
const listOf = ({ entities }: AppPlan, many: string): EntityPlan | undefined =>
  entities.find((entity) => entity.many === many);

it('a look-up has something to look up by', () => {
  const made = plan('Help desk: customers submit tickets and can look up the status by ticket number');
  const block = made.pages.flatMap((page) => page.blocks).find((one) => one.kind === 'lookup');
  const entity = made.entities.find(({ id }) => block?.kind === 'lookup' && id === block.entity);
  const field = entity?.fields.find(({ id }) => block?.kind === 'lookup' && id === block.field);
  expect(field?.isUnique).toBe(true);
});

it('only who is signed in may enter, where that is said', () => {
  const made = plan('Internal wiki with articles and users. Only signed-in users may enter.');
  expect(made.auth?.guarded).toContain(made.pages[0]?.id);
  expect(plan('Blog with login').auth?.guarded).not.toContain('home');
});

it('a warning in red is no theme', () => {
  const { colours } = understand('Stock list. When the stock falls below 5 the row is highlighted in red.');
  expect([colours.background, colours.primary]).toEqual([null, null]);
});

it('a coffee shop is not brown because of its coffee', () => {
  expect(understand('Site for my coffee shop with menu and opening hours, blue colors').colours.primary).toBe(
    '#0000ff',
  );
});

it('leaves a list of two fields as it is', () => {
  const made = plan('Manage teachers (name, phone) and rooms (name, floor, seats).');
  const teacher = made.entities.find((entity) => entity.many === 'Teachers');
  expect(teacher?.fields.filter((field) => field.type !== 'image').map((field) => field.id)).toEqual([
    'name',
    'phone',
  ]);
});

it('names unknown things by the first field they are given', () => {
  const made = plan('Manage zeppelins (code, seats, colour).');
  const [zeppelin] = made.entities.filter((entity) => entity.many === 'Zeppelins');
  expect(zeppelin?.titleField).toBe('code');
  expect(zeppelin?.seed[0]?.['code']).toMatch(/\d/);
  expect(zeppelin?.fields.map((field) => field.id)).not.toContain('name');
});

it('a page for what runs low lists only that', () => {
  const page = plan(
    'An inventory with a Products page (name, quantity, minimum quantity) and a Low stock page that shows all products under their minimum.',
  ).pages.find(({ title }) => title === 'Low stock');
  expect(page?.blocks).toMatchObject([
    { kind: 'collection', only: { field: 'quantity', atMost: 'minimumQuantity' } },
  ]);
});

it('what who books is asked for stays with the booking, the price with what is booked', () => {
  const made = plan(
    'Buchungsseite für einen Campingplatz. Stellplätze "Zelt" 18 €, "Hütte" 55 € pro Nacht. Anreise, Abreise, Personen, Name, E-Mail.',
  );
  const pitches = listOf(made, 'Stellplätze');
  expect(pitches?.fields.map(({ type }) => type)).not.toContain('email');
  expect(pitches?.seed[1]).toMatchObject({ name: 'Hütte', price: 55 });
});

it.each([
  ['A page for my bakery to order cakes in advance with name, phone and pick-up date.', 'Orders'],
  ['Website für unsere Metzgerei: Kunden können Würste vorbestellen und am Samstag abholen', 'Bestellungen'],
])('what is ordered in advance has a form and a list: %s', (text, many) => {
  const made = plan(text);
  const orders = listOf(made, many);
  expect(orders?.fields.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['relation', 'number', 'date', 'phone']),
  );
  const blocks = made.pages.flatMap((page) => page.blocks);
  expect(blocks).toContainEqual(expect.objectContaining({ kind: 'form', entity: 'order' }));
  expect(blocks).toContainEqual(expect.objectContaining({ kind: 'collection', entity: 'order' }));
});

describe('what cannot be done is said', () => {
  it('questions on a subject that nobody here knows', () => {
    expect(understand('Quiz about the Ottoman empire with 10 questions').notUnderstood.join()).toContain(
      'Ottoman empire',
    );
    expect(understand('A quiz about geography').notUnderstood).toEqual([]);
  });

  it('devices and services of others', () => {
    expect(understand('Snippets app, copy to clipboard').notUnderstood).toContain('copy to clipboard');
  });
});

it('figures of a dashboard are no sums of rates and no averages of years', () => {
  const made = plan('Hospital dashboard with doctors and patients');
  const labels = made.pages
    .flatMap((page) => page.blocks)
    .flatMap((block) => (block.kind === 'numbers' ? block.items.map((item) => item.label) : []));
  expect(labels.join(' ')).not.toMatch(/fee|year|birth/i);
  const charts = made.pages.flatMap((page) => page.blocks).filter((block) => block.kind === 'chart');
  expect(charts.map((chart) => chart.by)).not.toContain('dateOfBirth');
});
