import { expect, test } from 'vitest';
import { CLINIC_BOOKING } from '../plan/samples/clinic-booking.data.ts';
import { INVENTORY_MANAGER } from '../plan/samples/inventory-manager.data.ts';
import { RECIPE_SITE } from '../plan/samples/recipe-site.data.ts';
import type { AppPlan, FieldPlan, Language } from '../plan/app-plan.ts';
import type { CollectionBlock } from '../plan/block-plan.ts';
import { ask } from './follow-ups.fixture.ts';

const after = (request: string, language: Language = 'en', plan: AppPlan = INVENTORY_MANAGER): AppPlan =>
  ask(plan, request, { language }).plan;

const fieldOf = (plan: AppPlan, entity: string, label: string | RegExp): FieldPlan | undefined =>
  plan.entities
    .find(({ id }) => id === entity)
    ?.fields.find((field) => (typeof label === 'string' ? field.label === label : label.test(field.label)));

const listOf = (plan: AppPlan, entity: string): CollectionBlock | undefined =>
  plan.pages
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.kind === 'collection')
    .find((block) => block.entity === entity && block.limit === undefined);

test.each([
  ['add a weight to products', 'product', 'Weight', 'number'],
  ['add a due date to suppliers', 'supplier', 'Due date', 'date'],
  ['products need a color', 'product', 'Color', 'colour'],
  ['products should have a priority', 'product', 'Priority', 'choice'],
  ['add a warranty checkbox to products', 'product', 'Warranty', 'flag'],
  ['add a phone number field for suppliers', 'supplier', 'Phone number', 'phone'],
  ['suppliers also need notes', 'supplier', 'Notes', 'longText'],
  ['add a photo to suppliers', 'supplier', 'Photo', 'image'],
  ['each supplier should have a rating', 'supplier', 'Rating', 'rating'],
  ['can you add a birthday to suppliers?', 'supplier', 'Birthday', 'date'],
  ['I want a country field on suppliers', 'supplier', 'Country', 'text'],
  ['give suppliers a budget', 'supplier', 'Budget', 'money'],
  ['add a field called "Batch" to products', 'product', 'Batch', 'text'],
] as const)('“%s” adds the field', (request, entity, label, type) => {
  const plan = after(request);
  expect(fieldOf(plan, entity, label)).toMatchObject({ type });
  const rows = plan.entities.find(({ id }) => id === entity)?.seed ?? [];
  expect(rows.every((row) => Object.hasOwn(row, fieldOf(plan, entity, label)?.id ?? ''))).toBe(true);
});

test.each([
  ['add a condition to products (new, used, broken)', 'product', 'Condition', ['New', 'Used', 'Broken']],
  [
    'add a status to suppliers with options active, paused and closed',
    'supplier',
    'Status',
    ['Active', 'Paused', 'Closed'],
  ],
  [
    'add a field "priority" to products with low, medium and high',
    'product',
    'priority',
    ['Low', 'Medium', 'High'],
  ],
  ['suppliers need a language (English, Welsh)', 'supplier', 'Language', ['English', 'Welsh']],
  ['city should be a choice: Leeds, York, Hull', 'supplier', 'City', ['Leeds', 'York', 'Hull']],
  ['make the city a dropdown with options Leeds, York', 'supplier', 'City', ['Leeds', 'York']],
] as const)('“%s” gives the options', (request, entity, label, options) => {
  expect(fieldOf(after(request), entity, label)).toMatchObject({ options });
});

test.each([
  ['de', 'füge den Lieferanten ein Gewicht hinzu', /gewicht/i],
  ['de', 'Suppliers brauchen eine Kategorie (A, B, C)', /kategorie/i],
  ['fr', 'ajoute une date de naissance aux suppliers', /date/i],
  ['es', 'añade un teléfono a suppliers', /teléfono/i],
  ['pt', 'adicione um campo preço em suppliers', /preço/i],
] as const)('a field in %s: “%s”', (language, request, label) => {
  const plan = after(request, language, {
    ...INVENTORY_MANAGER,
    entities: INVENTORY_MANAGER.entities.map((entity) =>
      entity.id === 'supplier' && language === 'de' && request.includes('Lieferanten')
        ? { ...entity, one: 'Lieferant', many: 'Lieferanten' }
        : entity,
    ),
  });
  expect(fieldOf(plan, 'supplier', label)).toBeDefined();
});

test.each([
  ['remove the price', 'product', 'price'],
  ['delete the website field from suppliers', 'supplier', 'website'],
  ["products don't need... remove the data sheet", 'product', 'datasheet'],
  ['get rid of the category', 'product', 'category'],
] as const)('“%s” removes the field and what hangs on it', (request, entity, id) => {
  const plan = after(request);
  expect(plan.entities.find((one) => one.id === entity)?.fields.some((field) => field.id === id)).toBe(false);
  expect(listOf(plan, entity)?.filters).not.toContain(id);
});

test('the field that names the records stays', () => {
  const change = ask(INVENTORY_MANAGER, 'remove the name from suppliers');
  expect(change.plan).toEqual(INVENTORY_MANAGER);
  expect(change.notDone).toHaveLength(1);
});

