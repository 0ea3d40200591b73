import { expect, test } from 'vitest';
import { stageTools } from '../tools/tool-context.fixture.ts';
import type { OpenError } from '../turn.ts';
import { openErrorLines } from './open-errors.ts';

const error = (message: string, more: Partial<OpenError> = {}): OpenError => ({
  type: 'runtime',
  message,
  occurrences: 1,
  ...more,
});

const openErrors = [
  error('Failed to resolve import "@/lib/x"\nmore of it', {
    type: 'build',
    filename: 'src/App.tsx',
    lineno: 4,
    occurrences: 3,
  }),
  error('Uncaught TypeError: list is undefined'),
  error('TypeError: list is undefined'),
];

test('open errors are told short, with their kind and place, each once', () => {
  const { context } = stageTools({ request: { openErrors } });
  expect(openErrorLines(context.request)).toEqual([
    '[build] in src/App.tsx:4, 3 times: Failed to resolve import "@/lib/x"\nmore of it',
    '[runtime]: Uncaught TypeError: list is undefined',
  ]);
});

test('what came along with the message is not repeated', () => {
  const runtimeErrors = [{ message: 'list is undefined', stack: 'at App' }];
  const { context } = stageTools({ request: { openErrors, runtimeErrors } });
  expect(openErrorLines(context.request)).toHaveLength(1);
});

test('they are read with the errors of the preview', async () => {
  const { call } = stageTools({ request: { openErrors } });
  const { text } = await call('read_errors');
  expect(text).toContain('[build] in src/App.tsx:4');
  expect(text).toContain('list is undefined');
});
