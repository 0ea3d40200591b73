import { ImportedProject, WorkspaceId } from '@loam/contract';
import { sql } from '@loam/db';
import { createOutbound } from '@loam/kernel';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gitOutbound } from '../../outbound.ts';
import { addPerson, addWorkspace } from '../../testing/people.ts';
import { titleOf } from './import-policy.ts';
import { openVersions, type VersionsWorld } from './versions.fixture.ts';

let v: VersionsWorld;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'loam-import-'));
  // As in the running server, except that git may also read a folder of this machine.
  const resolve = (name: string) => Promise.resolve([name === 'public.example' ? '8.8.8.8' : '10.0.0.7']);
  const outbound = gitOutbound(createOutbound({ resolve }));
  v = await openVersions({ remotes: { outbound, transports: ['https', 'file'] } });
});
afterAll(async () => {
  await v.close();
  rmSync(folder, { recursive: true, force: true });
});

const manifest = (dependencies: object) => JSON.stringify({ scripts: { dev: 'vite' }, dependencies });

const exported = [
  {
    path: 'package.json',
    content: manifest({ vite: '^7.0.0', react: '^19.0.0', 'react-router-dom': '^7.0.0' }),
  },
  {
    path: 'package-lock.json',
    content: JSON.stringify({ packages: { '': { dependencies: { react: '^18.0.0' } } } }),
  },
  {
    path: 'src/client.ts',
    content: "export const url = 'https://abcdefghijklmnop.supabase.co';\n",
  },
];

async function zipOf(files: readonly { path: string; content: string }[]): Promise<Uint8Array<ArrayBuffer>> {
  const project = await v.files.newProject(v.ada);
  await v.save(project, [...files]);
  const { bytes } = await v.files.send(`GET /projects/${project.id}/download-zip`, { as: v.ada });
  return new Uint8Array(bytes);
}

function repositoryOf(name: string, files: Readonly<Record<string, string>>): string {
  const at = join(folder, name);
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', at, '-c', 'user.name=x', '-c', 'user.email=x@example.test', ...args]);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(at, path)), { recursive: true });
    writeFileSync(join(at, path), content);
  }
  git('init', '--quiet', '--initial-branch=trunk');
  git('add', '.');
  git('commit', '--quiet', '--message=first');
  return `file://${at}`;
}

async function importArchive(bytes: Uint8Array<ArrayBuffer>, query = '') {
  return v.files.send(`POST /projects/import/archive${query}`, { as: v.ada, bytes });
}

const importGit = (body: object) => v.files.send('POST /projects/import', { as: v.ada, body });

async function projectCount(): Promise<number> {
  const { body } = await v.files.send('GET /projects?limit=100', { as: v.ada });
  return typeof body === 'object' && body !== null && 'projects' in body && Array.isArray(body.projects)
    ? body.projects.length
    : -1;
}

