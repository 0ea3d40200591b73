import { adminEndpoints } from '@loam/contract';
import { sql } from '@loam/db';
import { createLogger, randomIds, systemClock } from '@loam/kernel';
import type { TestDatabase } from '@loam/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { createMailer } from '../../mail/create-mailer.ts';
import { createFakePorts } from '../../testing/module-app.fixture.ts';
import {
  type AccountsApp,
  entered,
  inlineJobs,
  type Joined,
  problem,
  startAccounts,
} from '../../testing/accounts.fixture.ts';
import type { Accounts } from '../accounts/index.ts';
import { createBilling } from '../billing/index.ts';
import { createWorkspaces } from '../workspaces/index.ts';
import { createAdmin } from './index.ts';

const logLines: string[] = [];
const retried: string[] = [];
const failedJob = { id: crypto.randomUUID(), name: 'chat-turn', error: 'broken', created_at: new Date(0) };

let app: AccountsApp;
let owner: Joined;
let mailer: ReturnType<typeof createMailer>;
let workspaceId = '';

function createModules(accounts: Accounts, { db }: TestDatabase) {
  const logger = createLogger({ level: 'warn', sink: { write: (line) => void logLines.push(line) } });
  const config = readConfig({ LOAM_PAYMENTS: 'manual' });
  const jobs = inlineJobs();
  const runtime = { ...createFakePorts(), config, db, logger, jobs, clock: systemClock, ids: randomIds };
  const workspaces = createWorkspaces(runtime);
  const billing = createBilling({ ...runtime, workspaces });
  mailer = createMailer(runtime);
  const admin = createAdmin({
    db,
    logger,
    accounts,
    billing,
    outbox: mailer.outbox,
    version: '1.2.3',
    disk: { reserveBytes: 10, freeBytes: async () => 5, isLow: async () => true },
    browser: () => 'fetching',
    events: { counts: async () => ({ waiting: 3, failed: 1, lastFailure: 'edit.created: broken' }) },
    restarts: { count: 2, lastAt: '2026-11-15T00:00:00.000Z', cause: 'killed' },
    sandbox: () => null,
    jobs: {
      stats: async () => [{ name: 'chat-turn', waiting: 1, active: 2, completed: 3, failed: 4 }],
      listFailed: async () => [{ ...failedJob, failed_at: null }],
      retry: async (name, id) => name === failedJob.name && id === failedJob.id && retried.push(id) > 0,
    },
  });
  return [...workspaces.bindings, ...admin.bindings];
}

beforeAll(async () => {
  app = await startAccounts({ more: createModules });
  owner = await app.join('Owner');
  workspaceId = crypto.randomUUID();
  await app.database.db.run(sql`
    insert into workspaces (id, name, plan, created_by) values (${workspaceId}, 'Garden 100%', 'free', ${owner.id})`);
  await app.database.db.run(sql`
    insert into workspace_members (workspace_id, user_id, role) values (${workspaceId}, ${owner.id}, 'owner')`);
});
afterAll(() => app.database.drop());

const send = (route: string, body?: object, bearer = owner.token) =>
  app.send(route, { bearer, ...(body === undefined ? {} : { body }) });
const statusOf = async (bearer: string) => (await app.send('GET /user', { bearer })).status;

async function joinAs(role: 'user' | 'developer' | 'operator', name = 'Someone'): Promise<Joined> {
  const person = await app.join(name);
  if (role !== 'user') await send(`PATCH /admin/accounts/${person.id}`, { role });
  return person;
}

describe('who may', () => {
  const routes = Object.values(adminEndpoints).map(
    ({ method, path }) =>
      `${method} ${path.replace(/:(userId|workspaceId|mailId|jobId)/g, crypto.randomUUID()).replace(':queue', 'chat-turn')}`,
  );

  test.each(routes)('%s is for operators', async (route) => {
    const [user, developer] = [await joinAs('user'), await joinAs('developer')];
    const body = route.startsWith('GET') ? undefined : {};
    expect((await app.send(route, body ? { body } : {})).status).toBe(401);
    expect((await send(route, body, user.token)).status).toBe(403);
    const forDevelopers = route === 'GET /admin/benchmarks/tags';
    expect((await send(route, body, developer.token)).status).toBe(forDevelopers ? 200 : 403);
    expect((await send(route, body)).status).not.toBe(403);
  });
});

