import { expect, test } from 'vitest';
import type { AppPlan, EntityPlan, FieldPlan } from '../plan/app-plan.ts';
import { CLINIC_BOOKING } from '../plan/samples/clinic-booking.data.ts';
import { INVENTORY_MANAGER } from '../plan/samples/inventory-manager.data.ts';
import { RECIPE_SITE } from '../plan/samples/recipe-site.data.ts';
import { makePlan } from '../plan/make-plan.ts';
import { understand } from '../understand/understand.ts';
import { writeApp } from '../write/write-app.ts';
import { secondThought } from './correction.ts';
import { ask } from './follow-ups.fixture.ts';
import { planBefore, planStep } from './history.ts';

const TASKS = makePlan(
  understand(
    'A task manager: tasks with title, due date, priority (low, medium, high) and status (open, done)',
  ),
);

const taskOf = (plan: AppPlan): EntityPlan | undefined => plan.entities.find(({ id }) => id === 'task');
const fieldOf = (plan: AppPlan, label: string): FieldPlan | undefined =>
  plan.entities.flatMap(({ fields }) => fields).find((field) => field.label === label);

test.each([
  'an expense over 1000 needs a receipt',
  'add confetti when a task is done',
  'tasks should have different colors',
  'the products need to be checked every week',
])('“%s” makes no field of a clause', (request) => {
  const before = TASKS.entities.flatMap(({ fields }) => fields).length;
  expect(ask(TASKS, request).plan.entities.flatMap(({ fields }) => fields)).toHaveLength(before);
});

test('a list of values is a choice, and each of them can have its colour', () => {
  const { plan } = ask(TASKS, 'can you add categories: work, home, kids');
  expect(fieldOf(plan, 'Category')).toMatchObject({ type: 'choice', options: ['Work', 'Home', 'Kids'] });
  const coloured = ask(plan, 'the categories should have different colors').plan;
  expect(new Set(taskOf(coloured)?.marks?.map(({ colour }) => colour)).size).toBe(3);
});

