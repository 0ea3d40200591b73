import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { retry } from './retry.ts';

const quick = { attempts: 3, firstDelayMs: 1, maxDelayMs: 2 };

test('a passing fault is tried again until it passes', async () => {
  const result = await retry(async (attempt) => {
    if (attempt < 3) throw new AppError({ code: 'busy', detail: 'not yet' });
    return attempt;
  }, quick);
  expect(result).toBe(3);
});

test('the last fault reaches the caller once the attempts are used up', async () => {
  let calls = 0;
  const work = retry(() => {
    calls += 1;
    return Promise.reject(new AppError({ code: 'busy', detail: `attempt ${calls}` }));
  }, quick);
  await expect(work).rejects.toThrow('attempt 3');
  expect(calls).toBe(3);
});

test('a fault that cannot pass is not tried again', async () => {
  let calls = 0;
  const work = retry(
    () => {
      calls += 1;
      return Promise.reject(new AppError({ code: 'final', detail: 'no' }));
    },
    { ...quick, isRetryable: () => false },
  );
  await expect(work).rejects.toThrow('final');
  expect(calls).toBe(1);
});
