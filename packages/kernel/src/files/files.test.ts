import { expect, test } from 'vitest';
import { createPathSigner } from './signed-path.ts';
import { typeOfBytes } from './type-of-bytes.ts';
import { parseUploadPath, uploadKey, uploadPath } from './upload-address.ts';

const secret = Buffer.alloc(32, 1);
const signer = createPathSigner(secret, 'files');
const now = new Date('2026-01-01T00:00:00Z');
const later = new Date('2026-01-01T01:00:00Z');
const path = '/uploads/a/b/c.png';

test('a signed path is granted to its method until its time', () => {
  const url = signer.sign({ method: 'PUT', path, expiresAt: later, maxBytes: 5, contentType: 'image/png' });
  expect(signer.verify({ method: 'PUT', url, now })).toEqual({
    kind: 'granted',
    grant: { method: 'PUT', path, expiresAt: later, maxBytes: 5, contentType: 'image/png' },
  });
  expect(signer.verify({ method: 'GET', url, now })).toEqual({ kind: 'refused' });
  expect(signer.verify({ method: 'PUT', url, now: later })).toEqual({ kind: 'expired' });
});

test('without an end it is granted always, and is the same each time', () => {
  const grant = { method: 'GET', path, expiresAt: null } as const;
  expect(signer.sign(grant)).toBe(signer.sign(grant));
  expect(signer.verify({ method: 'GET', url: signer.sign(grant), now: new Date(8e15) }).kind).toBe('granted');
});

test.each([
  ['another path', (url: string) => url.replace('c.png', 'd.png')],
  ['a later end', (url: string) => url.replace(/expires=\d+/, 'expires=9999999999')],
  ['no end', (url: string) => url.replace(/expires=\d+&/, '')],
  ['more bytes', (url: string) => url.replace('max=5', 'max=6')],
  ['another type', (url: string) => url.replace('png&sig', 'gif&sig')],
  ['no proof', (url: string) => url.replace(/&signature=.*/, '')],
  ['a cut proof', (url: string) => url.slice(0, -3)],
])('%s is refused', (_, change) => {
  const url = signer.sign({ method: 'PUT', path, expiresAt: later, maxBytes: 5, contentType: 'image/png' });
  expect(change(url)).not.toBe(url);
  expect(signer.verify({ method: 'PUT', url: change(url), now })).toEqual({ kind: 'refused' });
});

test('a proof for another purpose or of another installation is refused', () => {
  const url = createPathSigner(secret, 'other').sign({ method: 'GET', path, expiresAt: null });
  expect(signer.verify({ method: 'GET', url, now }).kind).toBe('refused');
  const foreign = createPathSigner(Buffer.alloc(32, 2), 'files').sign({
    method: 'GET',
    path,
    expiresAt: null,
  });
  expect(signer.verify({ method: 'GET', url: foreign, now }).kind).toBe('refused');
});

test('an upload is found again by its path, whatever its name', () => {
  const id = '0198c0de-0000-7000-8000-00000000abcd';
  const address = { dirName: id, fileId: id, fileName: 'Bild 1/ü?.png' };
  expect(parseUploadPath(uploadPath(address))).toEqual(address);
  expect(uploadKey(address)).toBe(`uploads/${id}/${id}`);
  for (const bad of [
    '/uploads/x',
    `/uploads/${id}/${id}/`,
    `/uploads/${id}/../${id}/x`,
    `/uploads/${id}/${id}/%ff`,
  ])
    expect(parseUploadPath(bad)).toBeUndefined();
});

test.each([
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF0000WEBPVP8', 'image/webp'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'image/svg+xml'],
  ['<?xml version="1.0"?>\n<!-- a -->\n<svg>', 'image/svg+xml'],
  ['<!doctype html><script>alert(1)</script><svg>', 'text/plain; charset=utf-8'],
  ['GIF', 'text/plain; charset=utf-8'],
  ['a\0b', 'application/octet-stream'],
  ['\xc3\x28', 'application/octet-stream'],
  ['', 'text/plain; charset=utf-8'],
])('%j is %s', (bytes, type) => {
  expect(typeOfBytes(Buffer.from(bytes, 'latin1'))).toBe(type);
});
