import { type Queries, sql } from '@loam/db';

export interface JobCounts {
  readonly name: string;
  readonly waiting: number;
  readonly active: number;
  readonly failed: number;
  readonly completed: number;
}

export interface FailedJob {
  readonly id: string;
  readonly name: string;
  readonly data: unknown;
  readonly error: string;
  readonly created_at: Date;
  readonly failed_at: Date;
}

/** Internal queues of the library are named with two underscores. */
export function selectCounts(queries: Queries): Promise<JobCounts[]> {
  return queries.rows<JobCounts>(sql`
    select q.name,
      count(j.id) filter (where j.state in ('created', 'retry')) as waiting,
      count(j.id) filter (where j.state = 'active') as active,
      count(j.id) filter (where j.state = 'failed') as failed,
      count(j.id) filter (where j.state = 'completed') as completed
    from pgboss.queue q left join pgboss.job j on j.name = q.name
    where left(q.name, 2) <> '__'
    group by q.name order by q.name`);
}

export function listFailed(queries: Queries, limit: number): Promise<FailedJob[]> {
  return queries.rows<FailedJob>(sql`
    select id, name, data, coalesce(output->>'message', output->'value'->>'message', output::text, '') as error,
      created_on as created_at, completed_on as failed_at
    from pgboss.job where state = 'failed' and left(name, 2) <> '__'
    order by completed_on desc limit ${limit}`);
}

/** One more attempt, whatever the count says. */
export async function retryJob(queries: Queries, name: string, id: string): Promise<boolean> {
  const changed = await queries.run(sql`
    update pgboss.job
    set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null
    where name = ${name} and id = ${id}::uuid and state = 'failed'`);
  return changed > 0;
}
