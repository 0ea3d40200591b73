import { ApiProblem } from '@loam/client';
import { texts } from '@loam/contract';
import { toast } from '@loam/ui';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { tellSaved } from './tell-saved.ts';
import { databaseWords } from './texts.data.ts';

const refused = new ApiProblem({ status: 409, code: 'conflict', detail: 'No such column.', traceId: 't' });

/** What is said of a save whose cell is taken away before the answer. */
async function saidOf(answer: () => Promise<unknown>, typed: string | null) {
  const before = new Set(toast.getHistory().map(({ id }) => id));
  const cell = new MutationObserver(new QueryClient(), { mutationFn: answer, networkMode: 'always' });
  const leave = cell.subscribe(() => {});
  const told = tellSaved(cell.mutate(), typed);
  leave();
  await told;
  return toast.getHistory().filter(({ id }) => !before.has(id));
}

test('a save that was refused after its cell is gone is told, with what was typed', async () => {
  const refuse = () => Promise.reject(refused);
  const [said, ...more] = await saidOf(refuse, 'Oak');
  expect(more).toEqual([]);
  expect(said).toMatchObject({
    type: 'error',
    title: expect.stringContaining('No such column.'),
    action: { label: databaseWords.copyTyped },
  });
  const [emptied] = await saidOf(refuse, null);
  expect(emptied).toMatchObject({ type: 'error' });
  expect(emptied).not.toHaveProperty('action');
});

test('a save that went well is told once', async () => {
  expect(await saidOf(() => Promise.resolve({}), 'Oak')).toMatchObject([
    { type: 'success', title: texts.database.rowUpdated },
  ]);
});
