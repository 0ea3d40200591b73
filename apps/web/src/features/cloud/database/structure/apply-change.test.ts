import { createApi } from '@loam/client';
import { StructurePlan } from '@loam/contract';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type ApplyOrder, applyOptions } from './api.ts';

const projectId = '00000000-0000-4000-8000-000000000001';
const order: ApplyOrder = {
  change: { kind: 'rename_table', table: 'trees', to: 'plants' },
  plan: StructurePlan.parse({
    title: 'Rename trees',
    sql: 'alter table trees rename to plants;',
    effects: [],
    danger: 'none',
    confirmation: null,
    can_undo: false,
  }),
  confirmation: '',
};

/** A form that runs a change and is taken away before the answer: the news of the change was faster. */
async function endsOf(answer: () => Response): Promise<readonly string[]> {
  const ends: string[] = [];
  const cache = new QueryClient();
  const options = applyOptions({
    api: createApi({
      baseUrl: 'http://server.invalid',
      fetch: async () => {
        leave();
        return answer();
      },
    }),
    cache,
    projectId,
    ends: { onDone: ({ kind }) => ends.push(kind), onFailed: () => ends.push('failed') },
  });
  const form = new MutationObserver(cache, options);
  const leave = form.subscribe(() => {});
  await form.mutate(order).catch(() => undefined);
  return ends;
}

test('a change ends with its own answer, though the form that asked for it is gone', async () => {
  const done = { title: 'Rename trees', edit_id: 'e1', undo_sql: null };
  expect(await endsOf(() => Response.json(done))).toEqual(['rename_table']);
  expect(await endsOf(() => Response.json({ code: 'conflict', detail: 'No.' }, { status: 409 }))).toEqual([
    'failed',
  ]);
});
