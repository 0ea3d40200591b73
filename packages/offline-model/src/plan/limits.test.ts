import { expect, test } from 'vitest';
import { understand } from '../understand/understand.ts';
import type { AppPlan, EntityPlan } from './app-plan.ts';
import { makePlan } from './make-plan.ts';

const plan = (text: string): AppPlan => makePlan(understand(text));
const named = ({ entities }: AppPlan, many: string): EntityPlan | undefined =>
  entities.find((entity) => entity.many === many);

test('a limit of open ones counts for who has them', () => {
  const issues = named(
    plan(
      'Facility management app: technicians, issues with title, building, priority (low, medium, high) and status. No technician may have more than 3 open issues.',
    ),
    'Issues',
  );
  expect(issues?.fields.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Building', 'Technician']),
  );
  expect(issues?.rules).toContainEqual(
    expect.objectContaining({ kind: 'atMost', count: 3, per: ['technician'], open: expect.anything() }),
  );
});

test('what is done does not count for the limit', () => {
  const deliveries = named(
    plan(
      'Courier planner: drivers and deliveries with address, date and status (planned, delivered). No more than 4 open deliveries per driver.',
    ),
    'Deliveries',
  );
  expect(deliveries?.rules).toContainEqual(
    expect.objectContaining({ per: ['driver'], open: { field: 'status', closed: ['Delivered'] } }),
  );
});

test('what is borrowed at most five times at once is counted by loans, and books can still be added', () => {
  const made = plan('Library app: books, members, loans. Each member can borrow at most 5 books at a time.');
  expect(named(made, 'Books')?.rules).toEqual([]);
  expect(named(made, 'Loans')?.rules).toContainEqual(
    expect.objectContaining({ kind: 'atMost', count: 5, per: ['member'] }),
  );
});

test('what who books is asked for stays with the booking, the price with what is booked', () => {
  const made = plan(
    'Buchungsseite für einen Campingplatz. Stellplätze "Zelt" 18 €, "Hütte" 55 € pro Nacht. Anreise, Abreise, Personen, Name, E-Mail.',
  );
  const pitches = named(made, 'Stellplätze');
  expect(pitches?.fields.map(({ type }) => type)).not.toContain('email');
  expect(pitches?.seed[1]).toMatchObject({ name: 'Hütte', price: 55 });
});

test.each([
  ['A page for my bakery to order cakes in advance with name, phone and pick-up date.', 'Orders'],
  ['Website für unsere Metzgerei: Kunden können Würste vorbestellen und am Samstag abholen', 'Bestellungen'],
])('what is ordered in advance has a form and a list: %s', (text, many) => {
  const made = plan(text);
  const orders = named(made, many);
  expect(orders?.fields.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['relation', 'number', 'date', 'phone']),
  );
  const blocks = made.pages.flatMap((page) => page.blocks);
  expect(blocks).toContainEqual(expect.objectContaining({ kind: 'form', entity: 'order' }));
  expect(blocks).toContainEqual(expect.objectContaining({ kind: 'collection', entity: 'order' }));
});

test.each([
  ['Painel de energia: leituras com apartamento, mês, kWh e custo em reais.', 'Leituras'],
  [
    'Site d’une école de musique : cours (niveau, prix), professeurs, actualités et inscription.',
    'Actualités',
  ],
  ['Plataforma con profesores (materia, precio por hora, ciudad) y alumnos', 'Profesores'],
])('things are called as the request calls them: %s', (text, many) => {
  expect(named(plan(text), many)).toBeDefined();
});