describe('accounts', () => {
  test('page from new to old without a gap, and are found by the beginning of what they are called', async () => {
    for (const name of ['Quince One', 'Quince Two', 'Quince Three']) await app.join(name);
    const { listAdminAccounts } = adminEndpoints;
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = listAdminAccounts.response.parse(
        (await send(`GET /admin/accounts?limit=2&cursor=${cursor}`)).body,
      );
      seen.push(...page.accounts.map((account) => account.id));
      cursor = page.next_cursor ?? '';
    } while (cursor);
    const { count } = await app.database.db.one<{ count: number }>(
      sql`select count(*)::int as count from users`,
    );
    expect(seen).toHaveLength(count);
    expect(new Set(seen).size).toBe(count);
    const found = listAdminAccounts.response.parse(
      (await send('GET /admin/accounts?q=QUINCE')).body,
    ).accounts;
    expect(found.map((account) => account.name)).toEqual(['Quince Three', 'Quince Two', 'Quince One']);
    const byEmail = await send(`GET /admin/accounts?q=${owner.email.slice(0, 8)}`);
    expect(listAdminAccounts.response.parse(byEmail.body).accounts).toMatchObject([{ id: owner.id }]);
    expect(listAdminAccounts.response.parse((await send('GET /admin/accounts?q=%25')).body).accounts).toEqual(
      [],
    );
    expect((await send('GET /admin/accounts?cursor=nonsense')).status).toBe(400);
  });

  test('an operator’s access token reads no mail, takes no account over and gives nobody a role', async () => {
    const person = await app.join();
    const created = await send('POST /user/tokens', { name: 'ci' });
    const token = /loam_pat_[\w-]+/.exec(JSON.stringify(created.body))?.[0] ?? '';
    const link = 'http://localhost:3000/reset-password?token=secret';
    await mailer.send(app.database.db, { to: owner.email, subject: 'Reset', body: link });
    const listed = await send('GET /admin/mails', undefined, token);
    expect(listed.status).toBe(200);
    const id = adminEndpoints.listAdminMails.response.parse(listed.body).mails[0]?.id ?? '';
    const refused = [
      await send(`GET /admin/mails/${id}`, undefined, token),
      await send(`POST /admin/mails/${id}/retry`, {}, token),
      await send(`PATCH /admin/accounts/${person.id}`, { role: 'operator' }, token),
    ];
    for (const answer of refused) expect(problem(answer)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(JSON.stringify([listed.body, ...refused.map(({ body }) => body)])).not.toContain('token=secret');
    expect((await send(`GET /admin/mails/${id}`)).body).toMatchObject({ body: link });
  });

  test('a new role counts at once', async () => {
    const person = await app.join();
    expect((await send('GET /admin/health', undefined, person.token)).status).toBe(403);
    expect((await send(`PATCH /admin/accounts/${person.id}`, { role: 'operator' })).status).toBe(200);
    expect((await send('GET /admin/health', undefined, person.token)).status).toBe(200);
    expect((await send(`PATCH /admin/accounts/${person.id}`, { role: 'user' })).status).toBe(200);
    expect((await send('GET /admin/health', undefined, person.token)).status).toBe(403);
  });

  test('a disabled account loses sessions and tokens at once, cannot enter, and can be enabled again', async () => {
    const person = await app.join();
    const created = await send('POST /user/tokens', { name: 'ci' }, person.token);
    const token = /loam_pat_[\w-]+/.exec(JSON.stringify(created.body))?.[0] ?? '';
    expect([await statusOf(person.token), await statusOf(token)]).toEqual([200, 200]);
    const disabled = await send(`PATCH /admin/accounts/${person.id}`, { is_disabled: true });
    expect(disabled.body).not.toMatchObject({ disabled_at: null });
    expect([await statusOf(person.token), await statusOf(token)]).toEqual([401, 401]);
    const body = { email: person.email, password: person.password };
    expect(problem(await app.send('POST /auth/sign-in/email', { body }))).toMatchObject({
      code: 'forbidden',
    });
    const before = app.mails.length;
    await app.send('POST /auth/request-password-reset', { body: { email: person.email } });
    expect(app.mails).toHaveLength(before);
    expect(app.events).toContainEqual({ name: 'account.disabled', event: { userId: person.id } });
    await send(`PATCH /admin/accounts/${person.id}`, { is_disabled: false });
    expect(await statusOf(person.token)).toBe(401);
    expect(entered(await app.send('POST /auth/sign-in/email', { body })).user.id).toBe(person.id);
  });

  test('the last operator cannot be lost, nor an operator lock themselves out', async () => {
    for (const change of [{ role: 'user' }, { is_disabled: true }]) {
      expect(problem(await send(`PATCH /admin/accounts/${owner.id}`, change))).toMatchObject({
        code: 'conflict',
      });
    }
    const second = await joinAs('operator');
    expect(problem(await send(`PATCH /admin/accounts/${owner.id}`, { role: 'user' }))).toMatchObject({
      status: 409,
    });
    await send(`PATCH /admin/accounts/${second.id}`, { role: 'user' });
  });

  test('two operators that demote each other at once leave one', async () => {
    const fresh = await startAccounts({ more: createModules });
    const one = await fresh.join('One');
    const two = await fresh.join('Two');
    await fresh.send(`PATCH /admin/accounts/${two.id}`, { body: { role: 'operator' }, bearer: one.token });
    const body = { role: 'user' };
    await Promise.all([
      fresh.send(`PATCH /admin/accounts/${two.id}`, { body, bearer: one.token }),
      fresh.send(`PATCH /admin/accounts/${one.id}`, { body, bearer: two.token }),
    ]);
    const { count } = await fresh.database.db.one<{ count: number }>(
      sql`select count(*)::int as count from users where role = 'operator'`,
    );
    expect(count).toBe(1);
    await fresh.database.drop();
  });

  test('can be sent a link for a new password', async () => {
    const person = await app.join();
    expect((await send(`POST /admin/accounts/${person.id}/password-reset`, {})).status).toBe(202);
    expect(app.mailedToken(person.email)).not.toBe('no mail');
    expect((await send(`POST /admin/accounts/${crypto.randomUUID()}/password-reset`, {})).status).toBe(404);
  });
});

