import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import { describe, expect, test } from 'vitest';
import type { Reply, RespondInput } from '../reply.ts';
import { createOfflineLanguageModel } from './offline-model.ts';

const tools: NonNullable<LanguageModelV4CallOptions['tools']> = [
  'read_project',
  'write_file',
  'delete_file',
].map(toolOf);

function toolOf(name: string) {
  return { type: 'function', name, inputSchema: { type: 'object' } } as const;
}

/** Plays whoever runs the tools: project files in memory, every call answered. */
async function converse(
  respond: (input: RespondInput) => Reply,
  options: {
    readonly request?: string;
    readonly files?: Record<string, string>;
    readonly facts?: object;
  } = {},
) {
  const model = createOfflineLanguageModel({ respond });
  const files: Record<string, string> = { ...options.files };
  const prompt: LanguageModelV4Message[] = [
    { role: 'system', content: 'You build apps.' },
    { role: 'user', content: [{ type: 'text', text: 'an earlier wish' }] },
    { role: 'assistant', content: [{ type: 'text', text: 'done' }] },
    { role: 'user', content: [{ type: 'text', text: options.request ?? 'a shop' }] },
  ];
  const steps: string[][] = [];
  const run = async (facts = options.facts): Promise<string> => {
    for (;;) {
      const { content } = await model.doGenerate({
        prompt,
        tools,
        ...(facts && { providerOptions: { loam: JSON.parse(JSON.stringify(facts)) } }),
      });
      const calls = content.filter((part) => part.type === 'tool-call');
      if (calls.length === 0) return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
      steps.push(calls.map(({ toolName }) => toolName));
      prompt.push({
        role: 'assistant',
        content: calls.map((call) => ({ ...call, input: JSON.parse(call.input) })),
      });
      prompt.push({
        role: 'tool',
        content: calls.map((call) => ({
          type: 'tool-result' as const,
          toolCallId: call.toolCallId,
          toolName: call.toolName,
          output: { type: 'text' as const, value: perform(call.toolName, JSON.parse(call.input)) },
        })),
      });
      expect(new Set(prompt.flatMap(idsOf)).size).toBe(prompt.flatMap(idsOf).length);
    }
  };
  const perform = (tool: string, input: { path: string; content: string }) => {
    if (tool === 'read_project') return JSON.stringify({ files });
    if (tool === 'write_file') files[input.path] = input.content;
    else delete files[input.path];
    return 'ok';
  };
  return { run, files, steps, prompt };
}

function idsOf(message: LanguageModelV4Message): string[] {
  if (message.role !== 'assistant') return [];
  return message.content.flatMap((part) => (part.type === 'tool-call' ? [part.toolCallId] : []));
}

const reply = (changes: Reply['changes'], text = 'Built.'): Reply => ({
  language: 'en',
  text,
  changes,
  suggestions: ['Add a search'],
});

test('it reads the project, writes what differs, and says what it did with what could come next', async () => {
  const seen: RespondInput[] = [];
  const talk = await converse(
    (input) => {
      seen.push(input);
      return reply([
        { path: 'a.ts', content: 'new' },
        { path: 'b.ts', content: null },
      ]);
    },
    { files: { 'b.ts': 'old' }, request: 'a shop' },
  );
  expect(await talk.run()).toBe('Built.\n\n<suggestions>\n- Add a search\n</suggestions>');
  expect(talk.steps).toEqual([['read_project'], ['write_file', 'delete_file']]);
  expect(talk.files).toEqual({ 'a.ts': 'new' });
  expect(seen[0]?.request).toBe('a shop');
  expect(seen[0]?.files.get('b.ts')).toBe('old');
});

test('many files are written in several steps, each once, and worked out once', async () => {
  let asked = 0;
  const changes = Array.from({ length: 70 }, (_, index) => ({
    path: `f${index}.ts`,
    content: String(index),
  }));
  const talk = await converse(() => {
    asked += 1;
    return reply(changes);
  });
  await talk.run();
  expect(asked).toBe(1);
  expect(talk.steps.map((calls) => calls.length)).toEqual([1, 30, 30, 10]);
  expect(Object.keys(talk.files)).toHaveLength(70);
});

test('what the checks send back is read with the files as they are by then', async () => {
  const talk = await converse((input) => {
    const [fault] = input.faults;
    return fault
      ? reply([{ path: 'a.ts', content: `${input.files.get('a.ts')} mended` }], 'Mended.')
      : reply([{ path: 'a.ts', content: 'first' }]);
  });
  await talk.run();
  talk.prompt.push({ role: 'assistant', content: [{ type: 'text', text: 'Built.' }] });
  talk.prompt.push({ role: 'user', content: [{ type: 'text', text: 'Your changes were checked …' }] });
  const words = await talk.run({ text: 'a shop', faults: [{ kind: 'build', message: 'x is not defined' }] });
  expect(words).toContain('Mended.');
  expect(talk.files).toEqual({ 'a.ts': 'first mended' });
});

