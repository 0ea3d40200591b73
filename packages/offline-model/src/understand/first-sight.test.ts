import { describe, expect, it } from 'vitest';
import { makePlan } from '../plan/make-plan.ts';
import { respond } from '../respond.ts';
import { sentences } from './tokens.ts';
import { understand } from './understand.ts';

const planOf = (text: string) => makePlan(understand(text));
const listsOf = (text: string): readonly string[] => planOf(text).entities.map(({ many }) => many);
const fieldsOf = (text: string, many: string): readonly string[] =>
  planOf(text)
    .entities.find((one) => one.many === many)
    ?.fields.map(({ label, type }) => `${label}:${type}`) ?? [];
const answerTo = (request: string): string =>
  respond({
    request,
    mode: 'build',
    files: new Map(),
    history: [],
    selectedElements: [],
    images: [],
    faults: [],
    currentPage: null,
    containsError: false,
  }).text;

describe('fields told in whole phrases', () => {
  const WORKSHOP =
    'I run a small bike repair shop. I want an internal tool to keep track of repair jobs. Each job has the customer’s name, phone, what is wrong, the price we quoted and the day it is due. A job goes from received to in repair to picked up.';

  it('are fields of the thing, in its own words', () => {
    expect(fieldsOf(WORKSHOP, 'Repair jobs')).toEqual(
      expect.arrayContaining(['What is wrong:longText', 'Price quoted:money', 'Due day:date']),
    );
  });

  it('a way from one state to the next is a status, beside the fields that were told before', () => {
    const status = planOf(WORKSHOP).entities[0]?.fields.find(({ label }) => label === 'Status');
    expect(status?.options).toEqual(['Received', 'In repair', 'Picked up']);
    expect(fieldsOf(WORKSHOP, 'Repair jobs')).toContain('Phone:phone');
  });

  it.each([
    [
      'a step with a verb is one',
      'An order goes from received to packed to ready to ship.',
      ['Received', 'Packed', 'Ready to ship'],
    ],
    [
      'a way between towns is none',
      'The bus goes from Lisbon to Porto.',
      ['New', 'Paid', 'Shipped', 'Delivered', 'Cancelled'],
    ],
  ])('a way of states is read step by step: %s', (_, way, options) => {
    const [order] = planOf(`Track orders with name and price. ${way}`).entities;
    expect(order?.fields.find(({ label }) => label === 'Status')?.options).toEqual(options);
  });

  it('a list of many names without a full stop is read to its end', () => {
    const names = Array.from({ length: 40 }, (_, at) => `title${String.fromCodePoint(97 + (at % 26))}`);
    expect(listsOf(`Tracker for loans. ${names.join(', ')}`)).toContain('Loans');
    expect(listsOf(`A party page. RSVP with ${names.join(' and ')}: thanks`).length).toBeGreaterThan(0);
  });

  it('a sentence of names alone tells what each of the things has', () => {
    const plants = 'I want to track my houseplants. Name, room, how often to water (in days), last watered.';
    expect(listsOf(plants)).toEqual(['Houseplants']);
    expect(fieldsOf(plants, 'Houseplants')).toEqual(
      expect.arrayContaining(['Room:text', 'How often to water:number', 'Last watered:date']),
    );
  });

  it('what people enter is asked by the form, not kept of what they book', () => {
    const vets =
      'We are a vet clinic with 3 vets (Dr. Osei, Dr. Lind, Dr. Marin). Owners book an appointment. They enter the pet’s name, species and reason.';
    expect(fieldsOf(vets, 'Vets').join()).not.toContain('Species');
    expect(fieldsOf(vets, 'Appointments')).toContain('Species:text');
  });
});

describe('words that name nothing', () => {
  it.each([
    [
      'German ones without a capital, and who does something',
      'Eine App für unseren Ruderverein. Mitglieder melden sich an und reservieren ein Boot. Wer länger als 2 Stunden überzieht, wird markiert. Der Bootswart sieht alle Reservierungen.',
      ['Boote', 'Reservierungen'],
    ],
    [
      'what is said of things',
      'An app for a lab: chemicals with CAS number, unit and expiry date. Each take-out is logged with name and time.',
      ['Chemicals', 'Take-outs'],
    ],
    [
      'who plays whom, in German',
      'Mitglieder mit Name, E-Mail und Wertung. Partien zwischen zwei Mitgliedern mit Datum, Eröffnung und Ergebnis.',
      ['Mitglieder', 'Partien'],
    ],
    [
      'how a list is kept',
      'book catalogue (title, author, year, shelf) and a members register (name, email)',
      ['Books', 'Members'],
    ],
    [
      'short words',
      'smth to track walks w date, dog + minutes. dogs w name, breed, owner',
      ['Walks', 'Dogs'],
    ],
    ['what invoices have', 'Invoices have lines with description, quantity and price.', ['Invoices']],
    ['what one stores', 'App to store seeds: name, variety, year, quantity.', ['Seeds']],
  ])('%s become no list', (_, text, lists) => {
    expect(listsOf(text)).toEqual(lists);
  });
});

