export const analytics = {
  name: '0012-analytics',
  sql: `
alter table projects add column respects_do_not_track boolean not null default false;

-- Texts are compared byte by byte: they are sorted often and read by nobody in their order.
-- What visitors' browsers told, until it is counted a few seconds later. No address, no agent, no cookie.
create table visit_inbox (
  id bigint generated always as identity primary key,
  project_id uuid not null,
  at timestamptz not null,
  visitor text collate "C" not null,
  path text collate "C",
  source text collate "C",
  country text collate "C",
  device text collate "C" not null,
  duration_ms integer not null default 0
);

-- The secret that makes visitors of a day; without it nobody can tell who they were.
create table visitor_salts (
  day date primary key,
  salt bytea not null
);

-- One row for each visitor and hour, and for each visitor and day. They go once the day is summed up.
create table visitor_buckets (
  project_id uuid not null references projects on delete cascade,
  kind text not null check (kind in ('hour', 'day')),
  bucket timestamptz not null,
  visitor text collate "C" not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  pageviews integer not null,
  visits integer not null,
  -- Visits of one page that are over; the visit that may still go on has current_views.
  bounces integer not null,
  current_views integer not null,
  duration_ms bigint not null,
  source text collate "C",
  country text collate "C",
  device text collate "C" not null,
  primary key (project_id, kind, bucket, visitor)
);
create index visitor_buckets_now on visitor_buckets (project_id, last_at) where kind = 'day';

create table visitor_pages (
  project_id uuid not null references projects on delete cascade,
  hour timestamptz not null,
  path text collate "C" not null,
  visitor text collate "C" not null,
  primary key (project_id, hour, path, visitor)
);

-- Sums that stay. Visitors of several days add up: nobody is recognised on another day.
create table analytics_totals (
  project_id uuid not null references projects on delete cascade,
  kind text not null check (kind in ('hour', 'day')),
  bucket timestamptz not null,
  visitors bigint not null,
  pageviews bigint not null,
  visits bigint not null,
  bounces bigint not null,
  duration_ms bigint not null,
  primary key (project_id, kind, bucket)
);

create table analytics_lists (
  project_id uuid not null references projects on delete cascade,
  day timestamptz not null,
  list text not null check (list in ('source', 'page', 'country', 'device')),
  label text collate "C" not null,
  visitors bigint not null,
  primary key (project_id, day, list, label)
);
`,
};
