import { expect, test } from 'vitest';
import { addFact, type PerformanceFact, watchPageFacts } from './page-facts.ts';
import { readOverlayTexts } from './overlay-hook.ts';

test('facts add up to one record; unknown lines and phases that did not happen yet add nothing', () => {
  const facts: readonly PerformanceFact[] = [
    {
      entryType: 'navigation',
      name: 'http://p.test/',
      startTime: 0,
      domContentLoadedEventEnd: 0,
      loadEventEnd: 0,
    },
    { entryType: 'paint', name: 'first-paint', startTime: 10.4 },
    { entryType: 'paint', name: 'first-contentful-paint', startTime: 11 },
    { entryType: 'largest-contentful-paint', name: '', startTime: 12 },
    { entryType: 'largest-contentful-paint', name: '', startTime: 40 },
    { entryType: 'mark', name: 'first-paint', startTime: 99 },
    {
      entryType: 'navigation',
      name: 'http://p.test/',
      startTime: 0,
      domContentLoadedEventEnd: 30.6,
      loadEventEnd: 50,
    },
  ];
  expect(facts.reduce(addFact, { started_at: 1 })).toEqual({
    started_at: 1,
    first_paint_ms: 10,
    first_contentful_paint_ms: 11,
    largest_contentful_paint_ms: 40,
    dom_ready_ms: 31,
    loaded_ms: 50,
  });
});

test.each([
  ['/app/src/App.tsx:3:5', { filename: '/app/src/App.tsx', lineno: 3, colno: 5 }],
  ['/app/src/App.tsx:3', { filename: '/app/src/App.tsx', lineno: 3 }],
  ['/app/src/App.tsx', { filename: '/app/src/App.tsx' }],
  ['', {}],
])("Vite's error screen names %s", (file, position) => {
  expect(readOverlayTexts({ message: 'broken', file, frame: '', stack: '' })).toEqual({
    kind: 'failed',
    message: 'broken',
    position,
  });
});

test('an error screen without a message is none', () => {
  expect(readOverlayTexts({ message: '', file: 'x', frame: '', stack: '' })).toBeUndefined();
});

test('a page that may keep nothing says so', () => {
  const performance = { timeOrigin: 1000 };
  const blocked = {
    performance,
    get localStorage(): unknown {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(watchPageFacts(blocked, () => {}).current()).toEqual({ started_at: 1000, storage_blocked: true });
  expect(watchPageFacts({ performance, localStorage: {} }, () => {}).current()).toEqual({ started_at: 1000 });
});
