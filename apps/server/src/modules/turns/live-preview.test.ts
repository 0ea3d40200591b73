import { ProjectErrorId } from '@loam/contract';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, type Person } from '../../testing/people.ts';
import { type ChatProcess, openChat, type Stage } from '../../testing/chat.fixture.ts';
import { pad, speaker } from '../../testing/speaker.fixture.ts';

let database: TestDatabase;
let folder: string;
let process: ChatProcess;
let ada: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'loam-live-'));
  process = openChat({ db: database.db, folder });
  await process.chat.start();
  ada = await addPerson(database.db, 'ada');
});
afterAll(async () => {
  await process.chat.close();
  await process.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const newSpeaker = async () => speaker(process, ada, await process.newProject(ada));

const save = ({ ports }: Stage, content: string) =>
  ports.commit({
    changes: [{ path: 'src/new.ts', action: 'write', content }],
    message: 'Add x',
    summary: 'Added x',
  });

test('a version that is taken back leaves the project as it was, and the mended one stands alone', async () => {
  const chat = await newSpeaker();
  process.scripts.push(async (stage) => {
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
  const project = await process.newProject(ada);
  const chat = speaker(process, ada, project);
  const found: unknown[] = [];
  const find = async () => {
    const edit = await process.versions.findByMessage(project.id, pad('t-ai'));
    found.push(edit?.commit_sha);
  };
  process.scripts.push(async (stage) => {
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
  process.scripts.push(async (stage) => {
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
  const project = await process.newProject(ada);
  const chat = speaker(process, ada, project);
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
  process.openErrors.push(error, { ...error, error_message: 'old', created_at: new Date(0).toISOString() });
  await chat.say('c', 'What is wrong?');
  await chat.ends('c');
  process.openErrors.length = 0;
  expect(process.seen.at(-1)?.request.openErrors).toEqual([
    { type: 'build', message: 'no such module', filename: 'src/App.tsx', lineno: 3, occurrences: 2 },
  ]);
});
