import { expect, test } from 'vitest';
import { INVENTORY_MANAGER } from '../plan/samples/inventory-manager.data.ts';
import { RECIPE_SITE } from '../plan/samples/recipe-site.data.ts';
import type { AppPlan, Language } from '../plan/app-plan.ts';
import { writeApp } from '../write/write-app.ts';
import { ask } from './follow-ups.fixture.ts';

const after = (request: string, plan: AppPlan = INVENTORY_MANAGER, language: Language = 'en'): AppPlan =>
  ask(plan, request, { language }).plan;
const kinds = (plan: AppPlan): readonly string[] =>
  plan.pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));
const actions = (plan: AppPlan, entity: string): readonly string[] =>
  plan.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'collection' && block.entity === entity ? block.actions.map(({ kind }) => kind) : [],
    ),
  );

test.each([
  'add login',
  'people should be able to sign in',
  'I need user accounts',
  'add authentication',
  'add a sign-up and log in',
])('“%s” brings accounts', (request) => {
  const { auth, pages } = after(request, RECIPE_SITE);
  expect(auth?.demo).toHaveLength(1);
  expect(pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'profile'))).toBe(true);
});

test.each([
  ['de', 'füge eine Anmeldung hinzu'],
  ['fr', 'ajoute une connexion'],
  ['es', 'añade inicio de sesión'],
  ['pt', 'adicione login'],
] as const)('accounts in %s: “%s”', (language, request) => {
  expect(after(request, RECIPE_SITE, language).auth).not.toBeNull();
});

test.each([
  ['let people like products', 'like'],
  ['products can be pinned', 'save'],
  ['add a favourite button to products', 'save'],
  ['users should be able to bookmark products', 'save'],
  ['allow voting on products', 'vote'],
  ['people can follow products', 'follow'],
] as const)('“%s” adds the button', (request, kind) => {
  expect(actions(after(request), 'product')).toContain(kind);
});

test.each([
  ['let people comment on products', 'comments'],
  ['add comments to products', 'comments'],
  ['add a rating with stars to products', 'reviews'],
  ['people should be able to review products', 'reviews'],
] as const)('“%s” opens a talk about each record', (request, talk) => {
  const plan = after(request);
  const detail = plan.pages
    .flatMap(({ blocks }) => blocks)
    .find((block) => block.kind === 'detail' && block.entity === 'product');
  expect(detail).toMatchObject({ talk });
});

test.each([
  ['add a chart by category', 'category'],
  ['show a pie chart of products by supplier', 'supplier'],
  ['add a graph of products by category on the first page', 'category'],
] as const)('“%s” draws a chart', (request, by) => {
  const charts = after(request).pages[0]?.blocks.filter((block) => block.kind === 'chart');
  expect(charts?.length).toBe(3);
  expect(
    charts?.some((chart) => chart.kind === 'chart' && chart.entity === 'product' && chart.by === by),
  ).toBe(true);
});

test.each([
  'show on top how many recipes there are',
  'add the number of recipes',
  'I want to see the total number of recipes',
])('“%s” counts', (request) => {
  expect(kinds(after(request, RECIPE_SITE))).toContain('numbers');
});

test.each([
  ['add a cart and checkout', ['cart', 'checkout', 'orders']],
  ['people should be able to buy products', ['cart', 'checkout']],
] as const)('“%s” opens a shop', (request, wanted) => {
  expect(kinds(after(request))).toEqual(expect.arrayContaining([...wanted]));
});

test('something becomes bookable', () => {
  const plan = after('visitors should be able to book a recipe', RECIPE_SITE);
  expect(kinds(plan)).toContain('booking');
  expect(actions(plan, 'recipe')).toContain('book');
});

test.each([
  ['add 5 more products', 5],
  ['add three more products', 3],
  ['add 0 products', 0],
] as const)('“%s” adds rows', (request, count) => {
  const before = INVENTORY_MANAGER.entities.find(({ id }) => id === 'product')?.seed.length ?? 0;
  const rows = after(request).entities.find(({ id }) => id === 'product')?.seed ?? [];
  expect(rows).toHaveLength(before + count);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test.each(['remove the sample data', 'delete all example data', 'remove the demo records'])(
  '“%s” empties the lists',
  (request) => {
    expect(after(request).entities.every(({ seed }) => seed.length === 0)).toBe(true);
  },
);

test.each([
  ['show prices in euro', 'EUR'],
  ['amounts in Swiss francs', 'CHF'],
  ['use pounds', 'GBP'],
  ['change the currency to yen', 'JPY'],
] as const)('“%s” sets the currency', (request, currency) => {
  expect(after(request).currency).toBe(currency);
});

test.each([
  ['en', 'translate to German', 'de'],
  ['en', 'translate everything into Spanish', 'es'],
  ['de', 'und jetzt auf Französisch', 'fr'],
  ['de', 'übersetze die App ins Portugiesische', 'pt'],
  ['fr', 'traduis en anglais', 'en'],
] as const)('%s “%s”', (language, request, target) => {
  const plan = after(request, { ...RECIPE_SITE, language: target === 'en' ? 'de' : 'en' }, language);
  expect(plan.language).toBe(target);
});

test('a translation changes what it knows and leads back', () => {
  const german = after('translate to German', RECIPE_SITE);
  expect(german.entities[0]).toMatchObject({ one: 'Rezept', many: 'Rezepte' });
  expect(german.pages.map(({ title }) => title)).toEqual(expect.arrayContaining(['Rezepte', 'Kontakt']));
  expect(after('back to English please', german, 'en').entities[0]?.many).toBe('Recipes');
});

test('every changed plan can be written', () => {
  const requests = [
    'add login',
    'let people comment on products',
    'add a cart and checkout',
    'translate to German',
    'add a chart by category',
    'remove the suppliers',
    'add a page called Meetings with date and place',
  ];
  let plan: AppPlan = INVENTORY_MANAGER;
  for (const request of requests) plan = after(request, plan);
  expect(writeApp(plan).size).toBeGreaterThan(40);
});
