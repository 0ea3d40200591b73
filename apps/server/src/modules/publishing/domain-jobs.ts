import { errorMessage } from '@loam/kernel';
import type { DomainRow } from './domain-store.ts';
import { type DomainsContext, lookUp } from './domains.ts';
import { checkDomainJob } from './jobs.ts';

const batch = 50;
/** What is due later than this waits for the clock. */
const soonMs = 10 * 60_000;

/** Domains are looked at again and again: often while they are set up, now and then ever after. */
export function handleDomainJobs(context: DomainsContext): void {
  const { db, domains, jobs, clock, logger } = context;
  const look = async (row: DomainRow): Promise<void> => {
    const seen = await lookUp(context, row).catch((error: unknown) => {
      // Name servers that do not answer say nothing about a domain; the clock comes back to it.
      logger.warn({ error: errorMessage(error), domain: row.domain }, 'a domain could not be looked up');
      return undefined;
    });
    const inMs = (seen?.next_check_at?.getTime() ?? Infinity) - clock.now().getTime();
    if (!seen || inMs > soonMs || seen.status === 'active') return;
    const startAfterSeconds = Math.max(1, Math.ceil(inMs / 1000));
    await jobs.enqueue(
      db,
      checkDomainJob,
      { domain_id: row.id },
      { singletonKey: row.id, startAfterSeconds },
    );
  };
  jobs.handle(checkDomainJob, async ({ domain_id: id }) => {
    const row = await domains.findById(db, id);
    if (row) await look(row);
  });
  jobs.schedule('publishing-check-domains', '* * * * *', async (signal) => {
    for (const row of await domains.due(db, batch)) {
      if (signal.aborted) return;
      await look(row);
    }
    await domains.prune(db);
  });
}
