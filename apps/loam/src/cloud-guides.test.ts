import { CLOUD_GUIDES } from '@loam/agent';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CloudHouse, openCloudHouse, type Person } from './clouds.fixture.ts';

/** What models are told to write is tried: the SQL in a real database, the code by the compiler. */
let house: CloudHouse;
let owner: Person;

beforeAll(async () => {
  house = await openCloudHouse();
  owner = await house.person('guide');
}, 180_000);
afterAll(() => house[Symbol.asyncDispose]());

const blocks = (kind: string): readonly (readonly [string, string])[] =>
  Object.entries(CLOUD_GUIDES).flatMap(([name, text]) =>
    [...text.matchAll(/^```(\S+(?: \S+)?)\n([\s\S]*?)^```$/gm)].flatMap(([, found, code = '']) =>
      found === kind ? [[name, code] as const] : [],
    ),
  );

test('the SQL of all guides runs, leaves nothing open, and does what it says', async () => {
  for (const [name, sql] of blocks('sql')) {
    const { status, body } = await owner.sql(sql);
    expect([name, status, status < 300 ? '' : body]).toEqual([name, 201, '']);
  }
  const { body } = await owner.api(
    'GET',
    `/projects/${owner.projectId}/db-proxy/v1/projects/${owner.ref}/advisors/security`,
  );
  expect(JSON.stringify(body)).not.toMatch(/rls_disabled_in_public|policy_exists_rls_disabled/);
  const [ann, bob] = [owner.client(), owner.client()];
  for (const [client, email] of [
    [ann, 'ann@example.test'],
    [bob, 'bob@example.test'],
  ] as const) {
    const options = { data: { display_name: email } };
    const { data } = await client.auth.signUp({ email, password: 'a good password', options });
    expect(data.session).not.toBeNull();
  }
  const notes = [
    { body: 'private', is_public: false },
    { body: 'shown', is_public: true },
  ];
  expect((await ann.from('notes').insert(notes)).error).toBeNull();
  expect((await bob.from('notes').select('body')).data).toEqual([{ body: 'shown' }]);
  expect((await bob.from('profiles').select('display_name').order('display_name')).data).toHaveLength(2);
  const { data: me } = await bob.auth.getUser();
  const role = { user_id: me.user?.id, role: 'admin' };
  expect((await bob.from('user_roles').insert(role)).error?.code).toBe('42501');
  await owner.sql(`insert into public.user_roles values ('${me.user?.id}', 'admin')`);
  expect((await bob.from('notes').select('body')).data).toHaveLength(2);
  const file = new Blob(['x'], { type: 'text/plain' });
  const own = await bob.storage.from('photos').upload(`${me.user?.id}/a.txt`, file);
  expect(own.error).toBeNull();
  expect((await ann.storage.from('photos').createSignedUrl(`${me.user?.id}/a.txt`, 60)).error).not.toBeNull();
});

const client = `import { createClient } from "@supabase/supabase-js";
export const supabase = createClient("https://x.example", "key");
`;
const deno = `declare namespace Deno {
  const env: { get(name: string): string | undefined };
  function serve(answer: (request: Request) => Response | Promise<Response>): void;
}
`;
const run = promisify(execFile);

test('the code of all guides compiles', async () => {
  // Inside the room, so that its packages are found.
  const folder = await mkdtemp(join(import.meta.dirname, 'compiled-'));
  try {
    await mkdir(join(folder, 'integrations'));
    await writeFile(join(folder, 'integrations/client.ts'), client);
    await writeFile(join(folder, 'deno.d.ts'), deno);
    const codes = [...blocks('ts'), ...blocks('ts deno')];
    expect(codes.length).toBeGreaterThan(6);
    for (const [index, [name, code]] of codes.entries()) {
      const plain = code
        .replace('@/integrations/supabase/client', './integrations/client.ts')
        .replace('npm:@supabase/supabase-js@2', '@supabase/supabase-js');
      await writeFile(join(folder, `${name}-${index}.ts`), `${plain}export {};\n`);
    }
    const paths = codes.map(([name], index) => join(folder, `${name}-${index}.ts`));
    const flags = '--strict --noEmit --skipLibCheck --allowImportingTsExtensions --ignoreConfig';
    const kinds = '--target es2022 --module nodenext --lib es2023,dom,dom.iterable --types node';
    const compiler = join(import.meta.dirname, '../../../node_modules/.bin/tsc');
    const given = [...flags.split(' '), ...kinds.split(' '), join(folder, 'deno.d.ts'), ...paths];
    const faults = await run(compiler, given).then(
      () => '',
      (error: unknown) =>
        error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error),
    );
    expect(faults).toBe('');
  } finally {
    await rm(folder, { recursive: true });
  }
});
