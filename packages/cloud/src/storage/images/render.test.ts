import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStorage, type StorageProject, type TestStorage } from '../test-storage.fixture.ts';
import { createSharpImages } from './sharp-images.ts';

let storage: TestStorage;
let project: StorageProject;

beforeAll(async () => {
  storage = await openTestStorage({ images: createSharpImages() });
  project = await storage.open();
  await project.service().storage.createBucket('pictures', { public: true });
  const files = project.service().storage.from('pictures');
  const plain = { width: 400, height: 200, channels: 3, background: 'teal' } as const;
  await files.upload('wide.png', await sharp({ create: plain }).png().toBuffer(), {
    contentType: 'image/png',
  });
  await files.upload('bomb.png', await bomb(), { contentType: 'image/png' });
  await files.upload('no.png', 'this is no picture', { contentType: 'image/png' });
  await files.upload('pic.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', {
    contentType: 'image/svg+xml',
  });
}, 180_000);
afterAll(() => storage[Symbol.asyncDispose]());

/** A few bytes that claim to be a hundred million points. */
async function bomb(): Promise<Buffer> {
  const create = { width: 1, height: 1, channels: 3, background: 'white' } as const;
  const png = await sharp({ create }).png().toBuffer();
  // Behind the eight bytes of every such file stands its first chunk: length, name, width, height, …, checksum.
  png.writeUInt32BE(10_000, 16);
  png.writeUInt32BE(10_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

async function sizeOf(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { width, height, format } = await sharp(bytes).metadata();
  expect(answer.headers.get('content-type')).toBe(`image/${format}`);
  return `${width}×${height} ${format}`;
}

test('pictures come in the size and form that is asked for', async () => {
  const files = project.client().storage.from('pictures');
  const url = (transform: Parameters<typeof files.getPublicUrl>[1]) =>
    files.getPublicUrl('wide.png', transform).data.publicUrl;
  expect(await sizeOf(url({ transform: { width: 100, height: 100 } }))).toBe('100×100 png');
  expect(await sizeOf(url({ transform: { width: 100, height: 100, resize: 'contain' } }))).toBe('100×50 png');
  expect(await sizeOf(url({ transform: { width: 100, height: 300, resize: 'fill' } }))).toBe('100×300 png');
  const browser = { accept: 'image/avif,image/webp,*/*' };
  expect(await sizeOf(url({ transform: { width: 200, quality: 30 } }), browser)).toBe('200×100 webp');
  expect(await sizeOf(url({ transform: { width: 200, format: 'origin' } }), browser)).toBe('200×100 png');
  const own = project.service().storage.from('pictures');
  const { data } = await own.download('wide.png', { transform: { width: 50 } });
  expect(data?.type).toBe('image/png');
  const signed = await own.createSignedUrl('wide.png', 60, { transform: { width: 40, height: 40 } });
  // What is signed counts, not what is written behind it.
  expect(await sizeOf(`${signed.data?.signedUrl}&width=400`)).toBe('40×40 png');
});

test('where a picture is cut, the part that is asked for stays', async () => {
  const create = { width: 200, height: 200, channels: 3, background: 'blue' } as const;
  const halves = await sharp({ create: { ...create, width: 400, background: 'red' } })
    .composite([{ input: { create }, left: 200, top: 0 }])
    .png()
    .toBuffer();
  const own = project.service().storage.from('pictures');
  await own.upload('halves.png', halves, { contentType: 'image/png' });
  const place = `${project.url}/storage/v1`;
  const shown = async (url: string) => {
    const answer = await fetch(url);
    const { dominant } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
    return [dominant.r > dominant.b ? 'red' : 'blue', answer.headers.get('x-transformations')];
  };
  const at = (query: string) =>
    `${place}/render/image/public/pictures/halves.png?width=50&height=50&${query}`;
  const said = (gravity: string) => `height:50,width:50,resizing_type:fill,gravity:${gravity}`;
  expect(await shown(at('gravity=we'))).toEqual(['red', said('we')]);
  expect(await shown(at('gravity=fp&x_offset=1&y_offset=0.5'))).toEqual(['blue', said('fp:1:0.5')]);
  expect((await fetch(at('gravity=fp&x_offset=2&y_offset=0'))).status).toBe(400);
  expect((await fetch(at('gravity=obj'))).status).toBe(400);
  const signed = await fetch(`${place}/object/sign/pictures/halves.png`, {
    method: 'POST',
    headers: { authorization: `Bearer ${project.serviceKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      expiresIn: 60,
      transform: { width: 50, height: 50, gravity: 'ea', x_offset: 0.1 },
    }),
  });
  const { signedURL }: { readonly signedURL: string } = JSON.parse(await signed.text());
  expect(await shown(`${place}${signedURL}`)).toEqual(['blue', said('ea:0.1:0')]);
});

test('what is no picture, or too large a one, is refused in words', async () => {
  const ask = async (name: string, query: string) => {
    const answer = await fetch(`${project.url}/storage/v1/render/image/public/pictures/${name}?${query}`);
    return [answer.status, await answer.text()];
  };
  const refused = (text: string) => expect.stringContaining(text);
  expect(await ask('bomb.png', 'width=10')).toEqual([400, refused('resolution is too large to process')]);
  expect(await ask('no.png', 'width=10')).toEqual([400, refused('invalid or unsupported for rendering')]);
  expect(await ask('wide.png', 'width=much')).toEqual([400, refused('width must be integer')]);
  expect(await ask('wide.png', 'quality=5')).toEqual([400, refused('quality must be >= 20')]);
  expect((await ask('pic.svg', 'width=10'))[0]).toBe(200);
  storage.settings.transformsImages = false;
  expect(await ask('wide.png', 'width=10')).toEqual([400, refused('FeatureNotEnabled')]);
  storage.settings.transformsImages = true;
});
