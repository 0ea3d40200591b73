import { ProjectId } from '@loam/contract';
import { expect, test } from 'vitest';
import { flattenPages, patchInPages, removeFromPages, rowsOf } from './list-pages.ts';

const ids = Array.from({ length: 3 }, () => ProjectId.parse(crypto.randomUUID()));
const [a, b, c] = ids.map((id, index) => ({ id, name: `project-${index}` }));
if (!a || !b || !c) throw new TypeError('three projects are needed');
const data = {
  pages: [
    { projects: [a, b], next_cursor: '1' },
    { projects: [b, c], next_cursor: null },
  ],
  pageParams: [undefined, '1'],
};

test('a project on two pages is listed once, where it came first', () => {
  expect(flattenPages(data)).toEqual([a, b, c]);
  expect(flattenPages(undefined)).toEqual([]);
});

test('a change reaches every page and leaves the old list as it was', () => {
  const changed = patchInPages(data, b.id, (project) => ({ ...project, name: 'new' }));
  expect(flattenPages(changed).map(({ name }) => name)).toEqual(['project-0', 'new', 'project-2']);
  expect(flattenPages(data)[1]).toBe(b);
  expect(changed.pageParams).toBe(data.pageParams);
});

test('a removed project is on no page', () => {
  expect(flattenPages(removeFromPages(data, b.id))).toEqual([a, c]);
});

test('rows hold as many as there are columns', () => {
  expect(rowsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(rowsOf([], 3)).toEqual([]);
});
