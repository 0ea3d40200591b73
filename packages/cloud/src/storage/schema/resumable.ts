/** Uploads that come in pieces. What has arrived is told by these rows, so any process goes on with any of them. */
export const resumableSchemaSql = /* sql */ `
create table storage.resumable_uploads (
  id uuid primary key,
  bucket_id text not null,
  name text not null,
  owner_id text,
  is_upsert boolean not null,
  metadata jsonb not null,
  user_metadata jsonb,
  -- As the client sent it, for those who ask again.
  upload_metadata text not null,
  size_bytes bigint not null,
  offset_bytes bigint not null default 0,
  version text not null,
  blob_upload text,
  -- Bytes that are too few for a part of their own wait here for the next ones.
  tail_version text,
  next_part int not null default 1,
  -- Whoever sends now; somebody else who begins to send takes over.
  sender uuid,
  is_complete boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index resumable_uploads_expiry on storage.resumable_uploads (expires_at);
create table storage.resumable_parts (
  upload_id uuid not null references storage.resumable_uploads on delete cascade,
  number int not null,
  etag text not null,
  md5 text not null,
  size_bytes bigint not null,
  primary key (upload_id, number)
);
alter table storage.resumable_uploads enable row level security;
alter table storage.resumable_parts enable row level security;
grant all on storage.resumable_uploads, storage.resumable_parts to service_role;
`;
