import { type UserId, WorkspaceId } from '@loam/contract';
import { sql } from '@loam/db';
import { createOutbound, randomIds, silentLogger } from '@loam/kernel';
import { createTestDatabase } from '@loam/testkit';
import { readConfig } from '../../config.ts';
import { addUser, createFakePorts, createModuleApp } from '../../testing/module-app.fixture.ts';
import { createWorkspaces } from '../workspaces/index.ts';
import { createBilling } from './index.ts';

export interface PurseState {
  readonly balance: number;
  readonly reserved: number;
  readonly sum: number;
  readonly open: number;
}

export interface StripeSetting {
  readonly apiUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

function stripeEnv({ apiUrl, secretKey, webhookSecret }: StripeSetting): Record<string, string> {
  return {
    LOAM_PAYMENTS: 'stripe',
    LOAM_PUBLIC_URL: 'https://loam.test',
    STRIPE_API_URL: apiUrl,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_PRO: 'price_pro',
    STRIPE_PRICE_BIZ: 'price_biz',
  };
}

/** Workspaces and billing on a database of their own. The free plan's allowances are small round numbers. */
export async function startBilling(payments: 'none' | 'manual' | StripeSetting) {
  const database = await createTestDatabase();
  const { db } = database;
  const time = { now: new Date('2026-03-10T12:00:00Z') };
  const ports = createFakePorts();
  const runtime = {
    ...ports,
    db,
    ids: randomIds,
    logger: silentLogger,
    clock: { now: () => time.now },
    config: readConfig(typeof payments === 'string' ? { LOAM_PAYMENTS: payments } : stripeEnv(payments)),
    outbound:
      typeof payments === 'string'
        ? undefined
        : createOutbound({ allowPrivate: [new URL(payments.apiUrl).host] }),
  };
  const workspaces = createWorkspaces(runtime);
  const billing = createBilling({ ...runtime, workspaces });
  await billing.setAllowances({ free: { credits: 0, cloud: 5, ai_gateway: 1 }, pro: { credits: 100 } });
  const call = createModuleApp({
    db,
    bindings: [...workspaces.bindings, ...billing.bindings],
    workspace: workspaces.workspaceAccess,
  });
  const newUser = (name: string) => addUser(db, { name });
  const newWorkspace = async (owner?: UserId) => {
    const { body } = await call(owner ?? (await newUser('Owner')), 'POST /workspaces', {
      body: { name: 'Shop' },
    });
    return WorkspaceId.parse(body['id']);
  };
  const join = async (id: WorkspaceId, role: 'admin' | 'member', isBillingManager = false) => {
    const userId = await newUser(role);
    await db.run(sql`
      insert into workspace_members (workspace_id, user_id, role, is_billing_manager)
      values (${id}, ${userId}, ${role}, ${isBillingManager})`);
    return userId;
  };
  const purse = (id: WorkspaceId, account: 'credits' | 'balance' = 'credits') =>
    db.one<PurseState>(sql`
      select
        coalesce((select balance_micros from ledger_accounts where workspace_id = ${id} and account = ${account}), 0) as balance,
        coalesce((select reserved_micros from ledger_accounts where workspace_id = ${id} and account = ${account}), 0) as reserved,
        (select coalesce(sum(amount_micros), 0)::bigint from ledger_entries where workspace_id = ${id} and account = ${account}) as sum,
        (select coalesce(sum(amount_micros), 0)::bigint from ledger_reservations
          where workspace_id = ${id} and account = ${account} and status = 'open') as open`);
  return {
    ...database,
    time,
    heard: ports.heard,
    workspaces,
    billing,
    call,
    newUser,
    newWorkspace,
    join,
    purse,
  };
}
