import type { Step, TurnResult } from '@loam/agent';
import { expect, test } from 'vitest';
import { shareChat } from '../../testing/shared-chat.fixture.ts';
import { gate, type Script } from '../../testing/chat.fixture.ts';
import { pad, patience, speaker } from '../../testing/speaker.fixture.ts';

const world = shareChat();

const newSpeaker = async () => speaker(world.process, world.ada, await world.process.newProject(world.ada));
type Speaker = Awaited<ReturnType<typeof newSpeaker>>;

const write = (path: string): Step => ({
  id: `write ${path}`,
  tool: 'write_file',
  kind: 'write',
  title: `Write ${path}`,
  detail: '',
  paths: [path],
  status: 'done',
  startedAt: new Date(0),
  endedAt: new Date(1),
});

const claim = 'There is now an About page.';

/** Writes, claims, and ends as told. */
const claiming =
  (end: Partial<TurnResult>): Script =>
  async ({ tell }) => {
    tell({ type: 'step', step: write('src/pages/About.tsx') });
    tell({ type: 'text', delta: claim });
    return { text: claim, ...end };
  };

/** What the model of the next request reads of the conversation before it. */
async function pastBefore(chat: Speaker, id: string) {
  await chat.say(id, 'And now?');
  await chat.ends(id);
  return world.process.seen.at(-1)?.request.history;
}

test('a failed turn stands without its claim, with what went wrong and what it had worked on', async () => {
  const chat = await newSpeaker();
  world.process.scripts.push(
    claiming({
      outcome: 'broken',
      failure: {
        code: 'cannot_fix',
        message: 'I could not get these changes to work. Try smaller parts.',
        details: '',
      },
      faults: [{ kind: 'build', message: 'Unexpected token', path: 'src/App.tsx' }],
    }),
  );
  await chat.say('a', 'Add an About page');
  await chat.ends('a', 'failed');
  expect(await pastBefore(chat, 'a2')).toEqual([
    { role: 'user', text: 'Add an About page' },
    {
      role: 'ai',
      text: '',
      notes: [
        'failed: I could not get these changes to work. src/App.tsx Unexpected token; nothing was saved; it had worked on src/pages/About.tsx',
      ],
    },
  ]);
});

test('a stopped turn is closed, with or without words', async () => {
  const chat = await newSpeaker();
  const silent = gate();
  world.process.scripts.push(async ({ options }) => {
    await silent.pass(options.signal);
    return {};
  });
  await chat.say('b', 'Wait');
  await silent.reached;
  await chat.send(`POST ${chat.at}/messages/${pad('b-ai')}/stop`);
  await chat.ends('b', 'stopped');
  const claimed = gate();
  world.process.scripts.push(async (stage) => {
    await claiming({})(stage);
    await claimed.pass(stage.options.signal);
    return {};
  });
  await chat.say('b2', 'Add an About page');
  await claimed.reached;
  await chat.send(`POST ${chat.at}/messages/${pad('b2-ai')}/stop`);
  await chat.ends('b2', 'stopped');
  expect((await pastBefore(chat, 'b3'))?.filter(({ role }) => role === 'ai')).toEqual([
    { role: 'ai', text: '', notes: ['stopped; nothing was saved'] },
    {
      role: 'ai',
      text: '',
      notes: ['stopped; nothing was saved; it had worked on src/pages/About.tsx'],
    },
  ]);
});

test('what a person answered is kept, and an answer without a change says so', async () => {
  const chat = await newSpeaker();
  world.process.scripts.push(async ({ ports, options }) => {
    const question = { id: 'q', text: 'Which\ncolour?', options: [], allowsMany: false, allowsText: true };
    await ports.people.answer(question, options.signal);
    return { text: 'Fine.' };
  });
  await chat.say('c', 'Colour it');
  await expect.poll(async () => (await chat.answer('c'))['questions'], patience).toHaveLength(1);
  await chat.send(`POST ${chat.at}/messages/${pad('c-ai')}/answers/q`, { answer: ['Blue'] });
  await chat.ends('c');
  expect(await pastBefore(chat, 'c2')).toContainEqual({
    role: 'ai',
    text: 'Fine.',
    notes: ['asked "Which colour?", the person answered "Blue"', 'nothing was changed'],
  });
});

