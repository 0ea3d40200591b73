import { describe, expect, it } from 'vitest';
import { makePlan } from '../plan/make-plan.ts';
import { respond } from '../respond.ts';
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
  ])('%s become no list', (_, text, lists) => {
    expect(listsOf(text)).toEqual(lists);
  });
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

it('a limit of a list holds, with fewer examples than that', () => {
  const [habit] = planOf('make a habit tracker. max 5 habits.').entities;
  expect(habit?.rules).toContainEqual(expect.objectContaining({ kind: 'atMost', count: 5 }));
  expect(habit?.seed.length).toBeLessThan(5);
});

describe('the answer', () => {
  const LIBRARY =
    'A tool library for our street. A tool has a name, an owner and a deposit. Someone borrows it. If it is late, the deposit is kept. You can only borrow one tool at a time.';

  it.each(['If it is late, the deposit is kept.', 'You can only borrow one tool at a time.'])(
    'tells that a rule is left out: %s',
    (rule) => {
      expect(answerTo(LIBRARY)).toContain(`- ${rule}`);
    },
  );

  it('does not deny what is there', () => {
    const text = answerTo(
      'A vet clinic with 3 vets (Dr. Osei, Dr. Lind, Dr. Marin). Owners book a 20 minute appointment with a vet of their choice. No double bookings.',
    );
    expect(text).not.toContain('“minute”');
    expect(text).not.toContain('- No double bookings');
  });

  it('a count that a game does not keep is told, not written on its page', () => {
    const request = 'game where you guess a number between 1 and 500, 10 tries';
    expect(answerTo(request)).toContain('10 tries');
    expect(JSON.stringify(planOf(request).pages)).not.toContain('10 tries');
  });
});