test('a field that is only for one option is asked for there alone', () => {
  const { plan, done } = ask(TASKS, 'add a field for the reason, only for high');
  expect(fieldOf(plan, 'Reason')?.onlyIf).toEqual({ field: 'priority', option: 'High' });
  expect(done.join()).toContain('only where Priority is High');
  expect(writeApp(plan).get('src/components/tasks/TaskFields.tsx')).toMatch(
    /useWatch\(\{ control, name: "priority" \}\)[\s\S]*\{priority === "High" && \(/,
  );
});

test('“filter by it” is about the field of the same message', () => {
  const { plan, notUnderstood } = ask(TASKS, 'add a field "good for kids" yes / no and filter by it');
  expect(fieldOf(plan, 'good for kids')?.type).toBe('flag');
  expect(notUnderstood).toEqual([]);
});

test('options go, come and are replaced by their names', () => {
  const less = ask(TASKS, 'remove Medium. Add Urgent').plan;
  expect(fieldOf(less, 'Priority')?.options).toEqual(['Low', 'High', 'Urgent']);
  expect(taskOf(less)?.seed.some((row) => row['priority'] === 'Medium')).toBe(false);
  expect(fieldOf(ask(TASKS, 'add Waiting to the status').plan, 'Status')?.options).toContain('Waiting');
  expect(fieldOf(ask(TASKS, 'replace Medium with Normal').plan, 'Priority')?.options).toContain('Normal');
});

test('one record is added with what is told of it, and goes by its name', () => {
  const { plan, done } = ask(INVENTORY_MANAGER, 'add a supplier called Nordwind Tea');
  const suppliers = plan.entities.find(({ id }) => id === 'supplier');
  expect(suppliers?.seed.at(-1)?.[suppliers.titleField]).toBe('Nordwind Tea');
  expect(done.join()).toContain('Nordwind Tea');
  const gone = ask(plan, 'remove Nordwind Tea').plan;
  expect(gone.entities.find(({ id }) => id === 'supplier')?.seed).toHaveLength(
    INVENTORY_MANAGER.entities.find(({ id }) => id === 'supplier')?.seed.length ?? -1,
  );
  const priced = ask(INVENTORY_MANAGER, 'add a product Green Lamp, 2450 euro').plan;
  const products = priced.entities.find(({ id }) => id === 'product');
  const money = products?.fields.find(({ type }) => type === 'money')?.id ?? '';
  expect(products?.seed.at(-1)).toMatchObject({ [money]: 2450 });
});

test('what is said beside an order is no order, and a second thought replaces the first', () => {
  const { plan, notUnderstood } = ask(TASKS, 'nah too childish, remove the priority, keep the due date');
  expect(notUnderstood).toEqual([]);
  expect(fieldOf(plan, 'Priority')).toBeUndefined();
  expect(fieldOf(plan, 'Due date')).toBeDefined();
  expect(secondThought('make it harder, 8x8... no wait 6x6')).toBe('make it harder, 6x6');
  expect(secondThought('make the header blue, no wait, green')).toBe('make the header green');
  expect(secondThought('wait for the payment before shipping')).toBe('wait for the payment before shipping');
});

test('what was not understood is told back as it was written', () => {
  const { notUnderstood } = ask({ ...TASKS, language: 'pt' }, 'coloca fogos de artifício no céu', {
    language: 'pt',
  });
  expect(notUnderstood.map(({ said }) => said)).toEqual(['coloca fogos de artifício no céu']);
});

test('what stands on a page changes its place, and a page that would not move is not said to', () => {
  const plan = makePlan(understand('A task manager with a dashboard: tasks with due date and status'));
  const [start] = plan.pages;
  const kinds = (one: AppPlan) => one.pages[0]?.blocks.map(({ kind }) => kind) ?? [];
  const moved = ask(plan, 'put the chart at the bottom of the dashboard').plan;
  expect(start?.blocks.length).toBeGreaterThan(1);
  expect(kinds(moved).at(-1)).toBe('chart');
  expect(kinds(moved)).toHaveLength(kinds(plan).length);
  expect(ask(plan, 'put the unicorns before the dragons on the home page').done).toEqual([]);
});

test('the words of the first page are those that were given', () => {
  const { plan } = ask(RECIPE_SITE, 'change the text on the home page to "The world is small"');
  expect(plan.pages[0]?.blocks.find(({ kind }) => kind === 'hero')).toMatchObject({
    title: 'The world is small',
  });
  expect(plan.pages.map(({ id }) => id)).toEqual(RECIPE_SITE.pages.map(({ id }) => id));
});

test('a page of questions holds the topics it was asked for with', () => {
  const { plan } = ask(RECIPE_SITE, 'add an FAQ page with questions about visa, luggage and cancellation');
  const text = JSON.stringify(plan.pages.find(({ title }) => title === 'FAQ'));
  for (const topic of ['Visa', 'Luggage', 'Cancellation']) expect(text).toContain(topic);
});

test('a newsletter box in the footer is on every page, and undoing takes it away', () => {
  const { plan } = ask(RECIPE_SITE, 'add a newsletter box in the footer');
  expect(plan.pages).toEqual(RECIPE_SITE.pages);
  const files = writeApp(plan);
  expect(files.get('src/components/layout/SiteFooter.tsx')).toContain('<SubscriberFooterForm />');
  expect(files.get('src/components/subscribers/SubscriberFooterForm.tsx')).toContain('subscriberSchema');
  expect(planBefore(plan, planStep('box', RECIPE_SITE, plan))).toEqual(RECIPE_SITE);
});

test.each(['make it look more modern', 'mach es moderner', 'hazlo más moderno', 'more elegant please'])(
  '“%s” changes the look and nothing else',
  (request) => {
    const language = request.startsWith('mach') ? 'de' : request.startsWith('hazlo') ? 'es' : 'en';
    const { plan } = ask(RECIPE_SITE, request, { language });
    expect(plan.theme).not.toEqual(RECIPE_SITE.theme);
    expect({ ...plan, theme: null }).toEqual({ ...RECIPE_SITE, theme: null });
  },
);

test('trouble without a fault is told about, not answered by a change', () => {
  const { plan, notDone } = ask(CLINIC_BOOKING, 'the book button does nothing');
  expect(plan).toEqual(CLINIC_BOOKING);
  expect(notDone.join()).toMatch(/found no fault.*form/);
});

test('a talk about comments does not turn the next wish to them, and a title is not put in the plural', () => {
  const talked = ask(INVENTORY_MANAGER, 'let people comment on products').plan;
  const past = ['An inventory manager', 'let people comment on products'];
  const { plan } = ask(talked, 'add a rating with stars', { past });
  expect(plan.entities.map(({ id }) => id)).toContain('productReview');
  const renamed = ask(INVENTORY_MANAGER, 'rename Suppliers to What I do').plan;
  expect(renamed.entities.map(({ many }) => many)).toContain('What I do');
});
