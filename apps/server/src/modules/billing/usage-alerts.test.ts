import { texts, type WorkspaceId } from '@loam/contract';
import { sql } from '@loam/db';
import { randomIds } from '@loam/kernel';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startBilling } from './billing.fixture.ts';

let house: Awaited<ReturnType<typeof startBilling>>;
let workspaceId: WorkspaceId;
const million = 1_000_000;

beforeAll(async () => {
  house = await startBilling('manual');
});
afterAll(() => house.drop());
beforeEach(async () => {
  house.time.now = new Date('2026-03-10T12:00:00Z');
  workspaceId = await house.newWorkspace();
  house.heard.mails.length = 0;
});

const use = (credits: number, meter: 'cloud' | 'ai_gateway' = 'cloud') =>
  house.billing.recordUsage({
    workspaceId,
    meter,
    amountMicros: credits * million,
    key: randomIds.uuid(),
  });
const subjects = () => house.heard.mails.map(({ subject }) => subject.split(' in “')[0]);

test('a limit that comes near and one that is reached are mailed once each in a month', async () => {
  await use(4);
  expect(subjects()).toEqual([]);
  await use(0.6);
  await use(0.1);
  expect(subjects()).toEqual([texts.usage.approachingCloud]);
  expect(house.heard.mails[0]?.body).toContain('Please upgrade to keep using Cloud.');
  expect(house.heard.mails[0]?.body).toContain('?settings=billing');
  await use(1);
  await use(1);
  expect(subjects()).toEqual([texts.usage.approachingCloud, texts.usage.cloudPaused]);
  await use(2, 'ai_gateway');
  expect(subjects()).toEqual([texts.usage.approachingCloud, texts.usage.cloudPaused, texts.usage.aiPaused]);
  // Funds came and were spent within the month: nobody is told a second time.
  await house.billing.topUp({ workspaceId, amountMicros: 50 * million, key: 'paid' });
  await use(60);
  expect(house.heard.mails).toHaveLength(3);
  house.time.now = new Date('2026-04-02T12:00:00Z');
  await use(9);
  expect(house.heard.mails).toHaveLength(4);
});

test('they go to those who manage billing and want them', async () => {
  const manager = await house.join(workspaceId, 'member', true);
  const quiet = await house.join(workspaceId, 'admin');
  await house.join(workspaceId, 'member');
  await house.db.run(sql`update users set notifications = '{"usage_alerts": false}' where id = ${quiet}`);
  await use(9);
  const rows = await house.db.rows<{ email: string }>(sql`
    select email from users where id = ${manager} or id in (
      select user_id from workspace_members where workspace_id = ${workspaceId} and role = 'owner')`);
  expect(house.heard.mails.map(({ to }) => to).toSorted()).toEqual(rows.map(({ email }) => email).toSorted());
});

test('what is not counted in the end is not told either', async () => {
  const lost = house.db.transaction(async (tx) => {
    const report = { workspaceId, meter: 'cloud', amountMicros: 9 * million, key: 'x' } as const;
    await house.billing.recordUsage(report, tx);
    throw new Error('killed');
  });
  await expect(lost).rejects.toThrow('killed');
  house.heard.mails.length = 0;
  await use(9);
  expect(subjects()).toEqual([texts.usage.cloudPaused]);
});
