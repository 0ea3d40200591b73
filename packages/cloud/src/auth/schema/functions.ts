/** What policies ask about the request. Stable SQL, so that a policy can have it evaluated once. */
export const functionsSql = /* sql */ `
create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')
  )::uuid
$$;

create function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role')
  )::text
$$;

create function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email')
  )::text
$$;

create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;

-- One bucket that refills evenly: true when this event still fits. The row's lock puts parallel requests in a line.
create function auth.take_from_bucket(bucket text, capacity double precision, per_second double precision)
returns boolean language plpgsql as $$
declare
  is_allowed boolean;
begin
  insert into auth.rate_buckets as b (key, tokens, updated_at)
  values (bucket, capacity - 1, clock_timestamp())
  on conflict (key) do update set
    tokens = least(capacity, b.tokens + extract(epoch from clock_timestamp() - b.updated_at) * per_second) - 1,
    updated_at = clock_timestamp()
  where least(capacity, b.tokens + extract(epoch from clock_timestamp() - b.updated_at) * per_second) >= 1
  returning true into is_allowed;
  if random() < 0.01 then
    perform auth.forget_what_is_over();
  end if;
  return coalesce(is_allowed, false);
end
$$;

-- What nobody can use any more: full buckets, unfinished flows, old challenges, ended sessions.
create function auth.forget_what_is_over() returns void language sql as $$
  delete from auth.rate_buckets where updated_at < now() - interval '1 day';
  delete from auth.flow_state where created_at < now() - interval '1 day';
  delete from auth.mfa_challenges where created_at < now() - interval '1 day';
  delete from auth.sessions where not_after < now() - interval '1 day';
  delete from auth.refresh_tokens where revoked and updated_at < now() - interval '30 days';
$$;
`;
