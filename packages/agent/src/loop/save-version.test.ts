import { reply, startModelServer, type ModelServer, type Script } from '@loam/testkit';
import { afterEach, expect, test } from 'vitest';
import type { CheckFault, LivePreview } from '../ports.ts';
import { languages, memoryProject, play, readyModel } from '../testing/turn-harness.ts';

let server: ModelServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

const write = (word: string) => ({
  name: 'write_file',
  input: { path: 'src/pages/Index.tsx', content: `export default () => <p>${word}</p>;\n` },
});
const dead: CheckFault = {
  kind: 'build',
  message: 'Failed to resolve import "@/lib/x"',
  path: 'src/pages/Index.tsx',
  line: 1,
  fingerprint: 'dead',
};

/** A preview that cannot show `bad`, and a project whose versions can be taken back. */
async function playWith(script: Script, more: Partial<LivePreview> = {}) {
  server = await startModelServer({ script });
  const project = memoryProject();
  const takenBack: string[] = [];
  const shown = () => project.versions.at(-1)?.changes.some(({ content }) => String(content).includes('bad'));
  const preview: LivePreview = {
    faults: async (paths) => (paths.length > 0 && shown() ? [dead] : []),
    takeBack: async ({ commitSha }) => takenBack.push(commitSha) > 0,
    ...more,
  };
  const played = await play({ project, models: [readyModel(languages.chat(server))], ports: { preview } });
  return { ...played, takenBack, told: server.requests.map(({ lastUserText }) => lastUserText) };
}

test('a version that the preview cannot show is taken back and mended in the same turn', async () => {
  const { result, project, takenBack, told, events, read } = await playWith([
    reply({ toolCalls: [write('bad')] }),
    reply({ text: 'There is a page now.' }),
    reply({ toolCalls: [write('good')] }),
    reply({ text: 'There is a page, and it works.' }),
  ]);
  expect(result).toMatchObject({ outcome: 'changed', version: { editId: 'edit-2' } });
  expect(takenBack).toHaveLength(1);
  expect(project.versions).toHaveLength(2);
  expect(told[2]).toContain('[preview] in src/pages/Index.tsx:1: Failed to resolve import');
  expect(read).not.toContain('There is a page now.');
  const steps = events.flatMap((event) => (event.type === 'step' ? [event.step] : []));
  expect(steps).toContainEqual(expect.objectContaining({ title: 'Checking the preview', status: 'failed' }));
});

test('what cannot be mended leaves the version before, and is told in plain words', async () => {
  const { result, takenBack } = await playWith([
    reply({ toolCalls: [write('bad')] }),
    reply({ text: 'There is a page now.' }),
    reply({ toolCalls: [write('bad again')] }),
    reply({ text: 'It works now.' }),
  ]);
  expect(takenBack).toHaveLength(2);
  expect(result).toMatchObject({
    outcome: 'broken',
    version: null,
    failure: { code: 'cannot_fix', message: expect.stringContaining('I went back to the version before') },
    faults: [{ path: 'src/pages/Index.tsx' }],
  });
});

test.each([
  ['was broken in the same way before', { faults: async () => [dead] }],
  [
    'cannot tell what was wrong before',
    { faults: async (paths: readonly string[]) => (paths.length > 0 ? [dead] : undefined) },
  ],
  ['cannot be looked at', { faults: () => Promise.reject(new Error('no answer')) }],
  ['shows a version that others have gone on from', { takeBack: async () => false }],
])('a preview that %s does not take the version away', async (_, preview) => {
  const { result, project } = await playWith(
    [reply({ toolCalls: [write('bad')] }), reply({ text: 'There is a page now.' })],
    preview,
  );
  expect(result).toMatchObject({ outcome: 'changed', version: { editId: 'edit-1' } });
  expect(project.versions).toHaveLength(1);
});
