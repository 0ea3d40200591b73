export const chat = {
  name: '0010-chat',
  sql: `
-- One conversation for each project: the last number given, and which process answers now. A lease that outlived its
-- time is what a killed process left.
create table conversations (
  project_id uuid primary key references projects on delete cascade,
  last_number bigint not null default 0,
  holder uuid,
  lease_expires_at timestamptz
);

-- Ordered by number, not by time: clocks jump. Ids are made by clients and are unique within a project only.
create table messages (
  project_id uuid not null references projects on delete cascade,
  id text not null,
  number bigint not null,
  variant text not null,
  status text not null check (status in ('queued', 'running', 'completed', 'failed', 'stopped', 'interrupted')),
  user_id uuid references users on delete set null,
  -- Of a question its answer, of an answer its question.
  pair_id text,
  content text not null default '',
  -- The fields of the variant that no query asks for.
  body jsonb not null default '{}',
  edit_id uuid,
  -- What the sender sent, so that the same again is known as the same.
  request_hash text,
  -- Under which credits are held for the answer.
  reservation_key text,
  held_micros bigint,
  cost_micros bigint,
  -- The number of the last frame that is in the text.
  stream_seq bigint not null default 0,
  stop_requested_at timestamptz,
  feedback_sentiment text check (feedback_sentiment in ('positive', 'negative')),
  feedback_category text,
  feedback_content text,
  feedback_by uuid references users on delete set null,
  feedback_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (project_id, id)
);
create unique index messages_number on messages (project_id, number desc);
create index messages_unfinished on messages (created_at, project_id)
  where variant = 'ai_message' and status in ('queued', 'running');
create index messages_of_project_unfinished on messages (project_id, number)
  where variant = 'ai_message' and status in ('queued', 'running');
create index messages_user on messages (user_id, created_at desc);
create index messages_feedback on messages (feedback_by, feedback_at desc) where feedback_by is not null;

-- What came along with a message and only its answer needs: logs, requests, errors, the replay of a session.
create table message_inputs (
  project_id uuid not null,
  message_id text not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  primary key (project_id, message_id),
  foreign key (project_id, message_id) references messages on delete cascade
);
create index message_inputs_age on message_inputs (created_at);

-- Decisions and answers of people, apart from the message, which whoever writes it saves again and again.
create table message_replies (
  project_id uuid not null,
  message_id text not null,
  id text not null,
  kind text not null check (kind in ('approval', 'answer')),
  value jsonb not null,
  user_id uuid references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (project_id, message_id, kind, id),
  foreign key (project_id, message_id) references messages on delete cascade
);
create index message_replies_user on message_replies (user_id);

create table message_graphs (
  project_id uuid not null,
  message_id text not null,
  id uuid not null,
  nodes jsonb not null,
  created_at timestamptz not null default now(),
  primary key (project_id, message_id),
  foreign key (project_id, message_id) references messages on delete cascade
);

create table tool_preferences (
  user_id uuid not null references users on delete cascade,
  integration text not null,
  tool text not null,
  preference text not null check (preference in ('ask', 'allow', 'disable')),
  updated_at timestamptz not null default now(),
  primary key (user_id, integration, tool)
);

-- Keys are sealed with the installation's secret: who reads the database alone cannot use them.
create table model_providers (
  workspace_id uuid not null references workspaces on delete cascade,
  provider text not null,
  sealed_key text,
  key_hint text,
  base_url text,
  default_model text,
  updated_by uuid references users on delete set null,
  updated_at timestamptz not null default now(),
  primary key (workspace_id, provider)
);
create index model_providers_user on model_providers (updated_by);

-- After a crash an answer finds the version that came of it.
create index edits_message on edits (project_id, message_id) where message_id is not null;
`,
};
