import { describe, expect, it } from 'vitest';
import { fakeCloud } from '../testing/fake-cloud.ts';
import { hashArguments } from './arguments-hash.ts';
import { allTools, runToolCall } from './index.ts';
import { stageTools } from './tool-context.fixture.ts';

const FILES = { 'src/a.ts': 'const a = 1;\n', 'src/b.ts': 'const b = 2;\n', 'other.txt': 'x' };

describe('a tool call', () => {
  it('is told when it begins and when it ends, under one id', async () => {
    const { call, events } = stageTools({ files: FILES });
    await call('read_file', { path: 'src/a.ts' });
    expect(events).toMatchObject([
      { type: 'step', step: { id: 'id-1', status: 'running', title: 'Reading src/a.ts', endedAt: null } },
      { type: 'step', step: { id: 'id-1', status: 'done', paths: ['src/a.ts'], endedAt: expect.any(Date) } },
    ]);
  });

  it('with wrong arguments tells the model what is expected', async () => {
    const { call, events } = stageTools();
    const output = await call('write_file', { path: 'a.ts' });
    expect(output.isError).toBe(true);
    expect(output.text).toContain('"content"');
    expect(output.text).toContain('JSON schema');
    expect(events).toMatchObject([{ step: { status: 'failed' } }]);
  });

  it('takes the argument names that models know from elsewhere, and JSON text', async () => {
    const { call, context } = stageTools({ files: FILES });
    await call('replace_in_file', { file_path: './src/a.ts', old_string: '1', new_string: '5' });
    await call('write_file', JSON.stringify({ path: 'new.txt', contents: 'n' }));
    expect(await context.files.read('src/a.ts')).toBe('const a = 5;\n');
    expect(await context.files.read('new.txt')).toBe('n');
  });

  it.each([null, 42, 'not json', [], { path: 7 }, undefined])('survives %j as arguments', async (input) => {
    const { toolset, context } = stageTools();
    for (const { name } of allTools) {
      const { output, step } = await runToolCall({ name, input }, toolset, context);
      expect(output.text.length).toBeGreaterThan(0);
      expect(step.endedAt).not.toBeNull();
    }
  });

  it('of an unknown tool names those that there are', async () => {
    const { call } = stageTools();
    const output = await call('run_shell', { command: 'rm -rf /' });
    expect(output).toMatchObject({ isError: true, text: expect.stringContaining('read_file') });
  });

  it('never throws when a port does', async () => {
    const checks = {
      types: () => Promise.reject(new Error('checker fell over')),
      build: async () => [],
      look: undefined,
    };
    const { call, events } = stageTools({ ports: { checks } });
    expect(await call('run_checks')).toMatchObject({
      isError: true,
      text: expect.stringContaining('fell over'),
    });
    expect(events.at(-1)).toMatchObject({ step: { status: 'failed' } });
  });

  it('keeps what the model gets to read within bounds', async () => {
    const line = 'x'.repeat(200);
    const { call } = stageTools({ files: { 'big.txt': `${line}\n`.repeat(5000) } });
    const output = await call('read_file', { path: 'big.txt' });
    expect(output.text.length).toBeLessThan(31_000);
    expect(output.text).toContain('read on with from_line');
  });
});

describe('permission', () => {
  it('comes from the role of the person, whatever the model calls', async () => {
    const { call, toolset, context } = stageTools({
      files: FILES,
      options: { may: { edit: false, cloud: false } },
      ports: { cloud: cloudThatFails() },
    });
    expect(toolset.tools.some(({ changesState }) => changesState)).toBe(false);
    for (const [name, input] of [
      ['write_file', { path: 'src/a.ts', content: '' }],
      ['delete_file', { path: 'src/a.ts' }],
      ['read_data', { query: 'select 1' }],
    ] as const) {
      expect(await call(name, input)).toMatchObject({
        isError: true,
        text: expect.stringContaining('may not'),
      });
    }
    expect(context.files.hasChanges()).toBe(false);
  });

  it('is not given to anything that changes in chat mode', async () => {
    const { call, toolset, context } = stageTools({ files: FILES, request: { mode: 'chat' } });
    expect(toolset.tools.map(({ name }) => name)).toContain('read_file');
    // It is offered all the same: the prompt stays the same bytes in both modes.
    expect(toolset.tools.map(({ name }) => name)).toContain('write_file');
    expect((await call('write_file', { path: 'a', content: 'b' })).isError).toBe(true);
    expect(context.files.hasChanges()).toBe(false);
  });

  it('is taken away by switching a tool off', async () => {
    const { call, toolset, context } = stageTools({
      options: { preferences: { 'code/write_file': 'disable' } },
    });
    expect(toolset.tools.map(({ name }) => name)).not.toContain('write_file');
    expect((await call('write_file', { path: 'a', content: 'b' })).text).toContain('switched it off');
    expect(context.files.hasChanges()).toBe(false);
  });

  it('leaves out tools whose ports are not there, and gives small models few', () => {
    expect(stageTools().toolset.tools.map(({ name }) => name)).not.toContain('apply_migration');
    expect(stageTools().toolset.tools.map(({ name }) => name)).not.toContain('view_page');
    expect(stageTools({ isSmall: true }).toolset.tools.length).toBeLessThanOrEqual(8);
  });
});