test('words of the rules or of another model are marked, and what people did since is told', async () => {
  const chat = await newSpeaker();
  world.process.scripts.push(async ({ ports, tell }) => {
    tell({ type: 'step', step: write('src/new.ts') });
    tell({ type: 'step', step: write('src/taken-back.ts') });
    const changes = [{ path: 'src/new.ts', action: 'write', content: 'export {};\n' }] as const;
    const version = await ports.commit({ changes, message: 'Add', summary: 'Add' });
    return { outcome: 'changed', text: 'Built by rules.', version, model: 'offline' };
  });
  await chat.say('d', 'Build it');
  await chat.ends('d');
  world.process.scripts.push(async () => ({ text: 'Hello.', model: 'gpt-5' }));
  await chat.say('d2', 'Say hello');
  await chat.ends('d2');
  await chat.send(`POST ${chat.at}/edit-code`, {
    changes: [{ path: 'a.txt', content: 'by hand' }],
    commit_message: 'By hand',
  });
  await expect.poll(async () => (await chat.list()).messages.length, patience).toBe(5);
  expect((await pastBefore(chat, 'd3'))?.filter(({ role }) => role === 'ai')).toEqual([
    {
      role: 'ai',
      text: 'Built by rules.',
      changedPaths: ['src/new.ts'],
      notes: ['answered by the built-in rules, without a language model'],
    },
    {
      role: 'ai',
      text: 'Hello.',
      notes: [
        'answered by another model, gpt-5',
        'nothing was changed',
        'afterwards the person changed files by hand: "By hand"',
      ],
    },
  ]);
});

test('a claim without a change is told as one, and can be tried again', async () => {
  const chat = await newSpeaker();
  world.process.scripts.push(async () => ({ text: claim, hasUnfoundedClaim: true }));
  await chat.say('e', 'Add an About page');
  expect(await chat.ends('e')).toMatchObject({ has_unfounded_claim: true, edit_id: null, errors: [] });
  expect(await pastBefore(chat, 'e2')).toContainEqual({
    role: 'ai',
    text: claim,
    notes: ['nothing was changed; what the answer says of a change is not true'],
  });
  const wish = { id: pad('e3'), ai_message_id: pad('e3-ai'), model: 'fake' };
  expect((await chat.send(`POST ${chat.at}/messages/${pad('e-ai')}/retry`, wish)).status).toBe(202);
  await chat.ends('e3');
  expect(world.process.seen.at(-1)?.request).toMatchObject({ text: 'Add an About page' });
});

test('what was left out of a saved turn is told with it', async () => {
  const chat = await newSpeaker();
  const note = 'This could not be made to work and was left as it was: src/pages/About.tsx.';
  world.process.scripts.push(async ({ tell, ports }) => {
    tell({ type: 'step', step: write('src/App.tsx') });
    const changes = [{ path: 'src/App.tsx', action: 'write', content: 'export {};\n' }] as const;
    const version = await ports.commit({ changes, message: 'App', summary: 'App' });
    return { outcome: 'changed', text: 'The app is smaller.', version, notes: [note] };
  });
  await chat.say('n', 'Make it smaller');
  await chat.ends('n');
  expect(await pastBefore(chat, 'n2')).toContainEqual({
    role: 'ai',
    text: 'The app is smaller.',
    changedPaths: ['src/App.tsx'],
    notes: [note],
  });
});

test('people are told who stands in, and whose words an answer holds', async () => {
  const chat = await newSpeaker();
  const retry = { type: 'retrying', reason: 'model_unavailable', waitMs: 0, attempt: 1 } as const;
  world.process.scripts.push(async ({ tell }) => {
    tell({ ...retry, isEmpty: true });
    tell({ ...retry, from: 'compatible/one', to: 'gpt-5' });
    tell({ type: 'started', model: 'gpt-5' });
    return { text: 'Hello.', model: 'gpt-5' };
  });
  await chat.say('f', 'Say hello');
  expect(await chat.ends('f')).toMatchObject({
    model: 'gpt-5',
    steps: [
      { title: 'The answer of the model was empty; asking again' },
      { title: 'one could not answer; gpt-5 stands in' },
    ],
  });
});

test('a call that was refused unread is told in words for people', async () => {
  const chat = await newSpeaker();
  const step: Step = { ...write('x'), id: 'r', title: 'write_file', paths: [], status: 'refused' };
  world.process.scripts.push(async ({ tell }) => {
    tell({ type: 'step', step: { ...step, detail: 'write_file was refused: nothing is changed.' } });
    return { text: 'I would add a page.' };
  });
  await chat.say('g', 'What would you do?', { chat_only: true });
  expect(await chat.ends('g')).toMatchObject({
    steps: [{ tool: 'write_file', title: 'Write a file', detail: '', status: 'refused' }],
  });
});
