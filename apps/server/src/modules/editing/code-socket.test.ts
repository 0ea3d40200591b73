import { CodeMessage, codeSocketLimits, codeSocketUrl, devSocketUrl } from '@loam/contract';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { sql } from '@loam/db';
import { type RunningServer, startServer, unlimitedRates } from '../../testing/running-server.ts';

type Update = Extract<CodeMessage, { type: 'file_update' }>;

const starter = [
  { path: 'package.json', content: '{"name":"demo"}\n' },
  { path: 'index.html', content: '<!doctype html><title>Demo</title>\n' },
  { path: 'src/a.ts', content: 'export const a = 1;\n' },
  { path: 'src/b.ts', content: 'export const b = 1;\n' },
  { path: 'public/pixel.png', content: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') },
];

let running: RunningServer;
const sockets: WebSocket[] = [];

beforeAll(async () => {
  running = await startServer({
    overrides: { rateLimits: unlimitedRates, starterFiles: async () => starter },
    env: { LOAM_PAYMENTS: 'none' },
  });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});
afterAll(() => running.close());

interface Account {
  readonly id: string;
  readonly token: string;
  readonly cookie: string;
}

async function signUp(name: string): Promise<Account> {
  const answer = await fetch(`${running.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: `${name}-${randomUUID()}@example.test`, password: 'correct horse' }),
  });
  const { token, user } = z
    .object({ token: z.string(), user: z.object({ id: z.string() }) })
    .parse(await answer.json());
  return { id: user.id, token, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

async function call(as: Account, route: string, body?: object): Promise<unknown> {
  const [method = '', path = ''] = route.split(' ');
  const answer = await fetch(`${running.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${as.token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  return answer.status === 204 ? undefined : answer.json();
}

async function makeProject(as: Account, more: object = {}): Promise<string> {
  return z.object({ id: z.string() }).parse(await call(as, 'POST /projects', more)).id;
}

async function share(projectId: string, person: Account, level: 'write' | 'read'): Promise<void> {
  await running.database.db.run(sql`
    insert into project_collaborators (id, project_id, user_id, email, access_level, joined_at)
    select ${randomUUID()}, ${projectId}, id, email, ${level}, now() from users where id = ${person.id}`);
}

function connect(path: string, headers: Record<string, string>): WebSocket {
  const socket = new WebSocket(`${running.url.replace('http', 'ws')}${path}`, { headers });
  sockets.push(socket);
  socket.on('error', () => {});
  return socket;
}

async function refusal(path: string, headers: Record<string, string>): Promise<number | undefined> {
  const socket = connect(path, headers);
  const refused = once(socket, 'unexpected-response').then(([, response]) => Number(response.statusCode));
  return Promise.race([refused, once(socket, 'open').then(() => undefined)]);
}

async function openCode(as: Account, projectId: string) {
  const socket = connect(codeSocketUrl(projectId), { authorization: `Bearer ${as.token}` });
  const messages: CodeMessage[] = [];
  socket.on('message', (data: Buffer) => void messages.push(CodeMessage.parse(JSON.parse(data.toString()))));
  await expect.poll(() => messages.length, { timeout: 10_000 }).toBeGreaterThan(0);
  const updates = () => messages.filter((message): message is Update => message.type === 'file_update');
  return { socket, messages, updates };
}

const bearer = ({ token }: Account) => ({ authorization: `Bearer ${token}` });

test.each([codeSocketUrl, devSocketUrl])(
  '%o opens for editors alone, and for pages of the builder alone',
  async (urlOf) => {
    const [ada, reader, stranger] = await Promise.all(['ada', 'rea', 'sam'].map(signUp));
    if (!ada || !reader || !stranger) throw new TypeError('nobody signed up');
    const projectId = await makeProject(ada, { visibility: 'private' });
    await share(projectId, reader, 'read');
    expect(await refusal(urlOf(projectId), {})).toBe(401);
    expect(await refusal(urlOf(projectId), bearer(stranger))).toBe(404);
    expect(await refusal(urlOf(projectId), bearer(reader))).toBe(403);
    expect(await refusal(urlOf(randomUUID()), bearer(ada))).toBe(404);
    expect(await refusal(urlOf('x'), bearer(ada))).toBe(404);
    expect(await refusal(urlOf(projectId), { authorization: 'Bearer wrong' })).toBe(401);
    const { cookie } = ada;
    expect(await refusal(urlOf(projectId), { cookie, origin: 'http://evil.example' })).toBe(403);
    expect(await refusal(urlOf(projectId), { cookie, origin: new URL(running.url).origin })).toBeUndefined();
    expect(await refusal(urlOf(projectId), bearer(ada))).toBeUndefined();
  },
);

test('two editors get all files, and what one of them saves reaches the other with its new contents', async () => {
  const [ada, bob] = await Promise.all([signUp('ada'), signUp('bob')]);
  const projectId = await makeProject(ada);
  await share(projectId, bob, 'write');
  const first = await openCode(ada, projectId);
  const second = await openCode(bob, projectId);
  const [init] = second.messages;
  expect(init).toMatchObject({ type: 'init_code', project_id: projectId });
  expect(init?.files.map(({ path }) => path).toSorted()).toEqual(starter.map(({ path }) => path).toSorted());
  expect(init?.files.find(({ path }) => path === 'src/a.ts')).toMatchObject({
    contents: 'export const a = 1;\n',
  });
  expect(init?.files.find(({ path }) => path === 'public/pixel.png')).toMatchObject({
    binary: true,
    contents: null,
  });

  const changes = [
    { path: 'src/a.ts', content: 'export const a = 2;\n' },
    { path: 'src/c.ts', action: 'rename', from: 'src/b.ts' },
  ];
  const saved = z
    .object({ edit_id: z.string(), commit_sha: z.string() })
    .parse(await call(ada, `POST /projects/${projectId}/edit-code`, { changes }));
  for (const viewer of [first, second]) {
    await expect.poll(() => viewer.updates().length).toBe(1);
    const [update] = viewer.updates();
    expect(update).toMatchObject({
      commit_sha: saved.commit_sha,
      origin: { kind: 'commit', edit_id: saved.edit_id, user_id: ada.id, message_id: null },
      deleted: ['src/b.ts'],
    });
    expect(update?.files.map(({ path, contents }) => [path, contents])).toEqual([
      ['src/a.ts', 'export const a = 2;\n'],
      ['src/c.ts', 'export const b = 1;\n'],
    ]);
  }
});

test('who may no longer edit is shown out', async () => {
  const [ada, bob] = await Promise.all([signUp('ada'), signUp('bob')]);
  const projectId = await makeProject(ada);
  await share(projectId, bob, 'write');
  const viewer = await openCode(bob, projectId);
  const closed = once(viewer.socket, 'close');
  await call(ada, `DELETE /projects/${projectId}`);
  expect((await closed)[0]).toBe(1008);
});

test('what a turn writes is seen before it is saved, and the version that comes of it names the answer', async () => {
  const ada = await signUp('ada');
  const projectId = await makeProject(ada);
  const viewer = await openCode(ada, projectId);
  const body = { id: randomUUID(), ai_message_id: randomUUID(), message: 'Make a to-do list' };
  await call(ada, `POST /projects/${projectId}/chat`, body);
  const origins = () => viewer.updates().map(({ origin }) => origin.kind);
  await expect.poll(origins, { timeout: 60_000 }).toContain('commit');
  expect(origins()[0]).toBe('turn');
  const staged = viewer.updates().filter(({ origin }) => origin.kind === 'turn');
  expect(
    staged.every(({ origin }) => 'message_id' in origin && origin.message_id === body.ai_message_id),
  ).toBe(true);
  const commit = viewer.updates().find(({ origin }) => origin.kind === 'commit');
  expect(commit?.origin).toMatchObject({ message_id: body.ai_message_id });
  const written = new Map(staged.flatMap(({ files }) => files.map(({ path, contents }) => [path, contents])));
  for (const { path, contents } of commit?.files ?? []) {
    if (written.has(path)) expect(written.get(path), path).toBe(contents);
  }
  expect(written.size).toBeGreaterThan(0);
}, 180_000);

test('five thousand files come by name, with the contents of small ones up to the limit of a message', async () => {
  const ada = await signUp('ada');
  const projectId = await makeProject(ada);
  await openCode(ada, projectId);
  const fill = 'x'.repeat(1500);
  for (let part = 0; part < 5; part += 1) {
    const changes = Array.from({ length: 1000 }, (_, index) => ({
      path: `src/many/${part}/${index}.txt`,
      content: `${part} ${index} ${fill}`,
    }));
    await call(ada, `POST /projects/${projectId}/edit-code`, { changes });
  }
  const large = { path: 'src/large.txt', content: 'y'.repeat(codeSocketLimits.fileBytes + 1) };
  await call(ada, `POST /projects/${projectId}/edit-code`, { changes: [large] });
  const [init] = (await openCode(ada, projectId)).messages;
  const files = init?.files ?? [];
  expect(files).toHaveLength(5006);
  const bytes = files.reduce((sum, { contents }) => sum + Buffer.byteLength(contents ?? ''), 0);
  expect(bytes).toBeLessThanOrEqual(codeSocketLimits.messageBytes);
  expect(bytes).toBeGreaterThan(codeSocketLimits.messageBytes * 0.9);
  expect(files.find(({ path }) => path === 'src/large.txt')).toMatchObject({ contents: null, omitted: true });
  expect(files.find(({ path }) => path === 'src/a.ts')?.contents).toBe('export const a = 1;\n');
}, 180_000);
