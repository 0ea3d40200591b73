/** For the gallery of dialogs and for tests. */
export const sampleBackendImport = {
  status: 'done' as const,
  plan: null,
  step: null,
  done: 8,
  total: 8,
  failure: null,
  report: {
    migrations: { total: 2, applied: 2, statements: 14, failed: 1 },
    left_out: [{ path: 'supabase/migrations/notes.sql', detail: 'Its name does not begin with a number.' }],
    faults: [
      {
        path: 'supabase/migrations/1_start.sql',
        line: 2,
        statement: 'create table public.notes (id int)',
        message: 'relation "notes" already exists',
        outcome: 'there' as const,
      },
      {
        path: 'supabase/migrations/2_rules.sql',
        line: 4,
        statement: 'create policy "own" on public.companies using (true)',
        message: 'relation "public.companies" does not exist',
        outcome: 'failed' as const,
      },
    ],
    tables_built: ['contacts'],
    tables_missing: ['companies'],
    tables_open: ['feedback'],
    buckets: [{ id: 'photos', is_public: true }],
    auth_settings: ['password_min_length'],
    functions: [
      { slug: 'send-mail', is_deployed: true, verify_jwt: true, message: null },
      { slug: 'broken', is_deployed: false, verify_jwt: true, message: 'broken/index.ts:1: not found' },
    ],
    secrets: [{ name: 'RESEND_API_KEY', used_by: ['send-mail'], is_set: false }],
    rewritten: [{ path: 'src/integrations/supabase/client.ts', detail: 'the address, the key' }],
    notes: [{ path: 'supabase/config.toml', detail: 'People sign in with google.' }],
  },
  started_at: '2026-11-16T10:00:00.000Z',
  ended_at: '2026-11-16T10:00:09.000Z',
};
