import { type ModelServer, reply, startModelServer } from '@loam/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { starter } from '../../testing/project-files.fixture.ts';
import { type RunningServer, startServer, unlimitedRates } from '../../testing/running-server.ts';

/** What people say of a model, through the API and back. */
let model: ModelServer;
let running: RunningServer;

beforeAll(async () => {
  model = await startModelServer({ script: () => reply({ text: 'Well.' }) });
  running = await startServer({
    env: {
      LOAM_ALLOW_PRIVATE: new URL(model.openaiBaseUrl).host,
      LOAM_OPENAI_BASE_URL: model.openaiBaseUrl,
      LOAM_OPENAI_MODEL: 'plain-7b',
      LOAM_OPENAI_CONTEXT: '16384',
      LOAM_OPENAI_VISION: 'true',
    },
    overrides: { rateLimits: unlimitedRates, starterFiles: async () => starter },
  });
});
afterAll(async () => {
  await running.close();
  await model.close();
});

async function call(token: string | undefined, route: string, body?: object) {
  const [method = 'GET', path = '/'] = route.split(' ');
  const response = await fetch(`${running.url}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  return { status: response.status, body: answer };
}

const Models = z.object({
  models: z.array(
    z.object({ id: z.string(), context_tokens: z.number().nullable(), sees_images: z.boolean() }),
  ),
});

test('context size and sight are set by the environment, then by the workspace, and are the name’s otherwise', async () => {
  const signedUp = await call(undefined, 'POST /auth/sign-up/email', {
    name: 'ada',
    email: `ada-${crypto.randomUUID()}@example.test`,
    password: 'a good password',
  });
  const { token } = z.object({ token: z.string() }).parse(signedUp.body);
  const project = z
    .object({ id: z.string(), workspace_id: z.string() })
    .parse((await call(token, 'POST /projects', { name: `traits-${crypto.randomUUID().slice(0, 8)}` })).body);
  const seen = async (name: string) => {
    const { models } = Models.parse((await call(token, `GET /projects/${project.id}/models`)).body);
    const found = models.find(({ id }) => id === `compatible/${name}`);
    return [found?.context_tokens, found?.sees_images];
  };
  expect(await seen('plain-7b')).toEqual([16_384, true]);

  const at = `/workspaces/${project.workspace_id}/model-providers`;
  const server = { base_url: model.openaiBaseUrl, default_model: 'qwen-7b' };
  await call(token, `PUT ${at}/compatible`, server);
  expect(await seen('qwen-7b')).toEqual([32_000, false]);

  const said = { context_tokens: 65_536, sees_images: true };
  const saved = await call(token, `PUT ${at}/compatible`, { ...server, ...said });
  expect(saved).toMatchObject({ status: 200, body: said });
  expect(await seen('qwen-7b')).toEqual([65_536, true]);
  const { providers } = z
    .object({ providers: z.array(z.looseObject({ id: z.string() })) })
    .parse((await call(token, `GET ${at}`)).body);
  expect(providers.find(({ id }) => id === 'compatible')).toMatchObject(said);

  const tiny = await call(token, `PUT ${at}/compatible`, { ...server, context_tokens: 100 });
  expect(tiny).toMatchObject({ status: 400 });
  expect(JSON.stringify(tiny.body)).toContain('at least 2,048');
  await call(token, `PUT ${at}/compatible`, server);
  expect(await seen('qwen-7b')).toEqual([32_000, false]);
});
