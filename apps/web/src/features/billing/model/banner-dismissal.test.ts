import { expect, test } from 'vitest';
import { isDismissed, withDismissed, type DismissedBanners } from './banner-dismissal.ts';

const banner = { workspaceId: 'w1', periodStart: '2026-03-01', kind: 'approachingAi' };

test('a dismissed banner stays away', () => {
  const dismissed = withDismissed({}, banner);
  expect(isDismissed({}, banner)).toBe(false);
  expect(isDismissed(dismissed, banner)).toBe(true);
});

test('a new period, a graver banner or another workspace is shown again', () => {
  const dismissed = withDismissed({}, banner);
  expect(isDismissed(dismissed, { ...banner, periodStart: '2026-04-01' })).toBe(false);
  expect(isDismissed(dismissed, { ...banner, kind: 'aiPaused' })).toBe(false);
  expect(isDismissed(dismissed, { ...banner, workspaceId: 'w2' })).toBe(false);
});

test('what is remembered does not grow without end, and the newest is kept', () => {
  let dismissed: DismissedBanners = {};
  for (let i = 0; i < 80; i += 1) dismissed = withDismissed(dismissed, { ...banner, workspaceId: `x${i}` });
  expect(Object.keys(dismissed)).toHaveLength(50);
  expect(isDismissed(dismissed, { ...banner, workspaceId: 'x79' })).toBe(true);
});
