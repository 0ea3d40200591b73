import { texts } from '@loam/contract';
import { expect, test } from 'vitest';
import { newUrlFault, siteUrlFault } from './allow-list.ts';

const lists = { own: ['https://app.example/welcome'], managed: ['http://abc.preview.localhost:3000/**'] };
const said = texts.auth.url;

test.each([
  ['https://app.example/*', undefined],
  ['http://127.0.0.1:8080/back', undefined],
  ['http://[::1]/back', undefined],
  ['http://app.example', said.httpsOnly],
  ['ftp://app.example', said.httpsOnly],
  ['not an address', said.invalid],
  ['', said.invalid],
  ['https://app.example/#part', said.fragment],
  [`https://app.example/${'a'.repeat(256)}`, said.tooLong],
  ['https://app.example/welcome', said.duplicate],
  [' https://app.example/welcome/ ', said.duplicate],
  ['http://abc.preview.localhost:3000/**', said.managed],
  ['http://abc.preview.localhost:3000', said.managed],
])('an address for the list: %j', (url, fault) => {
  expect(newUrlFault(url, lists)).toBe(fault);
});

test('the site’s own address has no wildcards, and may be left empty', () => {
  expect(siteUrlFault('https://*.example.com')).toBe(said.wildcards);
  expect(siteUrlFault('')).toBeUndefined();
  expect(siteUrlFault('https://example.com')).toBeUndefined();
});
