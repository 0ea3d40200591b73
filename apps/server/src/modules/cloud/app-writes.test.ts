import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AppWrites, createAppWrites } from './app-writes.ts';

const told: [string, readonly string[]][] = [];
let writes: AppWrites;

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  writes = createAppWrites((ref, tables) => told.push([ref, tables]), 1000);
});
afterEach(() => {
  writes.close();
  vi.useRealTimers();
});

const see = (line: string, status = 201, ref = 'a') => {
  const [method = '', path = ''] = line.split(' ');
  writes.see({ ref, service: path.startsWith('/rest') ? 'rest' : 'storage', method, path, status });
};

test('tables that an app writes to are told once for each cloud, however often it writes', () => {
  for (let index = 0; index < 100; index += 1) see('POST /rest/v1/orders');
  see('PATCH /rest/v1/people', 204);
  see('DELETE /rest/v1/people', 204, 'b');
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([
    ['a', ['orders', 'people']],
    ['b', ['people']],
  ]);
  vi.advanceTimersByTime(5000);
  expect(told).toHaveLength(2);
  see('POST /rest/v1/orders');
  vi.advanceTimersByTime(1000);
  expect(told.at(-1)).toEqual(['a', ['orders']]);
});

test('looking, a refusal, a called function and other services are no writes to a table', () => {
  see('GET /rest/v1/orders', 200);
  see('HEAD /rest/v1/orders', 200);
  see('POST /rest/v1/orders', 403);
  see('POST /rest/v1/rpc/count_orders', 200);
  see('POST /rest/v1/', 201);
  see('POST /storage/v1/object/pictures/a.png', 200);
  vi.advanceTimersByTime(5000);
  expect(told).toEqual([]);
});

test('where many clouds are written to, a few are told of at a time, and none is left out', () => {
  for (let index = 0; index < 50; index += 1) see('POST /rest/v1/orders', 201, `cloud-${index}`);
  const counts = [1, 2, 3, 4].map(() => {
    vi.advanceTimersByTime(1000);
    return told.length;
  });
  expect(counts).toEqual([20, 40, 50, 50]);
});

test('names are told as their tables have them', () => {
  see('POST /rest/v1/Gr%C3%B6%C3%9Fe');
  see('POST /rest/v1/order%20items');
  see('POST /rest/v1/100%');
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([['a', ['Größe', 'order items']]]);
});
