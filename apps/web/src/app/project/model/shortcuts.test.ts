import { expect, test } from 'vitest';
import { projectShortcut, shortcutKeys } from './shortcuts.ts';

const none = { key: '', code: '', metaKey: false, ctrlKey: false, altKey: false, shiftKey: false };

test.each([
  [{ key: 'b', code: 'KeyB', ctrlKey: true }, { kind: 'toggle-chat' }],
  [{ key: 'B', code: 'KeyB', metaKey: true }, { kind: 'toggle-chat' }],
  [{ key: 'º', code: 'Digit0', altKey: true }, { kind: 'focus-chat' }],
  [
    { key: '¡', code: 'Digit1', altKey: true },
    { kind: 'show-view', index: 0 },
  ],
  [
    { key: '9', code: 'Digit9', altKey: true },
    { kind: 'show-view', index: 8 },
  ],
])('%o is a shortcut', (pressed, shortcut) => {
  expect(projectShortcut({ ...none, ...pressed })).toEqual(shortcut);
});

test.each([
  { key: 'b', code: 'KeyB' },
  { key: 'b', code: 'KeyB', ctrlKey: true, shiftKey: true },
  { key: '1', code: 'Digit1' },
  { key: '1', code: 'Digit1', altKey: true, ctrlKey: true },
  { key: '1', code: 'Numpad1', altKey: true },
])('%o is left to the browser', (pressed) => {
  expect(projectShortcut({ ...none, ...pressed })).toBeUndefined();
});

test('the first nine views have a key', () => {
  expect(shortcutKeys.view(0)).toBe('alt+1');
  expect(shortcutKeys.view(9)).toBeUndefined();
});
