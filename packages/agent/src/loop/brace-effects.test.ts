import { reply, startModelServer } from '@loam/testkit';
import { expect, test } from 'vitest';
import { languages, play, readyModel } from '../testing/turn-harness.ts';
import { withBraces } from './brace-effects.ts';

test.each([
  [
    'useEffect(() => window.scrollTo(0, 0), [pathname]);',
    'useEffect(() => { window.scrollTo(0, 0); }, [pathname]);',
  ],
  [
    'useLayoutEffect(() => end.current?.scrollIntoView({ block: "end" }));',
    'useLayoutEffect(() => { end.current?.scrollIntoView({ block: "end" }); });',
  ],
  [
    'React.useEffect(\n    () => scrollTo({ top: 0, behavior: ")," }),\n    [key],\n  );',
    'React.useEffect(\n    () => { scrollTo({ top: 0, behavior: ")," }); },\n    [key],\n  );',
  ],
  [
    'useEffect(() => document.getElementById("top")?.scrollIntoView(), []);',
    'useEffect(() => { document.getElementById("top")?.scrollIntoView(); }, []);',
  ],
])('%s gets braces', (source, mended) => {
  expect(withBraces(source)).toBe(mended);
  expect(withBraces(mended)).toBe(mended);
});

test.each([
  'useEffect(() => store.subscribe(() => window.scrollTo(0, 0)), []);',
  'useEffect(() => { window.scrollTo(0, 0); }, [pathname]);',
  'useEffect(() => watch(list.scrollTop), []);',
  'const toTop = () => window.scrollTo(0, 0);',
  'useEffect(() => window.scrollTo(0, 0',
])('%s stays', (source) => {
  expect(withBraces(source)).toBe(source);
});

test('a turn saves the effect with its braces', async () => {
  const content = 'useEffect(() => window.scrollTo(0, 0), [pathname]);\n';
  const server = await startModelServer({
    script: [
      reply({ toolCalls: [{ name: 'write_file', input: { path: 'src/components/Layout.tsx', content } }] }),
      reply({ text: 'Pages begin at their top.' }),
    ],
  });
  const { project } = await play({ models: [readyModel(languages.chat(server))] });
  await server.close();
  expect(project.files().get('src/components/Layout.tsx')).toContain('{ window.scrollTo(0, 0); }');
});
