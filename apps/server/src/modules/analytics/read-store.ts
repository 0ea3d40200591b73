import type { ProjectId } from '@loam/contract';
import { type Queries, type Sql, sql } from '@loam/db';

export type BucketKind = 'hour' | 'day';

export interface Sums {
  readonly visitors: number;
  readonly pageviews: number;
  readonly visits: number;
  readonly bounces: number;
  readonly duration_ms: number;
}

export interface BucketRow extends Sums {
  readonly bucket: Date;
}

export interface LabelRow {
  readonly list: 'source' | 'page' | 'country' | 'device';
  readonly label: string;
  readonly visitors: number;
}

/** From the beginning of the first bucket to that of the one after the last. */
export interface Span {
  readonly projectId: ProjectId;
  readonly kind: BucketKind;
  readonly from: Date;
  readonly to: Date;
}

export interface AnalyticsReadStore {
  buckets(queries: Queries, span: Span): Promise<BucketRow[]>;
  /** Each visitor once, as far as they can still be told apart. */
  visitors(queries: Queries, span: Span): Promise<number>;
  labels(queries: Queries, span: Span): Promise<LabelRow[]>;
  visitorsSince(queries: Queries, projectId: ProjectId, since: Date): Promise<number>;
  settings(queries: Queries, projectId: ProjectId): Promise<SettingsRow>;
  changeSettings(queries: Queries, projectId: ProjectId, change: Partial<SettingsRow>): Promise<SettingsRow>;
}

export interface SettingsRow {
  readonly is_analytics_disabled: boolean;
  readonly respects_do_not_track: boolean;
}

const labelsShown = 50;

/** Days that were summed up have lists of their own; hours are read from their visitors while those are there. */
function labelParts({ projectId, kind, from, to }: Span): Sql {
  const isOfList =
    kind === 'day'
      ? sql`true`
      : sql`not exists (select 1 from visitor_buckets hours where hours.project_id = ${projectId}
          and hours.kind = 'hour' and hours.bucket >= analytics_lists.day
          and hours.bucket < analytics_lists.day + interval '1 day')`;
  const isOfPages =
    kind === 'hour'
      ? sql`true`
      : sql`not exists (select 1 from analytics_totals done where done.project_id = ${projectId}
          and done.kind = 'day' and done.bucket = date_trunc('day', visitor_pages.hour, 'UTC'))`;
  return sql`
    select list, label, visitors from analytics_lists
    where project_id = ${projectId} and day >= ${from} and day < ${to} and ${isOfList}
    union all
    select list, label, count(distinct visitor)
    from visitor_buckets cross join lateral (values ('source', coalesce(source, '')),
      ('country', coalesce(country, '')), ('device', device)) labels (list, label)
    where project_id = ${projectId} and kind = ${kind} and bucket >= ${from} and bucket < ${to}
    group by list, label
    union all
    select 'page', path, count(distinct visitor) from visitor_pages
    where project_id = ${projectId} and hour >= ${from} and hour < ${to} and ${isOfPages}
    group by path`;
}

export function createAnalyticsReadStore(): AnalyticsReadStore {
  return {
    buckets: (queries, { projectId, kind, from, to }) =>
      queries.rows<BucketRow>(sql`
        select bucket, sum(visitors)::float8 as visitors, sum(pageviews)::float8 as pageviews,
          sum(visits)::float8 as visits, sum(bounces)::float8 as bounces,
          sum(duration_ms)::float8 as duration_ms
        from (
          select bucket, visitors, pageviews, visits, bounces, duration_ms from analytics_totals
          where project_id = ${projectId} and kind = ${kind} and bucket >= ${from} and bucket < ${to}
          union all
          select bucket, count(*), sum(pageviews), sum(visits), sum(bounces + (current_views = 1)::int),
            sum(duration_ms)
          from visitor_buckets
          where project_id = ${projectId} and kind = ${kind} and bucket >= ${from} and bucket < ${to}
          group by bucket
        ) parts
        group by bucket order by bucket`),
    async visitors(queries, { projectId, kind, from, to }) {
      const row = await queries.one<{ visitors: number }>(sql`
        select (
          select count(distinct visitor) from visitor_buckets
          where project_id = ${projectId} and kind = ${kind} and bucket >= ${from} and bucket < ${to}
        )::float8 + (
          select coalesce(sum(visitors), 0) from analytics_totals
          where project_id = ${projectId} and kind = ${kind} and bucket >= ${from} and bucket < ${to}
        )::float8 as visitors`);
      return row.visitors;
    },
    labels: (queries, span) =>
      queries.rows<LabelRow>(sql`
        select list, label, visitors from (
          select list, label, sum(visitors)::float8 as visitors,
            row_number() over (partition by list order by sum(visitors) desc, label) as place
          from (${labelParts(span)}) parts
          group by list, label
        ) ranked
        where place <= ${labelsShown} order by list, visitors desc, label`),
    async visitorsSince(queries, projectId, since) {
      const row = await queries.one<{ visitors: number }>(sql`
        select count(*)::int as visitors from visitor_buckets
        where project_id = ${projectId} and kind = 'day' and last_at >= ${since}`);
      return row.visitors;
    },
    settings: (queries, projectId) =>
      queries.one<SettingsRow>(sql`
        select is_analytics_disabled, respects_do_not_track from projects where id = ${projectId}`),
    changeSettings: (queries, projectId, change) =>
      queries.one<SettingsRow>(sql`
        update projects set
          is_analytics_disabled = coalesce(${change.is_analytics_disabled ?? null}, is_analytics_disabled),
          respects_do_not_track = coalesce(${change.respects_do_not_track ?? null}, respects_do_not_track)
        where id = ${projectId}
        returning is_analytics_disabled, respects_do_not_track`),
  };
}
