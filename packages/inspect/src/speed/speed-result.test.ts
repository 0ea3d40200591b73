import { expect, test } from 'vitest';
import { readLighthouseResult } from './speed-result.ts';

const audit = {
  title: 'Images are large',
  description: 'Make them smaller.',
  score: 0.4,
  scoreDisplayMode: 'metricSavings',
};

function report(audits: Readonly<Record<string, object>>, more: object = {}): unknown {
  return {
    finalDisplayedUrl: 'https://a.example/',
    fetchTime: '2026-01-01T00:00:00.000Z',
    categories: {
      performance: {
        id: 'performance',
        title: 'Performance',
        score: 0.5,
        auditRefs: [
          { id: 'images', weight: 1, group: 'insights' },
          { id: 'inner', weight: 0, group: 'hidden' },
        ],
      },
    },
    audits: Object.fromEntries(Object.entries(audits).map(([id, rest]) => [id, { ...audit, id, ...rest }])),
    ...more,
  };
}

test('audits that no category shows are left out', () => {
  const { audits, categories } = readLighthouseResult(report({ images: {}, inner: {}, loose: {} }));
  expect(Object.keys(audits)).toEqual(['images']);
  expect(categories['performance']?.auditRefs.map(({ id }) => id)).toEqual(['images']);
});

test('a table becomes ten rows of plain texts, elements and addresses included', () => {
  const item = { node: { type: 'node', snippet: '<img>' }, url: 'https://a.example/a.png', wasted: 12.3456 };
  const details = {
    type: 'table',
    headings: [
      { key: 'node', label: 'Element' },
      { key: 'url', label: 'Address' },
      { key: 'wasted', label: 'Wasted' },
      { key: null, label: 'Nothing' },
    ],
    items: Array.from({ length: 40 }, () => item),
  };
  const shown = readLighthouseResult(report({ images: { details } })).audits['images']?.details;
  expect(shown?.headings).toEqual(['Element', 'Address', 'Wasted']);
  expect(shown?.rows).toHaveLength(10);
  expect(shown?.rows[0]).toEqual(['<img>', 'https://a.example/a.png', '12.35']);
});

test('what a repair saves is the largest of what Lighthouse says', () => {
  const details = { type: 'opportunity', overallSavingsMs: 120, overallSavingsBytes: 4000 };
  const { audits } = readLighthouseResult(
    report({ images: { details, metricSavings: { FCP: 50, LCP: 300 } } }),
  );
  expect(audits['images']?.savings).toEqual({ ms: 300, bytes: 4000 });
});

test('only a picture is shown as the screenshot', () => {
  const screenshot = (data: string) =>
    readLighthouseResult(report({ 'final-screenshot': { details: { type: 'screenshot', data } } }))
      .screenshot;
  expect(screenshot('data:image/jpeg;base64,AAAA')).toBe('data:image/jpeg;base64,AAAA');
  expect(screenshot('data:text/html,<script>')).toBeNull();
});

test('a page that could not be loaded is an error, not a low score', () => {
  const runtimeError = { code: 'NO_FCP', message: 'The page did not paint.' };
  expect(() => readLighthouseResult(report({ images: {} }, { runtimeError }))).toThrow('did not paint');
});