describe('a ZIP', () => {
  test('becomes a project with its files, one version and a report', async () => {
    const sent = await importArchive(await zipOf(exported), '?file_name=Tennis%20club-main.zip');
    expect(sent.status).toBe(201);
    const { project, edit, report } = ImportedProject.parse(sent.body);

    expect(project).toMatchObject({ display_name: 'Tennis club', latest_commit_sha: edit.commit_sha });
    expect(edit).toMatchObject({
      number: 1,
      type: 'initial',
      user_id: v.ada.id,
      tags: { summary: 'Imported from Tennis club-main.zip' },
    });
    expect(report).toMatchObject({
      shape: 'vite-react-router',
      package_manager: 'npm',
      react_major: 19,
      locks: [{ path: 'package-lock.json', state: 'out_of_step', use: 'kept' }],
      backend: [{ kind: 'hard_coded_url', path: 'src/client.ts', line: 1 }],
    });
    expect(report.problems.map(({ code }) => code)).toEqual(['lock_repaired', 'hard_coded_backend']);
    const contents = await v.contentsOf(project);
    expect(contents['src/client.ts']).toBe(exported[2]?.content);
    expect(Object.keys(contents)).toContain('package-lock.json');
    expect(report.file_count).toBe(Object.keys(contents).length);
    expect(await v.listEdits(project)).toMatchObject({ edits: [{ id: edit.id }], has_more: false });
  });

  test('goes on like any other project', async () => {
    const { project } = ImportedProject.parse((await importArchive(await zipOf(exported))).body);
    const edit = await v.save(project, [{ path: 'src/client.ts', content: 'changed\n' }]);

    expect(edit).toMatchObject({ number: 2, type: 'manual_update' });
    expect(v.git(project, 'log', '--format=%s')).toBe('Edit code\nImported project');
  });

  test.each([
    ['no ZIP', Buffer.from('this is no archive at all')],
    ['an empty body', Buffer.from('')],
    ['a ZIP without files', Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])],
  ])('that is %s is refused at its field and leaves no project', async (_name, bytes) => {
    const before = await projectCount();
    const sent = await importArchive(new Uint8Array(bytes));

    expect(sent.status).toBe(400);
    expect(sent.body).toMatchObject({ code: 'invalid_input', errors: [{ path: 'file' }] });
    expect(await projectCount()).toBe(before);
  });

  test('whose upload breaks off leaves no project', async () => {
    const before = await projectCount();
    const whole = await zipOf(exported);
    const bytes = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(whole.subarray(0, 200));
        controller.error(new Error('gone'));
      },
    });
    const sent = await v.files.send('POST /projects/import/archive', { as: v.ada, bytes });

    expect(sent.status).toBe(499);
    // The one more is the project that the archive was made of.
    expect(await projectCount()).toBe(before + 1);
  });
});

/** By path. */
const backendFiles = {
  'supabase/config.toml': 'project_id = "abcdefghijklmnopqrst"\n',
  'supabase/functions/remind/index.ts': 'Deno.serve(() => new Response("ok"));\n',
  'supabase/migrations/20240101000000_start.sql': 'create table public.courts (id int primary key);\n',
};

describe('a repository', () => {
  test('becomes a project from its default branch, named after its address', async () => {
    const address = repositoryOf('court_bookings.git', {
      'package.json': manifest({ vite: '^7.0.0', '@tanstack/react-start': '^1.0.0' }),
      'src/routes/index.tsx': 'export {};\n',
      'node_modules/x/index.js': 'x',
      ...backendFiles,
    });
    const sent = await importGit({ git_url: address });
    expect(sent.status).toBe(201);
    const { project, edit, report } = ImportedProject.parse(sent.body);

    expect(project.display_name).toBe('Court bookings');
    expect(edit.commit_message).toBe(`Imported from ${address}`);
    expect(report).toMatchObject({
      shape: 'tanstack-start',
      left_out: ['node_modules/x/index.js'],
      left_out_count: 1,
    });
    const contents = await v.contentsOf(project);
    expect(Object.keys(contents).toSorted()).toEqual([
      'package.json',
      'src/routes/index.tsx',
      ...Object.keys(backendFiles),
    ]);
    // Its cloud is made from these, wherever they came from.
    expect(contents).toMatchObject(backendFiles);
  });

  test.each([
    ['https://127.0.0.1/a.git', 'not on the public internet'],
    ['https://internal.example/a.git', 'not on the public internet'],
    ['internal.example/a.git', 'not on the public internet'],
    ['https://public.example:8443/a.git', 'Port 8443'],
    ['http://public.example/a.git', 'https://'],
    ['ssh://public.example/a.git', 'https://'],
    ['https://ada:secret@public.example/a.git', 'password'],
    ['what is this', 'address'],
  ])('at %s is refused at its field', async (address, reason) => {
    const before = await projectCount();
    const sent = await importGit({ git_url: address });

    expect(sent.status).toBe(400);
    expect(sent.body).toMatchObject({
      code: 'invalid_input',
      errors: [{ path: 'git_url', message: expect.stringContaining(reason) }],
    });
    expect(await projectCount()).toBe(before);
  });

  test('that is not there is told at its field, without the words of git', async () => {
    const sent = await importGit({ git_url: `file://${folder}/nothing.git` });

    expect(sent.body).toMatchObject({ errors: [{ path: 'git_url' }] });
    expect(JSON.stringify(sent.body)).not.toContain(folder);
  });

  test('without the branch, or with a name that is none, is refused', async () => {
    const address = repositoryOf('branches', { 'index.html': '<p>' });
    const missing = await importGit({ git_url: address, branch: 'other' });
    const hostile = await importGit({ git_url: address, branch: '--upload-pack=x' });

    expect(missing.body).toMatchObject({ errors: [{ path: 'git_url' }] });
    expect(hostile.body).toMatchObject({ errors: [{ path: 'branch' }] });
  });
});

