import { SelectedElement } from '@loam/contract';
import { expect, test } from 'vitest';
import { elementName } from './element-name.ts';

test.each([
  [{ tag: 'h1', text: '  Tennis \n club ' }, 'Tennis club'],
  [{ tag: 'p', text: 'x'.repeat(80) }, `${'x'.repeat(31)}…`],
  [{ tag: 'div', source: 'src/pages/Index.tsx:12:7' }, '<div> Index.tsx'],
  [{ tag: 'img' }, '<img>'],
])('an element is called by its words, otherwise by what it is', (fields, expected) => {
  expect(elementName(SelectedElement.parse({ selector: '#a', ...fields }))).toBe(expected);
});
