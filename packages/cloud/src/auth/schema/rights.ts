const tables = [
  'schema_migrations',
  'instances',
  'users',
  'identities',
  'sessions',
  'refresh_tokens',
  'mfa_factors',
  'mfa_challenges',
  'mfa_amr_claims',
  'one_time_tokens',
  'flow_state',
  'audit_log_entries',
  'sso_providers',
  'sso_domains',
  'saml_providers',
  'saml_relay_states',
];

/**
 * The project's owner (`postgres`) reads and writes the tables as on Supabase, refers to them and hangs triggers on
 * them; the roles of requests may only ask who they are. Row security is on, so that a grant too many shows nobody a row.
 */
export const rightsSql = /* sql */ `
grant usage on schema auth to postgres, anon, authenticated, service_role;
grant execute on function auth.uid(), auth.role(), auth.email(), auth.jwt()
  to postgres, anon, authenticated, service_role;
revoke execute on function auth.take_from_bucket(text, double precision, double precision),
  auth.forget_what_is_over() from public;
${tables
  .map(
    (table) => `
alter table auth.${table} enable row level security;
grant select on auth.${table} to postgres with grant option;
grant insert, update, delete, truncate, references, trigger on auth.${table} to postgres;
`,
  )
  .join('\n')}
alter table auth.rate_buckets enable row level security;
grant usage, select on sequence auth.refresh_tokens_id_seq to postgres;
`;
