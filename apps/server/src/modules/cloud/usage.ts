import { createAiService } from '@loam/cloud/ai';
import type { CloudService } from '@loam/cloud/gateway';
import type { Jobs } from '../../jobs/jobs.ts';
import { type AiModelsDeps, createAiModels } from './ai-models.ts';
import type { CloudContext } from './context.ts';
import { createUsageLimits, type UsageLimits } from './usage-limits.ts';

export type UsageDeps = Pick<AiModelsDeps, 'models' | 'billing'>;

/** What clouds use, told to the ledger, and the models that their apps may ask. */
export interface CloudUsage extends UsageLimits {
  readonly ai: CloudService;
}

export function openUsage(
  { usage, jobs }: { readonly usage?: UsageDeps | undefined; readonly jobs: Jobs },
  context: CloudContext,
): CloudUsage | undefined {
  if (!usage) return undefined;
  const { clock, logger } = context;
  const limits = createUsageLimits(context, usage.billing);
  jobs.schedule('cloud-billing', '*/5 * * * *', (signal) => limits.bill(signal));
  return {
    ...limits,
    ai: createAiService({ models: createAiModels({ ...context, ...usage }), clock, logger }),
  };
}
