import { z } from 'zod';
import { ProjectId, Timestamp, UserId } from '../http/ids.ts';
import { Plan } from '../workspaces/schemas.ts';
import { features } from './plans.ts';

/** Amounts on the wire are credits with at most six decimals; the ledger counts millionths. */
const Credits = z.number();
export const microsPerCredit = 1_000_000;

export const UsageMeter = z.object({ free: Credits, used: Credits, billed: Credits });
export type UsageMeter = z.infer<typeof UsageMeter>;

export const WorkspaceUsage = z.object({
  cloud_usage: UsageMeter,
  ai_gateway_usage: UsageMeter,
  available_balance: Credits,
  /** For messages to the AI. */
  credits: z.object({
    monthly_allowance: Credits,
    used: Credits,
    remaining: Credits,
    /** Held for turns that are running. */
    reserved: Credits,
  }),
  period: z.object({ starts_at: Timestamp, ends_at: Timestamp }),
  /** Without a payment provider nothing runs out; usage is still counted. */
  is_unlimited: z.boolean(),
});
export type WorkspaceUsage = z.infer<typeof WorkspaceUsage>;

export const PaymentProvider = z.enum(['none', 'manual', 'stripe']);
export type PaymentProvider = z.infer<typeof PaymentProvider>;

export const PlanOffer = z.object({
  plan: Plan,
  label: z.string(),
  monthly: z.object({ credits: Credits, cloud: Credits, ai_gateway: Credits }),
  features: z.array(z.enum(features)),
});
export type PlanOffer = z.infer<typeof PlanOffer>;

export const WorkspaceBilling = z.object({
  plan: Plan,
  payment_provider: PaymentProvider,
  is_unlimited: z.boolean(),
  plans: z.array(PlanOffer),
});
export type WorkspaceBilling = z.infer<typeof WorkspaceBilling>;

export const LedgerAccount = z.enum(['credits', 'balance']);
export type LedgerAccount = z.infer<typeof LedgerAccount>;

export const LedgerEntry = z.object({
  id: z.string(),
  account: LedgerAccount,
  kind: z.enum(['grant', 'top_up', 'adjust', 'settle']),
  /** Negative for what was spent. */
  amount: Credits,
  note: z.string(),
  project_id: ProjectId.nullable(),
  user_id: UserId.nullable(),
  created_at: Timestamp,
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** How a payment goes on: a text to follow, or a page of the provider. */
export const PaymentStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('instructions'), text: z.string() }),
  z.object({ kind: z.literal('redirect'), url: z.url() }),
]);
export type PaymentStep = z.infer<typeof PaymentStep>;
