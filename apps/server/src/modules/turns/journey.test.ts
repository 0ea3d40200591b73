import { applyStreamEvent, AiMessage, MessageFrame, ServerFrame, topics } from '@loam/contract';
import { sql } from '@loam/db';
import { heldText, type ModelServer, type Reply, reply, startModelServer } from '@loam/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { type RunningServer, startServer, unlimitedRates } from '../../testing/running-server.ts';
import { starter } from '../../testing/project-files.fixture.ts';

/** The whole server with the real agent, against a model server over real HTTP. */
let model: ModelServer;
let running: RunningServer;

beforeAll(async () => {
  model = await startModelServer({
    script: () => told.shift() ?? reply({ text: 'Nothing more was scripted.' }),
  });
  running = await startServer({
    env: { LOAM_OPENAI_BASE_URL: model.openaiBaseUrl, LOAM_OPENAI_MODEL: 'test-model' },
    overrides: { rateLimits: unlimitedRates, starterFiles: async () => starter },
  });
});
afterAll(async () => {
  await running.close();
  await model.close();
});

let told: Reply[] = [];
function willSay(...answers: readonly Reply[]): void {
  told = [...answers];
}

const patience = { timeout: 30_000 };
const Token = z.object({ token: z.string() });
const Id = z.object({ id: z.string() });

