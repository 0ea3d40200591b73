import { exportedApp } from './exported-app.ts';

/** Functions that pages call, and triggers behind their backs. */
export const bookings = exportedApp('court-bookings', 'defghijklmnopqrstuvw', {
  files: {
    'supabase/migrations/20250401090000_bookings.sql': `begin;
create table public.courts (id serial primary key, name text not null, seats int not null default 2);
create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  court_id int not null references public.courts (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  starts_at timestamptz not null,
  updated_at timestamptz not null default now(),
  unique (court_id, user_id, starts_at)
);
alter table public.courts enable row level security;
alter table public.bookings enable row level security;
create policy "courts" on public.courts for select using (true);
create policy "own bookings" on public.bookings for all using (auth.uid() = user_id) with check (auth.uid() = user_id);

create or replace function public.update_updated_at_column() returns trigger as $$
begin
  new.updated_at = now();
  return new;
end;
$$ language plpgsql set search_path = public;
create trigger update_bookings before update on public.bookings
  for each row execute function public.update_updated_at_column();

create or replace function public.book_court(court int, at timestamptz) returns public.bookings
language plpgsql security definer set search_path = public as $body$
declare
  places int;
  made public.bookings;
begin
  select seats into places from courts where id = court for update;
  if (select count(*) from bookings where court_id = court and starts_at = at) >= places then
    raise exception 'The court is full' using errcode = 'P0001';
  end if;
  insert into bookings (court_id, user_id, starts_at) values (court, auth.uid(), at) returning * into made;
  return made;
end $body$;

create function public.free_courts(at timestamptz) returns table (name text, places bigint) language sql stable security definer
set search_path = public as $$
  select c.name, c.seats - count(b.id) from courts c left join bookings b on b.court_id = c.id and b.starts_at = at
  group by c.id having c.seats > count(b.id) order by c.name
$$;
insert into public.courts (name, seats) values ('North', 1), ('South', 2);
commit;
`,
  },
});

/** Enums that grow, checks, arrays and json. */
export const tickets = exportedApp('ticket-desk', 'efghijklmnopqrstuvwx', {
  files: {
    'supabase/migrations/20250501090000_tickets.sql': `create type public.ticket_status as enum ('open', 'closed');
create table public.tickets (
  id uuid primary key default gen_random_uuid(),
  number integer generated always as identity,
  status public.ticket_status not null default 'open',
  title text not null check (length(title) between 3 and 120),
  labels text[] default '{}',
  details jsonb not null default '{}'::jsonb,
  priority smallint not null default 2 check (priority >= 1 and priority <= 3)
);
comment on column public.tickets.details is 'Free; form';
alter table public.tickets enable row level security;
create policy "signed in" on public.tickets for all to authenticated using (true) with check (true);
create index concurrently if not exists tickets_labels on public.tickets using gin (labels);
`,
    'supabase/migrations/20250502090000_waiting.sql': `alter type public.ticket_status add value if not exists 'waiting' before 'closed';`,
    'supabase/migrations/20250503090000_use_it.sql': `create index tickets_waiting on public.tickets (number) where status = 'waiting';
alter table public.tickets alter column status set default 'waiting';
`,
  },
});

/** Views over rows that stay with their owners. */
export const reports = exportedApp('sales-reports', 'fghijklmnopqrstuvwxy', {
  files: {
    'supabase/migrations/20250601090000_sales.sql': `create schema if not exists private;
create table public.sales (
  id bigserial primary key,
  user_id uuid not null default auth.uid(),
  product text not null,
  amount numeric(10, 2) not null,
  sold_on date not null default current_date
);
alter table public.sales enable row level security;
create policy "own sales" on public.sales using (auth.uid() = user_id) with check (auth.uid() = user_id);
create view public.sales_by_product with (security_invoker = true) as
  select product, sum(amount) as total, count(*) as sales, jsonb_build_object('last', max(sold_on)) as facts
  from public.sales group by product;
create view public.running_sales with (security_invoker = on) as
  select id, product, sum(amount) over (partition by product order by id) as running from public.sales;
create materialized view private.totals as select count(*) from public.sales;
grant select on public.sales_by_product to anon, authenticated;
create function public.refresh_totals() returns void language sql security definer set search_path = ''
as $$ refresh materialized view private.totals $$;
`,
  },
});

const typesOfContacts = `export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  // Allows to automatically instantiate createClient with right options
  __InternalSupabase: { PostgrestVersion: "12.2.3" };
  public: {
    Tables: {
      companies: {
        Row: { created_at: string; id: string; name: string; owner_id: string };
        Insert: { created_at?: string; id?: string; name: string; owner_id: string };
        Update: { created_at?: string; id?: string; name?: string; owner_id?: string };
        Relationships: [];
      };
      contacts: {
        Row: {
          company_id: string | null
          created_at: string
          email: string | null
          id: string
          is_client: boolean
          kind: Database["public"]["Enums"]["contact_kind"]
          notes: Json | null
          phones: string[]
          "second-name": string | null
          worth: number
        }
        Insert: {
          company_id?: string | null
          created_at?: string
          email?: string | null
          id?: string
          is_client?: boolean
          kind?: Database["public"]["Enums"]["contact_kind"]
          notes?: Json | null
          phones?: string[]
          "second-name"?: string | null
          worth?: number
        }
        Update: { email?: string | null }
        Relationships: [
          {
            foreignKeyName: "contacts_company_id_fkey"
            columns: ["company_id"]
            isOneToOne: false
            referencedRelation: "companies"
            referencedColumns: ["id"]
          },
        ]
      }
    }
    Views: { [_ in never]: never }
    Functions: { [_ in never]: never }
    Enums: { contact_kind: "lead" | "customer" | "it's over" }
    CompositeTypes: { [_ in never]: never }
  }
}

type PublicSchema = Database[Extract<keyof Database, "public">];
`;

/** Its tables were made by hand elsewhere: only the file of types knows them, and a later migration builds on them. */
export const contacts = exportedApp('contact-book', 'ghijklmnopqrstuvwxyz', {
  files: {
    'src/integrations/supabase/types.ts': typesOfContacts,
    'supabase/migrations/20250701090000_rules.sql': `-- The tables are older than the first migration.
alter table public.companies enable row level security;

create policy "own companies" on public.companies
  for all to authenticated using (auth.uid() = owner_id) with check (auth.uid() = owner_id);
create policy "contacts of own companies" on public.contacts for all to authenticated
  using (exists (select 1 from public.companies c where c.id = company_id and c.owner_id = auth.uid()))
  with check (exists (select 1 from public.companies c where c.id = company_id and c.owner_id = auth.uid()));
alter table public.contacts add column email text;
update public.customers set active = true where id = 'a7d1';
create table public.legacy_notes (id int primary key, body text);
`,
  },
});
