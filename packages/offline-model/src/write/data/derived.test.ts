import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { makePlan } from '../../plan/make-plan.ts';
import { understand } from '../../understand/understand.ts';
import { placeWritten, type WrittenModules } from '../testing/run-written.fixture.ts';
import { writeApp } from '../write-app.ts';

const REQUEST =
  'Manage books (title, author) and loans (book, borrower, borrowed on, due date, returned). Loans are for 14 days. The fine is 0.50 per day late.';

const shape = z.object({
  loans: z.object({
    list: z.custom<() => readonly Record<string, unknown>[]>((value) => typeof value === 'function'),
    create: z.custom<(values: Record<string, unknown>) => Promise<{ record: { id: string } }>>(
      (value) => typeof value === 'function',
    ),
    update: z.custom<(id: string, changes: Record<string, unknown>) => Promise<unknown>>(
      (value) => typeof value === 'function',
    ),
  }),
});

let written: WrittenModules;
let files: ReadonlyMap<string, string>;

beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2030-05-31T12:00:00'), toFake: ['Date'] });
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  files = writeApp(makePlan(understand(REQUEST)));
  written = placeWritten(files);
});
afterAll(() => {
  written.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a value that is found follows the values it is found from, and another found one', async () => {
  const { loans } = shape.parse((await written.load('src/data/store.ts'))['store']);
  const { record } = await loans.create({
    book: 'book-1',
    borrower: 'Ada',
    borrowedOn: '2030-05-01',
    dueDate: '',
    returned: false,
    fine: null,
  });
  const read = () => loans.list().find(({ id }) => id === record.id);
  // Due on the 15th, sixteen days ago.
  expect(read()).toMatchObject({ dueDate: '2030-05-15', fine: 8 });
  await loans.update(record.id, { borrowedOn: '2030-05-20' });
  expect(read()).toMatchObject({ dueDate: '2030-06-03', fine: 0 });
  await loans.update(record.id, { borrowedOn: '2030-05-01', returned: true });
  expect(read()).toMatchObject({ fine: 0 });
});

it('nobody types a value that is found', () => {
  const form = [...files].find(([path]) => path.endsWith('LoanFields.tsx'))?.[1] ?? '';
  expect(form).toContain('name="borrowedOn"');
  expect(form).not.toContain('name="dueDate"');
  expect(form).not.toContain('name="fine"');
});

const LEAVE =
  'Leave planner: every employee has 25 days of leave per year. Leave requests have a start date, an end date and a status (open, approved, rejected). Show the remaining days per employee.';

const listed = z.custom<() => readonly Record<string, unknown>[]>((value) => typeof value === 'function');
const made = z.custom<(values: Record<string, unknown>) => Promise<{ record: { id: string } }>>(
  (value) => typeof value === 'function',
);
const changed = z.custom<(id: string, changes: Record<string, unknown>) => Promise<unknown>>(
  (value) => typeof value === 'function',
);

it('what belongs to a record is added up anew whenever it changes', async () => {
  const plan = makePlan(understand(LEAVE));
  const app = placeWritten(writeApp(plan));
  const leave = plan.entities.find(({ id }) => id === 'leaveRequest');
  const table = z.object({ list: listed, create: made, update: changed });
  const store = z
    .object({ employees: table, leaveRequests: table })
    .parse((await app.load('src/data/store.ts'))['store']);
  const left = () => Number(store.employees.list().find(({ id }) => id === 'employee-1')?.['remainingDays']);
  const before = left();
  const values = Object.fromEntries((leave?.fields ?? []).map(({ id }) => [id, '']));
  const asked = { ...values, employee: 'employee-1', startDate: '2030-06-03', endDate: '2030-06-07' };
  const { record } = await store.leaveRequests.create({ ...asked, status: 'Open', days: null });
  expect(left()).toBe(before - 5);
  await store.leaveRequests.update(record.id, { endDate: '2030-06-04' });
  expect(left()).toBe(before - 2);
  await store.leaveRequests.update(record.id, { status: 'Rejected' });
  expect(left()).toBe(before);
  app.remove();
});

it('a reading counts from the one before, whichever was entered first; what is spent lowers the balance', async () => {
  const app = placeWritten(
    writeApp(
      makePlan(
        understand(
          'Fuel log for my car: date, odometer, litres, price per litre. Calculate consumption per 100 km.',
        ),
      ),
    ),
  );
  const logs = z
    .object({ logs: z.object({ list: listed, create: made }) })
    .parse((await app.load('src/data/store.ts'))['store']).logs;
  const entry = { date: '2030-06-01', pricePerLitre: 1.8, cost: null, distance: null, consumption: null };
  await logs.create({ ...entry, odometer: 90_500, litres: 30 });
  await logs.create({ ...entry, odometer: 90_000, litres: 42 });
  const at = (odometer: number) => logs.list().find((log) => log['odometer'] === odometer);
  expect(at(90_500)).toMatchObject({ distance: 500, consumption: 6 });
  const { signedBy } = z
    .object({ signedBy: z.custom<(amount: number, isTaken: boolean) => number>(() => true) })
    .parse(await app.load('src/data/derived-values.ts'));
  expect([signedBy(90, true), signedBy(90, false)]).toEqual([-90, 90]);
  app.remove();
});

it('days in a row count until a day misses the goal, and what is entered for a day adds up', async () => {
  const app = placeWritten(
    writeApp(makePlan(understand('Water tracker. My goal is 8 glasses a day. Show my streak.'))),
  );
  const { goalStreak, goalBest } = z
    .object({ goalStreak: counted, goalBest: counted })
    .parse(await app.load('src/lib/day-goals.ts'));
  const entry = (day: string, glasses: number) => ({ day, glasses });
  const entries = [
    entry('2030-05-30', 8),
    entry('2030-05-29', 5),
    entry('2030-05-29', 3),
    entry('2030-05-28', 7),
    ...['2030-05-27', '2030-05-26', '2030-05-25'].map((day) => entry(day, 9)),
  ];
  const goal = { day: (one: Entry) => one.day, value: (one: Entry) => one.glasses, goal: 8 };
  expect([goalStreak(entries, goal), goalBest(entries, goal)]).toEqual([2, 3]);
  app.remove();
});

interface Entry {
  readonly day: string;
  readonly glasses: number;
}

const counted = z.custom<(records: readonly Entry[], goal: object) => number>(
  (value) => typeof value === 'function',
);
