import { expect, test } from 'vitest';
import { CLINIC_BOOKING } from '../plan/samples/clinic-booking.data.ts';
import { INVENTORY_MANAGER } from '../plan/samples/inventory-manager.data.ts';
import { RECIPE_SITE } from '../plan/samples/recipe-site.data.ts';
import { ask } from './follow-ups.fixture.ts';

test.each([
  'the app looks boring, add some color',
  'add a footer with copyright',
  'make it mobile friendly',
  'every recipe should show who wrote it',
  'show the newest recipes first',
])('“%s” leads to no wrong change', (request) => {
  expect(ask(RECIPE_SITE, request).plan).toEqual(RECIPE_SITE);
});

test('a condition on records is no colour of the app', () => {
  const { plan } = ask(INVENTORY_MANAGER, 'products with less than 5 in stock should be red');
  expect(plan.theme).toEqual(INVENTORY_MANAGER.theme);
});

test('signing up for a newsletter needs no account', () => {
  const { plan } = ask(RECIPE_SITE, 'I want visitors to sign up for a newsletter');
  expect(plan.auth).toBeNull();
  expect(plan.pages.map(({ title }) => title)).toContain('Newsletter');
});

test('a word that is also a feature can name a record', () => {
  const { plan } = ask(INVENTORY_MANAGER, 'add a notes field to purchase orders');
  expect(plan.entities.find(({ id }) => id === 'order')?.fields.at(-1)?.label).toBe('Notes');
  const booked = ask(CLINIC_BOOKING, 'add insurance to appointments').plan;
  expect(booked.entities.find(({ id }) => id === 'appointment')?.fields.at(-1)?.label).toBe('Insurance');
});

test('options, defaults and lengths are taken as told', () => {
  const options = ask(INVENTORY_MANAGER, 'the category options should be Tools, Food and Toys').plan;
  expect(
    options.entities.find(({ id }) => id === 'product')?.fields.find(({ id }) => id === 'category')?.options,
  ).toEqual(['Tools', 'Food', 'Toys']);
  const initial = ask(INVENTORY_MANAGER, 'default status should be Pending').plan;
  expect(
    initial.entities.find(({ id }) => id === 'order')?.fields.find(({ id }) => id === 'status')?.initial,
  ).toBe('Pending');
  const length = ask(INVENTORY_MANAGER, 'SKU must have 8 characters').plan;
  expect(
    length.entities.find(({ id }) => id === 'product')?.fields.find(({ id }) => id === 'sku'),
  ).toMatchObject({ min: 8, max: 8 });
});

test('a limit per day counts by the date', () => {
  const { plan } = ask(CLINIC_BOOKING, 'a doctor can have at most 10 appointments per day');
  expect(plan.entities.find(({ id }) => id === 'appointment')?.rules).toContainEqual(
    expect.objectContaining({ kind: 'atMost', count: 10, per: ['date'] }),
  );
});

test('people may be let to do more', () => {
  const reading = {
    ...RECIPE_SITE,
    pages: RECIPE_SITE.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) =>
        block.kind === 'collection' ? { ...block, can: { ...block.can, create: false } } : block,
      ),
    })),
  };
  const { plan } = ask(reading, 'let users upload their own recipes');
  expect(JSON.stringify(plan.pages)).toContain('"create":true');
});

test('a page takes the name it is asked for by', () => {
  expect(
    ask(RECIPE_SITE, 'replace Contact with Get in touch').plan.pages.map(({ title }) => title),
  ).toContain('Get in touch');
  expect(ask(RECIPE_SITE, 'add a "Tips" section').plan.pages.map(({ title }) => title)).toContain('Tips');
});
