import { chatTexts } from '@loam/contract';
import { sql } from '@loam/db';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCollaborator, addPerson, type Person } from '../../testing/people.ts';
import type { BuilderCloud } from '../cloud/index.ts';
import { type ChatProcess, openChat, type Script } from '../../testing/chat.fixture.ts';
import { pad, patience, speaker } from '../../testing/speaker.fixture.ts';

let database: TestDatabase;
let folder: string;
/** Runs the turns. */
let runner: ChatProcess;
/** Answers requests only. */
let front: ChatProcess;
let ada: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'loam-people-'));
  runner = openChat({ db: database.db, folder, deps: { cloud } });
  front = openChat({ db: database.db, folder, deps: { cloud } });
  await runner.chat.start();
  ada = await addPerson(database.db, 'ada');
});
afterAll(async () => {
  await runner.chat.close();
  await runner.close();
  await front.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const secretNames: string[] = [];
const migrations: string[] = [];
const cloud: BuilderCloud = {
  isEnabled: async () => true,
  enable: async () => nothing,
  connect: async () => nothing,
  readSchema: async () => '',
  readData: async () => [],
  async applyMigration(_projectId, { name }) {
    migrations.push(name);
    return { ...nothing, findings: [] };
  },
  deployFunction: async () => undefined,
  secretNames: async () => secretNames,
  enableAi: async () => [],
  configureAuth: async () => undefined,
  readLogs: async () => [],
};
const nothing = { files: [], version: undefined };

const newSpeaker = async () => speaker(front, ada, await front.newProject(ada));

const request = {
  id: 'approval-1',
  integration: 'web',
  tool: 'fetch_page',
  title: 'Read example.com',
  arguments: { url: 'https://example.com' },
  argumentsHash: 'hash-1',
};
const asks: Script = async ({ ports, options }) => ({
  text: await ports.people.approve(request, options.signal),
});

async function askedFor(chat: Awaited<ReturnType<typeof newSpeaker>>, id: string) {
  await expect.poll(async () => (await chat.answer(id))['approvals'], patience).toHaveLength(1);
  return `POST ${chat.at}/messages/${pad(`${id}-ai`)}/approvals/approval-1`;
}

test('a click in one process lets the turn in another go on, for exactly what was shown', async () => {
  const chat = await newSpeaker();
  runner.scripts.push(asks);
  await chat.say('a');
  const route = await askedFor(chat, 'a');
  const other = await chat.send(route, { decision: 'allowed', arguments_hash: 'hash-2' });
  expect(other.body).toMatchObject({ code: 'conflict', detail: chatTexts.otherArguments });
  const allowed = await chat.send(route, { decision: 'allowed', arguments_hash: 'hash-1' });
  expect(allowed.body).toMatchObject({ approvals: [{ id: 'approval-1', decision: 'allowed' }] });
  expect(await chat.ends('a')).toMatchObject({ content: 'allowed', approvals: [{ decision: 'allowed' }] });
  const late = await chat.send(route, { decision: 'denied', arguments_hash: 'hash-1' });
  expect(late.body).toMatchObject({ code: 'conflict', detail: chatTexts.alreadyDecided });
});

test('a decision can be remembered for the next times', async () => {
  const chat = await newSpeaker();
  runner.scripts.push(asks);
  await chat.say('b');
  const route = await askedFor(chat, 'b');
  await chat.send(route, { decision: 'denied', arguments_hash: 'hash-1', remember: 'disable' });
  expect(await chat.ends('b')).toMatchObject({ content: 'denied' });
  const list = await chat.send('GET /user/preferences/tool-preferences');
  expect(list.body).toMatchObject([{ tool_name: 'fetch_page', approval_preference: 'disable' }]);
  await chat.say('b2');
  await chat.ends('b2');
  expect(runner.seen.at(-1)?.options.preferences).toEqual({ 'web/fetch_page': 'disable' });
  const set = 'POST /user/preferences/tool-preferences/web/fetch_page';
  expect((await chat.send(set, { approval_preference: 'ask' })).body).toMatchObject({
    approval_preference: 'ask',
  });
  const unknown = 'POST /user/preferences/tool-preferences/web/drop_table';
  expect((await chat.send(unknown, { approval_preference: 'allow' })).status).toBe(404);
});

test('a question waits for its answer', async () => {
  const chat = await newSpeaker();
  runner.scripts.push(async ({ ports, options }) => {
    const question = {
      id: 'q-1',
      text: 'Which?',
      options: ['Red', 'Blue'],
      allowsMany: false,
      allowsText: true,
    };
    return { text: (await ports.people.answer(question, options.signal)).join(' ') };
  });
  await chat.say('c');
  await expect
    .poll(async () => (await chat.answer('c'))['questions'], patience)
    .toMatchObject([{ text: 'Which?', answer: null }]);
  await chat.send(`POST ${chat.at}/messages/${pad('c-ai')}/answers/q-1`, { answer: ['Blue'] });
  expect(await chat.ends('c')).toMatchObject({ content: 'Blue', questions: [{ answer: ['Blue'] }] });
});

test('a secret is told as given once it is saved, and no word of it is taken along', async () => {
  const chat = await newSpeaker();
  runner.scripts.push(async ({ ports, options }) => {
    const wanted = { id: 's-1', secrets: [{ name: 'PAY_KEY', reason: 'To take payments' }] };
    return { text: await ports.people.giveSecrets(wanted, options.signal) };
  });
  await chat.say('s');
  await expect
    .poll(async () => (await chat.answer('s'))['secret_requests'], patience)
    .toMatchObject([{ secrets: [{ name: 'PAY_KEY' }], decision: null }]);
  const route = `POST ${chat.at}/messages/${pad('s-ai')}/secret-requests/s-1`;
  const early = await chat.send(route, { decision: 'set' });
  expect(early.body).toMatchObject({ code: 'conflict', detail: 'These secrets are not saved yet: PAY_KEY.' });
  secretNames.push('PAY_KEY');
  await chat.send(route, { decision: 'set', value: 'canary' });
  const ended = await chat.ends('s');
  expect(ended).toMatchObject({ content: 'set', secret_requests: [{ decision: 'set' }] });
  expect(JSON.stringify(ended)).not.toContain('canary');
  const late = await chat.send(route, { decision: 'declined' });
  expect(late.body).toMatchObject({ code: 'conflict', detail: chatTexts.alreadyDecided });
});

test('what was allowed is done only while who asked has the right', async () => {
  const bob = await addPerson(database.db, 'bob');
  const project = await front.newProject(ada);
  await addCollaborator(database.db, project.id, { person: bob, level: 'write' });
  const [chat, owner] = [speaker(front, bob, project), speaker(front, ada, project)];
  const applies: Script = async ({ ports, options }) => {
    const change = { ...request, integration: 'cloud', tool: 'apply_migration' };
    const name = await ports.people.approve(change, options.signal);
    const done = ports.cloud?.applyMigration({ name, sql: 'select 1' }, options.signal);
    return {
      text: await Promise.resolve(done).then(
        () => 'done',
        (error: Error) => error.message,
      ),
    };
  };
  runner.scripts.push(applies, applies);
  await chat.say('r1');
  await owner.send(await askedFor(chat, 'r1'), { decision: 'allowed', arguments_hash: 'hash-1' });
  expect(await chat.ends('r1')).toMatchObject({ content: 'done' });
  await chat.say('r2');
  const route = await askedFor(chat, 'r2');
  await database.db.run(sql`delete from project_collaborators where user_id = ${bob.id}`);
  await owner.send(route, { decision: 'allowed', arguments_hash: 'hash-1' });
  await expect
    .poll(async () => (await owner.answer('r2')).content, patience)
    .toBe(`forbidden: ${chatTexts.noAccess}`);
  expect(migrations).toEqual(['allowed']);
});

test('a stop through another process ends a waiting turn', async () => {
  const chat = await newSpeaker();
  runner.scripts.push(asks);
  await chat.say('d');
  const route = await askedFor(chat, 'd');
  await chat.send(`POST ${chat.at}/messages/${pad('d-ai')}/stop`);
  await chat.ends('d', 'stopped');
  const late = await chat.send(route, { decision: 'allowed', arguments_hash: 'hash-1' });
  expect(late.body).toMatchObject({ code: 'conflict', detail: chatTexts.notRunning });
});

test('feedback stands on the answer and can be taken back', async () => {
  const chat = await newSpeaker();
  await chat.say('e');
  await chat.ends('e');
  const route = `PUT ${chat.at}/messages/${pad('e-ai')}/feedback`;
  const given = await chat.send(route, { sentiment: 'negative', category: 'slow', content: 'Too slow' });
  expect(given.body).toMatchObject({ feedback_sentiment: 'negative', feedback_category: 'slow' });
  const status = 'GET /user/feedback-status';
  expect((await chat.send(status)).body).toMatchObject({ should_ask: false, given_count: 1 });
  await chat.send(route, { sentiment: null });
  expect((await chat.answer('e'))['feedback_sentiment']).toBeNull();
  expect((await chat.send(status)).body).toMatchObject({ given_count: 0, last_given_at: null });
});
