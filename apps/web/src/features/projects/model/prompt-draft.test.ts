import { describe, expect, test } from 'vitest';
import { attemptFor, draftState, isSendKey, PromptDraft } from './prompt-draft.ts';

const draft = (text: string): PromptDraft => ({ text, visibility: null });

describe('what can be sent', () => {
  test('nothing but space is empty', () => {
    expect(draftState(draft(' \n\t '))).toEqual({ kind: 'empty' });
  });

  test('the message goes without the space around it', () => {
    expect(draftState(draft('  a club site\n'))).toEqual({ kind: 'ready', message: 'a club site' });
  });

  test('more than the server takes is refused before it is sent', () => {
    expect(draftState(draft('x'.repeat(100_000))).kind).toBe('ready');
    expect(draftState(draft('x'.repeat(100_001))).kind).toBe('invalid');
  });
});

test.each([
  ['Enter', false, false, true],
  ['Enter', true, false, false],
  ['Enter', false, true, false],
  ['a', false, false, false],
])('key %s, shift %s, composing %s sends: %s', (key, shiftKey, isComposing, sends) => {
  expect(isSendKey({ key, shiftKey, isComposing })).toBe(sends);
});

describe('the key of an attempt', () => {
  const keys = () => {
    let next = 0;
    return () => `key-${(next += 1)}`;
  };

  test('the same wish keeps its key', () => {
    const newKey = keys();
    const first = attemptFor(undefined, { message: 'a' }, newKey);
    expect(attemptFor(first, { message: 'a' }, newKey)).toBe(first);
  });

  test('another wish gets another', () => {
    const newKey = keys();
    const first = attemptFor(undefined, { message: 'a' }, newKey);
    expect(attemptFor(first, { message: 'b' }, newKey).key).not.toBe(first.key);
  });
});

test('a draft of an unknown shape is not read', () => {
  expect(PromptDraft.safeParse({ text: 'x', visibility: 'secret' }).success).toBe(false);
});
