import { Edit, type Project, SaveConflict, texts } from '@loam/contract';
import { uploadKey } from '@loam/kernel';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { addCollaborator, addPerson, type Person } from '../../testing/people.ts';
import { openProjectFiles, type ProjectFiles, type Sent } from '../../testing/project-files.fixture.ts';

const Saved = z.object({ edit_id: z.string(), commit_sha: z.string(), edit: Edit, error: z.null() });

let database: TestDatabase;
let folder: string;
let files: ProjectFiles;
let other: ProjectFiles;
let ada: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'loam-editing-'));
  files = openProjectFiles({ db: database.db, folder });
  other = openProjectFiles({ db: database.db, folder });
  ada = await addPerson(database.db, 'ada');
});
afterAll(async () => {
  await files.close();
  await other.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

function edit(
  project: Project,
  body: object,
  by: { as?: Person; on?: ProjectFiles; key?: string } = {},
): Promise<Sent> {
  const { as = ada, on = files, key } = by;
  return on.send(`POST /projects/${project.id}/edit-code`, { as, body, ...(key ? { key } : {}) });
}

async function sourceOf(project: Project): Promise<{ sha: string; files: Record<string, string | null> }> {
  const { body } = await files.send(`GET /projects/${project.id}/source-code`, { as: ada });
  const parsed = z
    .object({
      commit_sha: z.string(),
      files: z.array(z.object({ name: z.string(), contents: z.string().nullable() })),
    })
    .parse(body);
  return {
    sha: parsed.commit_sha,
    files: Object.fromEntries(parsed.files.map((file) => [file.name, file.contents])),
  };
}

async function commits(project: Project): Promise<number> {
  const { body } = await files.send(`GET /projects/${project.id}/edits?limit=100`, { as: ada });
  return z.object({ edits: z.array(Edit) }).parse(body).edits.length;
}

test('of fifty saves on one base one wins, the others get both versions, and nothing is lost', async () => {
  const project = await files.newProject(ada);
  const { sha } = await sourceOf(project);
  const sent = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      edit(
        project,
        { changes: [{ path: 'src/lib/a.ts', content: `save ${n}` }], base_commit_sha: sha },
        { on: n % 2 === 0 ? files : other },
      ),
    ),
  );
  const winners = sent.filter((answer) => answer.status === 200);
  const losers = sent.filter((answer) => answer.status === 409);
  expect([winners.length, losers.length]).toEqual([1, 49]);
  const won = (await sourceOf(project)).files['src/lib/a.ts'];
  for (const loser of losers) {
    const { conflict } = z.object({ conflict: SaveConflict }).parse(loser.body);
    expect(conflict).toMatchObject({ base_commit_sha: sha, can_rebase: false });
    expect(conflict.files).toMatchObject([
      { path: 'src/lib/a.ts', base: { contents: 'export const a = 1;\n' }, theirs: { contents: won } },
    ]);
    expect(conflict.files[0]?.yours?.contents).toMatch(/^save \d+$/);
  }
  expect(await commits(project)).toBe(2);
});

test('saves of different files on one base can be put on top of each other', async () => {
  const project = await files.newProject(ada);
  const { sha } = await sourceOf(project);
  await edit(project, { changes: [{ path: 'src/lib/a.ts', content: 'A' }], base_commit_sha: sha });
  const body = { changes: [{ path: 'src/lib/b.ts', content: 'B' }], base_commit_sha: sha };
  expect(await edit(project, body)).toMatchObject({ status: 409, body: { conflict: { can_rebase: true } } });
  expect((await edit(project, { ...body, rebase: true })).status).toBe(200);
  expect((await sourceOf(project)).files).toMatchObject({ 'src/lib/a.ts': 'A', 'src/lib/b.ts': 'B' });
});

test('a repeat after a lost answer is told the version that stands', async () => {
  const project = await files.newProject(ada);
  const { sha } = await sourceOf(project);
  const body = { changes: [{ path: 'a.txt', content: 'x' }], base_commit_sha: sha };
  const first = Saved.parse((await edit(project, body)).body);
  expect(Saved.parse((await edit(project, body)).body).edit_id).toBe(first.edit_id);
  const keyed = { changes: [{ path: 'b.txt', content: 'y' }] };
  const [one, two] = [await edit(project, keyed, { key: 'k1' }), await edit(project, keyed, { key: 'k1' })];
  expect(two.body).toEqual(one.body);
  expect(await commits(project)).toBe(3);
});

test('a file can be made, renamed and deleted; a new one never replaces another', async () => {
  const project = await files.newProject(ada);
  await sourceOf(project);
  const sent = await edit(project, {
    changes: [
      { path: 'new.txt', content: 'new', action: 'create' },
      { path: 'src/library', from: 'src/lib', action: 'rename' },
      { path: 'public', action: 'delete' },
    ],
    commit_message: 'Tidy',
    file_edit_type: 'code_edit',
  });
  expect(Saved.parse(sent.body).edit).toMatchObject({ type: 'manual_update', commit_message: 'Tidy' });
  expect(Object.keys((await sourceOf(project)).files).toSorted()).toEqual([
    'index.html',
    'new.txt',
    'package.json',
    'src/library/a.ts',
    'src/library/b.ts',
    'src/pages/Index.tsx',
  ]);
  const again = await edit(project, { changes: [{ path: 'new.txt', content: 'other', action: 'create' }] });
  expect(again).toMatchObject({ status: 400, body: { errors: [{ path: 'path' }] } });
});

