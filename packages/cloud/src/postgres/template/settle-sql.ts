/**
 * What event triggers do elsewhere, for servers whose administrator may not make any: whoever runs SQL of a project's owner
 * calls this before the end of the transaction (`owner-sql/settle.ts`). Row security goes on for each table of `public` that
 * was not there before, once: whoever switches it off later means it. Databases are copied with their oids.
 */
export const settleSql = /* sql */ `
create table if not exists platform.settled_tables (id oid primary key);

create or replace function platform_roles.settle_tables(kept oid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  made record;
begin
  for made in
    select c.oid, c.relrowsecurity from pg_catalog.pg_class c
    where c.relnamespace = 'public'::pg_catalog.regnamespace and c.relkind in ('r', 'p')
      and pg_catalog.pg_has_role(c.relowner, 'usage')
      and not exists (select from platform.settled_tables s where s.id = c.oid)
  loop
    if not made.relrowsecurity and made.oid <> all (kept)
      and coalesce(pg_catalog.current_setting('platform.rls_by_default', true), '') <> 'off'
    then
      execute pg_catalog.format('alter table %s enable row level security', made.oid::pg_catalog.regclass);
    end if;
    insert into platform.settled_tables (id) values (made.oid) on conflict do nothing;
  end loop;
  perform pg_catalog.pg_notify('pgrst', 'reload schema');
end $$;
-- It can only close what is open, and a text may end as another role than it began.
grant execute on function platform_roles.settle_tables(oid[]) to public;
`;
