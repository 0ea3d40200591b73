import { chatLimits, chatTexts, type Project } from '@loam/contract';
import { createLeaseStore, sql } from '@loam/db';
import { expect, test } from 'vitest';
import { addPerson } from '../../testing/people.ts';
import { shareChat } from '../../testing/shared-chat.fixture.ts';
import { gate, openChat, type Script } from '../../testing/chat.fixture.ts';
import { packChanges } from './draft-changes.ts';
import { draftStore, draftSubject } from '../chat/index.ts';
import { draftDesk, endsEarly, write } from './drafts.fixture.ts';
import { pad, patience } from '../../testing/speaker.fixture.ts';

const world = shareChat();
let project: Project;

async function newDesk() {
  project = await world.process.newProject(world.ada);
  return draftDesk(world.process, world.ada, project);
}

/** Saves what the draft staged and one file more. */
const finishes: Script = async ({ request, ports }) => {
  const changes = [...(request.draft?.changes ?? []), write('b.ts', 'export const b = 2;\n')];
  const version = await ports.commit({ changes, message: 'Both', summary: 'Both' });
  return { outcome: 'changed', text: 'Done.', version };
};

const a = write('a.ts', 'export const a = 1;\n');

test('a turn that ends early leaves a draft that no version list and no file shows', async () => {
  const desk = await newDesk();
  const answer = await desk.leave(
    'a',
    endsEarly([a, { path: 'README.md', action: 'rename', from: 'LICENSE' }]),
  );
  expect(answer).toMatchObject({
    draft: { state: 'offered', file_count: 2, checks: 'not_run' },
    edit_id: null,
  });
  expect((await desk.send(`GET ${desk.at}/edits`)).body).toMatchObject({ edits: { length: 1 } });
  expect((await desk.files()).has('a.ts')).toBe(false);
  await desk.say('a-next', 'And?');
  await desk.ends('a-next');
  expect(JSON.stringify(world.process.seen.at(-1)?.request.history)).toContain('as a draft');
});

test('what goes on begins with what was made, the first request and why it ended', async () => {
  const desk = await newDesk();
  await desk.leave('c', endsEarly([a], 'failed'));
  world.process.scripts.push(finishes);
  expect((await desk.goOn('c', 'c2')).status).toBe(202);
  expect(await desk.ends('c2')).toMatchObject({ draft: null });
  expect(world.process.seen.at(-1)?.request).toMatchObject({
    text: 'Build c',
    draft: { changes: [a], checks: 'failed', reason: 'step_limit', details: 'b.ts: wrong', overtaken: [] },
  });
  expect((await desk.files()).get('a.ts')).toBe('export const a = 1;\n');
  expect(await desk.draft('c')).toMatchObject({ state: 'continued' });
  const stored = await world.database.db.one<{ stored: number }>(
    sql`select count(changes) as stored from message_drafts where project_id = ${project.id}`,
  );
  expect(stored).toEqual({ stored: 0 });
});

test('a continued turn that ends early again leaves a draft of its own with the first request', async () => {
  const desk = await newDesk();
  await desk.leave('d', endsEarly([a]));
  world.process.scripts.push(endsEarly([a, write('b.ts', '')]));
  await desk.goOn('d', 'd2');
  expect(await desk.ends('d2', 'failed')).toMatchObject({ draft: { state: 'offered', file_count: 2 } });
  world.process.scripts.push(finishes);
  await desk.goOn('d2', 'd3');
  await desk.ends('d3');
  expect(world.process.seen.at(-1)?.request).toMatchObject({
    text: 'Build d',
    draft: { changes: { length: 2 } },
  });
});

test('a draft whose continuation comes to nothing is offered again', async () => {
  const desk = await newDesk();
  await desk.leave('e', endsEarly([a]));
  world.process.scripts.push(async () => ({
    outcome: 'failed',
    failure: { code: 'model_unavailable', message: 'Away.', details: '' },
  }));
  await desk.goOn('e', 'e2');
  await desk.ends('e2', 'failed');
  expect(await desk.draft('e')).toMatchObject({ state: 'offered' });
  const door = gate();
  world.process.scripts.push(async ({ options }) => {
    await door.pass(options.signal);
    return {};
  });
  await desk.say('e-wait');
  await door.reached;
  await desk.goOn('e', 'e3');
  expect(await desk.draft('e')).toMatchObject({ state: 'continued' });
  await desk.send(`DELETE ${desk.at}/messages/${pad('e3')}`);
  expect(await desk.draft('e')).toMatchObject({ state: 'offered' });
  await desk.goOn('e', 'e4');
  await desk.send(`POST ${desk.at}/messages/${pad('e4-ai')}/stop`);
  expect(await desk.draft('e')).toMatchObject({ state: 'offered' });
  door.open();
});

