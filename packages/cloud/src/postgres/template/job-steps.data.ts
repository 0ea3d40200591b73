import type { SchemaStep } from '../service-schemas.ts';

/** What came to cron and net with the workers that run them. */
const cronStep = /* sql */ `
-- The last moment that each job was run for: whoever runs it claims the next one here.
create table if not exists cron.job_tick (
  jobid bigint primary key references cron.job on delete cascade,
  tick timestamptz not null
);
create or replace function cron.is_field(written text, lowest integer, highest integer, names text[]) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  part text;
  read text[];
begin
  foreach part in array string_to_array(lower(written), ',') loop
    for i in 1 .. coalesce(array_length(names, 1), 0) loop
      part := replace(part, names[i], (lowest + i - 1)::text);
    end loop;
    read := regexp_match(part, '^(\\*|([0-9]{1,2})(-([0-9]{1,2}))?)(/([1-9][0-9]?))?$');
    if read is null or read[2]::integer not between lowest and highest
      or coalesce(read[4], read[2])::integer not between read[2]::integer and highest
    then return false; end if;
  end loop;
  return true;
end $$;

create or replace function cron.check_schedule(schedule text) returns void language plpgsql immutable set search_path = '' as $$
declare
  fields text[] := regexp_split_to_array(btrim(schedule), '\\s+');
begin
  if schedule ~* '^\\s*@(hourly|daily|midnight|weekly|monthly|yearly|annually)\\s*$'
    or schedule ~* '^\\s*([1-9]|[1-5][0-9])\\s+seconds?\\s*$'
    or array_length(fields, 1) = 5
      and cron.is_field(fields[1], 0, 59, null) and cron.is_field(fields[2], 0, 23, null)
      and (fields[3] = '$' or cron.is_field(fields[3], 1, 31, null))
      and cron.is_field(fields[4], 1, 12, '{jan,feb,mar,apr,may,jun,jul,aug,sep,oct,nov,dec}')
      and cron.is_field(fields[5], 0, 7, '{sun,mon,tue,wed,thu,fri,sat}')
  then return; end if;
  raise exception 'invalid schedule: %', schedule using errcode = '22023', hint = case
    when schedule ~* '^\\s*@reboot\\s*$' then 'The server is shared and its start means nothing to a project: give a time.'
    else 'Use cron format (e.g. 5 4 * * *), or interval format ([1-59] seconds)' end;
end $$;

create or replace function cron.check_place(database text, username text) returns void language plpgsql stable set search_path = '' as $$
begin
  -- The name of the database is the platform's: texts written for Supabase say postgres.
  if database is not null and database not in (current_database(), 'post' || 'gres') then
    raise exception 'jobs cannot run in the database "%"', database
      using errcode = '42501', hint = 'A job runs in the database of its project.';
  end if;
  if username is not null and username not in (current_user, 'post' || 'gres') then
    raise exception 'jobs cannot run as "%"', username
      using errcode = '42501', hint = 'A job runs as the owner of the project.';
  end if;
end $$;

-- Every project has one database, and its jobs run there as its owner.
create or replace function cron.schedule_in_database(
  job_name text, schedule text, command text, database text, username text default null, active boolean default true
) returns bigint language plpgsql set search_path = '' as $$
declare
  id bigint;
begin
  perform cron.check_place(database, username);
  id := cron.schedule(job_name, schedule, command);
  if not active then perform cron.alter_job(id, active => false); end if;
  return id;
end $$;

create or replace function cron.alter_job(
  job_id bigint, schedule text default null, command text default null, database text default null,
  username text default null, active boolean default null
) returns void language plpgsql set search_path = '' as $$
begin
  perform cron.check_place(database, username);
  if schedule is not null then perform cron.check_schedule(schedule); end if;
  update cron.job j set
    schedule = coalesce(alter_job.schedule, j.schedule),
    command = coalesce(alter_job.command, j.command),
    active = coalesce(alter_job.active, j.active)
  where j.jobid = job_id;
  if not found then
    raise exception 'Job % does not exist or you don''t own it', job_id using errcode = '02000';
  end if;
end $$;

revoke execute on all functions in schema cron from public;
grant execute on all functions in schema cron to postgres;
`;

const netStep = /* sql */ `
-- Nobody sent them so far, and whoever asked has stopped waiting.
delete from net.http_request_queue;

do $$ begin
  create type net.request_status as enum ('PENDING', 'SUCCESS', 'ERROR');
  create type net.http_response as (status_code integer, headers jsonb, body text);
  create type net.http_response_result as (status net.request_status, message text, response net.http_response);
exception when duplicate_object then null;
end $$;

create or replace function net._http_collect_response(request_id bigint, async boolean default true) returns net.http_response_result
language plpgsql volatile security definer set search_path = '' as $$
declare
  found_response net._http_response;
  waited integer := 0;
begin
  loop
    select r.* into found_response from net._http_response r where r.id = request_id;
    exit when found or async or waited >= 60000;
    -- A request of this very transaction is not sent before it ends.
    perform pg_catalog.pg_sleep(0.05);
    waited := waited + 50;
  end loop;
  if found_response.id is null then
    return ('PENDING', 'request is pending processing', null)::net.http_response_result;
  end if;
  if found_response.error_msg is not null then
    return ('ERROR', found_response.error_msg, null)::net.http_response_result;
  end if;
  return (
    'SUCCESS', 'ok',
    (found_response.status_code, found_response.headers, found_response.content)::net.http_response
  )::net.http_response_result;
end $$;

create or replace function net.http_collect_response(request_id bigint, async boolean default true) returns net.http_response_result
language sql volatile set search_path = '' as $$ select net._http_collect_response(request_id, async) $$;

-- They ask for and restart a worker of the server; ours is beside it.
create or replace function net.check_worker_is_up() returns void language sql set search_path = '' as $$ select $$;
create or replace function net.worker_restart() returns boolean language sql set search_path = '' as $$ select true $$;

revoke execute on all functions in schema net from public;
grant execute on function net.http_collect_response(bigint, boolean), net._http_collect_response(bigint, boolean),
  net.check_worker_is_up(), net.worker_restart() to postgres;
`;

export const jobSteps: readonly SchemaStep[] = [
  { name: 'jobs are claimed by their moment, schedules are checked', sql: cronStep },
  { name: 'answers to requests can be collected', sql: netStep },
];