test('the stream carries the same as the whole answer, word by word', async () => {
  const model = createOfflineLanguageModel({ respond: () => reply([], 'All of it\nis here.') });
  const { stream } = await model.doStream({
    prompt: [{ role: 'user', content: [{ type: 'text', text: 'hi' }] }],
  });
  const parts: LanguageModelV4StreamPart[] = [];
  for await (const part of stream) parts.push(part);
  const deltas = parts.flatMap((part) => (part.type === 'text-delta' ? [part.delta] : []));
  expect(deltas.length).toBeGreaterThan(4);
  expect(deltas.join('')).toContain('All of it\nis here.');
  expect(parts.at(-1)).toMatchObject({ type: 'finish', finishReason: { unified: 'stop' } });
});

describe('with a cloud', () => {
  const migration = { name: 'lists', sql: 'create table x ()' };

  /** What each tool of the cloud answers; the model is asked until it speaks. */
  async function turn(answers: Record<string, string>, files: Record<string, string> = {}) {
    const states: string[] = [];
    const model = createOfflineLanguageModel({
      respond: ({ cloud }) => {
        states.push(cloud?.kind ?? 'none');
        return cloud === undefined || cloud.kind === 'refused'
          ? reply([{ path: 'a.ts', content: 'browser' }], `Without: ${cloud?.reason ?? ''}`)
          : { ...reply([{ path: 'a.ts', content: 'cloud' }], 'On the cloud.'), cloud: { migration } };
      },
    });
    const offered = [...tools, ...['read_schema', 'enable_cloud', 'apply_migration'].map(toolOf)];
    const prompt: LanguageModelV4Message[] = [{ role: 'user', content: [{ type: 'text', text: 'a club' }] }];
    const called: string[] = [];
    for (;;) {
      const { content } = await model.doGenerate({ prompt, tools: offered });
      const calls = content.filter((part) => part.type === 'tool-call');
      const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
      if (calls.length === 0) return { text, called, states };
      prompt.push({
        role: 'assistant',
        content: calls.map((call) => ({ ...call, input: JSON.parse(call.input) })),
      });
      for (const { toolCallId, toolName, input } of calls) {
        called.push(toolName === 'write_file' ? `write ${JSON.parse(input).content}` : toolName);
        const given = toolName === 'read_project' ? JSON.stringify({ files }) : (answers[toolName] ?? 'ok');
        const type = given.startsWith('no:') ? 'error-text' : 'text';
        const output = { type, value: given.replace(/^no:/, '') } as const;
        prompt.push({ role: 'tool', content: [{ type: 'tool-result', toolCallId, toolName, output }] });
      }
    }
  }

  test('asks for the cloud, then for its tables, and only then writes', async () => {
    const { called, text } = await turn({});
    expect(called).toEqual(['read_project', 'enable_cloud', 'apply_migration', 'write cloud']);
    expect(text).toContain('On the cloud.');
  });

  test('goes on without it when a person says no, and says so', async () => {
    const said = 'no:A person was asked and said no to this call of enable_cloud.';
    const { called, states, text } = await turn({ enable_cloud: said });
    expect(called).toEqual(['read_project', 'enable_cloud', 'write browser']);
    expect(states.at(-1)).toBe('refused');
    expect(text).toContain('Without: ');
  });

  test('writes nothing for tables that the database refused', async () => {
    const { called, text } = await turn({
      apply_migration: 'no:Nothing was applied. The database answered: syntax error\nMend the SQL.',
    });
    expect(called).toEqual(['read_project', 'enable_cloud', 'apply_migration', 'write browser']);
    expect(text).toContain('Without: syntax error');
  });

  test('does not ask for a cloud that is there', async () => {
    const { called, states } = await turn({ read_schema: 'table x ()' }, { 'supabase/config.toml': '' });
    expect(called).toEqual(['read_project', 'read_schema', 'apply_migration', 'write cloud']);
    expect(new Set(states)).toEqual(new Set(['enabled']));
  });

  test('a project that brought settings of a cloud along may have none', async () => {
    const answers = { read_schema: 'no:This project has no cloud yet.' };
    const { called } = await turn(answers, { 'supabase/config.toml': '' });
    expect(called.slice(1, 4)).toEqual(['read_schema', 'enable_cloud', 'apply_migration']);
  });
});
