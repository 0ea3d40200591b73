import { importLimits } from '@loam/contract';
import { expect, test } from 'vitest';
import { addressFault, fileFault, fileSize, phaseOfUpload, phaseText } from './import-source.ts';

test.each([
  [{ name: 'app.zip', size: 10 }, false],
  [{ name: 'APP.ZIP', size: 10 }, false],
  [{ name: 'app.tar.gz', size: 10 }, true],
  [{ name: 'app.zip', size: 0 }, true],
  [{ name: 'app.zip', size: importLimits.archiveBytes + 1 }, true],
  [undefined, true],
])('%o: refused %s', (file, isRefused) => {
  expect(fileFault(file) !== undefined).toBe(isRefused);
});

test('an address must be there; whether it is one is the server’s to say', () => {
  expect(addressFault('  ')).toBeDefined();
  expect(addressFault('github.com/ada/clock')).toBeUndefined();
});

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1.0 KB'],
  [10 * 1024, '10 KB'],
  [3.44 * 1024 * 1024, '3.4 MB'],
  [5000 * 1024 ** 3, '5000 GB'],
])('%d bytes read as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

test('the percentage never says 100 while something is still to be sent', () => {
  expect(phaseText(phaseOfUpload(0.999))).toContain('99 %');
  expect(phaseOfUpload(1)).toEqual({ kind: 'unpacking' });
});
