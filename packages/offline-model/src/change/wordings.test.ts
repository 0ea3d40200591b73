import { expect, test } from 'vitest';
import type { AppPlan } from '../plan/app-plan.ts';
import { makePlan } from '../plan/make-plan.ts';
import { INVENTORY_MANAGER, RECIPE_SITE } from '../plan/testing/samples.ts';
import { understand } from '../understand/understand.ts';
import { writeApp } from '../write/write-app.ts';
import { ask, readRows, talk } from './follow-ups.fixture.ts';
import { planBefore, planStep } from './history.ts';
import { PLAIN_WISHES } from './plain-wishes.fixture.ts';
import { TOLD_PLAINLY } from './told-plainly.fixture.ts';
import { WORDINGS } from './wordings.fixture.ts';

const sources = (plan: AppPlan): string => [...writeApp(plan).values()].join('\n');

test.each([...readRows(WORDINGS), ...readRows(PLAIN_WISHES), ...readRows(TOLD_PLAINLY)])(
  '$messages',
  (row) => {
    const { plan, answer } = talk(row);
    expect(answer.replaceAll(/\s+/g, ' ')).toContain(row.answer);
    for (const held of row.holds?.split(' // ') ?? []) {
      const [, kind, text] = /^(src |not )?(.+)$/.exec(held) ?? [];
      const where = kind === 'src ' ? sources(plan) : JSON.stringify(plan);
      expect(where.includes(text ?? ''), held).toBe(kind !== 'not ');
    }
  },
);

test('a page that was removed can come back, and what a step changed can be taken back', () => {
  const without = ask(RECIPE_SITE, 'remove the about page').plan;
  const { plan } = ask(without, 'bring the about page back please', { earlier: [RECIPE_SITE] });
  expect(plan.pages).toEqual(RECIPE_SITE.pages);
  const boxed = ask(RECIPE_SITE, 'add a newsletter box in the footer').plan;
  expect(planBefore(boxed, planStep('box', RECIPE_SITE, boxed))).toEqual(RECIPE_SITE);
});

test('several wishes of one message are all met, and each is told', () => {
  const wishes =
    '- header purple\n- add a team page\n- recipes need a language (English, Welsh)\n- call it "Inkling"';
  const { plan, done } = ask(RECIPE_SITE, wishes);
  expect(done).toHaveLength(4);
  expect(plan).toMatchObject({ name: 'Inkling', theme: { header: '#800080' } });
});

test.each([
  'the app looks boring, add some color',
  'add a footer with copyright',
  'make it mobile friendly',
  'train a neural network on the recipes and predict taste',
  'add a contact page',
])('“%s” changes nothing', (request) => {
  expect(ask(RECIPE_SITE, request)).toMatchObject({ plan: RECIPE_SITE, done: [] });
});

test('a plan that was changed many times can be written', () => {
  const requests =
    'add login; let people comment on products; add a cart and checkout; translate to German; remove the suppliers';
  const plan = requests
    .split('; ')
    .reduce((current: AppPlan, request) => ask(current, request).plan, INVENTORY_MANAGER);
  expect(writeApp(plan).size).toBeGreaterThan(40);
});

test('a translation leaves no blank of a phrase unfilled', () => {
  const plan = makePlan(
    understand('Queria um site para a minha pousada, com quartos (nome, preço) e reservas'),
  );
  for (const language of ['German', 'French', 'English', 'Spanish']) {
    const { plan: next } = ask(plan, `translate everything into ${language}`);
    expect(JSON.stringify(next)).not.toMatch(/\{\w+\}/);
  }
});

test.each([
  ['change the price of Lemon tart to 6 euros', 'Lemon tart', 'price', 6],
  ['set the price for the house lemonade to 3.50', 'House lemonade', 'price', 3.5],
])('%s', (wish, title, field, value) => {
  const plan = makePlan(understand('A restaurant site with a menu'));
  const row = ask(plan, wish)
    .plan.entities.flatMap(({ seed }) => seed)
    .find((one) => one['name'] === title);
  expect(row?.[field]).toBe(value);
});
