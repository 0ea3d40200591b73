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
