import { chatTexts, microsPerCredit, WorkspaceId } from '@loam/contract';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareFork } from '../../testing/fork-fixture.ts';
import { addPerson, type Person } from '../../testing/people.ts';
import { type ChatProcess, expireConversations, gate, openChat, purse } from '../../testing/chat.fixture.ts';
import { pad, speaker } from '../../testing/speaker.fixture.ts';
import type { TurnPoint } from './ports.ts';

let database: TestDatabase;
let folder: string;
/** Answers requests; turns are run by others. */
let front: ChatProcess;
let ada: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'loam-crash-'));
  front = openChat({ db: database.db, folder, payments: 'manual' });
  await front.billing.setAllowances({ enterprise: { credits: 30, cloud: 0, ai_gateway: 0 } });
  ada = await addPerson(database.db, 'ada');
});
afterAll(async () => {
  await front.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const forkVictim = await prepareFork(new URL('./turn-victim.fixture.ts', import.meta.url));

interface Expected {
  readonly point: TurnPoint;
  readonly status: 'interrupted' | 'completed';
  readonly text: string;
  readonly versions: number;
  readonly cost: number;
}

const table: readonly Expected[] = [
  { point: 'reserved', status: 'interrupted', text: '', versions: 1, cost: 0 },
  { point: 'first-token', status: 'interrupted', text: '', versions: 1, cost: 0 },
  { point: 'mid-tool', status: 'interrupted', text: 'I begin.', versions: 1, cost: 0 },
  { point: 'committed', status: 'interrupted', text: 'I begin.', versions: 2, cost: 2 },
  { point: 'settled', status: 'completed', text: 'I begin. Done.', versions: 2, cost: 2 },
];

test.each(table)(
  'killed at $point: nothing is lost, and it can go on',
  { timeout: 180_000 },
  async (expected) => {
    const project = await front.newProject(ada);
    const chat = speaker(front, ada, project);
    const id = `k-${expected.point}`;
    await chat.say(id, 'Add x');
    await chat.say(`${id}-next`, 'And then?');
    const child = forkVictim([database.url, folder, expected.point], { stdio: 'ignore' });
    await once(child, 'exit');
    await expireConversations(database.db);

    const survivor = openChat({ db: database.db, folder, payments: 'manual' });
    try {
      await survivor.chat.start();
      const answer = await chat.ends(id, expected.status);
      await chat.ends(`${id}-next`);
      expect(answer.content).toBe(expected.text);
      expect(answer['cost_credits']).toBe(expected.cost);
      if (expected.status === 'interrupted') {
        const message = expected.versions === 2 ? chatTexts.interruptedAfterSave : chatTexts.interrupted;
        expect(answer['pipeline_errors']).toMatchObject([{ code: 'interrupted', message }]);
        const retry = await chat.send(`POST ${chat.at}/messages/${pad(`${id}-ai`)}/retry`, {
          id: `${id}-again`,
          ai_message_id: `${id}-again-ai`,
        });
        expect(retry.status).toBe(202);
        await chat.ends(`${id}-again`);
      }
      const edits = await chat.send(`GET ${chat.at}/edits`);
      expect(edits.body).toMatchObject({ edits: { length: expected.versions } });
      if (expected.versions === 2)
        expect(edits.body).toMatchObject({ edits: [{ id: answer['edit_id'] }, {}] });
      const { balance, reserved, sum, open } = await purse(
        database.db,
        WorkspaceId.parse(project.workspace_id),
      );
      expect({ balance, reserved, open }).toEqual({
        balance: (30 - expected.cost) * microsPerCredit,
        reserved: 0,
        open: 0,
      });
      expect(sum).toBe(balance);
    } finally {
      await survivor.chat.close();
      await survivor.close();
    }
  },
);

test.each([
  { point: 'mid-tool', status: 'interrupted', draft: null },
  { point: 'settled', status: 'failed', draft: { state: 'offered', file_count: 1, checks: 'passed' } },
])(
  'killed at $point of a turn that ends early: its end and its draft are there together or not at all',
  {
    timeout: 90_000,
  },
  async ({ point, status, draft }) => {
    const chat = speaker(front, ada, await front.newProject(ada));
    const id = `early-${point}`;
    await chat.say(id, 'Add x');
    const child = forkVictim([database.url, folder, point, 'early'], { stdio: 'ignore' });
    await once(child, 'exit');
    await expireConversations(database.db);
    const survivor = openChat({ db: database.db, folder, payments: 'manual' });
    try {
      await survivor.chat.start();
      expect((await chat.ends(id, status))['draft']).toEqual(draft);
      const kept = await chat.send(`POST ${chat.at}/messages/${pad(`${id}-ai`)}/draft/keep`);
      expect(kept.status).toBe(draft === null ? 409 : 200);
    } finally {
      await survivor.chat.close();
      await survivor.close();
    }
  },
);

test('a process that is closed writes down what it has; the next one goes on with the queue', async () => {
  const chat = speaker(front, ada, await front.newProject(ada));
  const leaving = openChat({ db: database.db, folder, payments: 'manual' });
  const door = gate();
  leaving.scripts.push(async ({ tell, options }) => {
    tell({ type: 'text', delta: 'Half' });
    await door.pass(options.signal);
    return {};
  });
  await leaving.chat.start();
  await chat.say('closed', 'One');
  await chat.say('closed-next', 'Two');
  await door.reached;
  await leaving.chat.close();
  await leaving.close();
  expect(await chat.answer('closed')).toMatchObject({ status: 'interrupted', content: 'Half' });
  const next = openChat({ db: database.db, folder, payments: 'manual' });
  await next.chat.start();
  await chat.ends('closed-next');
  await next.chat.close();
  await next.close();
});

test('two processes share the work, and never run two turns of one project at once', async () => {
  let atOnce = 0;
  let most = 0;
  const script = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce -= 1;
    return { text: 'x' };
  };
  const both = [1, 2].map(() => openChat({ db: database.db, folder, script }));
  await Promise.all(both.map(({ chat }) => chat.start()));
  const [free = front] = both;
  const chat = speaker(free, ada, await free.newProject(ada));
  for (let n = 0; n < 8; n += 1) await chat.say(`both-${n}`);
  await chat.ends('both-7');
  expect(most).toBe(1);
  for (const process of both) {
    await process.chat.close();
    await process.close();
  }
});

test('a process that lost its right to answer ends nothing and saves nothing', async () => {
  const [slow, other] = [1, 2].map(() => openChat({ db: database.db, folder, payments: 'manual' }));
  if (!slow || !other) throw new TypeError('two processes are needed');
  const chat = speaker(front, ada, await front.newProject(ada));
  const door = gate();
  const refused = Promise.withResolvers<unknown>();
  slow.scripts.push(async ({ ports }) => {
    await door.pass();
    const late = {
      changes: [{ path: 'late.ts', action: 'write', content: '' }],
      message: 'Late',
      summary: '',
    } as const;
    await ports.commit(late).catch(refused.resolve);
    return { text: 'Too late.' };
  });
  await slow.chat.start();
  await chat.say('zombie');
  await door.reached;
  await expireConversations(database.db);
  await other.chat.start();
  await chat.ends('zombie', 'interrupted');
  door.open();
  expect(await refused.promise).toMatchObject({ code: 'turn_over' });
  for (const process of [slow, other]) {
    await process.chat.close();
    await process.close();
  }
  expect(await chat.answer('zombie')).toMatchObject({ status: 'interrupted', content: '' });
  expect(JSON.stringify((await chat.send(`GET ${chat.at}/source-code`)).body)).not.toContain('late.ts');
});
