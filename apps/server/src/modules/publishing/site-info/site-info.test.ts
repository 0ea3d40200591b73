import type { SiteInfoChange } from '@loam/contract';
import { templateFiles } from '@loam/template';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tagsOf } from './html.ts';
import { isIndexedPage, readPage, siteInfoOf } from './read-site-info.ts';
import { writeSiteInfo } from './write-site-info.ts';

const template = Buffer.from(
  templateFiles().find(({ path }) => path === 'index.html')?.contents ?? '',
).toString();

function write(text: string, changes: SiteInfoChange): string {
  const page = readPage(text);
  if (!page) throw new TypeError('The page has no structure.');
  return writeSiteInfo(text, page, changes);
}

function read(text: string) {
  const page = readPage(text);
  return page && siteInfoOf(text, page);
}

/** Lines that only one of the two has. */
function changed(before: string, after: string): { gone: string[]; come: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return {
    gone: old.filter((line) => !now.includes(line)).map((line) => line.trim()),
    come: now.filter((line) => !old.includes(line)).map((line) => line.trim()),
  };
}

test('what the page of a new project says is read', () => {
  expect(read(template)).toEqual({
    title: 'New app',
    description: 'A new web app.',
    icon_url: '/favicon.svg',
    share_image_url: null,
    share_title: 'New app',
    share_description: 'A new web app.',
    canonical_url: '',
    language: 'en',
    theme_color: '#fdfcfa',
    is_indexed: true,
  });
});

test('a title changes its tag and its twin for sharing, and no other byte', () => {
  const after = write(template, { title: 'Fish & <Chips>' });
  expect(changed(template, after)).toEqual({
    gone: ['<title>New app</title>', '<meta property="og:title" content="New app" />'],
    come: [
      '<title>Fish &amp; &lt;Chips&gt;</title>',
      '<meta property="og:title" content="Fish &amp; &lt;Chips&gt;" />',
      '<meta name="twitter:title" content="Fish &amp; &lt;Chips&gt;" />',
    ],
  });
  expect(read(after)).toMatchObject({ title: 'Fish & <Chips>', share_title: 'Fish & <Chips>' });
});

test('a text for sharing that was its own stays its own', () => {
  const own = write(template, { share_title: 'Come in' });
  expect(read(write(own, { title: 'Shop' }))).toMatchObject({ title: 'Shop', share_title: 'Come in' });
});

test('everything is set, and everything is taken out again', () => {
  const all: SiteInfoChange = {
    title: 'Shop',
    description: 'Says "hello" & more',
    icon_url: '/icon-12345678.png',
    share_image_url: 'https://shop.example.com/share.png',
    share_title: 'A',
    share_description: 'B',
    canonical_url: 'https://shop.example.com/',
    language: 'pt-BR',
    theme_color: '#112233',
    is_indexed: false,
  };
  const full = write(template, all);
  expect(read(full)).toEqual(all);
  expect(full).toContain('<html lang="pt-BR">');
  expect(full).toContain('<link rel="icon" href="/icon-12345678.png" type="image/png" />');
  expect(full).toContain('<meta name="twitter:card" content="summary_large_image" />');
  expect(isIndexedPage(full)).toBe(false);
  const bare = write(full, {
    description: '',
    icon_url: null,
    share_image_url: null,
    share_title: '',
    share_description: '',
    canonical_url: '',
    language: '',
    theme_color: '',
    is_indexed: true,
  });
  expect(read(bare)).toMatchObject({ title: 'Shop', description: '', icon_url: null, share_image_url: null });
  expect(bare).not.toMatch(/og:image|canonical|theme-color|robots|lang=|rel="icon"/);
  expect(bare).toContain('color-scheme');
});

test('setting what is there already changes nothing', () => {
  expect(write(template, { title: 'New app', description: 'A new web app.', is_indexed: true })).toBe(
    template,
  );
});

test.each([
  [
    'CRLF',
    '<!doctype html>\r\n<HTML>\r\n<Head>\r\n<title>a</title>\r\n</Head>\r\n<body></body>\r\n</HTML>\r\n',
  ],
  ['one line', '<html><head><title>a</title></head><body><h1>x</h1></body></html>'],
  ['no title', '<html>\n<head>\n  <meta charset=utf-8>\n</head><body></body></html>'],
  [
    'single quotes',
    "<html lang='en'><head><meta name='description' content='it&#39;s'><title>a</title></head></html>",
  ],
  [
    'a comment with tags',
    '<html><!-- <head><title>no</title></head> --><head><title>a</title></head></html>',
  ],
  [
    'a script with tags',
    '<html><head><script>"<title>no</title></head>"</script><title>a</title></head></html>',
  ],
])('a page with %s is read and written', (_, text) => {
  const after = write(text, { title: 'New', description: 'Text' });
  expect(read(after)).toMatchObject({ title: 'New', description: 'Text' });
  expect(read(write(after, { description: '' }))?.description).toBe('');
});

test.each(['', 'hello', '<title>x</title>', '<html><body></body></html>', '<head></head>'])(
  '%j has no structure',
  (text) => {
    expect(readPage(text)).toBeUndefined();
  },
);

test('whatever is written is read back, and the rest of the page is not touched', () => {
  const line = fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .map((text) => text.replaceAll(/\s+/g, ' ').trim());
  fc.assert(
    fc.property(line, line, (title, description) => {
      const after = write(template, { title, description, share_title: 'x', share_description: 'y' });
      expect(read(after)).toMatchObject({ title, description });
      expect(after.slice(after.indexOf('<body>'))).toBe(template.slice(template.indexOf('<body>')));
      expect(write(after, { title, description })).toBe(after);
    }),
  );
});

test.each(['<a ', '<a = ', '<a b="', "<a b='", '</a ', '<!--', '<a>', '<script>', '&amp'])(
  'a page of %s is read in a moment',
  (unit) => {
    const page = `${unit.repeat(300_000)}>`;
    expect([...tagsOf(page)].length).toBeLessThanOrEqual(300_000);
  },
);
