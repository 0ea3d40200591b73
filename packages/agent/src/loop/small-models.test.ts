import { reply, startModelServer, type ModelServer, type Script } from '@loam/testkit';
import { afterEach, expect, test } from 'vitest';
import { languages, play, readyModel } from '../testing/turn-harness.ts';

let server: ModelServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function smallModel(script: Script, callsTools = true) {
  server = await startModelServer({ script });
  const small = { id: 'ollama/tiny', isSmall: true, callsTools, contextTokens: 8_192, seesImages: false };
  return readyModel(languages.chat(server), small);
}

const malformed = reply({ fault: { kind: 'malformed-tool-call', name: 'write_file' } });
const page = `I make the page.
<file path="src/pages/Index.tsx">
const Index = () => <h1>Welcome</h1>;

export default Index;
</file>
The heading says Welcome.`;

test('a small model gets a short prompt and few tools', async () => {
  await play({ models: [await smallModel([reply({ text: 'Hello.' })])] });
  const [request] = server?.requests ?? [];
  expect(request?.tools.length).toBeGreaterThan(3);
  expect(request?.tools.length).toBeLessThanOrEqual(9);
  expect(request?.system.length).toBeLessThan(2_000);
  expect(JSON.stringify(request?.body).length).toBeLessThan(16_000);
});

test('after two calls that cannot be read it goes on in the text format', async () => {
  const models = [await smallModel([malformed, malformed, reply({ text: page })])];
  const { result, project, read } = await play({ models, text: 'Say welcome' });
  expect(server?.requests[1]?.tools).not.toEqual([]);
  expect(server?.requests[2]?.tools).toEqual([]);
  expect(server?.requests[2]?.system).toContain('<file path=');
  expect(result).toMatchObject({ outcome: 'changed' });
  expect(project.files().get('src/pages/Index.tsx')).toContain('Welcome');
  expect(read).toBe('I make the page.\n\nThe heading says Welcome.');
  expect(project.versions[0]?.message).toBe('I make the page');
});

test('a model without tools uses it from the start, reads first and is told what failed', async () => {
  const models = [
    await smallModel(
      [
        reply({ text: '<read path="src/pages/Index.tsx"/>' }),
        reply({
          text: '<edit path="src/pages/Index.tsx">\n<search>\n<h9>Nothing like this stands here</h9>\n</search>\n<replace>\n<b/>\n</replace>\n</edit>',
        }),
        reply({
          text: '<edit path="src/pages/Index.tsx">\n<search>\nHello\n</search>\n<replace>\nWelcome\n</replace>\n</edit>\nDone.',
        }),
      ],
      false,
    ),
  ];
  const { result, project } = await play({ models });
  expect(server?.requests[1]?.lastUserText).toContain('<h1>Hello</h1>');
  expect(server?.requests[2]?.lastUserText).toContain('is not in src/pages/Index.tsx');
  expect(result.outcome).toBe('changed');
  expect(project.files().get('src/pages/Index.tsx')).toContain('<h1>Welcome</h1>');
});

test('the text format obeys the same rules as the tools', async () => {
  const text = '<file path=".env">\nA=1\n</file>\n<file path="../x.ts">\nx\n</file>\n';
  const { result, project } = await play({
    models: [await smallModel([reply({ text }), reply({ text: 'It was refused.' })], false)],
  });
  expect(project.versions).toHaveLength(0);
  expect(result.outcome).toBe('answered');
});

test('a larger model is told about its broken calls and keeps its tools', async () => {
  server = await startModelServer({
    script: [malformed, malformed, malformed, reply({ text: 'I give up.' })],
  });
  await play({ models: [readyModel(languages.chat(server))] });
  expect(server.requests[3]?.tools).toContain('write_file');
});
