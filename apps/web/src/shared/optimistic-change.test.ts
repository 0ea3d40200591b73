import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { optimisticChange } from './optimistic-change.ts';
import { restoreRow } from './restore-row.ts';

interface Person {
  readonly id: string;
  readonly level: string;
}

interface Wish {
  readonly id: string;
  readonly level: string;
}

const key = ['people'];
const people = [
  { id: 'ada', level: 'write' },
  { id: 'ben', level: 'write' },
];

/** A list with one mutation for each row, as components have them, and a server that answers when told. */
function setUp() {
  const cache = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  cache.setQueryData<readonly Person[]>(key, people);
  const sent: (Wish & { readonly answer: PromiseWithResolvers<void> })[] = [];
  const rowOf = (id: string) =>
    new MutationObserver(
      cache,
      optimisticChange<readonly Person[], Wish>(cache, {
        queryKey: key,
        thing: id,
        send: (wish) => {
          const answer = Promise.withResolvers<void>();
          sent.push({ ...wish, answer });
          return answer.promise;
        },
        patch: (rows, wish) => rows.map((row) => (row.id === wish.id ? { ...row, ...wish } : row)),
        restore: (rows, before, wish) => restoreRow(rows, before, (row) => row.id === wish.id),
      }),
    );
  const rows = new Map(people.map(({ id }) => [id, rowOf(id)]));
  const change = async (id: string, level: string) => {
    const saved = rows.get(id)?.mutate({ id, level }) ?? Promise.reject(new Error('no such row'));
    const told = saved.then(
      () => 'saved',
      () => 'refused',
    );
    await settled();
    return { told };
  };
  const answer = async (index: number, how: 'saved' | 'refused') => {
    const { promise, resolve, reject } = sent[index]?.answer ?? Promise.withResolvers<void>();
    if (how === 'saved') resolve();
    else reject(new Error('no'));
    await promise.catch(() => undefined);
    await settled();
  };
  return {
    change,
    answer,
    sent: () => sent.map(({ id, level }) => `${id} ${level}`),
    shown: () => cache.getQueryData<readonly Person[]>(key)?.map(({ id, level }) => `${id} ${level}`),
    isAskedAgain: () => cache.getQueryState(key)?.isInvalidated,
  };
}

async function settled(): Promise<void> {
  for (let step = 0; step < 50; step += 1) await Promise.resolve();
}

test('a change is shown before the server has answered', async () => {
  const { change, shown, isAskedAgain } = setUp();
  await change('ada', 'read');
  expect(shown()).toEqual(['ada read', 'ben write']);
  expect(isAskedAgain()).toBe(false);
});

test('a refused change goes back alone, and the truth is asked for when the last is answered', async () => {
  const { change, answer, shown, isAskedAgain } = setUp();
  const [first] = [await change('ada', 'read'), await change('ben', 'admin')];
  await answer(0, 'refused');
  expect(await first.told).toBe('refused');
  expect(shown()).toEqual(['ada write', 'ben admin']);
  expect(isAskedAgain()).toBe(false);
  await answer(1, 'saved');
  expect(shown()).toEqual(['ada write', 'ben admin']);
  expect(isAskedAgain()).toBe(true);
});

test('two changes of one row reach the server in the order they were made', async () => {
  const { change, answer, sent, shown } = setUp();
  await change('ada', 'read');
  await change('ada', 'admin');
  await change('ben', 'read');
  expect(shown()).toEqual(['ada admin', 'ben read']);
  expect(sent()).toEqual(['ada read', 'ben read']);
  await answer(0, 'saved');
  expect(sent()).toEqual(['ada read', 'ben read', 'ada admin']);
});

test('the second of two changes of one row stays shown when the first is refused, and goes back behind it', async () => {
  const { change, answer, shown } = setUp();
  await change('ada', 'read');
  await change('ada', 'admin');
  await change('ben', 'read');
  await answer(0, 'refused');
  expect(shown()).toEqual(['ada admin', 'ben read']);
  await answer(2, 'refused');
  expect(shown()).toEqual(['ada write', 'ben read']);
  await answer(1, 'refused');
  expect(shown()).toEqual(['ada write', 'ben write']);
});