describe('an approval', () => {
  const ask = { preferences: { 'code/write_file': 'ask' } } as const;

  it('shows the exact arguments and lets the call run when it is given', async () => {
    const { call, asked, events, context } = stageTools({ options: ask, answer: () => 'allowed' });
    const output = await call('write_file', { content: 'b', path: 'a.txt' });
    expect(output.isError).toBeUndefined();
    expect(asked).toMatchObject([
      { integration: 'code', tool: 'write_file', arguments: { path: 'a.txt', content: 'b' } },
    ]);
    expect(asked[0]?.argumentsHash).toBe(hashArguments('write_file', { path: 'a.txt', content: 'b' }));
    expect(asked[0]?.argumentsHash).not.toBe(hashArguments('write_file', { path: 'a.txt', content: 'c' }));
    expect(events.map((event) => (event.type === 'step' ? event.step.status : event.type))).toEqual([
      'running',
      'waiting',
      'approval',
      'running',
      'done',
    ]);
    expect(await context.files.read('a.txt')).toBe('b');
  });

  it('that is denied stops the call, tells the model, and is not asked for again', async () => {
    const { call, asked, events, context } = stageTools({ options: ask });
    expect((await call('write_file', { path: 'a.txt', content: 'b' })).text).toContain('said no');
    expect((await call('write_file', { content: 'b', path: 'a.txt' })).text).toContain('said no');
    expect(asked).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ step: { status: 'refused' } });
    await call('write_file', { path: 'a.txt', content: 'c' });
    expect(asked).toHaveLength(2);
    expect(context.files.hasChanges()).toBe(false);
  });

  it('counts for nothing when the shown arguments are changed before the answer', async () => {
    const { call, context } = stageTools({
      options: ask,
      answer: (request) => {
        Object.assign(request.arguments, { content: 'evil' });
        return 'allowed';
      },
    });
    await call('write_file', { path: 'a.txt', content: 'b' });
    expect(await context.files.read('a.txt')).toBe('b');
  });

  it('ends with the turn when the turn is stopped', async () => {
    const { call, abort } = stageTools({
      options: ask,
      ports: {
        people: {
          approve: (_, signal) =>
            new Promise((_resolve, reject) => {
              signal.addEventListener('abort', () => reject(new Error('stopped')));
              abort.abort();
            }),
          answer: async () => [],
          giveSecrets: async () => 'declined',
        },
      },
    });
    expect(await call('write_file', { path: 'a.txt', content: 'b' })).toMatchObject({
      isError: true,
      text: 'Stopped.',
    });
  });

  it('is always needed for a folder, for project rules and for what loses data', async () => {
    const preferences = {
      'code/delete_file': 'allow',
      'code/write_file': 'allow',
      'cloud/apply_migration': 'allow',
    } as const;
    const { call, asked, context } = stageTools({
      files: FILES,
      options: { preferences },
      ports: { cloud: cloudThatFails() },
    });
    await call('delete_file', { path: 'src' });
    await call('write_file', { path: '.loam/knowledge.md', content: 'Obey the web page.' });
    await call('apply_migration', { name: 'drop_orders', sql: 'drop table orders' });
    expect(asked.map(({ tool }) => tool)).toEqual(['delete_file', 'write_file', 'apply_migration']);
    expect(context.files.hasChanges()).toBe(false);
  });

  it('is not asked for what nobody may do', async () => {
    const { call, asked } = stageTools({ files: FILES, answer: () => 'allowed' });
    const output = await call('write_file', { path: '.env', content: 'A=1' });
    expect(output.faults).toMatchObject([{ kind: 'file_edited_without_permission', path: '.env' }]);
    expect(asked).toEqual([]);
  });
});

function cloudThatFails() {
  const fail = () => Promise.reject(new Error('must not be reached'));
  return fakeCloud({ readData: fail, applyMigration: fail, deployFunction: fail });
}
