import { chatTexts, microsPerCredit, WorkspaceId } from '@loam/contract';
import { beforeAll, expect, test } from 'vitest';
import { shareChat } from '../../testing/shared-chat.fixture.ts';
import { gate, openChat, purse, type Script } from '../../testing/chat.fixture.ts';
import { endsEarly, write } from './drafts.fixture.ts';
import { pad, patience, speaker } from '../../testing/speaker.fixture.ts';

const world = shareChat({ payments: 'manual' });
beforeAll(() => world.process.billing.setAllowances({ enterprise: { credits: 0, cloud: 0, ai_gateway: 0 } }));

async function newSpeaker(credits: number) {
  const project = await world.process.newProject(world.ada);
  const workspaceId = WorkspaceId.parse(project.workspace_id);
  const amountMicros = credits * microsPerCredit;
  await world.process.billing.grant({ workspaceId, account: 'credits', amountMicros, key: 'start' });
  const chat = speaker(world.process, world.ada, project);
  const credit = async () => {
    const { balance, reserved, sum, open } = await purse(world.database.db, workspaceId);
    expect(sum).toBe(balance);
    expect(reserved).toBe(open);
    return { balance: balance / microsPerCredit, reserved: reserved / microsPerCredit };
  };
  return { ...chat, credit };
}

/** A model that uses 2000 tokens at a thousandth of a credit each. */
const costsTwo: Script = async ({ tell }) => {
  const usage = { inputTokens: 10, cachedInputTokens: 0, outputTokens: 2000 };
  tell({ type: 'text', delta: 'Done.' });
  tell({ type: 'usage', usage });
  return { text: 'Done.', usage, costMicros: 2 * microsPerCredit };
};

test('an answer costs what it used, on the message and in the ledger', async () => {
  const chat = await newSpeaker(30);
  world.process.scripts.push(costsTwo);
  await chat.say('a');
  expect(await chat.ends('a')).toMatchObject({ cost_credits: 2, usage: { output_tokens: 2000 } });
  expect(await chat.credit()).toEqual({ balance: 28, reserved: 0 });
});

test('a turn that ends broken or fails costs nothing', async () => {
  const chat = await newSpeaker(30);
  world.process.scripts.push(async (stage) => {
    await costsTwo(stage);
    const failure = { code: 'cannot_fix', message: 'It could not be made to work.', details: 'x' } as const;
    return {
      outcome: 'broken',
      text: '',
      failure,
      faults: [{ kind: 'build', message: 'No such file', path: 'a.ts' }],
    };
  });
  await chat.say('b');
  expect(await chat.ends('b', 'failed')).toMatchObject({
    content: '',
    cost_credits: 0,
    errors: [{ kind: 'build', path: 'a.ts' }],
    pipeline_errors: [{ code: 'cannot_fix' }],
    last_good_edit_id: expect.any(String),
  });
  expect(await chat.credit()).toEqual({ balance: 30, reserved: 0 });
});

test('going on with a draft is paid like a message, and without credits the draft stays offered', async () => {
  const chat = await newSpeaker(1);
  world.process.scripts.push(endsEarly([write('a.ts', '1\n')]));
  await chat.say('draft');
  await chat.ends('draft', 'failed');
  const goOn = (id: string) =>
    chat.send(`POST ${chat.at}/messages/${pad('draft-ai')}/draft/continue`, {
      id: pad(id),
      ai_message_id: pad(`${id}-ai`),
    });
  const door = gate();
  world.process.scripts.push(async (stage) => {
    await door.pass(stage.options.signal);
    return costsTwo(stage);
  });
  await chat.say('draft-other');
  await door.reached;
  expect((await goOn('on-1')).status).toBe(402);
  expect(await chat.answer('draft')).toMatchObject({ draft: { state: 'offered' } });
  await chat.send(`POST ${chat.at}/messages/${pad('draft-other-ai')}/stop`);
  await chat.ends('draft-other', 'stopped');
  expect((await goOn('on-2')).status).toBe(202);
  await chat.ends('on-2');
  expect(await chat.credit()).toMatchObject({ reserved: 0 });
});

test('what was said before a stop is paid; a stop before the first word is not', async () => {
  const chat = await newSpeaker(30);
  const first = gate();
  world.process.scripts.push(async (stage) => {
    await costsTwo(stage);
    await first.pass(stage.options.signal);
    return {};
  });
  await chat.say('c1');
  await first.reached;
  await chat.send(`POST ${chat.at}/messages/${pad('c1-ai')}/stop`);
  expect(await chat.ends('c1', 'stopped')).toMatchObject({ cost_credits: 2 });
  const second = gate();
  world.process.scripts.push(async ({ options }) => {
    await second.pass(options.signal);
    return {};
  });
  await chat.say('c2');
  await second.reached;
  await chat.send(`POST ${chat.at}/messages/${pad('c2-ai')}/stop`);
  await chat.ends('c2', 'stopped');
  expect(await chat.credit()).toEqual({ balance: 28, reserved: 0 });
});

test('a running turn may use most of what the purse has, and holds it meanwhile', async () => {
  const chat = await newSpeaker(40);
  const door = gate();
  world.process.scripts.push(async ({ options }) => {
    await door.pass(options.signal);
    return {};
  });
  await chat.say('d');
  await door.reached;
  expect(world.process.seen.at(-1)?.options.budget.costMicros).toBe(30 * microsPerCredit);
  expect(await chat.credit()).toEqual({ balance: 10, reserved: 30 });
  // There is still room for the next one.
  expect((await chat.say('d2')).status).toBe(202);
  expect((await chat.say('d3')).status).toBe(402);
  door.open();
  await chat.ends('d2');
  expect(await chat.credit()).toEqual({ balance: 40, reserved: 0 });
});

test('of two hundred messages at once with credit for one, one is accepted', async () => {
  const chat = await newSpeaker(5);
  const door = gate();
  world.process.scripts.push(async (stage) => {
    await door.pass(stage.options.signal);
    return costsTwo(stage);
  });
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => chat.say(`e-${n}`)));
  const refused = answers.filter(({ status }) => status === 402);
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
  expect(refused).toHaveLength(199);
  expect(refused[0]?.body).toMatchObject({ code: 'payment_required', detail: chatTexts.outOfCredits });
  await door.reached;
  door.open();
  await expect.poll(chat.credit, patience).toEqual({ balance: 3, reserved: 0 });
  expect((await chat.list()).messages).toHaveLength(2);
});

test('taking a message back gives its credits back', async () => {
  const chat = await newSpeaker(30);
  const door = gate();
  world.process.scripts.push(async ({ options }) => {
    await door.pass(options.signal);
    return {};
  });
  await chat.say('f1');
  await door.reached;
  await chat.say('f2');
  expect(await chat.credit()).toEqual({ balance: 0, reserved: 30 });
  await chat.send(`DELETE ${chat.at}/messages/${pad('f2')}`);
  expect(await chat.credit()).toEqual({ balance: 10, reserved: 20 });
  door.open();
  await chat.ends('f1');
});

test('too many turns over the whole installation are answered with the heavy-load text', async () => {
  const busy = openChat({
    db: world.database.db,
    folder: world.folder,
    payments: 'manual',
    deps: { maxWaitingTurns: 0 },
  });
  try {
    const project = await busy.newProject(world.ada);
    const sent = await speaker(busy, world.ada, project).say('g');
    expect(sent.status).toBe(429);
    expect(sent.headers.get('retry-after')).toBe('30');
    expect(sent.body).toMatchObject({ detail: 'We are currently under heavy load, please try again later' });
  } finally {
    await busy.close();
  }
});
