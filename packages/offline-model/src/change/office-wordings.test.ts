import { expect, test } from 'vitest';
import type { AppPlan } from '../plan/app-plan.ts';
import { makePlan } from '../plan/make-plan.ts';
import { understand } from '../understand/understand.ts';
import { writeApp } from '../write/write-app.ts';
import { ask } from './follow-ups.fixture.ts';

const SHOP = makePlan(
  understand(
    'A shop manager: products (name, stock, price, status: available, sold out) and sales (date, note). Keep suppliers too.',
  ),
);
const CRM = makePlan(
  understand(
    'A CRM with customers (name, phone) and offers (customer, value, date, status: draft, sent, accepted, refused)',
  ),
);
const GAME = makePlan(understand('a memory game'));

const entityOf = (plan: AppPlan, many: string) => plan.entities.find((entity) => entity.many === many);
const OFFER = entityOf(CRM, 'Offers')?.id ?? '';
const sources = (plan: AppPlan): string => [...writeApp(plan).values()].join('\n');

test('selling takes from the stock, and never more than there is', () => {
  const { plan } = ask(
    SHOP,
    'when i sell something the stock should go down and it shouldnt be possible to sell more than we have',
  );
  const sale = entityOf(plan, 'Sales');
  expect(sale?.effects).toMatchObject([
    { kind: 'counts', picker: 'product', field: 'stock', minus: 'always' },
  ]);
  expect(sale?.fields.map(({ id }) => id)).toEqual(expect.arrayContaining(['product', 'quantity']));
});