async function call(
  token: string | undefined,
  route: string,
  body?: object,
): Promise<{ status: number; body: unknown }> {
  const [method = 'GET', path = '/'] = route.split(' ');
  const response = await fetch(`${running.url}/api${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

async function signUp(name: string): Promise<string> {
  const email = `${name}-${crypto.randomUUID()}@example.test`;
  const { body } = await call(undefined, 'POST /auth/sign-up/email', {
    name,
    email,
    password: 'a good password',
  });
  return Token.parse(body).token;
}

async function newProject(token: string): Promise<string> {
  return Id.parse((await call(token, 'POST /projects', {})).body).id;
}

async function say(token: string, projectId: string, message: string): Promise<string> {
  const [id, answer] = [crypto.randomUUID(), crypto.randomUUID()];
  const sent = await call(token, `POST /projects/${projectId}/chat`, { id, ai_message_id: answer, message });
  expect(sent.status).toBe(202);
  return answer;
}

/** Another member of the project's workspace. */
async function joined(name: string, projectId: string): Promise<string> {
  const token = await signUp(name);
  const { id } = Id.parse((await call(token, 'GET /user')).body);
  await running.database.db.run(sql`
    insert into workspace_members (workspace_id, user_id, role)
    select workspace_id, ${id}, 'member' from projects where id = ${projectId}`);
  return token;
}

const Read = z.object({ message: AiMessage, stream_seq: z.number() });

async function read(token: string, projectId: string, id: string) {
  return Read.parse((await call(token, `GET /projects/${projectId}/messages/${id}`)).body);
}

async function ends(token: string, projectId: string, id: string): Promise<AiMessage> {
  const status = async () => (await read(token, projectId, id)).message.status;
  await expect.poll(status, patience).not.toMatch(/queued|running/);
  return (await read(token, projectId, id)).message;
}

test('a message becomes a version through the real agent, with its usage and its graph', async () => {
  const ada = await signUp('ada');
  const projectId = await newProject(ada);
  const file = {
    path: 'src/pages/About.tsx',
    content: 'const About = () => <p>About</p>;\nexport default About;\n',
  };
  willSay(
    reply({
      text: 'I add the page.',
      toolCalls: [{ name: 'write_file', input: file }],
      usage: { input: 900, output: 90 },
    }),
    reply({ text: 'There is an About page now.', usage: { input: 1000, output: 20, cachedInput: 800 } }),
  );
  const answer = await ends(ada, projectId, await say(ada, projectId, 'Add an about page'));
  expect(answer).toMatchObject({
    status: 'completed',
    content: 'I add the page.\n\nThere is an About page now.',
    model: 'compatible/test-model',
    usage: { input_tokens: 1900, cached_input_tokens: 800, output_tokens: 110 },
  });
  const source = await call(ada, `GET /projects/${projectId}/source-code`);
  expect(JSON.stringify(source.body)).toContain('src/pages/About.tsx');
  const graph = await call(ada, `GET /projects/${projectId}/messages/${answer.id}/graph`);
  expect(
    z
      .object({ nodes: z.array(z.object({ name: z.string() })) })
      .parse(graph.body)
      .nodes.map(({ name }) => name),
  ).toContain('commit');
  willSay(reply({ text: 'It says About.' }));
  await ends(ada, projectId, await say(ada, projectId, 'What does it say?'));
  expect(JSON.stringify(model.requests.at(-1)?.body)).toContain('There is an About page now.');
});

test('two people see the same stream, also the one who comes in the middle', async () => {
  const ada = await signUp('ada');
  const projectId = await newProject(ada);
  const text = heldText();
  willSay(reply({ text }));
  const answer = await say(ada, projectId, 'Tell me a story');
  const first = await watch(ada, projectId, answer);
  text.push('Once upon a time');
  await expect.poll(() => first.message()?.content, patience).toBe('Once upon a time');
  const second = await watch(await joined('bob', projectId), projectId, answer);
  text.push(' there was a garden.');
  text.end();
  const done = await ends(ada, projectId, answer);
  expect(done.content).toBe('Once upon a time there was a garden.');
  await expect.poll(() => first.message()?.content, patience).toBe(done.content);
  await expect.poll(() => second.message()?.content, patience).toBe(done.content);
  first.close();
  second.close();
});

test('a stop while the model speaks keeps what it said', async () => {
  const ada = await signUp('ada');
  const projectId = await newProject(ada);
  const text = heldText();
  willSay(reply({ text }));
  const answer = await say(ada, projectId, 'Tell me a story');
  text.push('Once upon');
  await expect
    .poll(async () => (await read(ada, projectId, answer)).message.content, patience)
    .toBe('Once upon');
  expect((await call(ada, `POST /projects/${projectId}/messages/${answer}/stop`)).body).toEqual({
    stopped: true,
  });
  expect(await ends(ada, projectId, answer)).toMatchObject({ status: 'stopped', content: 'Once upon' });
  text.end();
});

test('models are listed, and a key of a workspace never comes back', async () => {
  const ada = await signUp('ada');
  const projectId = await newProject(ada);
  const { models } = z
    .object({ models: z.array(z.object({ id: z.string(), is_available: z.boolean() })) })
    .parse((await call(ada, `GET /projects/${projectId}/models`)).body);
  expect(models).toContainEqual({ id: 'compatible/test-model', is_available: true });
  expect(models).toContainEqual({ id: 'claude-4', is_available: false });
  const { workspace_id: workspaceId } = z
    .object({ workspace_id: z.string() })
    .parse((await call(ada, `GET /projects/${projectId}`)).body);
  const at = `/workspaces/${workspaceId}/model-providers`;
  const own = { api_key: 'sk-secret-1234567890', base_url: model.openaiBaseUrl };
  // An address within the operator's network is not for a workspace to name.
  const refused = await call(ada, `PUT ${at}/compatible`, own);
  expect(refused.status).toBe(400);
  expect(JSON.stringify((await call(ada, `GET ${at}`)).body)).not.toContain('sk-secret');
});

interface Watching {
  message(): AiMessage | undefined;
  close(): void;
}

/** As a page does it: listen first, then fetch, then apply what follows. */
async function watch(token: string, projectId: string, id: string): Promise<Watching> {
  const socket = new WebSocket(`${running.url.replace('http', 'ws')}/api/live`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const frames: MessageFrame[] = [];
  let state: { message: AiMessage; seq: number } | undefined;
  const apply = () => {
    for (const frame of frames) {
      if (!state || frame.seq !== state.seq + 1) continue;
      state = { message: frame.events.reduce(applyStreamEvent, state.message), seq: frame.seq };
    }
  };
  const subscribed = Promise.withResolvers<void>();
  socket.on('message', (data) => {
    const frame = ServerFrame.parse(JSON.parse(String(data)));
    if (frame.kind === 'subscribed') subscribed.resolve();
    if (frame.kind !== 'signal') return;
    frames.push(MessageFrame.parse(frame.payload));
    apply();
  });
  socket.on('open', () =>
    socket.send(JSON.stringify({ kind: 'subscribe', topic: topics.message(projectId, id) })),
  );
  await subscribed.promise;
  const { message, stream_seq: seq } = await read(token, projectId, id);
  state = { message, seq };
  apply();
  return { message: () => state?.message, close: () => socket.close() };
}
