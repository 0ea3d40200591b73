import { sql } from '@loam/db';
import { createOutbound, silentLogger } from '@loam/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createModels } from '../models/index.ts';
import { startRunningCloud, type RunningCloud } from './running-cloud.fixture.ts';

let cloud: RunningCloud;

beforeAll(async () => {
  cloud = await startRunningCloud({
    env: { LOAM_CLOUD_AI: 'off', LOAM_OPENAI_BASE_URL: 'http://127.0.0.1:9', LOAM_OPENAI_MODEL: 'tiny' },
    more: ({ billing, runtime }) => ({
      usage: {
        billing,
        models: createModels({ ...runtime, outbound: createOutbound(), logger: silentLogger }),
      },
    }),
  });
}, 180_000);
afterAll(() => cloud[Symbol.asyncDispose]());

test('where the operator offers no AI the console is told so, and apps are refused even if they had it', async () => {
  expect((await cloud.api('GET …/backend')).body).toMatchObject({ offers_ai: false });
  expect((await cloud.api('GET …/integrations/ai_gateway')).body).toMatchObject({ is_managed: false });
  await cloud.db.run(sql`update clouds set ai_enabled_at = now()`);
  const refused = await fetch(`${cloud.url}/ai/v1/models`, { headers: { apikey: cloud.keys.secret } });
  expect([refused.status, await refused.json()]).toMatchObject([403, { error: { code: 'not_enabled' } }]);
});
