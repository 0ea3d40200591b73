import type { ManagedDatabases } from '@loam/cloud/management';
import { cloudUsageEndpoints as endpoints } from '@loam/contract';
import { errorMessage } from '@loam/kernel';
import { bind, type Binding } from '../../http/bind.ts';
import type { CloudContext } from './context.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { CloudStorage } from './storage.ts';
import { countAiCalls, databaseBytes, requestsByDay, sumMetrics } from './usage-report-store.ts';

export interface UsageRoutesOptions {
  readonly lifecycle: Pick<Lifecycle, 'require'>;
  readonly storage: Pick<CloudStorage, 'files'> | undefined;
  readonly ownerSql: Pick<ManagedDatabases, 'runAsOwner'> | undefined;
}

export function usageRoutes(context: CloudContext, options: UsageRoutesOptions): Binding[] {
  const { db, clock } = context;
  return [
    bind(endpoints.getBackendUsage, async ({ params }) => {
      const { ref, status } = await options.lifecycle.require(params.projectId);
      const now = clock.now();
      // Allowances run by the calendar month in UTC.
      const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
      const isOpen = status === 'OK' || status === 'RESIZING';
      const [sums, days, aiCalls, stored] = await Promise.all([
        sumMetrics(db, ref, since),
        requestsByDay(db, ref, { since, now }),
        countAiCalls(db, params.projectId, since),
        isOpen ? measure(context, options, ref) : undefined,
      ]);
      return {
        since: since.toISOString(),
        requests: sums.get('requests') ?? 0,
        bytes_out: sums.get('bytes_out') ?? 0,
        function_calls: sums.get('function_calls') ?? 0,
        function_seconds: (sums.get('function_ms') ?? 0) / 1000,
        realtime_messages: sums.get('realtime_messages') ?? 0,
        ai_calls: aiCalls,
        database_bytes: stored?.database ?? null,
        storage_bytes: stored?.files ?? null,
        days,
      };
    }),
  ];
}

/** Sizes are a look into the cloud itself, which may not answer just now; the rest is told all the same. */
async function measure(
  { logger }: Pick<CloudContext, 'logger'>,
  { storage, ownerSql }: UsageRoutesOptions,
  ref: string,
): Promise<{ readonly database: number | null; readonly files: number | null }> {
  const quietly = async (work: Promise<number> | undefined) => {
    try {
      return (await work) ?? null;
    } catch (error) {
      logger.warn({ ref, error: errorMessage(error) }, 'the size of a cloud could not be measured');
      return null;
    }
  };
  const [database, files] = await Promise.all([
    quietly(ownerSql && databaseBytes(ownerSql, ref)),
    quietly(storage?.files.sizeBytes(ref)),
  ]);
  return { database, files };
}
