import { chatTexts, ProjectId, topics } from '@loam/contract';
import { sql } from '@loam/db';
import { uploadKey } from '@loam/kernel';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { shareChat } from '../../testing/shared-chat.fixture.ts';
import { gate } from '../../testing/chat.fixture.ts';
import { pad, patience, speaker } from '../../testing/speaker.fixture.ts';

const world = shareChat();

const newSpeaker = async () => speaker(world.process, world.ada, await world.process.newProject(world.ada));

test('a message is accepted at once, answered, and both stand in the conversation', async () => {
  const chat = await newSpeaker();
  world.process.scripts.push(async ({ tell }) => {
    tell({ type: 'text', delta: 'Hel' });
    tell({ type: 'text', delta: 'lo.' });
    return { text: 'Hello.', suggestions: ['More'] };
  });
  const sent = await chat.say('a', 'Say hello');
  expect(sent.status).toBe(202);
  expect(sent.body).toMatchObject({ message_id: pad('a'), status: 'queued', queue_position: 0 });
  const answer = await chat.ends('a');
  expect(answer).toMatchObject({ content: 'Hello.', suggestions: ['More'], model: 'fake', stopped: false });
  const { messages, has_more } = await chat.list();
  expect(messages.map(({ variant, content }) => [variant, content])).toEqual([
    ['ai_message', 'Hello.'],
    ['user_message', 'Say hello'],
  ]);
  expect(has_more).toBe(false);
  expect(messages[1]).toMatchObject({
    author: { id: world.ada.id, display_name: 'ada' },
    status: 'completed',
  });
});

test('the same message again is the same message; another one under its id is refused', async () => {
  const chat = await newSpeaker();
  await chat.say('b', 'Once');
  await chat.ends('b');
  expect((await chat.say('b', 'Once')).body).toMatchObject({ message_id: pad('b'), status: 'completed' });
  expect((await chat.say('b', 'Twice')).status).toBe(409);
  expect((await chat.list()).messages).toHaveLength(2);
});

test('a change becomes one version that names its message', async () => {
  const chat = await newSpeaker();
  world.process.scripts.push(async ({ ports }) => {
    const version = await ports.commit({
      changes: [{ path: 'src/new.ts', action: 'write', content: 'export const x = 1;\n' }],
      message: 'Add x',
      summary: 'Added x',
    });
    return { outcome: 'changed', text: 'Added.', version };
  });
  await chat.say('c', 'Add x');
  const answer = await chat.ends('c');
  const edits = await chat.send(`GET ${chat.at}/edits`);
  expect(edits.body).toMatchObject({
    edits: [
      { id: answer['edit_id'], type: 'ai_update', user_id: world.ada.id, commit_message: 'Add x' },
      { type: 'initial' },
    ],
  });
});

test('messages wait in line; one that waits can be changed and taken back, one that started cannot', async () => {
  const chat = await newSpeaker();
  const door = gate();
  world.process.scripts.push(async ({ options }) => {
    await door.pass(options.signal);
    return { text: 'First.' };
  });
  await chat.say('d1');
  await door.reached;
  expect((await chat.say('d2', 'Second')).body).toMatchObject({ status: 'queued', queue_position: 1 });
  expect((await chat.say('d3', 'Third')).body).toMatchObject({ queue_position: 2 });
  const changed = await chat.send(`PATCH ${chat.at}/messages/${pad('d2')}`, { message: 'Changed' });
  expect(changed.body).toMatchObject({ content: 'Changed', status: 'queued' });
  expect((await chat.send(`DELETE ${chat.at}/messages/${pad('d3')}`)).status).toBe(204);
  const started = await chat.send(`PATCH ${chat.at}/messages/${pad('d1')}`, { message: 'Too late' });
  expect(started.body).toMatchObject({ code: 'conflict', detail: chatTexts.hasStarted });
  door.open();
  await chat.ends('d2');
  expect(world.process.seen.at(-1)?.request).toMatchObject({
    text: 'Changed',
    history: [
      { role: 'user', text: 'Hello' },
      { role: 'ai', text: 'First.' },
    ],
  });
  expect((await chat.list()).messages.map(({ id }) => id)).not.toContain(pad('d3'));
});

