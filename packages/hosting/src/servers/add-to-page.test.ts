import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { addToPage } from './add-to-page.ts';

const markup = '<script></script>';

function added(parts: readonly string[], heldBytes = 128 * 1024): Promise<string> {
  return text(Readable.from(parts.map((part) => Buffer.from(part))).pipe(addToPage(markup, heldBytes)));
}

test('the place is found however the page is cut into parts', async () => {
  const page = '<html><head><title>ä</title></HEAD ><body>x</body></html>';
  const wanted = page.replace('</HEAD', `${markup}</HEAD`);
  for (let size = 1; size <= page.length; size += 1) {
    const parts = Array.from({ length: Math.ceil(page.length / size) }, (_, index) =>
      page.slice(index * size, (index + 1) * size),
    );
    expect(await added(parts)).toBe(wanted);
  }
});

test('a page in parts of one byte costs each byte once', async () => {
  const parts = Array.from({ length: 120_000 }, () => '.');
  expect((await added([...parts, '</head>'])).length).toBe(parts.length + markup.length + 7);
});

test('a page without such a place stays as it is', async () => {
  expect(await added(['.'.repeat(50), '</head>'], 40)).toBe(`${'.'.repeat(50)}</head>`);
});
