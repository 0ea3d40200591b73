import { chatLimits } from '@loam/contract';
import { expect, test } from 'vitest';
import {
  compressedSize,
  fittingFiles,
  isAcceptedImage,
  mayCompress,
  needsCompression,
  uploadName,
} from './image-rules.ts';

const megabyte = 1024 * 1024;

test.each([
  [{ bytes: 3 * megabyte, width: 2000, height: 2000 }, false],
  [{ bytes: 3 * megabyte + 1, width: 10, height: 10 }, true],
  [{ bytes: 10, width: 2001, height: 10 }, true],
  [{ bytes: 10, width: 10, height: 2001 }, true],
])('%j is made smaller: %j', (size, expected) => {
  expect(needsCompression(size)).toBe(expected);
});

test('a picture that is made smaller keeps its shape within 1920 pixels', () => {
  expect(compressedSize({ width: 4000, height: 1000 })).toEqual({ width: 1920, height: 480 });
  expect(compressedSize({ width: 1000, height: 3840 })).toEqual({ width: 500, height: 1920 });
  expect(compressedSize({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 });
});

test.each(['image/svg+xml', 'image/gif', 'image/x-icon'])('%s is never drawn again', (type) => {
  expect(mayCompress({ name: 'x', type })).toBe(false);
});

test.each([
  ['image/png', true],
  ['image/jpg', true],
  ['image/webp', true],
  ['image/tiff', false],
  ['text/html', false],
])('%s is accepted: %j', (type, expected) => {
  expect(isAcceptedImage({ name: 'x', type })).toBe(expected);
});

test('as many pictures are taken as still fit; the rest and the strangers are counted', () => {
  const picture = { name: 'a.png', type: 'image/png' };
  const stranger = { name: 'a.exe', type: 'application/octet-stream' };
  const fitting = fittingFiles([picture, stranger, picture, picture], chatLimits.images - 2);
  expect(fitting).toMatchObject({ refused: 1, beyondLimit: 1 });
  expect(fitting.accepted).toHaveLength(2);
});

test('a name that an upload would refuse is made plain', () => {
  expect(uploadName({ name: '../.secret/me.png', type: 'image/png' }, 0)).toBe('secret-me.png');
  expect(uploadName({ name: '', type: 'image/svg+xml' }, 1)).toBe('image-2.svg');
});
