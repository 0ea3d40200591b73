import { expect, test } from 'vitest';
import { deviceSize, scaleToFit } from './devices.ts';

test('a desktop fills the room; the others have the size of the real thing', () => {
  expect(deviceSize({ name: 'desktop', isRotated: true })).toBeUndefined();
  expect(deviceSize({ name: 'phone', isRotated: false })).toEqual({ widthPx: 390, heightPx: 844 });
  expect(deviceSize({ name: 'tablet', isRotated: true })).toEqual({ widthPx: 1024, heightPx: 768 });
});

test('a device that does not fit is made smaller, one that does is left as it is', () => {
  const phone = { widthPx: 400, heightPx: 800 };
  expect(scaleToFit(phone, { widthPx: 2000, heightPx: 432 })).toBe(0.5);
  expect(scaleToFit(phone, { widthPx: 232, heightPx: 2000 })).toBe(0.5);
  expect(scaleToFit(phone, { widthPx: 2000, heightPx: 2000 })).toBe(1);
  expect(scaleToFit(phone, { widthPx: 0, heightPx: 0 })).toBe(1);
});