describe('the place', () => {
  let zip: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    zip = await zipOf(exported);
  });

  test('of someone else is refused before the files are read', async () => {
    const eve = await addPerson(v.database.db, 'eve');
    const foreign = await addWorkspace(v.database.db, { owner: eve });
    const sent = await importArchive(new Uint8Array(Buffer.from('never read')), `?workspace_id=${foreign}`);

    expect(sent.status).toBe(404);
  });

  test('and the name can be chosen', async () => {
    const own = WorkspaceId.parse(await addWorkspace(v.database.db, { owner: v.ada, plan: 'enterprise' }));
    const query = new URLSearchParams({
      workspace_id: own,
      name: 'my-import',
      display_name: 'Mine',
      visibility: 'draft',
    });
    const sent = await importArchive(zip, `?${query.toString()}`);

    expect(ImportedProject.parse(sent.body).project).toMatchObject({
      name: 'my-import',
      display_name: 'Mine',
      workspace_id: own,
      visibility: 'draft',
    });
  });

  test('is left as it was when the name is taken', async () => {
    await importArchive(zip, '?name=taken-name');
    const before = await projectCount();
    const sent = await importArchive(zip, '?name=taken-name');

    expect(sent.status).toBe(409);
    expect(await projectCount()).toBe(before);
  });

  test('gets one project however often the same request comes', async () => {
    const send = () =>
      v.files.send('POST /projects/import/archive', { as: v.ada, bytes: zip, key: 'the-same-import' });
    const first = ImportedProject.parse((await send()).body);
    const before = await projectCount();

    expect(ImportedProject.parse((await send()).body).project.id).toBe(first.project.id);
    expect(await projectCount()).toBe(before);
  });

  test('takes up again what a crash left between files and record', async () => {
    const { db } = v.database;
    const send = async () => {
      const sent = await v.files.send('POST /projects/import/archive', {
        as: v.ada,
        bytes: zip,
        key: 'crashed',
      });
      return ImportedProject.parse(sent.body);
    };
    const { project } = await send();
    await db.run(sql`delete from projects where id = ${project.id}`);
    await db.run(sql`delete from idempotency_keys`);
    expect(await v.files.repo.has(project.id)).toBe(true);

    expect(await send()).toMatchObject({ project: { id: project.id }, edit: { number: 1, type: 'initial' } });
  });
});

test('who is not signed in imports nothing', async () => {
  expect((await v.files.send('POST /projects/import', { body: { git_url: 'x' } })).status).toBe(401);
  expect((await v.files.send('POST /projects/import/archive', { bytes: new Uint8Array(4) })).status).toBe(
    401,
  );
});

test.each([
  ['https://github.com/ada/tennis-club.git', 'Tennis club'],
  ['Tennis club-main.zip', 'Tennis club'],
  ['export (2).zip', 'Export'],
  ['my_app.v2.zip', 'My app v2'],
  ['C:\\files\\shop.zip', 'Shop'],
  ['---.zip', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is titled %s', (origin, title) => {
  expect(titleOf(origin)).toBe(title);
});
