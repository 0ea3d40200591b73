import type { LighthouseResult } from '@loam/contract';
import { describe, expect, test } from 'vitest';
import { categoryView, fixRequest, freshness, severityOf, updatedLabel } from './speed-rules.ts';

const now = Date.parse('2026-05-05T12:00:00Z');
const before = (ms: number) => new Date(now - ms).toISOString();
const minute = 60_000;

function resultWith(
  audits: Readonly<Record<string, { score: number | null; weight: number }>>,
): LighthouseResult {
  return {
    finalUrl: 'https://a.example/',
    fetchTime: before(0),
    screenshot: null,
    audits: Object.fromEntries(
      Object.entries(audits).map(([id, { score }]) => [
        id,
        { id, title: `Title ${id}`, description: '', score, scoreDisplayMode: 'binary' },
      ]),
    ),
    categories: {
      seo: {
        id: 'seo',
        title: 'SEO',
        score: 0.666,
        auditRefs: Object.entries(audits).map(([id, { weight }]) => ({ id, weight })),
      },
    },
  };
}

test.each([
  [0, 'error'],
  [0.49, 'error'],
  [0.5, 'warning'],
  [0.69, 'warning'],
  [0.7, 'minor'],
  [0.89, 'minor'],
  [0.9, 'info'],
])('a score of %d is %s', (score, severity) => expect(severityOf(score)).toBe(severity));

test('checks that did not pass come worst first; only errors are counted; what has no score is left out', () => {
  const view = categoryView(
    resultWith({
      light: { score: 0, weight: 1 },
      heavy: { score: 0, weight: 5 },
      minor: { score: 0.8, weight: 9 },
      passed: { score: 1, weight: 1 },
      manual: { score: null, weight: 1 },
    }),
    'seo',
  );
  expect(view.issues.map(({ audit }) => audit.id)).toEqual(['heavy', 'light', 'minor']);
  expect(view).toMatchObject({ score: 67, errorCount: 2, passedCount: 1 });
});

test('a category that was not analysed has no score', () => {
  expect(categoryView(resultWith({}), 'performance')).toMatchObject({ score: undefined, issues: [] });
});

test.each([
  [undefined, 'Never updated'],
  [0, 'Updated just now'],
  [59_000, 'Updated just now'],
  [5 * minute, 'Updated 5m ago'],
  [3 * 60 * minute, '3h ago'],
  [50 * 60 * minute, '2d ago'],
])('after %s it says %s', (age, label) =>
  expect(updatedLabel(age === undefined ? undefined : { timestamp: before(age) }, now)).toBe(label),
);

describe('the refresh button', () => {
  const fresh = { timestamp: before(minute), published_commit_sha: 'a' };
  const facts = { analysis: fresh, publishedCommit: 'a', latestCommit: 'a', now };

  test('is calm about a fresh analysis of what is published', () => {
    expect(freshness(facts)).toEqual({ isWarning: false });
  });
  test('warns when there is none', () => {
    expect(freshness({ ...facts, analysis: undefined })).toEqual({ isWarning: true });
  });
  test('warns about an earlier version and about a day that has passed', () => {
    expect(freshness({ ...facts, publishedCommit: 'b', latestCommit: 'b' })).toEqual({
      isWarning: true,
      tooltip: 'Analysis from a previous published version',
    });
    const old = { ...fresh, timestamp: before(24 * 60 * minute) };
    expect(freshness({ ...facts, analysis: old })).toEqual({
      isWarning: true,
      tooltip: 'Analysis data may be outdated',
    });
  });
  test('says first that there is something newer than what visitors see', () => {
    expect(freshness({ ...facts, latestCommit: 'c' })).toEqual({
      isWarning: false,
      tooltip: 'You have unpublished changes',
    });
  });
});

test('the request to the AI names the checks that failed', () => {
  const view = categoryView(resultWith({ alt: { score: 0, weight: 1 }, ok: { score: 1, weight: 1 } }), 'seo');
  const request = fixRequest(view, 'https://a.example');
  expect(request).toContain('Title alt');
  expect(request).not.toContain('Title ok');
});
