import { texts } from '@loam/contract';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCollaborator, addPerson } from '../../testing/people.ts';
import { starter } from '../../testing/project-files.fixture.ts';
import { openVersions, type VersionsWorld } from './versions.fixture.ts';

let v: VersionsWorld;

beforeAll(async () => {
  v = await openVersions();
});
afterAll(() => v.close());

test('the first look at a project makes its repository, with the first version; a second look makes nothing', async () => {
  const project = await v.files.newProject(v.ada);
  expect(v.files.ports.queued).toContainEqual({
    name: 'versions-create-repository',
    data: { project_id: project.id },
  });
  const { commit_sha: commit, files: list } = await v.source(project);
  expect(list.map((file) => file.name).toSorted()).toEqual(starter.map((file) => file.path).toSorted());
  expect(list.find((file) => file.name === 'public/pixel.png')).toMatchObject({
    binary: true,
    contents: null,
  });
  const { edits } = await v.listEdits(project);
  expect(edits).toMatchObject([{ number: 1, type: 'initial', commit_sha: commit, user_id: v.ada.id }]);
  const read = await v.files.send(`GET /projects/${project.id}`, { as: v.ada });
  expect(read.body).toMatchObject({ latest_commit_sha: commit, locked_at: null });
  expect(v.git(project, 'rev-parse', 'main')).toBe(commit);
});

test('twenty first looks at once make one repository and one version', async () => {
  const project = await v.files.newProject(v.ada);
  const looks = await Promise.all(Array.from({ length: 20 }, () => v.source(project)));
  expect(new Set(looks.map((look) => look.commit_sha)).size).toBe(1);
  expect((await v.listEdits(project)).edits).toHaveLength(1);
});

test('a save is a version that viewers hear of; the files of any commit can be read', async () => {
  const project = await v.files.newProject(v.ada);
  const before = await v.source(project);
  const edit = await v.save(project, [{ path: 'src/pages/Index.tsx', content: 'new' }], {
    commit_message: 'Better\n\nwhy',
  });
  expect(edit).toMatchObject({
    number: 2,
    type: 'manual_update',
    commit_message: 'Better\n\nwhy',
    tags: { summary: 'Better' },
    parent_sha: before.commit_sha,
    pages: ['Index'],
    feedback: 'no_feedback',
    reverted: false,
  });
  expect((await v.contentsOf(project))['src/pages/Index.tsx']).toBe('new');
  expect(
    (await v.contentsOf(project, `?commit_sha=${before.commit_sha.slice(0, 12)}`))['src/pages/Index.tsx'],
  ).not.toBe('new');
  expect(v.files.ports.published).toContainEqual({
    topic: `project:${project.id}:edits`,
    type: 'edit.created',
    payload: { edit },
  });
  expect(v.files.ports.published).toContainEqual(
    expect.objectContaining({
      topic: `project:${project.id}`,
      type: 'project.updated',
      payload: expect.objectContaining({ latest_commit_sha: edit.commit_sha }),
    }),
  );
  expect(v.git(project, 'log', '-1', '--format=%an %ae')).toBe(`ada ${v.ada.id}@users.noreply.localhost`);
});

test('a commit that does not exist, or is no commit, is told as such', async () => {
  const project = await v.files.newProject(v.ada);
  await v.source(project);
  const get = (query: string) =>
    v.files.send(`GET /projects/${project.id}/source-code?commit_sha=${query}`, { as: v.ada });
  expect((await get('a'.repeat(40))).status).toBe(404);
  expect((await get('HEAD')).status).toBe(400);
  expect((await get('--upload-pack')).status).toBe(400);
});

test('a file is handed out to be saved and never to run', async () => {
  const project = await v.files.newProject(v.ada);
  await v.save(project, [{ path: 'src/bad "näme".svg', content: '<svg onload="alert(1)"/>' }]);
  const raw = (path: string) =>
    v.files.send(`GET /projects/${project.id}/files/raw?path=${encodeURIComponent(path)}`, { as: v.ada });
  const svg = await raw('src/bad "näme".svg');
  expect(svg.bytes.toString()).toBe('<svg onload="alert(1)"/>');
  expect(Object.fromEntries(svg.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': `attachment; filename="bad_n_me_.svg"; filename*=UTF-8''bad%20%22n%C3%A4me%22.svg`,
  });
  expect((await raw('index.html')).headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await raw('public/pixel.png')).bytes).toEqual(starter[5]?.content);
  expect((await raw('missing.txt')).status).toBe(404);
});

test.each([
  '../secret',
  '/etc/passwd',
  'a/../../x',
  '.git/config',
  'src/.GIT/config',
  'a\\b',
  'a\0b',
  'C:/x',
])('the path %j reaches nothing', async (path) => {
  const project = await v.files.newProject(v.ada);
  const raw = await v.files.send(`GET /projects/${project.id}/files/raw?path=${encodeURIComponent(path)}`, {
    as: v.ada,
  });
  expect(raw.status).toBe(400);
  const saved = await v.files.send(`POST /projects/${project.id}/edit-code`, {
    as: v.ada,
    body: { changes: [{ path, content: 'x' }] },
  });
  expect(saved).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', errors: [{ path: expect.stringMatching(/path$/) }] },
  });
  expect((await v.listEdits(project)).edits).toHaveLength(1);
});

test('the ZIP holds the tree of the commit, and its name is in the header', async () => {
  const project = await v.files.newProject(v.ada);
  await v.save(project, [{ path: 'deep/er/file.txt', content: 'x'.repeat(5000) }]);
  const zip = await v.files.send(`GET /projects/${project.id}/download-zip`, { as: v.ada });
  expect(zip.headers.get('content-disposition')).toContain(`filename="${project.name}.zip"`);
  const place = mkdtempSync(join(tmpdir(), 'loam-zip-'));
  try {
    writeFileSync(join(place, 'a.zip'), zip.bytes);
    execFileSync('python3', ['-m', 'zipfile', '-e', 'a.zip', 'out'], { cwd: place });
    const hash = (path: string) =>
      execFileSync('git', ['hash-object', '--no-filters', join(place, 'out', project.name, path)], {
        encoding: 'utf8',
      }).trim();
    const tree = v
      .git(project, 'ls-tree', '-r', 'main')
      .split('\n')
      .map((line) => line.split(/[\s]+/));
    expect(tree).toHaveLength(starter.length + 1);
    for (const [, , oid, path = ''] of tree) expect(hash(path)).toBe(oid);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});

test('who may only read downloads nothing, with the text of the specification', async () => {
  const project = await v.files.newProject(v.ada);
  const reader = await addPerson(v.database.db, 'reader');
  await addCollaborator(v.database.db, project.id, { person: reader, level: 'read' });
  const zip = await v.files.send(`GET /projects/${project.id}/download-zip`, { as: reader });
  expect(zip).toMatchObject({ status: 403, body: { detail: texts.download.forbidden } });
  expect((await v.files.send(`GET /projects/${project.id}/source-code`, { as: reader })).status).toBe(200);
  const stranger = await addPerson(v.database.db, 'stranger');
  expect((await v.files.send(`GET /projects/${project.id}/source-code`, { as: stranger })).status).toBe(404);
});

test('a project that is gone for good leaves no repository', async () => {
  const project = await v.files.newProject(v.ada);
  await v.source(project);
  v.files.ports.bus.publish('project.purged', { projectId: project.id });
  await expect.poll(() => v.files.repo.has(project.id)).toBe(false);
});
