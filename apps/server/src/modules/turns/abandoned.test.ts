import { chatTexts, microsPerCredit, WorkspaceId } from '@loam/contract';
import { sql } from '@loam/db';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPerson, type Person } from '../../testing/people.ts';
import { type ChatProcess, gate, openChat, purse } from '../../testing/chat.fixture.ts';
import { pad, speaker } from '../../testing/speaker.fixture.ts';

let database: TestDatabase;
let folder: string;
let process: ChatProcess;
let ada: Person;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'loam-abandoned-'));
  process = openChat({ db: database.db, folder, payments: 'manual' });
  await process.billing.setAllowances({ enterprise: { credits: 0, cloud: 0, ai_gateway: 0 } });
  ada = await addPerson(database.db, 'ada');
});
afterEach(async () => {
  await process.chat.close();
  await process.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function newSpeaker(credits: number) {
  const project = await process.newProject(ada);
  const workspaceId = WorkspaceId.parse(project.workspace_id);
  await grant(workspaceId, credits);
  return { ...speaker(process, ada, project), project, workspaceId };
}

const grant = (workspaceId: WorkspaceId, credits: number) =>
  process.billing.grant({
    workspaceId,
    account: 'credits',
    amountMicros: credits * microsPerCredit,
    key: 'start',
  });

async function creditsOf(workspaceId: string) {
  const { balance, reserved, sum, open } = await purse(database.db, workspaceId);
  expect({ sum, open }).toEqual({ sum: balance, open: reserved });
  return { balance: balance / microsPerCredit, reserved: reserved / microsPerCredit };
}

/** As it looks when the process that answered was killed. */
const leaveRunning = (id: string) =>
  database.db.run(sql`update messages set status = 'running' where id = ${pad(`${id}-ai`)}`);

const age = (key = '%') =>
  database.db.run(sql`
    update ledger_reservations set created_at = now() - interval '2 hours', renewed_at = now() - interval '2 hours'
    where key like ${key}`);

function waitingTurn() {
  const door = gate();
  process.scripts.push(async ({ options }) => {
    await door.pass(options.signal);
    return { costMicros: 2 * microsPerCredit };
  });
  return door;
}

test('an interrupted answer of a project whose files are gone ends, and so does what waits behind it', async () => {
  const chat = await newSpeaker(30);
  await chat.say('lost');
  await chat.say('behind');
  await leaveRunning('lost');
  rmSync(join(folder, 'repos'), { recursive: true, force: true });
  rmSync(join(folder, 'blobs'), { recursive: true, force: true });
  await database.db.run(
    sql`update projects set latest_commit_sha = ${'a'.repeat(40)} where id = ${chat.project.id}`,
  );
  await process.chat.start();
  expect(await chat.ends('lost', 'interrupted')).toMatchObject({
    edit_id: null,
    cost_credits: 0,
    pipeline_errors: [{ code: 'interrupted', message: chatTexts.interruptedWithoutFiles }],
  });
  await chat.ends('behind', 'failed');
  expect(await creditsOf(chat.workspaceId)).toEqual({ balance: 30, reserved: 0 });
});

test('an answer whose question is gone ends, and so does what waits behind it', async () => {
  const chat = await newSpeaker(30);
  await chat.say('alone');
  await chat.say('behind');
  await database.db.run(sql`delete from messages where id = ${pad('alone')}`);
  await process.chat.start();
  await chat.ends('behind');
  expect(await chat.answer('alone')).toMatchObject({ status: 'failed' });
  expect(await creditsOf(chat.workspaceId)).toEqual({ balance: 30, reserved: 0 });
});

test('what a living turn and those behind it hold is theirs, however long a person takes', async () => {
  const chat = await newSpeaker(40);
  const door = waitingTurn();
  await process.chat.start();
  await chat.say('first');
  await door.reached;
  await chat.say('behind');
  expect(await creditsOf(chat.workspaceId)).toEqual({ balance: 0, reserved: 40 });
  await age();
  const other = openChat({ db: database.db, folder, payments: 'manual' });
  await other.chat.start();
  const old = () =>
    database.db.rows(sql`
      select key from ledger_reservations where status = 'open' and renewed_at < now() - interval '1 hour'`);
  await expect.poll(old).toEqual([]);
  expect(await process.billing.releaseAbandoned()).toBe(0);
  expect(await creditsOf(chat.workspaceId)).toEqual({ balance: 0, reserved: 40 });
  door.open();
  await chat.ends('behind');
  await other.chat.close();
  await other.close();
  expect(await creditsOf(chat.workspaceId)).toEqual({ balance: 38, reserved: 0 });
});

test('a message whose hold was given back while nobody answered holds anew before it costs anything', async () => {
  const chat = await newSpeaker(12);
  await chat.say('late');
  await age();
  expect(await process.billing.releaseAbandoned()).toBe(1);
  const door = waitingTurn();
  await process.chat.start();
  await door.reached;
  expect(await creditsOf(chat.workspaceId)).toEqual({ balance: 2, reserved: 10 });
  door.open();
  await chat.ends('late');
  expect(await creditsOf(chat.workspaceId)).toEqual({ balance: 10, reserved: 0 });
});

test('a message is paid where it was sent, also when its project has moved since', async () => {
  const chat = await newSpeaker(40);
  const { workspaceId: target } = await newSpeaker(100);
  await chat.say('moved');
  await database.db.run(sql`update projects set workspace_id = ${target} where id = ${chat.project.id}`);
  const door = waitingTurn();
  await process.chat.start();
  await door.reached;
  expect(process.seen.at(-1)?.options.budget.costMicros).toBe(30 * microsPerCredit);
  expect(await creditsOf(chat.workspaceId)).toEqual({ balance: 10, reserved: 30 });
  expect(await creditsOf(target)).toEqual({ balance: 100, reserved: 0 });
  door.open();
  await chat.ends('moved');
  expect(await creditsOf(chat.workspaceId)).toEqual({ balance: 38, reserved: 0 });
  expect(await creditsOf(target)).toEqual({ balance: 100, reserved: 0 });
});

test('trying again and leaving the old pair out of the conversation are one', async () => {
  const chat = await newSpeaker(30);
  process.scripts.push(() => Promise.reject(new Error('no')));
  await process.chat.start();
  await chat.say('again');
  await chat.ends('again', 'failed');
  await database.db.run(sql`
    create function refuse_mark() returns trigger language plpgsql as $$
    begin if new.body ? 'exclude_from_history' and new.body->'exclude_from_history' = 'true' then
      raise exception 'not now'; end if; return new; end $$`);
  await database.db.run(
    sql`create trigger refuse_mark before update on messages for each row execute function refuse_mark()`,
  );
  const retry = await chat.send(`POST ${chat.at}/messages/${pad('again-ai')}/retry`, {
    id: pad('again-2'),
    ai_message_id: pad('again-2-ai'),
  });
  expect(retry.status).toBe(500);
  expect((await chat.list()).messages).toHaveLength(2);
  expect(await creditsOf(chat.workspaceId)).toEqual({ balance: 30, reserved: 0 });
});