test('a stop ends a turn, keeps its text and saves nothing', async () => {
  const chat = await newSpeaker();
  const door = gate();
  const refused = Promise.withResolvers<unknown>();
  world.process.scripts.push(async ({ tell, ports }) => {
    tell({ type: 'text', delta: 'Half a sen' });
    // It does not listen to the signal.
    await door.pass();
    const late = {
      changes: [{ path: 'late.ts', action: 'write', content: '' }],
      message: 'Late',
      summary: '',
    } as const;
    await ports.commit(late).then(refused.resolve, refused.resolve);
    return { text: 'Whole.' };
  });
  await chat.say('e');
  await door.reached;
  expect((await chat.send(`POST ${chat.at}/messages/${pad('e-ai')}/stop`)).body).toEqual({ stopped: true });
  expect(await chat.ends('e', 'stopped')).toMatchObject({ content: 'Half a sen', stopped: true });
  door.open();
  expect(await refused.promise).toMatchObject({ code: 'turn_over' });
  expect((await chat.send(`POST ${chat.at}/messages/${pad('e-ai')}/stop`)).body).toEqual({ stopped: false });
  const source = await chat.send(`GET ${chat.at}/source-code`);
  expect(JSON.stringify(source.body)).not.toContain('late.ts');
});

test('viewers get frames without gaps, and a message fetched meanwhile says where to go on', async () => {
  const chat = await newSpeaker();
  const door = gate();
  world.process.scripts.push(async ({ tell, options }) => {
    tell({ type: 'text', delta: 'One ' });
    tell({ type: 'text', delta: 'two ' });
    await door.pass(options.signal);
    tell({ type: 'text', delta: 'three.' });
    return { text: 'One two three.' };
  });
  await chat.say('f');
  await door.reached;
  await expect.poll(async () => (await chat.get('f-ai')).stream_seq, patience).toBe(1);
  expect((await chat.get('f-ai')).message).toMatchObject({ status: 'running', content: 'One two ' });
  door.open();
  await chat.ends('f');
  const projectId = chat.at.split('/').at(-1) ?? '';
  const topic = topics.message(projectId, pad('f-ai'));
  const frames = world.process.ports.signals.filter((signal) => signal.topic === topic);
  expect(frames.map(({ payload }) => payload)).toEqual([
    { message_id: pad('f-ai'), seq: 1, events: [{ kind: 'text', at: 0, delta: 'One two ' }] },
    { message_id: pad('f-ai'), seq: 2, events: [{ kind: 'text', at: 8, delta: 'three.' }] },
  ]);
  const changes = world.process.ports.published.filter((event) => event.topic === topics.messages(projectId));
  expect(changes.map(({ type }) => type)).toEqual([
    'message.created',
    'message.created',
    'message.updated',
    'message.updated',
    'message.updated',
  ]);
});

test('what cannot be run is told: no such model, no right any more', async () => {
  const chat = await newSpeaker();
  await chat.say('g', 'Hello', { model: 'claude-4' });
  expect(await chat.ends('g', 'failed')).toMatchObject({ pipeline_errors: [{ code: 'no_model' }] });
});

test('a failed answer can be tried again under new ids, and the model is told of it once', async () => {
  const chat = await newSpeaker();
  world.process.scripts.push(async () => {
    throw new Error('boom');
  });
  await chat.say('h', 'Try this', { client_logs: [{ level: 'error', message: 'red' }] });
  await chat.ends('h', 'failed');
  const wish = { id: pad('h2'), ai_message_id: pad('h2-ai') };
  const route = `POST ${chat.at}/messages/${pad('h-ai')}/retry`;
  expect((await chat.send(route, wish)).status).toBe(202);
  await chat.ends('h2');
  expect((await chat.send(route, wish)).body).toMatchObject({ message_id: pad('h2') });
  expect(world.process.seen.at(-1)?.request).toMatchObject({
    text: 'Try this',
    history: [],
    console: [{ level: 'error', message: 'red' }],
  });
  const again = await chat.send(`POST ${chat.at}/messages/${pad('h2-ai')}/retry`, {
    id: pad('h3'),
    ai_message_id: pad('h3-ai'),
  });
  expect(again.status).toBe(409);
});

