import { expect, test } from 'vitest';
import { stageTools } from './tool-context.fixture.ts';

const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255, 254]);
const images = [
  {
    name: 'oak.png',
    contentType: 'image/png',
    url: 'https://loam.test/files/1/oak.png',
    bytes: async () => bytes,
  },
];
const stage = () => stageTools({ request: { images }, readsWholeProject: true });

test('an attached picture becomes a file of the project, byte for byte', async () => {
  const { call, context } = stage();
  const output = await call('add_attachment', { attachment: images[0]?.url, path: 'public/images/oak.png' });
  expect(output.isError).toBeUndefined();
  expect(context.files.changes()).toEqual([
    { path: 'public/images/oak.png', action: 'write', content: bytes },
  ]);
});

test.each([
  ['public/images/other.png', 'nobody-sent-this.png'],
  ['src/main.tsx', 'oak.png'],
  ['public/../src/x.png', 'oak.png'],
  ['package.json', 'oak.png'],
])('nothing is written to %s of %s', async (path, attachment) => {
  const { call, context } = stage();
  expect((await call('add_attachment', { attachment, path })).isError).toBe(true);
  expect(context.files.hasChanges()).toBe(false);
});