test.each([
  ['rename price to Cost', 'Cost'],
  ['rename the field "Unit price" to "Net price"', 'Net price'],
])('“%s” keeps what was entered', (request, label) => {
  expect(
    after(request)
      .entities.find(({ id }) => id === 'product')
      ?.fields.find(({ id }) => id === 'price')?.label,
  ).toBe(label);
});

test.each([
  ['email must be required', { isRequired: true }],
  ['make the email mandatory', { isRequired: true }],
  ['the email of a supplier is required', { isRequired: true }],
  ['email must be unique', { isUnique: true }],
  ['no two suppliers with the same email', { isUnique: true }],
  ['email cannot be empty', { isRequired: true }],
] as const)('“%s” is a rule for the field', (request, rule) => {
  expect(fieldOf(after(request), 'supplier', 'Email')).toMatchObject(rule);
});

test.each([
  ['de', 'Email ist Pflicht'],
  ['fr', 'email est obligatoire'],
  ['es', 'email debe ser obligatorio'],
  ['pt', 'email é obrigatório'],
] as const)('required in %s: “%s”', (language, request) => {
  expect(fieldOf(after(request, language), 'supplier', 'Email')).toMatchObject({ isRequired: true });
});

test('optional takes the rule back', () => {
  expect(fieldOf(after('quantity is optional'), 'product', 'Quantity')).toMatchObject({ isRequired: false });
});

test.each([
  ['the quantity must be at least 5', 'product', 'Quantity', { min: 5 }],
  ['quantity between 1 and 99', 'product', 'Quantity', { min: 1, max: 99 }],
  ['a total must be more than 0', 'order', 'Total', { min: 0.01 }],
  ['city needs at least 3 letters', 'supplier', 'City', { min: 3 }],
  ['quantity at most 500', 'product', 'Quantity', { max: 500 }],
] as const)('“%s” limits the value', (request, entity, label, limit) => {
  expect(fieldOf(after(request), entity, label)).toMatchObject(limit);
});

test.each([
  ['nobody can book twice at the same time', 'unique'],
  ['at most 2 bookings per doctor', 'atMost'],
  ['appointments cannot be in the past', 'after'],
] as const)('“%s” is a rule for bookings', (request, kind) => {
  const rules = after(request, 'en', {
    ...CLINIC_BOOKING,
    entities: CLINIC_BOOKING.entities.map((entity) => ({ ...entity, rules: [] })),
  }).entities.find(({ id }) => id === 'appointment')?.rules;
  expect(rules?.map((rule) => rule.kind)).toEqual([kind]);
});

test.each([
  ['sort by price', 'product', 'price'],
  ['sort products by quantity', 'product', 'quantity'],
  ['order products by received on', 'product', 'receivedOn'],
  ['sort suppliers by city', 'supplier', 'city'],
] as const)('“%s” puts the order first', (request, entity, field) => {
  expect(listOf(after(request), entity)?.sorts[0]).toBe(field);
});

test.each([
  ['add a filter for city to suppliers', 'supplier', 'city'],
  ['filter products by supplier', 'product', 'supplier'],
  ['let me filter suppliers by city', 'supplier', 'city'],
] as const)('“%s” filters', (request, entity, field) => {
  expect(listOf(after(request), entity)?.filters).toContain(field);
});

test.each([
  ['show products as cards', 'product', 'cards'],
  ['show the orders as a board', 'order', 'board'],
  ['display suppliers as a list', 'supplier', 'list'],
  ['show orders in a calendar', 'order', 'calendar'],
] as const)('“%s” changes the view', (request, entity, view) => {
  expect(listOf(after(request), entity)?.view).toBe(view);
});

test('search comes and goes', () => {
  const without = after('remove the search');
  expect(listOf(without, 'product')?.hasSearch).toBe(false);
  expect(listOf(after('add search to products', 'en', without), 'product')?.hasSearch).toBe(true);
});

test('a new kind of record points to those that are there', () => {
  const plan = after('Now I want to log deliveries: which product, when and how much in kg');
  const delivery = plan.entities.find(({ many }) => many === 'Deliveries');
  expect(delivery?.fields.map(({ label, type, entity }) => [label, type, entity])).toEqual([
    ['Product', 'relation', 'product'],
    ['Date', 'date', undefined],
    ['Amount', 'number', undefined],
  ]);
  const detail = plan.pages
    .flatMap(({ blocks }) => blocks)
    .find((block) => block.kind === 'detail' && block.entity === 'product');
  expect(detail).toMatchObject({ related: expect.arrayContaining([delivery?.id]) });
});

test('records take a new name and keep their table', () => {
  const plan = after('rename suppliers to vendors');
  expect(plan.entities.find(({ id }) => id === 'supplier')).toMatchObject({ one: 'Vendor', many: 'Vendors' });
  expect(plan.pages.map(({ title }) => title)).toContain('Vendors');
  expect(RECIPE_SITE.entities[0]?.id).toBe('recipe');
});
