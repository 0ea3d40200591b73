import { reply, startModelServer, type ModelServer } from '@loam/testkit';
import { afterEach, expect, test } from 'vitest';
import { fault, languages, memoryProject, play, readyModel } from '../testing/turn-harness.ts';

let server: ModelServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

const path = 'src/pages/Index.tsx';
const write = (body: string) => ({
  name: 'write_file',
  input: { path, content: `const Index = () => <p>${body}</p>;\nexport default Index;\n` },
});
const ready = 'Your CRM is ready.';

/** Each round is wrong in another way until the page says `good`. */
async function playRounds(bodies: readonly string[], opening: string) {
  const project = memoryProject();
  server = await startModelServer({
    script: bodies.flatMap((body, index) => [
      reply({ text: index === 0 ? opening : `I mend it. ${ready}`, toolCalls: [write(body)] }),
      reply({ text: ready }),
    ]),
  });
  return play({
    project,
    models: [readyModel(languages.chat(server))],
    ports: {
      checks: {
        types: () => Promise.resolve([]),
        build: (changes) => {
          const page = project.with(changes).get(path) ?? '';
          return Promise.resolve(page.includes('good') ? [] : [fault(`Wrong: ${page}`, { path, line: 1 })]);
        },
        look: undefined,
      },
    },
  });
}

test.each(['I build it.', ready])(
  'that it is done is said once, however many rounds it took (%s)',
  async (opening) => {
    const { result, read, events } = await playRounds(['bad 1', 'bad 2', 'good'], opening);
    expect(result.outcome).toBe('changed');
    expect(read.split(ready)).toHaveLength(2);
    expect(read).toContain('I mend it.');
    expect(result.text).toBe(read);
    const told = events.map((event) => (event.type === 'node' ? event.node.name : event.type));
    if (opening !== ready) expect(told.lastIndexOf('text')).toBeGreaterThan(told.lastIndexOf('commit'));
  },
);

test('it is not said at all when it never came true', async () => {
  const { result, read } = await playRounds(['bad 1', 'bad 2', 'bad 3', 'bad 4'], 'I build it.');
  expect(result.outcome).toBe('broken');
  expect(read).not.toContain(ready);
  expect(result.text).toBe(read);
});
