import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findHeadPlace, injectPreviewScript } from './inject-html.ts';

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

// Each would take hours if any part of the page were read again for each of its marks.
test.each([
  ['processing instructions', '<?>', ''],
  ['comments', '<!---->', ''],
  ['comments that end oddly', '<!----!>', ''],
  ['empty comments', '<!-->', ''],
  ['comments that never end', '<!--', ''],
  ['doctypes', '<!doctype>', ''],
  ['blanks', ' \n\u00a0\uFEFF', ''],
  ['attributes of a head that never ends', ' a="b"', '<html><head'],
  ['quotes that never end', `"'`, '<html '],
  ['heads', '<head ', ''],
  ['heads inside html', '<head ', '<html>'],
])('a page of %s is read in a moment', (_name, unit, start) => {
  const page = start + unit.repeat(Math.ceil(5_000_000 / unit.length));
  expect(injectPreviewScript(page, options).length).toBe(page.length + SCRIPT.length);
});

// How the place was found before, by expressions that read the rest of the page again for every mark.
const BEFORE_HEAD = /^(?:\uFEFF|\s+|<!--(?:-?>|[^]*?--!?>)|<!doctype[^>]*>|<\?[^>]*>)/i;
const tag = (name: string) => new RegExp(`^<${name}(?=[\\s/>])(?:"[^"]*"|'[^']*'|[^'">])*>`, 'i');
function placeByExpressions(html: string): number {
  const skip = (start: number): number => {
    const found = BEFORE_HEAD.exec(html.slice(start));
    return found ? skip(start + found[0].length) : start;
  };
  const at = skip(0);
  const afterHtml = tag('html').exec(html.slice(at));
  const then = afterHtml ? at + afterHtml[0].length : at;
  const beforeHead = afterHtml ? skip(then) : then;
  const head = tag('head').exec(html.slice(beforeHead));
  return head ? beforeHead + head[0].length : then;
}

test('the place is the same as before, whatever the page is put together from', () => {
  const parts = [
    '<!--',
    '-->',
    '--!>',
    '->',
    '>',
    '<?',
    '<!doctype',
    '<html',
    '<head',
    '<HEAD',
    '<header',
    ' ',
    '\n',
    '\u00a0',
    '\uFEFF',
    '"',
    "'",
    '/',
    '-',
    '!',
    'a',
    '=',
  ];
  const pages = fc.array(fc.constantFrom(...parts), { maxLength: 14 }).map((words) => words.join(''));
  fc.assert(
    fc.property(pages, (page) => {
      expect(findHeadPlace(page)).toBe(placeByExpressions(page));
    }),
    { numRuns: 3000 },
  );
});

test('the replay and the nonce of the policy are named where there are any', () => {
  const html = injectPreviewScript('', { ...options, replayUrl: '/_loam/r.js', cspNonce: 'abc' });
  expect(html).toContain(' data-loam-replay="/_loam/r.js" nonce="abc">');
});