test('pages follow each other without gap or repetition, and a link leads to one message', async () => {
  const chat = await newSpeaker();
  for (const id of ['i1', 'i2', 'i3']) {
    await chat.say(id);
    await chat.ends(id);
  }
  const first = await chat.list('?limit=4');
  const second = await chat.list(`?limit=4&before=${first.messages.at(-1)?.id ?? ''}`);
  expect([first.has_more, second.has_more]).toEqual([true, false]);
  expect([...first.messages, ...second.messages].map(({ id }) => id)).toEqual(
    ['i3-ai', 'i3', 'i2-ai', 'i2', 'i1-ai', 'i1'].map(pad),
  );
  const linked = await chat.list(`?from=${pad('i2')}`);
  expect(linked.messages.map(({ id }) => id)).toEqual(['i3-ai', 'i3', 'i2-ai', 'i2'].map(pad));
  expect(linked.has_more).toBe(true);
});

test('a save and a restore by people stand in the conversation, once each', async () => {
  const project = await world.process.newProject(world.ada);
  const chat = speaker(world.process, world.ada, project);
  await chat.send(`POST ${chat.at}/edit-code`, {
    changes: [{ path: 'a.txt', content: 'by hand' }],
    commit_message: 'By hand',
  });
  await expect.poll(async () => (await chat.list()).messages.length, patience).toBe(1);
  const edits = await chat.send(`GET ${chat.at}/edits`);
  const initial = JSON.stringify(edits.body).match(/"id":"([^"]+)"[^{]*"number":1,/)?.[1];
  await chat.send(`POST ${chat.at}/revert-to-edit`, { edit_id: initial });
  await expect
    .poll(async () => (await chat.list()).messages.map(({ variant }) => variant), patience)
    .toEqual(['revert_success', 'manual_edit']);
});

test('diagnostics are cut, not refused, and errors that the message is about are handled', async () => {
  const chat = await newSpeaker();
  const id = '00000000-0000-4000-8000-000000000001';
  const sent = await chat.say('j', 'Fix \0 it', {
    error_ids: [id],
    contains_error: true,
    client_logs: Array.from({ length: 80 }, (_, n) => ({ level: 'log', message: `line ${n} \0 \ud83d` })),
    session_replay: ['x'.repeat(10_001), 'short'],
    runtime_errors: [{ message: 'y'.repeat(30_000) }],
  });
  expect(sent.status).toBe(202);
  await chat.ends('j');
  const request = world.process.seen.at(-1)?.request;
  expect(request?.console).toHaveLength(50);
  expect(request?.console[0]?.message).toContain('line 30');
  expect(request?.runtimeErrors[0]?.message).toHaveLength(20_000);
  expect(world.process.handledErrors).toContain(id);
  const [row] = await world.database.db.rows<{ replay: unknown }>(
    sql`select body->'session_replay' as replay from message_inputs where message_id = ${pad('j')}`,
  );
  expect(row?.replay).toEqual(['[truncated]', 'short']);
});

test('the first message of a project made from a prompt is sent once', async () => {
  const chat = await newSpeaker();
  const made = await chat.send('POST /projects', { message: 'Build a clock' });
  const project = made.body;
  const id = JSON.stringify(project).match(/"id":"([^"]+)"/)?.[1] ?? '';
  const job = world.process.jobs.get('chat-first-message');
  await job?.({ project_id: id, user_id: world.ada.id });
  await job?.({ project_id: id, user_id: world.ada.id });
  const there = speaker(world.process, world.ada, { id: ProjectId.parse(id) });
  await there.ends(`first-${id}`);
  expect((await there.list()).messages.map(({ content }) => content)).toEqual(['Done.', 'Build a clock']);
});