describe('workspaces', () => {
  test('are listed with owner, counts and purses, and change plan', async () => {
    const listed = (await send('GET /admin/workspaces?q=garden%20100%25')).body;
    expect(adminEndpoints.listAdminWorkspaces.response.parse(listed).workspaces).toMatchObject([
      { id: workspaceId, plan: 'free', owner: { id: owner.id }, member_count: 1, project_count: 0 },
    ]);
    const changed = await send(`PUT /admin/workspaces/${workspaceId}/plan`, { plan: 'biz' });
    expect(changed.body).toMatchObject({ plan: 'biz' });
    expect((await send(`PUT /admin/workspaces/${crypto.randomUUID()}/plan`, { plan: 'biz' })).status).toBe(
      404,
    );
  });

  test('get credits and balance, once per key', async () => {
    const { findWorkspace } = {
      findWorkspace: async () => (await send('GET /admin/workspaces?q=garden')).body,
    };
    const before = adminEndpoints.listAdminWorkspaces.response.parse(await findWorkspace()).workspaces[0];
    const grant = (body: object) =>
      app.app.fetch(
        new Request(`http://localhost:3000/api/admin/workspaces/${workspaceId}/grants`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${owner.token}`,
            'content-type': 'application/json',
            'idempotency-key': 'once',
          },
          body: JSON.stringify(body),
        }),
        { address: '192.0.2.1' },
      );
    const credits = { account: 'credits', amount: 12.5, note: 'welcome' };
    expect((await grant(credits)).status).toBe(200);
    expect((await grant(credits)).status).toBe(200);
    await send(`POST /admin/workspaces/${workspaceId}/grants`, { account: 'balance', amount: 3 });
    const after = adminEndpoints.listAdminWorkspaces.response.parse(await findWorkspace()).workspaces[0];
    expect(after?.credits).toBe((before?.credits ?? 0) + 12.5);
    expect(after?.balance).toBe((before?.balance ?? 0) + 3);
    for (const amount of [0, -1, 1_000_001]) {
      const refused = await send(`POST /admin/workspaces/${workspaceId}/grants`, {
        account: 'credits',
        amount,
      });
      expect(refused.status).toBe(400);
    }
  });
});

describe('the installation', () => {
  test('the outbox shows held mails, whose text is read one by one', async () => {
    await mailer.send(app.database.db, { to: 'ann@example.test', subject: 'Hello', body: 'the secret link' });
    const list = await send('GET /admin/mails?status=held');
    const [mail] = adminEndpoints.listAdminMails.response.parse(list.body).mails;
    expect(mail).toMatchObject({ to: 'ann@example.test', subject: 'Hello', status: 'held' });
    expect(JSON.stringify(list.body)).not.toContain('secret link');
    expect((await send(`GET /admin/mails/${mail?.id}`)).body).toMatchObject({ body: 'the secret link' });
    expect(problem(await send(`POST /admin/mails/${mail?.id}/retry`, {})).detail).toContain('SMTP_URL');
    expect((await send(`GET /admin/mails/${crypto.randomUUID()}`)).status).toBe(404);
  });

  test('sign-up can be closed and opened while it runs', async () => {
    expect((await send('PATCH /admin/settings', { sign_up: 'closed' })).body).toEqual({ sign_up: 'closed' });
    const body = { name: 'Late', email: 'late@example.test', password: 'correct horse' };
    expect((await app.send('POST /auth/sign-up/email', { body })).status).toBe(403);
    expect((await app.send('GET /installation')).body).toMatchObject({ sign_up: 'closed' });
    expect((await send('PATCH /admin/settings', { sign_up: 'open' })).body).toEqual({ sign_up: 'open' });
    expect((await app.send('POST /auth/sign-up/email', { body })).status).toBe(200);
  });

  test('jobs are counted, and a failed one is run again', async () => {
    expect((await send('GET /admin/jobs')).body).toEqual({
      queues: [{ name: 'chat-turn', waiting: 1, active: 2, completed: 3, failed: 4 }],
    });
    expect((await send('GET /admin/jobs/failed')).body).toMatchObject({
      jobs: [{ queue: 'chat-turn', error: 'broken' }],
    });
    expect((await send(`POST /admin/jobs/chat-turn/${failedJob.id}/retry`, {})).status).toBe(204);
    expect(retried).toEqual([failedJob.id]);
    expect((await send(`POST /admin/jobs/other/${failedJob.id}/retry`, {})).status).toBe(404);
  });

  test('health tells versions and sizes, and says honestly that no sandbox is installed', async () => {
    const health = adminEndpoints.getAdminHealth.response.parse((await send('GET /admin/health')).body);
    expect(health.postgres.version).toMatch(/^17/);
    expect(health.postgres.size_bytes).toBeGreaterThan(1_000_000);
    expect(health.counts.accounts).toBeGreaterThan(1);
    expect(health).toMatchObject({ version: '1.2.3', sandbox_level: null, mail: { sends: false } });
    expect(health.disk).toEqual({ free_bytes: 5, reserve_bytes: 10, is_low: true });
    expect(health.browser).toBe('fetching');
    expect(health.events).toEqual({ waiting: 3, failed: 1, last_failure: 'edit.created: broken' });
    expect(health.restarts).toEqual({ count: 2, last_at: '2026-11-15T00:00:00.000Z', cause: 'killed' });
  });

  test('benchmark tags are those that were stored, none otherwise', async () => {
    expect((await send('GET /admin/benchmarks/tags')).body).toEqual({ tags: [] });
    await app.database.db.run(
      sql`insert into settings (key, value) values ('benchmark_tags', '["api-read"]')`,
    );
    expect((await send('GET /admin/benchmarks/tags')).body).toEqual({ tags: ['api-read'] });
  });

  test('each thing an operator does leaves a line with who, what and the trace', async () => {
    const person = await app.join();
    const answer = await send(`PATCH /admin/accounts/${person.id}`, { role: 'developer' });
    const line: unknown = JSON.parse(logLines.findLast((one) => one.includes(person.id)) ?? '{}');
    expect(line).toMatchObject({
      audit: 'account.change',
      operator_id: owner.id,
      account_id: person.id,
      role: 'developer',
      trace_id: answer.headers.get('x-trace-id'),
    });
  });
});
