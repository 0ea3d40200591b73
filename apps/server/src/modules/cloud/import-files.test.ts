import { describe, expect, test } from 'vitest';
import { readBackendConfig } from './import-config.ts';
import { bringsBackend, planBackend } from './import-plan.ts';
import { oldRefs, rewriteBackend } from './import-rewrite.ts';
import { tablesSql } from './import-tables.ts';
import { readTypesFile } from './import-types-file.ts';

const old = 'abcdefghijklmnopqrst';
const backend = {
  ref: 'zzzzzzzzzzzzzzzzzzzz',
  url: 'http://zzzzzzzzzzzzzzzzzzzz.cloud.localhost',
  publishableKey: 'sb_publishable_new_key_of_ours',
  anonKey: 'eyJnew.eyJnew.new',
};
const token = (role: string, ref = old) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ ref, role })).toString('base64url')}.c2lnbmF0dXJlLW9mLW5vYm9keQ`;

function rewritten(path: string, text: string): string {
  const files = new Map([[path, text]]);
  const result = rewriteBackend(files, { refs: [old], backend });
  return result.files[0]?.content ?? text;
}

describe('the old backend is replaced', () => {
  const url = `https://${old}.supabase.co`;
  test.each([
    ['src/a.ts', `const a = "${url}";`, 'const a = import.meta.env.VITE_SUPABASE_URL;'],
    ['src/a.ts', `fetch('${url}/rest')`, 'fetch(`${import.meta.env.VITE_SUPABASE_URL}/rest`)'],
    ['src/a.ts', `\`${url}/x?\${q}\``, '`${import.meta.env.VITE_SUPABASE_URL}/x?${q}`'],
    ['src/a.tsx', `<img src="${url}/a.png" />`, '<img src={`${import.meta.env.VITE_SUPABASE_URL}/a.png`} />'],
    ['src/a.ts', `const k = "${token('anon')}"`, 'const k = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY'],
    [
      'supabase/functions/f/index.ts',
      `const k = '${token('service_role')}'`,
      'const k = Deno.env.get("SUPABASE_SERVICE_ROLE_KEY")',
    ],
    ['supabase/functions/f/index.ts', `Deno.env.get("LOVABLE_API_KEY")`, 'Deno.env.get("LOAM_API_KEY")'],
    [
      'supabase/migrations/1.sql',
      `select '${url}', '${token('anon')}'`,
      `select '${backend.url}', '${backend.anonKey}'`,
    ],
    [
      '.env.production',
      `A="${old}"\nB=sb_publishable_old_old_old`,
      `A="${backend.ref}"\nB=${backend.publishableKey}`,
    ],
    ['vite.config.ts', `const a = "${url}"`, `const a = "${backend.url}"`],
  ])('%s: %s', (path, before, after) => {
    expect(rewritten(path, before)).toBe(after);
    expect(rewritten(path, after)).toBe(after);
  });

  test('somebody else’s stays, and a key with all rights is told of, never replaced in a page', () => {
    const other = `const a = "https://bcdefghijklmnopqrstu.supabase.co"; const k = "${token('anon', 'other')}"`;
    expect(rewritten('src/a.ts', other)).toBe(other);
    const files = new Map([['src/admin.ts', `const k = "${token('service_role')}"`]]);
    const { files: changed, notes } = rewriteBackend(files, { refs: [old], backend });
    expect(changed).toEqual([]);
    expect(notes).toMatchObject([{ path: 'src/admin.ts' }]);
  });

  test('which one is the old one', () => {
    const files = new Map([
      ['.env', `VITE_SUPABASE_URL=${url}`],
      ['src/partner.ts', `"https://bcdefghijklmnopqrstu.supabase.co"`],
    ]);
    expect(oldRefs(files, undefined)).toEqual([old]);
    expect(oldRefs(new Map([['src/partner.ts', `"${url}"`]]), undefined)).toEqual([old]);
  });
});

test('settings are read, whatever else stands in their file', () => {
  const config = readBackendConfig(`project_id = "abc" # ours
[api]
port = 54_321
[functions."send-mail"]
verify_jwt = false
import_map = './functions/import_map.json'
[storage.buckets.photos]
public = true
file_size_limit = "2MiB"
allowed_mime_types = [
  "image/png", # one
  "image/jpeg",
]
[auth]
enable_signup = false
site_url = "http://localhost:3000"
[auth.email]
enable_confirmations = true
[auth.external.github]
enabled = true
inline = { a = 1 }
not toml at all
[__proto__]
x = 1
`);
  expect(config).toEqual({
    projectRef: 'abc',
    functions: { 'send-mail': { verifyJwt: false, importMap: 'import_map.json', entrypoint: undefined } },
    buckets: [{ id: 'photos', isPublic: true, sizeLimit: 2_097_152, mimeTypes: ['image/png', 'image/jpeg'] }],
    auth: { disable_signup: true, mailer_autoconfirm: false },
    providers: ['github'],
  });
});

test('migrations by number, each once; what is none is told', () => {
  const plan = planBackend(
    new Map([
      ['supabase/migrations/20250102_b.sql', 'b'],
      ['supabase/migrations/9_first.sql', 'a'],
      ['supabase/migrations/20250102_c.sql', 'c'],
      ['supabase/migrations/notes.sql', ''],
      ['supabase/migrations/README.md', ''],
      ['supabase/functions/_shared/a.ts', 'Deno.env.get("SHARED_KEY")'],
      ['supabase/functions/hello/index.ts', `Deno.env.get('OPENAI_API_KEY'); Deno.env.get('SUPABASE_URL')`],
      ['supabase/functions/hello/index.test.ts', ''],
      ['supabase/functions/empty/readme.md', ''],
    ]),
    ['supabase/migrations/3_huge.sql'],
  );
  expect(plan.migrations.map(({ version, name }) => `${version} ${name}`)).toEqual([
    '9 first',
    '20250102 b',
    '202501021 c',
  ]);
  expect(plan.leftOut.map(({ path }) => path)).toEqual([
    'supabase/migrations/3_huge.sql',
    'supabase/migrations/notes.sql',
  ]);
  expect(plan.functions).toMatchObject([
    { slug: 'hello', files: [{ path: 'index.ts' }, { path: '../_shared/a.ts' }] },
  ]);
  expect(plan.secrets.map(({ name }) => name)).toEqual(['OPENAI_API_KEY', 'SHARED_KEY']);
  expect(bringsBackend(planBackend(new Map([['src/main.ts', '']])))).toBe(false);
});

test.each([
  ['nothing', ''],
  ['another file', 'export type Database = string'],
  ['one that breaks off', 'export type Database = { public: { Tables: { a: { Row: { id: '],
  ['depth', `export type Database = ${'{ a: '.repeat(20_000)}`],
])('a file of types that is none: %s', (_, text) => {
  expect(readTypesFile(text).enums).toEqual({});
});

test('tables of types: names cannot leave their quotes', () => {
  const schema = readTypesFile(`export type Database = { public: { Tables: {
    'a"b; drop table x': { Row: { id: number; "c'; --": string | null }; Insert: { id?: number } } },
    Enums: {} } }`);
  expect(tablesSql(schema, { tables: new Set(), enums: new Set() })).toEqual([
    `create table public."a""b; drop table x" (
  "id" bigint generated by default as identity,
  "c'; --" text,
  primary key ("id")
)`,
    'alter table public."a""b; drop table x" enable row level security',
  ]);
});