it.each([
  ['Pagos con socio, fecha, importe y método.', 'Pagos'],
  ['Enquiries with name, email, date and message.', 'Enquiries'],
  ['Trees with name and age. Contact page and about page.', 'Contact'],
  ['Des arbres avec nom, âge et espèce. Avec une page Contact et une FAQ.', 'Contact'],
  ['A page where parents can sign up (child name, age, phone)', 'Enroll'],
])('what is told or asked for has a page: %s', (text, title) => {
  const titles = planOf(text).pages.map((page) => page.title);
  expect(titles).toContain(title);
  expect(titles).not.toContain('Ups');
});

it('goods that are named with a price are what the shop sells', () => {
  const shop = planOf('Online shop for handmade candles. Products: Fig & Cedar 24 USD, Salt 22 USD. Cart.');
  expect(shop.entities[0]?.seed.map((row) => [row['name'], row['price']])).toEqual([
    ['Fig & Cedar', 24],
    ['Salt', 22],
  ]);
});

it.each([
  'Quiero una web para mi academia de surf. Los alumnos se registran y reservan clases.',
  'Eine App für unseren Ruderverein. Mitglieder melden sich an und reservieren ein Boot.',
])('accounts that are asked for in other languages are there: %s', (text) => {
  expect(planOf(text).auth).not.toBeNull();
});

it.each([
  'Una app para mi granja. Se registran las ventas y los gastos.',
  'Una app para mi granja. Se registran ventas y gastos.',
  'Uma lista para a minha fazenda. Se cadastra o animal com nome e peso.',
])('what is recorded asks for no accounts: %s', (text) => {
  expect(planOf(text).auth).toBeNull();
});

it.each([5, 1])('a limit of a list holds, with fewer examples than that: %i', (count) => {
  const [habit] = planOf(`make a habit tracker. max ${count} habits.`).entities;
  expect(habit?.rules).toContainEqual(expect.objectContaining({ kind: 'atMost', count }));
  expect(habit?.seed.length).toBeLessThan(count);
});

it.each([
  ['At most 12. Separate lists for all.', 2],
  ['Am 4. Juli ist Sommerfest. Am 5. Okt. ist Schluss.', 3],
])('a number before a full stop ends a sentence, but for a date: %s', (text, count) => {
  expect(sentences(text)).toHaveLength(count);
});

describe('the answer', () => {
  const LIBRARY =
    'A tool library for our street. A tool has a name, an owner and a deposit. Someone borrows it. If it is late, the deposit is kept. You can only borrow one tool at a time.';

  it.each([
    'If it is late, the deposit is kept.',
    'You can only borrow one tool at a time.',
    'You can only borrow one tool at the same time.',
    'Once it is late, the deposit is kept.',
    'You can only borrow before you have paid.',
    'Nobody may borrow after a theft.',
  ])('tells that a rule is left out: %s', (rule) => {
    expect(answerTo(LIBRARY.includes(rule) ? LIBRARY : `${LIBRARY} ${rule}`)).toContain(`- ${rule}`);
  });

  it('does not deny what is there', () => {
    const text = answerTo(
      'A vet clinic with 3 vets (Dr. Osei, Dr. Lind, Dr. Marin). Owners book a 20 minute appointment with a vet of their choice. No double bookings.',
    );
    expect(text).not.toContain('“minute”');
    expect(text).not.toContain('“choice”');
    expect(text).not.toContain('- No double bookings');
  });

  it('a count that a game does not keep is told, not written on its page', () => {
    const request = 'game where you guess a number between 1 and 500, 10 tries';
    expect(answerTo(request)).toContain('10 tries');
    expect(JSON.stringify(planOf(request).pages)).not.toContain('10 tries');
  });
});
