import { reply, startModelServer, type ModelServer, type Script } from '@loam/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import { FAULT_TEXTS } from '../models/fault-texts.data.ts';
import { languages, play, readyModel, TEMPLATE, type PlayOptions } from '../testing/turn-harness.ts';

let server: ModelServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function playing(script: Script, options: Omit<PlayOptions, 'models'> = {}) {
  server = await startModelServer({ script });
  return { server, ...(await play({ ...options, models: [readyModel(languages.chat(server))] })) };
}

const lie = 'There is now an About page.';

describe('a claim of a change without one', () => {
  test('is spoken of once, and then marked as unfounded', async () => {
    const { result, server: asked } = await playing([reply({ text: lie }), reply({ text: 'Done!' })]);
    expect(result).toMatchObject({ outcome: 'answered', version: null, faults: [], hasUnfoundedClaim: true });
    expect(asked.requests).toHaveLength(2);
    expect(asked.requests[1]?.messages.at(-1)?.text).toContain('No file has been changed in this turn');
  });

  test.each(['Done, the button is blue now.', 'Done — it is blue.', 'Fertig, der Knopf ist blau.'])(
    'is heard in “%s”',
    async (claim) => {
      const { result } = await playing([{ ...reply({ text: claim }), repeat: true }]);
      expect(result.hasUnfoundedClaim).toBe(true);
    },
  );

  test('that is taken back leaves no mark', async () => {
    const { result, read } = await playing([
      reply({ text: lie }),
      reply({ text: 'The page was there already.' }),
    ]);
    expect(result).toMatchObject({ outcome: 'answered', faults: [], hasUnfoundedClaim: false });
    expect(read).toBe('The page was there already.');
  });

  test('is marked in chat mode too, where nobody is asked twice', async () => {
    const { result, server: asked } = await playing([reply({ text: 'I have added it.' })], {
      request: { mode: 'chat' },
    });
    expect(result.hasUnfoundedClaim).toBe(true);
    expect(asked.requests).toHaveLength(1);
  });
});

test('what was written and stood there already is told as applied', async () => {
  const path = 'src/pages/Index.tsx';
  const same = { name: 'write_file', input: { path, content: TEMPLATE[path] } };
  const { result, project } = await playing([
    reply({ toolCalls: [same] }),
    reply({ text: 'I have changed the greeting.' }),
    reply({ text: 'I have changed the greeting.' }),
  ]);
  expect(project.versions).toHaveLength(0);
  expect(result).toMatchObject({ faults: [{ kind: 'no_code_change' }], hasUnfoundedClaim: false });
});

describe('an empty answer', () => {
  const empty = reply({ text: '' });

  test('is spoken of, and the next one counts', async () => {
    const { result, events, server: asked } = await playing([empty, reply({ text: 'Hello.' })]);
    expect(result).toMatchObject({ outcome: 'answered', text: 'Hello.', failure: null });
    expect(asked.requests[1]?.messages.at(-1)?.text).toContain('Your last answer was empty');
    expect(events).toContainEqual(expect.objectContaining({ type: 'retrying', isEmpty: true }));
  });

  test('is a plain fault of the model after two more', async () => {
    const { result, server: asked } = await playing([{ ...empty, repeat: true }]);
    expect(result).toMatchObject({
      outcome: 'failed',
      failure: { code: 'model_unavailable', message: FAULT_TEXTS.empty_answer },
    });
    expect(asked.requests).toHaveLength(3);
  });

  test('after reading alone is no answer either', async () => {
    const read = { name: 'read_file', input: { path: 'src/App.tsx' } };
    const { result } = await playing([reply({ toolCalls: [read] }), empty, reply({ text: 'It is a page.' })]);
    expect(result.text).toBe('It is a page.');
  });

  test('is not told to the model that stands in', async () => {
    server = await startModelServer({ script: [reply({ text: 'Hello.' })] });
    const silent = await startModelServer({ script: [{ ...empty, repeat: true }] });
    const { result, events } = await play({
      models: [
        readyModel(languages.chat(silent), { id: 'silent' }),
        readyModel(languages.chat(server), { id: 'other' }),
      ],
    });
    await silent.close();
    expect(result).toMatchObject({ model: 'other', text: 'Hello.' });
    expect(JSON.stringify(server.requests[0]?.body)).not.toContain('Your last answer was empty');
    expect(events).toContainEqual(expect.objectContaining({ type: 'retrying', from: 'silent', to: 'other' }));
  });
});
