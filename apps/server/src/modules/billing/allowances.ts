import {
  defaultAllowances,
  fillText,
  billingTexts,
  Plan,
  planLabels,
  type WorkspaceId,
} from '@loam/contract';
import type { Db, Queries, Transaction } from '@loam/db';
import type { Clock, Logger } from '@loam/kernel';
import { z } from 'zod';
import * as ledger from './ledger-store.ts';
import { toMicros } from './micros.ts';
import { periodAt } from './period.ts';
import { allowanceDue } from './policy.ts';
import { readAllowanceSetting, writeAllowanceSetting } from './settings-store.ts';

const Amount = z.number().min(0).max(1_000_000_000);
const Allowance = z.object({ credits: Amount, cloud: Amount, ai_gateway: Amount });
export type Allowance = z.infer<typeof Allowance>;

/** What an operator changed; what is left out stays at the default of the plan. */
export const AllowanceOverrides = z.partialRecord(Plan, Allowance.partial());
export type AllowanceOverrides = z.infer<typeof AllowanceOverrides>;

export interface Allowances {
  of(queries: Queries, plan: Plan): Promise<Allowance>;
  all(queries: Queries): Promise<Readonly<Record<Plan, Allowance>>>;
  override(overrides: AllowanceOverrides): Promise<void>;
  /** Puts this month's credits into the purse once, whoever asks first and however often. */
  grant(workspaceId: WorkspaceId, plan: Plan, tx?: Transaction): Promise<void>;
}

export function createAllowances(deps: {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
}): Allowances {
  const { db, clock, logger } = deps;
  const all = async (queries: Queries) => {
    const stored = AllowanceOverrides.safeParse((await readAllowanceSetting(queries)) ?? {});
    if (!stored.success) logger.error({ issues: stored.error.issues }, 'stored allowances are not valid');
    return merge(stored.success ? stored.data : {});
  };
  const of = async (queries: Queries, plan: Plan) => (await all(queries))[plan];
  return {
    of,
    all,
    override: (overrides) => writeAllowanceSetting(db, AllowanceOverrides.parse(overrides)),
    async grant(workspaceId, plan, outer) {
      const purse = { workspaceId, account: 'credits' } as const;
      const period = periodAt(clock.now()).key;
      const keyOf = (name: Plan) => `allowance:${period}:${name}`;
      const keys = Plan.options.map(keyOf);
      const known = await ledger.sumGrants(outer ?? db, purse, [keyOf(plan)]);
      if (known.found.length > 0) return;
      const put = async (tx: Transaction) => {
        await ledger.ensurePurses(tx, workspaceId);
        await ledger.lockPurse(tx, purse);
        const { sumMicros } = await ledger.sumGrants(tx, purse, keys);
        const { credits } = await of(tx, plan);
        const amountMicros = allowanceDue(toMicros(credits), sumMicros);
        const note = fillText(billingTexts.notes.allowance, { plan: planLabels[plan] });
        const isNew = await ledger.insertEntry(tx, {
          ...purse,
          kind: 'grant',
          amountMicros,
          key: keyOf(plan),
          note,
        });
        if (isNew) await ledger.movePurse(tx, purse, { balanceMicros: amountMicros, reservedMicros: 0 });
      };
      await (outer ? put(outer) : db.transaction(put));
    },
  };
}

function merge(overrides: AllowanceOverrides): Record<Plan, Allowance> {
  const of = (plan: Plan): Allowance => {
    const { credits, cloud, ai_gateway } = overrides[plan] ?? {};
    const usual = defaultAllowances[plan];
    return {
      credits: credits ?? usual.credits,
      cloud: cloud ?? usual.cloud,
      ai_gateway: ai_gateway ?? usual.ai_gateway,
    };
  };
  return { free: of('free'), pro: of('pro'), biz: of('biz'), enterprise: of('enterprise') };
}
