import { expect, test } from 'vitest';
import { injectPreviewScript } from './inject-html.ts';

const options = { builderOrigin: 'http://localhost:3000', scriptUrl: '/_loam/s.js?v=1' };
const SCRIPT = '<script src="/_loam/s.js?v=1" data-loam-builder="http://localhost:3000"></script>';

// Each page is written with a mark where the script must come to stand.
test.each([
  ['a whole page', '<!doctype html><html lang="en"><head>^<title>x</title></head><body></body></html>'],
  ['upper case', '<!DOCTYPE HTML>\n<HTML>\n<HEAD>^<TITLE>x</TITLE></HEAD>'],
  [
    'attributes of the head',
    '<!doctype html><html><head data-x="a>b" prefix=\'c>d\'>^<meta charset="utf-8">',
  ],
  ['no head', '<!doctype html><html>^<body>x</body></html>'],
  ['neither html nor head', '<!doctype html>\n^<p>x</p>'],
  ['a fragment', '^<p>x</p>'],
  ['an empty page', '^'],
  ['a byte order mark', '\uFEFF<!doctype html><html><head>^</head>'],
  [
    'comments that speak of a head',
    '<!-- <head> --><!doctype html><!-- <html> --><html><!-- <head> --><head>^x',
  ],
  ['an empty comment', '<!--><html><head>^<!-- x --></head>'],
  ['a comment that never ends', '<!doctype html>^<!-- <html><head>'],
  ['a header element is no head', '<!doctype html><html>^<header>x</header></html>'],
  ['a head inside a script', '<!doctype html><html>^<body><script>"<head>"</script>'],
  [
    'a policy in a meta element',
    '<html><head>^<meta http-equiv="Content-Security-Policy" content="script-src \'none\'">',
  ],
  ['an xml declaration', '<?xml version="1.0"?><!DOCTYPE html><html><head>^</head></html>'],
])('%s', (_name, page) => {
  expect(injectPreviewScript(page.replace('^', ''), options)).toBe(page.replace('^', () => SCRIPT));
});

test('values cannot leave their attributes', () => {
  const html = injectPreviewScript('', { ...options, builderOrigin: 'http://x"><script>alert(1)</script>&' });
  expect(html).toContain('data-loam-builder="http://x&quot;>&lt;script>alert(1)&lt;/script>&amp;"');
});

test('a page of marks that never end is read in a moment', () => {
  const page = '<!--'.repeat(50_000);
  expect(injectPreviewScript(page, options).length).toBe(page.length + SCRIPT.length);
  const blank = ' \n'.repeat(100_000);
  expect(injectPreviewScript(blank, options).endsWith(SCRIPT)).toBe(true);
});

test('the replay and the nonce of the policy are named where there are any', () => {
  const html = injectPreviewScript('', { ...options, replayUrl: '/_loam/r.js', cspNonce: 'abc' });
  expect(html).toContain(' data-loam-replay="/_loam/r.js" nonce="abc">');
});