test('trying a continuation again asks for what was asked at first', async () => {
  const desk = await newDesk();
  await desk.leave('f', endsEarly([a]));
  world.process.scripts.push(endsEarly([a]));
  await desk.goOn('f', 'f2');
  await desk.ends('f2', 'failed');
  const retried = { id: pad('f3'), ai_message_id: pad('f3-ai') };
  expect((await desk.send(`POST ${desk.at}/messages/${pad('f2-ai')}/retry`, retried)).status).toBe(202);
  await desk.ends('f3');
  expect(world.process.seen.at(-1)?.request.text).toBe('Build f');
  expect(world.process.seen.at(-1)?.request.draft).toBeUndefined();
  expect(await desk.draft('f2')).toMatchObject({ state: 'offered' });
});

test('what was stopped is kept, also when the turn does not listen', async () => {
  const desk = await newDesk();
  for (const [id, listens] of [
    ['g1', true],
    ['g2', false],
  ] as const) {
    const door = gate();
    world.process.scripts.push(async ({ tell, ports, options }) => {
      tell({ type: 'text', delta: 'Half' });
      ports.staged?.(() => [a]);
      await door.pass(listens ? options.signal : undefined).catch(() => undefined);
      return { outcome: 'stopped', draft: { changes: [a], checks: listens ? 'passed' : 'failed' } };
    });
    await desk.say(id);
    await door.reached;
    await desk.send(`POST ${desk.at}/messages/${pad(`${id}-ai`)}/stop`);
    const checks = listens ? 'passed' : 'not_run';
    expect(await desk.ends(id, 'stopped')).toMatchObject({
      draft: { state: 'offered', file_count: 1, checks },
    });
    door.open();
  }
});

test('a checked draft becomes a version of its message; a second click changes nothing', async () => {
  const desk = await newDesk();
  await desk.leave('h', endsEarly([a], 'passed'));
  const kept = await desk.keep('h');
  expect(kept).toMatchObject({ status: 200, body: { draft: { state: 'kept' } } });
  const edits = await desk.send(`GET ${desk.at}/edits`);
  expect(edits.body).toMatchObject({
    edits: [{ type: 'ai_update', user_id: world.ada.id, commit_message: 'Build h' }, { type: 'initial' }],
  });
  expect(await desk.answer('h')).toMatchObject({ edit_id: expect.any(String) });
  expect((await desk.keep('h')).status).toBe(200);
  expect((await desk.send(`GET ${desk.at}/edits`)).body).toMatchObject({ edits: { length: 2 } });
  expect((await desk.discard('h')).body).toMatchObject({ code: 'conflict', detail: chatTexts.draftKept });
  expect((await desk.goOn('h', 'h2')).body).toMatchObject({ code: 'conflict', detail: chatTexts.draftKept });
});

test('what was not checked or failed cannot be kept as it is', async () => {
  const desk = await newDesk();
  for (const checks of ['not_run', 'failed'] as const) {
    await desk.leave(`i-${checks}`, endsEarly([a], checks));
    const answer = await desk.keep(`i-${checks}`);
    expect(answer.body).toMatchObject({ code: 'conflict', detail: chatTexts.draftNotChecked });
  }
});

test('a discarded draft is gone for good, and discarding twice is one thing', async () => {
  const desk = await newDesk();
  await desk.leave('j', endsEarly([a], 'passed'));
  expect(await desk.discard('j')).toMatchObject({ status: 200, body: { draft: { state: 'discarded' } } });
  expect((await desk.discard('j')).status).toBe(200);
  expect((await desk.keep('j')).body).toMatchObject({ detail: chatTexts.draftDiscarded });
  expect((await desk.goOn('j', 'j2')).body).toMatchObject({ detail: chatTexts.draftDiscarded });
});

