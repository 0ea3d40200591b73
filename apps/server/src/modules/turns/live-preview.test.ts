import { ProjectErrorId } from '@loam/contract';
import { expect, test } from 'vitest';
import { shareChat } from '../../testing/shared-chat.fixture.ts';
import type { Stage } from '../../testing/chat.fixture.ts';
import { pad, speaker } from '../../testing/speaker.fixture.ts';

const world = shareChat();

const newSpeaker = async () => speaker(world.process, world.ada, await world.process.newProject(world.ada));

const save = ({ ports }: Stage, content: string) =>
  ports.commit({
    changes: [{ path: 'src/new.ts', action: 'write', content }],
    message: 'Add x',
    summary: 'Added x',
  });

test('a version that is taken back leaves the project as it was, and the mended one stands alone', async () => {
  const chat = await newSpeaker();
  world.process.scripts.push(async (stage) => {
    const first = await save(stage, 'broken\n');
    expect(await stage.ports.preview?.takeBack(first)).toBe(true);
    return { outcome: 'changed', text: 'Added.', version: await save(stage, 'mended\n') };
  });
  await chat.say('a', 'Add x');
  const answer = await chat.ends('a');
  expect((await chat.send(`GET ${chat.at}/edits`)).body).toMatchObject({
    edits: [
      { id: answer['edit_id'], type: 'ai_update', reverted: false },
      { type: 'revert' },
      { type: 'ai_update', reverted: true },
      { type: 'initial' },
    ],
  });
  const { messages } = await chat.list();
  expect(messages.map(({ variant }) => variant)).toEqual(['ai_message', 'user_message']);
});

test('what was taken back is not found as the version of its message any more', async () => {
  const project = await world.process.newProject(world.ada);
  const chat = speaker(world.process, world.ada, project);
  const found: unknown[] = [];
  const find = async () => {
    const edit = await world.process.versions.findByMessage(project.id, pad('t-ai'));
    found.push(edit?.commit_sha);
  };
  world.process.scripts.push(async (stage) => {
    const first = await save(stage, 'broken\n');
    await find();
    await stage.ports.preview?.takeBack(first);
    await find();
    // A server that starts again after a kill at this moment reads the same.
    expect(found).toEqual([first.commitSha, undefined]);
    return { outcome: 'changed', text: 'Added.', version: await save(stage, 'mended\n') };
  });
  await chat.say('t', 'Add x');
  await chat.ends('t');
  expect(found).toHaveLength(2);
});

test('others have gone on from it: it is not taken away from them', async () => {
  const chat = await newSpeaker();
  world.process.scripts.push(async (stage) => {
    const first = await save(stage, 'one\n');
    await save(stage, 'one\n').catch(() => undefined);
    const later = await stage.ports.commit({
      changes: [{ path: 'src/other.ts', action: 'write', content: 'later\n' }],
      message: 'Later',
      summary: 'Later',
    });
    expect(await stage.ports.preview?.takeBack(first)).toBe(false);
    return { outcome: 'changed', text: 'Added.', version: later };
  });
  await chat.say('b', 'Add x');
  const answer = await chat.ends('b');
  expect(answer).toMatchObject({ status: 'completed' });
  expect((await chat.send(`GET ${chat.at}/edits`)).body).toMatchObject({ edits: { length: 3 } });
});

test('open errors of the project come with the request, those of long ago do not', async () => {
  const project = await world.process.newProject(world.ada);
  const chat = speaker(world.process, world.ada, project);
  const error = {
    id: ProjectErrorId.parse(crypto.randomUUID()),
    project_id: project.id,
    type: 'build',
    error_message: 'no such module',
    meta_data: { filename: 'src/App.tsx', lineno: 3 },
    occurrences: 2,
    created_at: new Date().toISOString(),
    handled_at: null,
  } as const;
  world.process.openErrors.push(error, {
    ...error,
    error_message: 'old',
    created_at: new Date(0).toISOString(),
  });
  await chat.say('c', 'What is wrong?');
  await chat.ends('c');
  world.process.openErrors.length = 0;
  expect(world.process.seen.at(-1)?.request.openErrors).toEqual([
    { type: 'build', message: 'no such module', filename: 'src/App.tsx', lineno: 3, occurrences: 2 },
  ]);
});
