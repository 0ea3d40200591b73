import { expect, test } from 'vitest';
import { codeShortcut } from './code-keys.ts';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  [{ key: 's', ctrlKey: true }, 'save'],
  [{ key: 's', metaKey: true }, 'save'],
  [{ key: 'f', metaKey: true }, 'find'],
  [{ key: 'F', ctrlKey: true, shiftKey: true }, 'search'],
  [{ key: 'p', ctrlKey: true }, 'go-to-file'],
  [{ key: 'P', ctrlKey: true, shiftKey: true }, undefined],
  [{ key: 'f' }, undefined],
  [{ key: 'f', ctrlKey: true, altKey: true }, undefined],
])('%o is %s', (pressed, expected) => {
  expect(codeShortcut({ ...none, ...pressed })).toBe(expected);
});
