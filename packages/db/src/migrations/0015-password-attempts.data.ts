export const passwordAttempts = {
  name: '0015-password-attempts',
  sql: `
-- Wrong passwords by account and by address; the key is a hash of either.
create table password_attempts (
  key text primary key,
  failures integer not null,
  waits_until timestamptz not null,
  changed_at timestamptz not null default now()
);
create index password_attempts_changed_at on password_attempts (changed_at);
`,
};
