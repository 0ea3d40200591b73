import { expect, test } from 'vitest';
import { readHmrMessage } from './hmr-message.ts';

test('a failed transform names its file, place, code and stack without terminal colours', () => {
  const escape = String.fromCodePoint(27);
  const message = JSON.stringify({
    type: 'error',
    err: {
      message: `${escape}[31mUnexpected token${escape}[39m`,
      stack: 'at transform',
      frame: '1 | <',
      id: '/app/src/App.tsx?t=1',
      loc: { file: '/app/src/App.tsx', line: 3, column: 5 },
    },
  });
  expect(readHmrMessage(message)).toEqual({
    kind: 'failed',
    message: 'Unexpected token\n1 | <',
    stack: 'at transform',
    position: { filename: '/app/src/App.tsx', lineno: 3, colno: 5 },
  });
});

test('the id of the module stands in where the place is not told', () => {
  const message = JSON.stringify({ type: 'error', err: { message: 'no', id: '/app/src/a.css?direct' } });
  expect(readHmrMessage(message)).toEqual({
    kind: 'failed',
    message: 'no',
    position: { filename: '/app/src/a.css' },
  });
});

test('a place that is only drawn in the message is read from there', () => {
  const err = {
    message: '[PARSE_ERROR] Expected `,`\n    ╭─[ src/App.tsx:20:4 ]\n    │',
    id: '/app/src/App.tsx',
  };
  expect(readHmrMessage(JSON.stringify({ type: 'error', err }))).toMatchObject({
    position: { filename: '/app/src/App.tsx', lineno: 20, colno: 4 },
  });
});

test.each(['update', 'full-reload'])('%s means that new code runs', (type) => {
  expect(readHmrMessage(JSON.stringify({ type, updates: [] }))).toEqual({
    kind: 'updated',
    isReload: type === 'full-reload',
  });
});

test.each([
  '{"type":"connected"}',
  '{"type":"error"}',
  '{"type":"error","err":{"message":1}}',
  'not json',
  'null',
  '[]',
  undefined,
  new ArrayBuffer(1),
])('%o means nothing', (message: unknown) => {
  expect(readHmrMessage(message)).toBeUndefined();
});
