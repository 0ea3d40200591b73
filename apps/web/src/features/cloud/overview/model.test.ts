import type { BackendFinding } from '@loam/contract';
import { expect, test } from 'vitest';
import { tableOf, warningsOf } from './model.ts';

const finding = (
  level: BackendFinding['level'],
  metadata: BackendFinding['metadata'] = {},
): BackendFinding => ({
  name: 'x',
  title: 'x',
  level,
  description: '',
  detail: '',
  remediation: '',
  metadata,
  cache_key: level,
});

test('warnings stand with the gravest first, and notes are none', () => {
  const listed = warningsOf([finding('INFO'), finding('WARN'), finding('ERROR')]);
  expect(listed.map(({ level }) => level)).toEqual(['ERROR', 'WARN']);
});

test('only a table of the app leads to its policies', () => {
  expect(tableOf(finding('ERROR', { schema: 'public', type: 'table', name: 'orders' }))).toBe('orders');
  expect(tableOf(finding('ERROR', { schema: 'auth', type: 'table', name: 'users' }))).toBeUndefined();
  expect(tableOf(finding('ERROR', { schema: 'public', type: 'view', name: 'v' }))).toBeUndefined();
});
