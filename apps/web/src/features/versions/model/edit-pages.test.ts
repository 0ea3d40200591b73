import { limits } from '@loam/contract';
import { expect, test } from 'vitest';
import { sampleEdit } from '../sample-edit.fixture.ts';
import { beforeOf, cooldownLeft, flattenEdits, patchEdit } from './edit-pages.ts';

const [first, second, third] = [sampleEdit(3), sampleEdit(2), sampleEdit(1)];

test('pages are joined newest first, and a version that slipped is shown once', () => {
  const data = {
    pages: [
      { edits: [first, second], has_more: true },
      { edits: [second, third], has_more: false },
    ],
  };
  expect(flattenEdits(data).map(({ number }) => number)).toEqual([3, 2, 1]);
  expect(flattenEdits(undefined)).toEqual([]);
});

test('the next page begins before the last version of this one', () => {
  expect(beforeOf({ edits: [first, second], has_more: true })).toBe(second.id);
});

test('there is no page after the last, or after one without versions', () => {
  expect(beforeOf({ edits: [first], has_more: false })).toBeUndefined();
  expect(beforeOf({ edits: [], has_more: true })).toBeUndefined();
});

test('a change reaches its version and no other', () => {
  const data = { pages: [{ edits: [first, second], has_more: false }] };
  const patched = flattenEdits(patchEdit(data, second.id, { bookmarked: true }));
  expect(patched.map(({ bookmarked }) => bookmarked)).toEqual([false, true]);
});

test('a change to a version that is not loaded leaves the list the very same', () => {
  const data = { pages: [{ edits: [first], has_more: true }] };
  expect(patchEdit(data, third.id, { bookmarked: true })).toBe(data);
});

const cooldownMs = limits.chat.olderPagesCooldownMs;
test.each([
  ['right after a page the whole cooldown is left', 1000, 1000, cooldownMs],
  ['part of it later', 1000, 1100, cooldownMs - 100],
  ['nothing once it has passed', 1000, 1000 + cooldownMs, 0],
  ['nothing long after', 1000, 90_000, 0],
  ['nothing when the clock was set back', 90_000, 1000, 0],
])('cooldown: %s', (_name, lastMs, nowMs, left) => {
  expect(cooldownLeft(lastMs, nowMs)).toBe(left);
});
