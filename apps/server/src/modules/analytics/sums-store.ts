import { type Queries, sql } from '@loam/db';

export interface SumsStore {
  /** Days before this one are summed up, and the rows of their visitors go. How many rows that were. */
  sumUpDays(queries: Queries, before: Date): Promise<number>;
  /** The same for hours, and with them the pages that visitors opened. */
  sumUpHours(queries: Queries, before: Date): Promise<number>;
  forgetSalts(queries: Queries, before: Date): Promise<void>;
  forgetHours(queries: Queries, before: Date): Promise<void>;
}

/** Of one day; what follows is dust. */
const labelsPerList = 500;

const summed = sql`count(*), sum(pageviews), sum(visits), sum(bounces + (current_views = 1)::int), sum(duration_ms)`;
const added = sql`visitors = old.visitors + excluded.visitors, pageviews = old.pageviews + excluded.pageviews,
  visits = old.visits + excluded.visits, bounces = old.bounces + excluded.bounces,
  duration_ms = old.duration_ms + excluded.duration_ms`;

/** What was summed up is deleted in the same statement: however often it is interrupted, nobody is counted twice. */
export function createSumsStore(): SumsStore {
  return {
    sumUpDays: (queries, before) =>
      queries.run(sql`
        with gone as (
          delete from visitor_buckets where kind = 'day' and bucket < ${before} returning *
        ), totals as (
          insert into analytics_totals as old
            (project_id, kind, bucket, visitors, pageviews, visits, bounces, duration_ms)
          select project_id, 'day', bucket, ${summed} from gone group by project_id, bucket
          on conflict (project_id, kind, bucket) do update set ${added}
        ), labelled as (
          select project_id, bucket, list, label, count(*) as visitors
          from gone cross join lateral (values ('source', coalesce(source, '')),
            ('country', coalesce(country, '')), ('device', device)) labels (list, label)
          group by project_id, bucket, list, label
          union all
          select project_id, date_trunc('day', hour, 'UTC'), 'page', path, count(distinct visitor)
          from visitor_pages pages
          where hour < ${before} and exists (
            select 1 from gone where gone.project_id = pages.project_id
              and gone.bucket = date_trunc('day', pages.hour, 'UTC'))
          group by 1, 2, 4
        ), ranked as (
          select labelled.*, row_number() over (
            partition by project_id, bucket, list order by visitors desc, label) as place
          from labelled
        ), lists as (
          insert into analytics_lists as old (project_id, day, list, label, visitors)
          select project_id, bucket, list, label, visitors from ranked where place <= ${labelsPerList}
          on conflict (project_id, day, list, label) do update set visitors = old.visitors + excluded.visitors
        )
        select 1 from gone`),
    async sumUpHours(queries, before) {
      await queries.run(sql`delete from visitor_pages where hour < ${before}`);
      return queries.run(sql`
        with gone as (
          delete from visitor_buckets where kind = 'hour' and bucket < ${before} returning *
        ), totals as (
          insert into analytics_totals as old
            (project_id, kind, bucket, visitors, pageviews, visits, bounces, duration_ms)
          select project_id, 'hour', bucket, ${summed} from gone group by project_id, bucket
          on conflict (project_id, kind, bucket) do update set ${added}
        )
        select 1 from gone`);
    },
    async forgetSalts(queries, before) {
      await queries.run(sql`delete from visitor_salts where day < ${before}`);
    },
    async forgetHours(queries, before) {
      await queries.run(sql`delete from analytics_totals where kind = 'hour' and bucket < ${before}`);
    },
  };
}