test('of different buttons at the same time one wins, and the same click twice is one message', async () => {
  const desk = await newDesk();
  await desk.leave('k', endsEarly([a], 'passed'));
  world.process.scripts.push(finishes);
  const answers = await Promise.all([desk.keep('k'), desk.discard('k'), desk.goOn('k', 'k2')]);
  const won = answers.filter(({ status }) => status < 300);
  expect(won).toHaveLength(1);
  for (const { status, body } of answers) if (status >= 300) expect(body).toMatchObject({ code: 'conflict' });
  world.process.scripts.length = 0;
  await desk.leave('l', endsEarly([a]));
  world.process.scripts.push(finishes);
  const same = await Promise.all([desk.goOn('l', 'l2'), desk.goOn('l', 'l2'), desk.goOn('l', 'l2')]);
  expect(same.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect((await desk.goOn('l', 'l3')).body).toMatchObject({ detail: chatTexts.draftContinued });
  await desk.ends('l2');
});

test('on a project that moved on it is put on top, where nobody touched the same files', async () => {
  const desk = await newDesk();
  await desk.leave('m', endsEarly([a], 'passed'));
  await desk.commit([write('other.ts', '1\n')]);
  expect((await desk.keep('m')).status).toBe(200);
  expect([...(await desk.files()).keys()]).toEqual(expect.arrayContaining(['a.ts', 'other.ts']));
});

test('where others changed the same files nothing is overwritten, and going on brings both together', async () => {
  const desk = await newDesk();
  await desk.commit([write('old.ts', 'old\n')]);
  const draft = [a, write('c.ts', 'mine\n'), { path: 'd.ts', action: 'rename', from: 'old.ts' } as const];
  await desk.leave('n', endsEarly(draft, 'passed'));
  await desk.commit([write('a.ts', 'theirs\n')]);
  const refused = await desk.keep('n');
  expect(refused.body).toMatchObject({ code: 'conflict', detail: chatTexts.draftConflict });
  expect((await desk.files()).get('a.ts')).toBe('theirs\n');
  expect(await desk.draft('n')).toMatchObject({ state: 'offered' });
  world.process.scripts.push(finishes);
  await desk.goOn('n', 'n2');
  await desk.ends('n2');
  expect(world.process.seen.at(-1)?.request.draft).toMatchObject({
    changes: [{ path: 'c.ts' }, { path: 'd.ts', from: 'old.ts' }],
    overtaken: [{ path: 'a.ts', content: 'export const a = 1;\n' }],
    checks: 'not_run',
  });
  expect((await desk.files()).get('a.ts')).toBe('theirs\n');
});

test('a draft that is in the project already is kept without another version', async () => {
  const desk = await newDesk();
  await desk.commit([a]);
  await desk.leave('o', endsEarly([a], 'passed'));
  expect(await desk.keep('o')).toMatchObject({
    status: 200,
    body: { draft: { state: 'kept' }, edit_id: null },
  });
});

test('a newer turn leaves it offered; the oldest of many make room, and old ones expire', async () => {
  const desk = await newDesk();
  for (let n = 0; n <= chatLimits.drafts; n += 1) await desk.leave(`p${n}`, endsEarly([a], 'passed'));
  expect(await desk.draft('p0')).toMatchObject({ state: 'expired' });
  expect(await desk.draft('p1')).toMatchObject({ state: 'offered' });
  expect((await desk.keep('p0')).body).toMatchObject({ detail: chatTexts.draftExpired });
  await world.database.db.run(
    sql`update message_drafts set created_at = now() - interval '31 days' where message_id = ${pad('p1-ai')}`,
  );
  await draftStore.prune(world.database.db);
  expect(await desk.draft('p1')).toMatchObject({ state: 'expired' });
});

test('what a killed process left half-kept can be kept again, once', async () => {
  const desk = await newDesk();
  await desk.leave('q', endsEarly([a], 'passed'));
  const key = sql`project_id = ${project.id} and message_id = ${pad('q-ai')}`;
  const subject = draftSubject({ projectId: project.id, id: pad('q-ai') });
  const other = { kind: 'draft', subject, holder: 'a process that will be killed', seconds: 60 };
  expect(await createLeaseStore().acquire(world.database.db, other)).toBeDefined();
  for (const answer of [await desk.discard('q'), await desk.keep('q'), await desk.goOn('q', 'q2')]) {
    expect(answer.body).toMatchObject({ detail: chatTexts.draftBeingKept });
  }
  await world.database.db.run(sql`update leases set expires_at = now() where subject = ${subject}`);
  expect((await desk.keep('q')).status).toBe(200);
  // As if it had been killed after the version was made and before the draft was settled.
  await world.database.db.run(sql`
    update message_drafts set state = 'offered', changes = ${await packChanges([a])} where ${key}`);
  expect((await desk.keep('q')).status).toBe(200);
  expect((await desk.send(`GET ${desk.at}/edits`)).body).toMatchObject({ edits: { length: 2 } });
});

test('strangers, other projects and messages without a draft are turned away', async () => {
  const desk = await newDesk();
  await desk.leave('r', endsEarly([a], 'passed'));
  const stranger = draftDesk(world.process, await addPerson(world.database.db, 'eve'), project);
  for (const answer of [
    await stranger.keep('r'),
    await stranger.discard('r'),
    await stranger.goOn('r', 'r2'),
  ]) {
    expect(answer.status).toBe(404);
  }
  const elsewhere = await newDesk();
  for (const answer of [
    await elsewhere.keep('r'),
    await elsewhere.discard('r'),
    await elsewhere.goOn('r', 'r3'),
  ]) {
    expect(answer.status).toBe(404);
  }
  await elsewhere.say('s');
  await elsewhere.ends('s');
  for (const answer of [
    await elsewhere.keep('s'),
    await elsewhere.discard('s'),
    await elsewhere.goOn('s', 's2'),
  ]) {
    expect(answer.body).toMatchObject({ code: 'conflict', detail: chatTexts.noDraft });
  }
  expect(await desk.draft('r')).toMatchObject({ state: 'offered' });
});

test('a process that is closed keeps what its turn had made', async () => {
  const leaving = openChat({ db: world.database.db, folder: world.folder });
  await world.process.chat.close();
  const desk = draftDesk(leaving, world.ada, await leaving.newProject(world.ada));
  const door = gate();
  leaving.scripts.push(async ({ tell, ports, options }) => {
    tell({ type: 'text', delta: 'Half' });
    ports.staged?.(() => [a]);
    await door.pass(options.signal);
    return {};
  });
  await leaving.chat.start();
  await desk.say('t');
  await door.reached;
  await leaving.chat.close();
  expect(await desk.answer('t')).toMatchObject({ status: 'interrupted' });
  await expect.poll(() => desk.draft('t'), patience).toMatchObject({ state: 'offered' });
  await leaving.close();
});
