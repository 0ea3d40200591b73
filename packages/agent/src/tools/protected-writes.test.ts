import { expect, test } from 'vitest';
import { stageTools } from './tool-context.fixture.ts';

const PAGE =
  '<title>Shop</title>\n<div id="root"></div>\n<script type="module" src="/src/main.tsx"></script>\n';
const MAIN = 'import App from "./App";\nrender(<App />);\n';
const FILES = {
  'index.html': PAGE,
  'src/main.tsx': MAIN,
  'src/App.tsx': 'export default () => null;\n',
  'vite.config.ts': 'export default { plugins: [react()] };\n',
};

test('what takes the whole app away is shown to a person, who may say no', async () => {
  const { call, asked, context } = stageTools({ files: FILES });
  await call('write_file', { path: 'vite.config.ts', content: 'export default {}' });
  await call('replace_in_file', { path: 'src/main.tsx', edits: [{ search: '<App />', replace: '<p />' }] });
  await call('replace_in_file', {
    path: 'index.html',
    edits: [{ search: '<div id="root"></div>', replace: '' }],
  });
  expect(asked.map(({ title }) => title)).toEqual([
    expect.stringContaining('vite.config.ts: preview and publishing are built by it'),
    expect.stringContaining('src/main.tsx: the whole app starts there'),
    expect.stringContaining('index.html: without the element with id="root" the app shows nothing'),
  ]);
  expect(context.files.hasChanges()).toBe(false);
});

test('a person who says yes lets the change in', async () => {
  const { call, context } = stageTools({ files: FILES, answer: () => 'allowed' });
  await call('write_file', { path: 'vite.config.ts', content: 'export default {}' });
  expect(await context.files.read('vite.config.ts')).toBe('export default {}');
});

test('nobody is asked about the rest of the page, or about what stays as it is', async () => {
  const { call, asked } = stageTools({ files: FILES });
  await call('replace_in_file', { path: 'index.html', edits: [{ search: 'Shop', replace: 'Bakery' }] });
  const same = await call('write_file', { path: 'src/main.tsx', content: MAIN });
  expect(same.text).toContain('Left as it was: src/main.tsx');
  expect(asked).toEqual([]);
});

test('a renamed module is mended where the app starts, too', async () => {
  const { call, asked, context } = stageTools({ files: FILES });
  await call('rename_file', { from: 'src/App.tsx', to: 'src/Shop.tsx' });
  expect(await context.files.read('src/main.tsx')).toContain('"./Shop"');
  expect(asked).toEqual([]);
});

test('text under the name of a picture is refused with a way out', async () => {
  const { call, context } = stageTools({ files: FILES });
  const output = await call('write_file', { path: 'public/hero.png', content: 'a sunny hill' });
  expect(output).toMatchObject({ isError: true, text: expect.stringContaining('Draw it as an .svg file') });
  expect(context.files.hasChanges()).toBe(false);
});