test('a picture that was uploaded comes along; any other address is refused', async () => {
  const chat = await newSpeaker();
  const File = z.object({ url: z.string(), file_id: z.string(), dir_name: z.string().default('') });
  const wish = { file_name: 'a.gif', content_type: 'image/gif', status: 'uploading' };
  const begun = File.parse((await chat.send('POST /files/generate-upload-url', wish)).body);
  const bytes = Buffer.from('GIF89a');
  await world.process.blobs.put(uploadKey({ dirName: begun.dir_name, fileId: begun.file_id }), bytes);
  const named = { dir_name: begun.dir_name, file_name: 'a.gif' };
  const { url } = File.parse((await chat.send('POST /files/generate-download-url', named)).body);
  const image = { id: begun.file_id, url, name: 'a.gif' };
  expect((await chat.say('k', 'Like this', { images: [image] })).status).toBe(202);
  await chat.ends('k');
  const [attached] = world.process.seen.at(-1)?.request.images ?? [];
  expect(attached).toMatchObject({ name: 'a.gif', contentType: 'image/gif' });
  expect(await attached?.bytes()).toEqual(bytes);
  expect(attached?.url).not.toContain('expires=');
  const [question] = (await chat.list()).messages.filter(({ variant }) => variant === 'user_message');
  const [shown] = z.array(z.object({ url: z.string() })).parse(question?.['images']);
  expect(shown?.url).toContain('expires=');
  const stored = sql`select body->'images'->0->>'url' as url from messages where id = ${pad('k')}`;
  expect(await world.database.db.one(stored)).not.toMatchObject({
    url: expect.not.stringContaining('expires='),
  });
  for (const foreign of [
    { ...image, url: 'https://evil.example/a.gif' },
    { ...image, url: url.replace(/(.).$/, (_, kept) => (kept === 'x' ? 'yA' : 'xA')) },
    { ...image, id: '00000000-0000-4000-8000-000000000001' },
  ]) {
    expect((await chat.say(`k-${foreign.url.length}`, 'Like this', { images: [foreign] })).status).toBe(400);
  }
});

test('a save by a person meanwhile is kept; a change of the same file is told as a conflict', async () => {
  const chat = await newSpeaker();
  const turnWriting = (path: string) => {
    const door = gate();
    world.process.scripts.push(async ({ ports }) => {
      await door.pass();
      const changes = [{ path, action: 'write', content: 'by the turn' }] as const;
      return {
        outcome: 'changed',
        text: 'Done.',
        version: await ports.commit({ changes, message: 'Turn', summary: '' }),
      };
    });
    return door;
  };
  const first = turnWriting('turn.txt');
  await chat.say('l1');
  await first.reached;
  const save = (path: string) =>
    chat.send(`POST ${chat.at}/edit-code`, {
      changes: [{ path, content: 'by hand' }],
      commit_message: 'Hand',
    });
  expect((await save('hand.txt')).status).toBe(200);
  first.open();
  await chat.ends('l1');
  const source = JSON.stringify((await chat.send(`GET ${chat.at}/source-code`)).body);
  expect(source).toContain('hand.txt');
  expect(source).toContain('turn.txt');
  const second = turnWriting('hand.txt');
  await chat.say('l2');
  await second.reached;
  expect((await save('hand.txt')).status).toBe(400);
  const other = { changes: [{ path: 'hand.txt', content: 'by hand again' }], commit_message: 'Hand' };
  expect((await chat.send(`POST ${chat.at}/edit-code`, other)).status).toBe(200);
  second.open();
  expect(await chat.ends('l2', 'failed')).toMatchObject({
    pipeline_errors: [{ code: 'conflict' }],
    edit_id: null,
  });
});
