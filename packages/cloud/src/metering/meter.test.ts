import { silentLogger } from '@loam/kernel';
import { expect, test } from 'vitest';
import { createMeter, type MinuteSum } from './index.ts';

function openMeter(save: (sums: readonly MinuteSum[]) => Promise<void>) {
  const time = { ms: Date.parse('2026-03-10T12:00:30Z') };
  const meter = createMeter({ save, clock: { now: () => new Date(time.ms) }, logger: silentLogger });
  return { meter, time };
}

const noon = new Date('2026-03-10T12:00:00Z');

test('what is used in a minute becomes one sum for each project and kind', async () => {
  const saved: MinuteSum[] = [];
  const { meter, time } = openMeter(async (sums) => void saved.push(...sums));
  for (let request = 0; request < 1000; request += 1) meter.add('mine', 'requests', 1);
  meter.add('mine', 'bytes_out', 512);
  meter.add('other', 'requests', 2);
  time.ms += 60_000;
  meter.add('mine', 'requests', 5);
  await meter.flush();
  expect(saved).toEqual([
    { ref: 'mine', minute: noon, metric: 'requests', amount: 1000 },
    { ref: 'mine', minute: noon, metric: 'bytes_out', amount: 512 },
    { ref: 'other', minute: noon, metric: 'requests', amount: 2 },
    { ref: 'mine', minute: new Date('2026-03-10T12:01:00Z'), metric: 'requests', amount: 5 },
  ]);
});

test('what could not be stored is kept, with what came since, and is stored once', async () => {
  const saved: MinuteSum[] = [];
  let isAway = true;
  const { meter } = openMeter(async (sums) => {
    if (isAway) throw new Error('the database is away');
    saved.push(...sums);
  });
  meter.add('mine', 'requests', 3);
  await meter.flush();
  meter.add('mine', 'requests', 4);
  isAway = false;
  await meter.flush();
  expect(saved).toEqual([{ ref: 'mine', minute: noon, metric: 'requests', amount: 7 }]);
});

test('a meter that is closed has stored what was counted, and tries no more', async () => {
  const saved: MinuteSum[] = [];
  const { meter } = openMeter(async (sums) => void saved.push(...sums));
  meter.add('mine', 'requests', 3);
  await meter.close();
  meter.add('mine', 'requests', 4);
  await meter.flush();
  expect(saved).toMatchObject([{ amount: 3 }]);
});

test('amounts that make no sense are not counted', async () => {
  const saved: MinuteSum[] = [];
  const { meter } = openMeter(async (sums) => void saved.push(...sums));
  for (const amount of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) meter.add('mine', 'rows', amount);
  await meter.flush();
  expect(saved).toEqual([]);
});
