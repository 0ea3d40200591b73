import { reply, startModelServer, type ModelServer, type Script } from '@loam/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import { fault, languages, play, readyModel, type PlayOptions } from '../testing/turn-harness.ts';

let server: ModelServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function playing(script: Script, options: Omit<PlayOptions, 'models'> = {}) {
  server = await startModelServer({ script });
  return (await play({ ...options, models: [readyModel(languages.chat(server))] })).result;
}

const write = (path: string, content = 'export default function Page() {\n  return <p>Hi</p>;\n}\n') => ({
  name: 'write_file',
  input: { path, content },
});
const about = write('src/pages/About.tsx');
const block = '<suggestions>\nAdd a photo\n</suggestions>';

describe('suggestions', () => {
  test('that come with a tool call are kept', async () => {
    const result = await playing([
      reply({ text: `There is a page. ${block}`, toolCalls: [about] }),
      reply({ text: 'The page is there.' }),
    ]);
    expect(result).toMatchObject({ outcome: 'changed', suggestions: ['Add a photo'] });
  });

  test('that come before a round of mending are kept, and newer ones take their place', async () => {
    const broken = () => {
      let isFirst = true;
      const build = () => {
        const found = isFirst ? [fault('Unexpected token', { path: 'src/pages/About.tsx', line: 1 })] : [];
        isFirst = false;
        return Promise.resolve(found);
      };
      return { checks: { types: () => Promise.resolve([]), build, look: undefined } };
    };
    const script = (last: string) => [
      reply({ toolCalls: [about] }),
      reply({ text: `There is a page. ${block}` }),
      reply({ toolCalls: [write('src/pages/About.tsx', 'export default () => <p>Ho</p>;\n')] }),
      reply({ text: last }),
    ];
    const kept = await playing(script('Mended.'), { ports: broken() });
    expect(kept).toMatchObject({ outcome: 'changed', suggestions: ['Add a photo'] });
    await server?.close();
    const replaced = await playing(script('<suggestions>Add a map</suggestions>'), { ports: broken() });
    expect(replaced.suggestions).toEqual(['Add a map']);
  });
});

describe('a turn that runs out of steps', () => {
  const spent = (call: object, more: readonly object[] = []): Script =>
    [
      call,
      ...more,
      ...Array.from({ length: 4 }, (_, at) => ({ name: 'search_text', input: { pattern: `w${at}` } })),
    ].map((one) => reply({ toolCalls: [{ name: 'read_file', input: {}, ...one }] }));
  const miss = {
    name: 'replace_in_file',
    input: { path: 'src/pages/Gone.tsx', edits: [{ search: 'nowhere', replace: 'x' }] },
  };

  test('tells of no refusal that changed nothing', async () => {
    const result = await playing(spent(write('.git/config', 'x')), { budget: { steps: 3 } });
    expect(result).toMatchObject({ outcome: 'broken', faults: [] });
  });

  test('tells of an edit that missed, unless the file was changed after all', async () => {
    const missed = await playing(spent(miss), { budget: { steps: 3 } });
    expect(missed.faults).toMatchObject([{ kind: 'search_replace_missing_file' }]);
    await server?.close();
    const mended = await playing(spent(miss, [write('src/pages/Gone.tsx')]), { budget: { steps: 3 } });
    expect(mended.faults).toEqual([]);
  });
});
