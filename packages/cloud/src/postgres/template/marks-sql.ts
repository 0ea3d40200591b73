/**
 * How the platform hears of work in a database without looking into each of them: the comment of the database says so.
 * Comments of databases lie in a catalogue that all databases of a cluster share, so one question answers for all.
 * `jobs cron=123 net` means: the list of jobs changed last in transaction 123, and requests wait.
 *
 * Run by the administrator, who owns the databases. Both marks are written when a transaction ends, so that nobody waits
 * for a transaction of somebody else that goes on.
 */
const family = 7_261_036;
/** Held shared by whoever leaves a request, and alone by whoever says that none is left. */
const queueLock = `${family}, 0`;
const commentLock = `${family}, 1`;

const commentOf = `coalesce(pg_catalog.shobj_description(
    (select d.oid from pg_catalog.pg_database d where d.datname = pg_catalog.current_database()), 'pg_database'), '')`;

export const marksSql = /* sql */ `
create or replace function platform.write_mark(cron text, net boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  said text := concat_ws(' ', 'jobs', 'cron=' || cron, case when net then 'net' end);
begin
  execute pg_catalog.format('comment on database %I is %L', pg_catalog.current_database(), nullif(said, 'jobs'));
end $$;

create or replace function platform.mark_jobs() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kind text := tg_argv[0];
  mine text := pg_catalog.pg_current_xact_id()::text;
  said text;
begin
  -- Once for each transaction, however many rows it has.
  if pg_catalog.current_setting('platform.marked_' || kind, true) = mine then return null; end if;
  perform pg_catalog.set_config('platform.marked_' || kind, mine, true);
  if kind = 'net' then
    perform pg_catalog.pg_advisory_xact_lock_shared(${queueLock});
    -- An older snapshot could show a mark that is gone by now.
    if pg_catalog.current_setting('transaction_isolation') = 'read committed' and ${commentOf} ~ ' net$' then
      return null;
    end if;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(${commentLock});
  said := ${commentOf};
  perform platform.write_mark(
    case when kind = 'cron' then mine else substring(said from 'cron=([0-9]+)') end,
    kind = 'net' or said ~ ' net$'
  );
  return null;
end $$;

-- For the platform: false when there is work again, or somebody is about to leave some.
create or replace function platform.unmark_jobs(kind text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  said text;
begin
  if not pg_catalog.pg_try_advisory_xact_lock(${queueLock}) then return false; end if;
  if not pg_catalog.pg_try_advisory_xact_lock(${commentLock}) then return false; end if;
  if kind = 'net' and exists (select from net.http_request_queue) then return false; end if;
  if kind = 'cron' and exists (select from cron.job) then return false; end if;
  said := ${commentOf};
  perform platform.write_mark(
    case when kind = 'cron' then null else substring(said from 'cron=([0-9]+)') end,
    kind <> 'net' and said ~ ' net$'
  );
  return true;
end $$;

revoke execute on function platform.write_mark(text, boolean), platform.mark_jobs(), platform.unmark_jobs(text) from public;
grant usage on schema platform to supabase_admin;
grant execute on function platform.unmark_jobs(text) to supabase_admin;

drop trigger if exists platform_marks on cron.job;
create constraint trigger platform_marks after insert or update or delete on cron.job
  deferrable initially deferred for each row execute function platform.mark_jobs('cron');
drop trigger if exists platform_marks on net.http_request_queue;
create constraint trigger platform_marks after insert on net.http_request_queue
  deferrable initially deferred for each row execute function platform.mark_jobs('net');

-- Jobs from before there were marks.
do $$ begin
  if exists (select from cron.job) then perform platform.write_mark('0', false); end if;
end $$;
`;
