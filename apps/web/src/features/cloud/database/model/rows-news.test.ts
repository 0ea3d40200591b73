import { keepPreviousData, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { isWrittenSince, withAskedAt } from './rows-news.ts';

test('what is written while a page is on its way is news', async () => {
  const answer = Promise.withResolvers<{ rows: string[] }>();
  const asked = withAskedAt(() => answer.promise);
  const before = Date.now();
  const writtenAtMs = before + 1;
  await expect.poll(() => Date.now()).toBeGreaterThan(writtenAtMs);
  answer.resolve({ rows: ['Oak'] });
  const data = await asked;
  expect(data.rows).toEqual(['Oak']);
  expect(isWrittenSince({ data, isPlaceholderData: false }, writtenAtMs)).toBe(true);
  expect(isWrittenSince({ data, isPlaceholderData: false }, data.askedAtMs - 1)).toBe(false);
  expect(isWrittenSince({ data, isPlaceholderData: false }, undefined)).toBe(false);
});

test('a page that waits for the next one tells no news', async () => {
  const cache = new QueryClient();
  const pageOf = (page: number) => ({
    queryKey: ['rows', page],
    queryFn: () => withAskedAt(async () => ({ page })),
    placeholderData: keepPreviousData,
    networkMode: 'always' as const,
  });
  const shown = new QueryObserver(cache, pageOf(1));
  const end = shown.subscribe(() => {});
  await expect.poll(() => shown.getCurrentResult().data?.page).toBe(1);
  const writtenAtMs = Date.now() + 1000;
  expect(isWrittenSince(shown.getCurrentResult(), writtenAtMs)).toBe(true);
  shown.setOptions(pageOf(2));
  expect(shown.getCurrentResult().data?.page).toBe(1);
  expect(isWrittenSince(shown.getCurrentResult(), writtenAtMs)).toBe(false);
  end();
});
