import { Preview, ProjectError } from '@loam/contract';
import { expect, test } from 'vitest';
import { placedFaults } from './diagnostics.ts';

const id = '00000000-0000-4000-8000-000000000001';
const paths = new Set(['src/App.tsx', 'src/lib/a.ts']);

function error(meta_data: object, error_message = 'It broke') {
  return ProjectError.parse({
    id,
    project_id: id,
    type: 'runtime',
    error_message,
    meta_data,
    occurrences: 1,
    created_at: '2026-01-01T00:00:00.000Z',
    handled_at: null,
  });
}

function preview(fault: object | null) {
  return Preview.parse({
    state: 'broken',
    url: 'http://a.localhost',
    commit_sha: null,
    preview_build_commit_sha: null,
    is_starter: false,
    is_starter_build: false,
    boot_log: [],
    error: fault,
    reason: null,
    level: null,
  });
}

test.each([
  ['src/App.tsx', 'src/App.tsx'],
  ['/src/App.tsx', 'src/App.tsx'],
  ['http://x.preview.localhost:3000/src/App.tsx?t=123', 'src/App.tsx'],
  ['/var/sandbox/project/src/lib/a.ts', 'src/lib/a.ts'],
])('%s is %s of the project', (filename, path) => {
  const errors = [error({ filename, lineno: 3, colno: 5 })];
  expect(placedFaults({ errors, preview: undefined }, paths)).toEqual([
    { path, line: 3, column: 5, message: 'It broke' },
  ]);
});

test('what names no line or no file of the project is not placed', () => {
  const errors = [
    error({}),
    error({ filename: 'src/App.tsx' }),
    error({ filename: 'node_modules/react.js', lineno: 1 }),
    error({ filename: 'App.tsx', lineno: 0 }),
  ];
  expect(placedFaults({ errors, preview: preview(null) }, paths)).toEqual([]);
});

test('the same fault from the build and from the list is one', () => {
  const errors = [error({ filename: 'src/App.tsx', lineno: 2, colno: 1 }, 'Unexpected token')];
  const fault = { message: 'Unexpected token', file: '/src/App.tsx', line: 2, column: 9 };
  expect(placedFaults({ errors, preview: preview(fault) }, paths)).toHaveLength(1);
});
