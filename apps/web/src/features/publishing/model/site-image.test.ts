import { expect, test } from 'vitest';
import { newPicturePath, pictureFault, pictureType, projectPath } from './site-image.ts';

test.each([
  ['/favicon.svg', 'public/favicon.svg'],
  ['./images/a.png?v=2', 'public/images/a.png'],
  ['favicon.ico', 'public/favicon.ico'],
  ['https://example.com/a.png', undefined],
  ['//example.com/a.png', undefined],
  ['data:image/png;base64,AA', undefined],
  ['/', undefined],
])('%s stands at %s', (url, path) => {
  expect(projectPath(url)).toBe(path);
});

test('a picture is shown as what its name says', () => {
  expect(pictureType('/favicon.svg?v=1')).toBe('image/svg+xml');
  expect(pictureType('/strange')).toBe('application/octet-stream');
});

test('a new picture has a name that no earlier one had', () => {
  expect(newPicturePath('icon', { id: '0a1b2c3d-0000', type: 'image/jpeg' })).toBe(
    'public/site/icon-0a1b2c3d.jpg',
  );
});

test('only pictures of a bearable size are taken', () => {
  expect(pictureFault({ type: 'text/html', size: 1 })).toBe('type');
  expect(pictureFault({ type: 'image/png', size: 5_242_881 })).toBe('size');
  expect(pictureFault({ type: 'image/svg+xml', size: 10 })).toBeUndefined();
});
