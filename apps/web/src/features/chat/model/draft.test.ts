import { chatLimits } from '@loam/contract';
import { expect, test } from 'vitest';
import {
  addedDraft,
  clearedDraft,
  Draft,
  type DraftImage,
  draftState,
  emptyDraft,
  isSendKey,
  referencedDraft,
  restoredDraft,
  returnedDraft,
  suggestedDraft,
  writtenDraft,
} from './draft.ts';

const image: DraftImage = {
  id: 'i1',
  url: 'https://files.example/i1',
  name: 'a.png',
  contentType: 'image/png',
  uploaded: true,
  uploading: false,
  expiresAt: '2026-01-01T01:00:00.000Z',
};
const beforeExpiry = Date.parse('2026-01-01T00:30:00.000Z');
const written: Draft = { ...emptyDraft, message: 'Make it green', images: [image] };

test('sending empties the draft, keeps its mode and remembers that it was sending', () => {
  expect(clearedDraft({ ...written, chatOnly: true })).toEqual({
    ...emptyDraft,
    chatOnly: true,
    wasCleared: true,
  });
});

test('a refused message comes back with its pictures', () => {
  expect(returnedDraft(clearedDraft(written), written)).toEqual(written);
});

test('a refused message does not overwrite what was written since', () => {
  const next = writtenDraft(clearedDraft(written), 'Something new');
  expect(returnedDraft(next, written)).toBe(next);
});

test('a suggestion is remembered until its text is changed', () => {
  const suggested = suggestedDraft(emptyDraft, 'Add a menu');
  expect(suggested).toMatchObject({ message: 'Add a menu', suggestionLabel: 'Add a menu' });
  expect(writtenDraft(suggested, 'Add a menu!').suggestionLabel).toBeNull();
});

test('after a reload only pictures that had arrived are there', () => {
  const halfway = { ...image, id: 'i2', uploaded: false, uploading: true };
  expect(restoredDraft({ ...written, images: [image, halfway] }, beforeExpiry).images).toEqual([image]);
});

test('a picture whose address has run out is not sent to nowhere', () => {
  expect(restoredDraft(written, Date.parse('2026-01-01T01:00:01.000Z')).images).toEqual([]);
  expect(restoredDraft(written, beforeExpiry)).toBe(written);
});

test.each([
  ['empty', { message: '  ' }],
  ['ready', { message: 'Hello' }],
  ['uploading', { message: 'Hello', images: [{ ...image, uploading: true }] }],
  ['too-long', { message: 'x'.repeat(chatLimits.messageCharacters + 1) }],
] as const)('a draft can be %s', (kind, fields) => {
  expect(draftState(Draft.parse({ ...emptyDraft, ...fields })).kind).toBe(kind);
});

test.each([
  [{ key: 'Enter', shiftKey: false, isComposing: false }, true],
  [{ key: 'Enter', shiftKey: true, isComposing: false }, false],
  [{ key: 'Enter', shiftKey: false, isComposing: true }, false],
  [{ key: 'a', shiftKey: false, isComposing: false }, false],
])('%j sends: %j', (event, sends) => {
  expect(isSendKey(event)).toBe(sends);
});

test('a file is named behind what is written, and only once', () => {
  const first = referencedDraft(emptyDraft, 'src/App.tsx');
  expect(first.message).toBe('`src/App.tsx` ');
  const asked = referencedDraft({ ...emptyDraft, message: 'Shorten  ' }, 'src/App.tsx');
  expect(asked.message).toBe('Shorten `src/App.tsx` ');
  expect(referencedDraft(asked, 'src/App.tsx')).toBe(asked);
});

test('a longer text stands below what is written already', () => {
  const first = addedDraft(emptyDraft, 'a result');
  expect(first.message).toBe('a result');
  expect(addedDraft({ ...first, message: 'why?  ' }, 'a result').message).toBe('why?\n\na result');
});
