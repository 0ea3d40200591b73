import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBus } from './bus.ts';
import { silentLogger } from './logger.ts';

interface Events {
  'thing.made': { readonly id: number };
}

test('every subscriber hears an event, and one that fails does not silence the others', async () => {
  const heard: string[] = [];
  const faults: string[] = [];
  const bus = createBus<Events>({ ...silentLogger, error: (_fields, message) => faults.push(message) });
  bus.subscribe('thing.made', () => Promise.reject(new RangeError('broken')));
  bus.subscribe('thing.made', (event) => void heard.push(`second ${event.id}`));
  bus.publish('thing.made', { id: 7 });
  await nextTurn();
  expect(heard).toEqual(['second 7']);
  expect(faults).toEqual(['a subscriber failed']);
});

test('a cancelled subscription hears nothing more', async () => {
  const heard: number[] = [];
  const bus = createBus<Events>(silentLogger);
  const cancel = bus.subscribe('thing.made', (event) => void heard.push(event.id));
  cancel();
  bus.publish('thing.made', { id: 1 });
  await nextTurn();
  expect(heard).toEqual([]);
});

test('who delivers waits for all, and learns that one failed', async () => {
  const heard: number[] = [];
  const bus = createBus<Events>(silentLogger);
  bus.subscribe('thing.made', async ({ id }) => {
    await nextTurn();
    if (id === 2) throw new RangeError('broken');
  });
  bus.subscribe('thing.made', async ({ id }) => {
    await nextTurn();
    heard.push(id);
  });
  await bus.deliver('thing.made', { id: 1 });
  expect(heard).toEqual([1]);
  await expect(bus.deliver('thing.made', { id: 2 })).rejects.toThrow('broken');
  expect(heard).toEqual([1, 2]);
});
