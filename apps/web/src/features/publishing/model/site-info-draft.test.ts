import { SiteInfo } from '@loam/contract';
import { expect, test } from 'vitest';
import {
  emptyDraft,
  fieldFaults,
  isDirty,
  shownInfo,
  withField,
  withoutPicture,
  withPicture,
} from './site-info-draft.ts';

const saved = SiteInfo.parse({
  title: 'Tennis club',
  description: '',
  icon_url: '/favicon.svg',
  share_image_url: null,
  share_title: '',
  share_description: '',
  canonical_url: '',
  language: 'en',
  theme_color: '',
  is_indexed: true,
});
const picture = { file: new File(['x'], 'club.png', { type: 'image/png' }), url: 'blob:1' };

test('a changed field is a change until what was saved is typed again', () => {
  const changed = withField(emptyDraft, saved, { title: 'Chess club' });
  expect(isDirty(changed)).toBe(true);
  expect(shownInfo(saved, changed).title).toBe('Chess club');
  expect(isDirty(withField(changed, saved, { title: 'Tennis club' }))).toBe(false);
});

test('a chosen picture takes the place of a removal, and the other way round', () => {
  const removed = withoutPicture(emptyDraft, saved, 'icon_url');
  expect(removed.changes).toEqual({ icon_url: null });
  const chosen = withPicture(removed, 'icon_url', picture);
  expect(chosen).toEqual({ changes: {}, pictures: { icon_url: picture } });
  expect(withoutPicture(chosen, saved, 'icon_url')).toEqual({ changes: { icon_url: null }, pictures: {} });
});

test('removing a picture that was only chosen leaves nothing to save', () => {
  const chosen = withPicture(emptyDraft, 'share_image_url', picture);
  expect(isDirty(chosen)).toBe(true);
  expect(isDirty(withoutPicture(chosen, saved, 'share_image_url'))).toBe(false);
});

test('a field that the page cannot hold says so before it is saved', () => {
  expect(fieldFaults({ language: 'english please', title: 'Fine' })).toEqual({
    language: 'Use a language code such as en or pt-BR.',
  });
  expect(fieldFaults({ theme_color: '#2f6b3c' })).toEqual({});
});
