import type { MinuteSum } from '@loam/cloud/metering';
import { type Queries, sql } from '@loam/db';

/** Adds to what is there: several processes count for the same minute. */
export async function addMinuteSums(queries: Queries, sums: readonly MinuteSum[]): Promise<void> {
  // In the same order everywhere, so that two processes that add at once do not wait for each other for ever.
  const ordered = sums.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await queries.run(sql`
    insert into cloud_usage_minutes (ref, minute, metric, amount)
    select * from unnest(${ordered.map(({ ref }) => ref)}::text[],
      ${ordered.map(({ minute }) => minute.toISOString())}::timestamptz[],
      ${ordered.map(({ metric }) => metric)}::text[], ${ordered.map(({ amount }) => amount)}::float8[])
    on conflict (ref, minute, metric) do update set amount = cloud_usage_minutes.amount + excluded.amount`);
}

function keyOf({ ref, minute, metric }: MinuteSum): string {
  return `${ref} ${minute.toISOString()} ${metric}`;
}
