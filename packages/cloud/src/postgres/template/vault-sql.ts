/**
 * The functions of Supabase's vault. Secrets are stored encrypted under a key that each database makes for itself and that
 * the project's owner cannot read: a table or a dump of `vault.secrets` alone tells nothing.
 */
export const vaultSql = /* sql */ `
create table vault.key (is_only boolean primary key default true check (is_only), value text not null);
create table vault.secrets (
  id uuid primary key default gen_random_uuid(),
  name text unique,
  description text not null default '',
  secret text not null,
  key_id uuid,
  nonce bytea,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp
);

create function vault.ensure_key() returns text language plpgsql set search_path = '' as $$
begin
  insert into vault.key (value) values (encode(extensions.gen_random_bytes(32), 'hex')) on conflict do nothing;
  return (select value from vault.key);
end $$;

create function vault.seal(plain text) returns text language sql set search_path = '' as $$
  select encode(extensions.pgp_sym_encrypt(plain, vault.ensure_key()), 'base64')
$$;

create view vault.decrypted_secrets as
select s.id, s.name, s.description, s.secret,
  extensions.pgp_sym_decrypt(decode(s.secret, 'base64'), k.value) as decrypted_secret,
  s.key_id, s.nonce, s.created_at, s.updated_at
from vault.secrets s cross join vault.key k;

create function vault.create_secret(
  new_secret text, new_name text default null, new_description text default '', new_key_id uuid default null
) returns uuid language sql security definer set search_path = '' as $$
  insert into vault.secrets (secret, name, description, key_id)
  values (vault.seal(new_secret), new_name, coalesce(new_description, ''), new_key_id) returning id
$$;

create function vault.update_secret(
  secret_id uuid, new_secret text default null, new_name text default null, new_description text default null,
  new_key_id uuid default null
) returns void language sql security definer set search_path = '' as $$
  update vault.secrets s set
    secret = case when new_secret is null then s.secret else vault.seal(new_secret) end,
    name = coalesce(new_name, s.name),
    description = coalesce(new_description, s.description),
    key_id = coalesce(new_key_id, s.key_id),
    updated_at = current_timestamp
  where s.id = secret_id
$$;

revoke execute on all functions in schema vault from public;
grant usage on schema vault to postgres, service_role;
grant execute on function vault.create_secret(text, text, text, uuid),
  vault.update_secret(uuid, text, text, text, uuid) to postgres, service_role;
grant select, delete on vault.secrets, vault.decrypted_secrets to postgres, service_role;
`;
