import { isRefusedValue, type Queries, sql } from '@loam/db';
import { hostingError, type VisitEvent } from '@loam/hosting';
import { setTimeout as sleep } from 'node:timers/promises';

export interface InboxStore {
  /** Rejects with `bad_event` when one of them can never be kept. */
  insertEvents(queries: Queries, events: readonly VisitEvent[]): Promise<void>;
  /** The day's secret; the proposed one where there is none yet. */
  saltOf(queries: Queries, day: string, proposed: Buffer): Promise<Buffer>;
  /** Whoever counts at this moment is waited for, but not long: false. */
  lock(queries: Queries): Promise<boolean>;
  /** Takes so many events out and counts them; how many there were. */
  count(queries: Queries, most: number): Promise<number>;
}

const visitLockKey = 7_102_001;
const longestWaitMs = 1500;
const lookAgainMs = 50;

export function createInboxStore(): InboxStore {
  return {
    async insertEvents(queries, events) {
      const insert = queries.run(sql`
        insert into visit_inbox (project_id, at, visitor, path, source, country, device, duration_ms)
        select * from unnest(${events.map(({ projectId }) => projectId)}::uuid[],
          ${events.map(({ at }) => at)}::timestamptz[], ${events.map(({ visitor }) => visitor)}::text[],
          ${events.map(({ path }) => path)}::text[], ${events.map(({ source }) => source)}::text[],
          ${events.map(({ country }) => country)}::text[], ${events.map(({ device }) => device)}::text[],
          ${events.map(({ durationMs }) => durationMs)}::integer[])`);
      await insert.catch((error: unknown) => {
        if (!isRefusedValue(error)) throw error;
        throw hostingError('bad_event', 'A visit cannot be kept.', { cause: error });
      });
    },
    async saltOf(queries, day, proposed) {
      await queries.run(sql`
        insert into visitor_salts (day, salt) values (${day}, ${proposed}) on conflict do nothing`);
      const row = await queries.one<{ salt: Buffer }>(sql`
        select salt from visitor_salts where day = ${day}`);
      return row.salt;
    },
    async lock(queries) {
      for (let waited = 0; waited <= longestWaitMs; waited += lookAgainMs) {
        const row = await queries.one<{ is_ours: boolean }>(sql`
          select pg_try_advisory_xact_lock(${visitLockKey}) as is_ours`);
        if (row.is_ours) return true;
        await sleep(lookAgainMs);
      }
      return false;
    },
    async count(queries, most) {
      const row = await queries.one<{ taken: number }>(countStatement(most));
      return row.taken;
    },
  };
}

/**
 * A visit ends after half an hour without a sign of life. What is known of a visitor's hour and day is read, joined
 * with what is new, and written back; only one process does this at a time. A sign of life without a page (time spent)
 * belongs to the visitor's newest hour.
 */
function countStatement(most: number) {
  return sql`
    with taken as (
      delete from visit_inbox where id in (select id from visit_inbox order by id limit ${most})
      returning *
    ), known as (
      select taken.*, max(case when path is not null then at end) over (
          partition by taken.project_id, visitor, date_trunc('day', at, 'UTC') order by at, taken.id) as viewed_at
      from taken join projects on projects.id = taken.project_id
    ), placed as (
      select known.*, kinds.kind, date_trunc(kinds.kind, coalesce(viewed_at, at), 'UTC') as bucket
      from known cross join (values ('hour'), ('day')) kinds (kind)
    ), spaced as (
      select placed.*, at - lag(at) over visitor_time as gap from placed
      window visitor_time as (partition by project_id, kind, bucket, visitor order by at, id)
    ), numbered as (
      select spaced.*, sum((path is not null and coalesce(gap > interval '30 minutes', true))::int)
        over (partition by project_id, kind, bucket, visitor order by at, id) as visit
      from spaced
    ), visits as (
      select project_id, kind, bucket, visitor, visit, count(path)::int as views, min(at) as first_at,
        max(at) as last_at, sum(duration_ms) as duration_ms, min(country) as country, min(device) as device,
        (array_agg(source order by at, id) filter (where source is not null))[1] as source,
        max(visit) over (partition by project_id, kind, bucket, visitor) as last_visit
      from numbered group by project_id, kind, bucket, visitor, visit
    ), news as (
      select project_id, kind, bucket, visitor, min(first_at) as first_at, max(last_at) as last_at,
        sum(views)::int as pageviews, count(*) filter (where views > 0)::int as visits,
        coalesce(sum(views) filter (where visit <= 1), 0)::int as opening_views,
        coalesce(sum(views) filter (where visit = last_visit), 0)::int as closing_views,
        count(*) filter (where visit > 1 and visit < last_visit and views = 1)::int as inner_bounces,
        sum(duration_ms) as duration_ms, min(country) as country, min(device) as device,
        (array_agg(source order by visit) filter (where source is not null))[1] as source
      from visits group by project_id, kind, bucket, visitor
    ), joined as (
      select news.*, old.visitor is not null as is_known,
        old.visitor is not null and news.first_at <= old.last_at + interval '30 minutes' as goes_on,
        old.first_at as old_first_at, old.last_at as old_last_at, coalesce(old.pageviews, 0) as old_pageviews,
        coalesce(old.visits, 0) as old_visits, coalesce(old.bounces, 0) as old_bounces,
        coalesce(old.current_views, 0) as old_views, coalesce(old.duration_ms, 0) as old_duration_ms,
        old.source as old_source, old.country as old_country
      from news left join visitor_buckets old using (project_id, kind, bucket, visitor)
      where news.pageviews > 0
    ), written as (
      insert into visitor_buckets (project_id, kind, bucket, visitor, first_at, last_at, pageviews, visits,
        bounces, current_views, duration_ms, source, country, device)
      select project_id, kind, bucket, visitor, least(first_at, old_first_at), greatest(last_at, old_last_at),
        old_pageviews + pageviews, old_visits + visits - goes_on::int,
        old_bounces + inner_bounces + (is_known and not goes_on and old_views = 1)::int
          + (visits > 1 and opening_views + (case when goes_on then old_views else 0 end) = 1)::int,
        closing_views + (case when goes_on and visits = 1 then old_views else 0 end),
        old_duration_ms + duration_ms, coalesce(old_source, source), coalesce(old_country, country), device
      from joined
      on conflict (project_id, kind, bucket, visitor) do update set first_at = excluded.first_at,
        last_at = excluded.last_at, pageviews = excluded.pageviews, visits = excluded.visits,
        bounces = excluded.bounces, current_views = excluded.current_views, duration_ms = excluded.duration_ms,
        source = excluded.source, country = excluded.country
    ), spent as (
      update visitor_buckets old
      set duration_ms = old.duration_ms + news.duration_ms, last_at = greatest(old.last_at, news.last_at)
      from news
      where news.pageviews = 0 and old.project_id = news.project_id and old.kind = news.kind
        and old.visitor = news.visitor and old.bucket = (
          select max(newest.bucket) from visitor_buckets newest
          where newest.project_id = news.project_id and newest.kind = news.kind
            and newest.visitor = news.visitor and newest.bucket <= news.bucket
            and newest.bucket >= date_trunc('day', news.bucket, 'UTC'))
    ), opened as (
      insert into visitor_pages (project_id, hour, path, visitor)
      select distinct project_id, date_trunc('hour', at, 'UTC'), path, visitor from known where path is not null
      on conflict do nothing
    )
    select count(*)::int as taken from taken`;
}
