export const cloudFunctions = {
  name: '0021-cloud-functions',
  sql: `
create table cloud_functions (
  ref text not null references clouds on delete cascade,
  slug text not null,
  id uuid not null unique,
  name text not null,
  version integer not null,
  verify_jwt boolean not null,
  entrypoint text not null,
  import_map text,
  hash text not null,
  files_key text not null,
  -- Of the version before: it may still be starting somewhere.
  previous_files_key text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (ref, slug)
);

create table cloud_secrets (
  ref text not null references clouds on delete cascade,
  name text not null,
  -- Readable with the installation's secret only.
  sealed_value text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (ref, name)
);
`,
};
