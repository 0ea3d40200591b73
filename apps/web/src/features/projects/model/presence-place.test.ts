import { texts } from '@loam/contract';
import { expect, test } from 'vitest';
import { placeText } from './presence-place.ts';

test('a place is told by the panel and the file in it, and an unknown one not at all', () => {
  const { codeEditor: code } = texts.panels.names;
  expect(placeText({ view: 'codeEditor' })).toBe(code);
  expect(placeText({ view: 'codeEditor', file: 'src/App.tsx' })).toBe(`${code}: src/App.tsx`);
  expect(placeText({ view: 'no-such-panel', file: 'x' })).toBeUndefined();
  expect(placeText(undefined)).toBeUndefined();
});
