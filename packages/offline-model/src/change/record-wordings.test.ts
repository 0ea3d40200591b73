import { expect, test } from 'vitest';
import type { AppPlan, EntityPlan, Language } from '../plan/app-plan.ts';
import { INVENTORY_MANAGER } from '../plan/samples/inventory-manager.data.ts';
import { makePlan } from '../plan/make-plan.ts';
import { understand } from '../understand/understand.ts';
import { writeApp } from '../write/write-app.ts';
import { ask } from './follow-ups.fixture.ts';

const TASKS = makePlan(
  understand(
    'A task manager: tasks with title, due date, priority (low, medium, high) and status (open, done)',
  ),
);

const after = (request: string, plan: AppPlan = TASKS, language: Language = 'en'): AppPlan =>
  ask(plan, request, { language }).plan;
const tasks = (plan: AppPlan): EntityPlan | undefined => plan.entities.find(({ id }) => id === 'task');
const sources = (plan: AppPlan): string => [...writeApp(plan).values()].join('\n');

test.each([
  'mark overdue tasks in red',
  'overdue tasks should be red',
  'highlight tasks that are overdue in red',
  'late tasks in red please',
])('“%s” marks what is late and not done', (request) => {
  const plan = after(request);
  expect(tasks(plan)?.marks).toEqual([{ field: 'dueDate', test: 'overdue', colour: '#ff0000' }]);
  expect(sources(plan)).toMatch(/task\.dueDate < inDays\(0\) && task\.status !== "Done"/);
});

test.each([
  ['de', 'markiere überfällige Aufgaben rot'],
  ['fr', 'surligne les tâches en retard en rouge'],
  ['es', 'marca las tareas vencidas en rojo'],
  ['pt', 'destaque as tarefas atrasadas em vermelho'],
] as const)('marks in %s: “%s”', (language, request) => {
  const plan = { ...TASKS, language };
  expect(ask(plan, request, { language }).plan.entities.flatMap(({ marks = [] }) => marks)).toHaveLength(1);
});

test('an option and a number mark too, and two marks live together', () => {
  const plan = after('highlight high priority tasks', after('mark overdue tasks in red'));
  expect(tasks(plan)?.marks?.map(({ test: kind }) => kind)).toEqual(['is', 'overdue']);
  const stock = after('products with stock below 5 in orange', INVENTORY_MANAGER);
  expect(stock.entities.flatMap(({ marks = [] }) => marks)).toMatchObject([{ test: 'below', value: 5 }]);
});

test.each(['make the buttons red', 'red background', 'make the header green'])(
  '“%s” is about the look, not about records',
  (request) => {
    expect(after(request).entities.every(({ marks }) => marks === undefined)).toBe(true);
  },
);

test.each([
  ['only admins can delete tasks', { remove: 'admin' }],
  ['tasks can only be deleted by admins', { remove: 'admin' }],
  ['members cannot edit or delete tasks', { edit: 'admin', remove: 'admin' }],
  ['only managers may add tasks', { create: 'manager' }],
])('“%s” keeps that for the role, with an account to try it', (request, rights) => {
  const plan = after(request);
  expect(tasks(plan)?.rights).toEqual(rights);
  expect(plan.auth?.demo.map(({ role }) => role)).toContain(Object.values(rights)[0]);
  expect(sources(plan)).toContain(`<OnlyFor role="${Object.values(rights)[0]}">`);
});

test.each([
  ['tasks can only be due on weekdays', [1, 2, 3, 4, 5]],
  ['no tasks on Sundays', [1, 2, 3, 4, 5, 6]],
  ['due dates only on Mondays and Thursdays', [1, 4]],
])('“%s” limits the days', (request, days) => {
  expect(tasks(after(request))?.rules).toMatchObject([{ kind: 'onDays', field: 'dueDate', days }]);
});

test.each([
  'export tasks to CSV',
  'let people download the tasks as a spreadsheet',
  'add a csv export',
  'add a button to export tasks to CSV',
])('“%s” gives the list a download', (request) => {
  expect(sources(after(request))).toContain('<ExportButton');
});

test.each(['show 10 tasks per page', 'add pagination'])('“%s” makes a list come in portions', (request) => {
  expect(sources(after(request))).toContain('setShownCount(shownCount + 10)');
});

test('more than three filters wait behind a button', () => {
  const plan = after(
    'add a filter for due date',
    after('add a filter for priority', after('add a filter for status')),
  );
  expect(sources(plan)).not.toContain('<MoreFilters');
  const many = after('add a field cost, a field hours and a field urgent to tasks', plan);
  const filtered = ['cost', 'hours', 'urgent'].reduce(
    (all, name) => after(`add a filter for ${name}`, all),
    many,
  );
  expect(sources(filtered)).toContain('<MoreFilters');
});

test('a chart counts records unless an amount is asked for', () => {
  const costly = after('add a field cost to tasks');
  const chart = (request: string) =>
    after(request, costly)
      .pages.flatMap(({ blocks }) => blocks)
      .findLast((block) => block.kind === 'chart');
  expect(chart('add a chart of tasks by status')).toMatchObject({ measure: 'count', by: 'status' });
  expect(chart('add a chart of the cost of tasks by status')).toMatchObject({
    measure: 'sum',
    field: 'cost',
  });
});

test('a rule about a title is no name for the app', () => {
  const plan = after('the title must be unique');
  expect(plan.name).toBe(TASKS.name);
  expect(tasks(plan)?.fields.find(({ id }) => id === 'title')?.isUnique).toBe(true);
});