test('what has an option leaves the lists and has a page of its own', () => {
  const { plan } = ask(
    CRM,
    'once an offer is accepted it should dissapear from the list but i want to see it in a "happy endings" page',
  );
  const lists = plan.pages.flatMap(({ title, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'collection' && block.entity === OFFER ? [{ title, block }] : [],
    ),
  );
  expect(lists.find(({ title }) => title === 'Happy endings')?.block.only).toEqual({
    field: 'status',
    option: 'Accepted',
  });
  expect(lists.find(({ title }) => title === 'Offers')?.block.only).toEqual({
    field: 'status',
    not: 'Accepted',
  });
  expect(sources(plan)).toContain('.status !== "Accepted"');
});

test('records come to the first page, the next one alone', () => {
  const next = ask(CRM, 'show the next offer big on the home page').plan.pages[0]?.blocks;
  expect(next?.find((block) => block.kind === 'collection' && block.limit === 1)).toMatchObject({
    title: 'Next offer',
    only: { field: 'date', when: 'coming' },
  });
  expect(next?.length).toBe((CRM.pages[0]?.blocks.length ?? 0) + 1);
});

test('a role that only looks cannot change anything', () => {
  const { plan } = ask(CRM, 'My accountant must be able to look but not change anything');
  expect(plan.auth?.demo.map(({ role }) => role)).toEqual(expect.arrayContaining(['accountant', 'admin']));
  expect(plan.entities.every(({ rights }) => rights?.edit === 'admin')).toBe(true);
});

test.each([
  ['en', 'I want to see the offers on a page only for me'],
  ['pt', 'quero ver as ofertas (offers) numa página só pra mim'],
] as const)('a page for oneself is behind a sign-in (%s)', (language, request) => {
  const { plan } = ask({ ...CRM, language }, request, { language });
  const page = plan.pages.find(({ path }) => path === '/offers');
  expect(page?.role).toBe('admin');
  expect(plan.auth?.guarded).toContain(page?.id);
});

test.each([
  ["a value can't be negative or zero", 0.01],
  ['the value must not be negative', 0],
])('“%s” bounds the field', (request, min) => {
  const { plan } = ask(CRM, request);
  expect(entityOf(plan, 'Offers')?.fields.find(({ id }) => id === 'value')?.min).toBe(min);
});

test('a game takes what a follow-up says of it', () => {
  const { plan, done } = ask(GAME, 'make it harder, 8x8... no wait 6x6');
  expect(plan.pages[0]?.blocks[0]).toMatchObject({ kind: 'engine', options: { pairs: 18 } });
  expect(done.join()).toContain('pairs 18');
  expect(ask(GAME, 'make it nicer').plan.pages).toEqual(GAME.pages);
});

test('a sum per month is a chart over time, a print view a report', () => {
  const { plan } = ask(CRM, 'sum per month');
  expect(plan.pages[0]?.blocks.find((block) => block.kind === 'chart')).toMatchObject({
    entity: OFFER,
    by: 'date',
    measure: 'sum',
  });
  const printed = ask(CRM, 'print view please').plan;
  expect(printed.pages.flatMap(({ blocks }) => blocks).some(({ kind }) => kind === 'report')).toBe(true);
});

test('rules of an office are understood later too', () => {
  const filled = entityOf(ask(CRM, 'an offer can only be sent if it has a date').plan, 'Offers');
  expect(filled?.rules.at(-1)).toMatchObject({ kind: 'needs', field: 'date', when: { is: ['Sent'] } });
  const counted = entityOf(ask(CRM, 'a customer must not have more than 3 offers').plan, 'Offers');
  expect(counted?.rules.at(-1)).toMatchObject({ kind: 'atMost', count: 3, per: ['customer'] });
});

test('something is needed from an amount on, and not below', () => {
  const { plan } = ask(CRM, 'an offer over 1000 needs a receipt');
  const offers = entityOf(plan, 'Offers');
  expect(offers?.fields.at(-1)).toMatchObject({ label: 'Receipt', type: 'file', isRequired: false });
  expect(sources(plan)).toMatch(/needsValue\("receipt", \(\w+\) => Number\(\w+\.value\) > 1000/);
});

test('several figures of one sentence stand on the dashboard', () => {
  const { plan } = ask(
    CRM,
    'On the dashboard I want: number of sent offers, sum of accepted offers, and offers by status as pie',
  );
  const numbers = plan.pages[0]?.blocks.find((block) => block.kind === 'numbers');
  expect(numbers?.items.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Sent offers', 'Sum of accepted offers']),
  );
  expect(numbers?.items.find(({ label }) => label === 'Sum of accepted offers')).toMatchObject({
    measure: 'sum',
    field: 'value',
    where: { option: 'Accepted' },
  });
  expect(plan.pages[0]?.blocks).toContainEqual(
    expect.objectContaining({ kind: 'chart', by: 'status', shape: 'pie', title: 'Offers by status' }),
  );
});

test('people must be old enough', () => {
  const { plan } = ask(CRM, 'customers must be at least 18 years old');
  expect(entityOf(plan, 'Customers')?.fields.at(-1)).toMatchObject({
    type: 'number',
    min: 18,
    isRequired: true,
  });
});

test('who may delete is no order to delete', () => {
  const { plan } = ask({ ...CRM, language: 'de' }, 'Nur der Vorstand darf Customers löschen', {
    language: 'de',
  });
  expect(plan.pages.length).toBeGreaterThanOrEqual(CRM.pages.length);
  expect(entityOf(plan, 'Customers')?.rights).toEqual({ remove: 'vorstand' });
});

test('books are not booked, they are lent while they are there, and a number is amended', () => {
  const first =
    'School library: books (title, status: available, lent), students (name), loans (book, student). Students can borrow at most 2 books.';
  const library = makePlan(understand(first));
  const { plan } = ask(library, 'a book can only be borrowed if it is available');
  expect(entityOf(plan, 'Loans')?.rules.at(-1)).toMatchObject({ kind: 'picks', only: ['Available'] });
  const more = ask(library, 'make that 3', { past: [first] }).plan;
  expect(entityOf(more, 'Loans')?.rules).toContainEqual(
    expect.objectContaining({ kind: 'atMost', count: 3, per: ['student'] }),
  );
});

test('names of people, contact details and terms of a shop are taken as told', () => {
  const tasks = makePlan(understand('A task manager: tasks (title, due date, assignee, status: open, done)'));
  const assigned = ask(tasks, 'assign tasks to people: Anna, Ben, Chris').plan;
  expect(entityOf(assigned, 'Tasks')?.fields.find(({ id }) => id === 'assignee')?.options).toEqual([
    'Anna',
    'Ben',
    'Chris',
  ]);
  const done = ask(tasks, 'sort tasks by deadline and hide done ones').plan;
  expect(JSON.stringify(done.pages)).toContain('"only":{"field":"status","not":"Done"}');
  const site = makePlan(understand('A website for my bakery with about and contact'));
  expect(
    JSON.stringify(ask(site, 'the phone number is 555-0199 and the email is hi@paws.test').plan),
  ).toMatch(/555-0199[\s\S]*hi@paws.test|hi@paws.test[\s\S]*555-0199/);
  const shop = makePlan(understand('online store for handmade candles'));
  const priced = ask(
    ask(shop, 'add a discount code SOAP10 for 10 percent').plan,
    'free shipping over 50 euro',
  ).plan;
  expect(JSON.stringify(priced.pages)).toMatch(/"code":"SOAP10","percent":10/);
  expect(JSON.stringify(priced.pages)).toContain('"freeFrom":50');
});

test('a menu takes the order that is told, and a page can leave it', () => {
  const titles = (plan: AppPlan) => plan.pages.filter(({ isInNav }) => isInNav).map(({ title }) => title);
  expect(titles(ask(CRM, 'reorder the menu: Offers, Customers').plan).slice(1, 3)).toEqual([
    'Offers',
    'Customers',
  ]);
  const hidden = ask(CRM, 'hide the offers page from the menu').plan;
  expect(titles(hidden)).not.toContain('Offers');
  expect(hidden.pages).toHaveLength(CRM.pages.length);
});