test.each<[string, object, string]>([
  ['nothing at all', { changes: [], uploads: [] }, texts.code.noChanges],
  [
    'what is there already',
    { changes: [{ path: 'src/lib/a.ts', content: 'export const a = 1;\n' }] },
    texts.code.noChanges,
  ],
  [
    'a file that is not there',
    { changes: [{ path: 'none.txt', action: 'delete' }] },
    '"none.txt": The file does not exist.',
  ],
  [
    'a rename onto a file',
    { changes: [{ path: 'index.html', from: 'package.json', action: 'rename' }] },
    '"index.html": Another file or folder stands there.',
  ],
  [
    'a file of the platform',
    { changes: [{ path: '.Loam/plan.md', content: 'x' }] },
    '".Loam/plan.md": This file is managed by the platform.',
  ],
  ['a write without content', { changes: [{ path: 'a' }] }, 'changes.0.content: The content is missing.'],
  [
    'a rename without its start',
    { changes: [{ path: 'a', action: 'rename' }] },
    'changes.0.from: The old path is missing.',
  ],
])('%s is refused in plain words and changes nothing', async (_, body, detail) => {
  const project = await files.newProject(ada);
  await sourceOf(project);
  expect(await edit(project, body)).toMatchObject({ status: 400, body: { code: 'invalid_input', detail } });
  expect(await commits(project)).toBe(1);
});

test('editing code by hand needs a paid plan; what a site is called does not', async () => {
  const project = await files.newProject(ada, { plan: 'free' });
  await sourceOf(project);
  const code = { changes: [{ path: 'src/lib/a.ts', content: 'x' }] };
  for (const body of [
    code,
    { ...code, file_edit_type: 'site_info' },
    { ...code, file_edit_type: 'visual_edit' },
  ])
    expect(await edit(project, body)).toMatchObject({
      status: 403,
      body: { code: 'plan_required', detail: texts.code.paidOnly },
    });
  const title = {
    changes: [{ path: 'index.html', content: '<title>New</title>' }],
    file_edit_type: 'site_info',
  };
  expect((await edit(project, { ...title, file_edit_type: 'visual_edit' })).status).toBe(403);
  expect((await edit(project, title)).status).toBe(200);
});

test('a reader may not save, and a stranger is told that there is nothing', async () => {
  const project = await files.newProject(ada);
  const [reader, stranger] = [
    await addPerson(database.db, 'reader'),
    await addPerson(database.db, 'stranger'),
  ];
  await addCollaborator(database.db, project.id, { person: reader, level: 'read' });
  const body = { changes: [{ path: 'a', content: 'x' }] };
  expect((await edit(project, body, { as: reader })).status).toBe(403);
  expect((await edit(project, body, { as: stranger })).status).toBe(404);
});

async function upload(
  bytes: Buffer,
  name: string,
  contentType: string,
): Promise<{ url: string; id: string }> {
  const begun = await files.send('POST /files/generate-upload-url', {
    as: ada,
    body: { file_name: name, content_type: contentType, status: 'uploading' },
  });
  const { file_id: id, dir_name: dirName } = z
    .object({ file_id: z.string(), dir_name: z.string() })
    .parse(begun.body);
  await files.blobs.put(uploadKey({ dirName, fileId: id }), bytes);
  const { body } = await files.send('POST /files/generate-download-url', {
    as: ada,
    body: { dir_name: dirName, file_name: name },
  });
  return { url: z.object({ url: z.string() }).parse(body).url, id };
}

const png = Buffer.from('89504e470d0a1a0a0000000d49484452ff', 'hex');

test('an uploaded picture becomes a file of the project, byte for byte', async () => {
  const project = await files.newProject(ada);
  await sourceOf(project);
  const picture = await upload(png, 'photo.jpeg', 'image/jpeg');
  const uploads = [
    { download_url: picture.url, file_id: picture.id },
    { download_url: picture.url, file_id: picture.id, path: 'src/assets/logo.png' },
  ];
  expect((await edit(project, { uploads })).status).toBe(200);
  for (const path of [`public/uploads/${picture.id}.png`, 'src/assets/logo.png']) {
    const raw = await files.send(`GET /projects/${project.id}/files/raw?path=${path}`, { as: ada });
    expect(raw.bytes).toEqual(png);
  }
});

test('only addresses that we gave out are read, and none is called', async () => {
  const project = await files.newProject(ada);
  await sourceOf(project);
  const picture = await upload(png, 'photo.png', 'image/png');
  const elsewhere = picture.url.replace(/^http:\/\/[^/]+/, 'http://127.0.0.1:5432');
  const bad = [
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    elsewhere,
    picture.url.replace('http:', 'https:'),
    picture.url.replace(/signature=.{4}/, 'signature=AAAA'),
    'not a url',
  ];
  for (const url of bad) {
    const sent = await edit(project, { uploads: [{ download_url: url, file_id: picture.id }] });
    expect(sent, url).toMatchObject({ status: 400, body: { errors: [{ path: 'uploads' }] } });
  }
  const another = await upload(png, 'other.png', 'image/png');
  const swapped = await edit(project, { uploads: [{ download_url: picture.url, file_id: another.id }] });
  expect(swapped.status).toBe(400);
  expect(await commits(project)).toBe(1);
});
