import { Edit, ProjectId } from '@loam/contract';
import { sql } from '@loam/db';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { EditsPage, openVersions, Source, type VersionsWorld } from './versions.fixture.ts';

let v: VersionsWorld;

beforeAll(async () => {
  v = await openVersions();
});
afterAll(() => v.close());

test('versions come in pages by number, filtered by type, bookmark and id', async () => {
  const project = await v.files.newProject(v.ada);
  const made: Edit[] = [];
  for (let n = 0; n < 7; n += 1) made.push(await v.save(project, [{ path: 'n.txt', content: String(n) }]));
  const numbers: number[] = [];
  let before = '';
  for (;;) {
    const page = await v.listEdits(project, `?limit=3${before}`);
    numbers.push(...page.edits.map((edit) => edit.number));
    if (!page.has_more) break;
    before = `&before=${page.edits.at(-1)?.id}`;
  }
  expect(numbers).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  expect((await v.listEdits(project, '?type=initial,revert')).edits.map((edit) => edit.number)).toEqual([1]);
  const [first, second] = made;
  const patched = await v.files.send(`PATCH /projects/${project.id}/edits/${first?.id}`, {
    as: v.ada,
    body: { bookmarked: true, bookmark_note: 'good', feedback: 'positive' },
  });
  expect(patched.body).toMatchObject({ bookmarked: true, bookmark_note: 'good', feedback: 'positive' });
  expect((await v.listEdits(project, '?bookmarked=true')).edits.map((edit) => edit.id)).toEqual([first?.id]);
  expect(
    (await v.listEdits(project, `?ids=${second?.id},${first?.id}`)).edits.map((edit) => edit.id),
  ).toEqual([second?.id, first?.id]);
});

test('a long list stays on its index', async () => {
  const project = await v.files.newProject(v.ada);
  await v.source(project);
  await v.database.db.run(sql`
    insert into edits (id, project_id, number, commit_sha, commit_message, summary, type)
    select gen_random_uuid(), ${project.id}, 1 + n, md5(n::text) || substr(md5(n::text), 1, 8), 'm', 's', 'ai_update'
    from generate_series(1, 20000) n`);
  await v.database.db.run(sql`analyze edits`);
  const plan = await v.database.db.rows<{ 'QUERY PLAN': string }>(sql`
    explain select * from edits where project_id = ${project.id} and number < ${10_000} order by number desc limit 31`);
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
    /Limit[\s\S]*Index Scan using edits_number/,
  );
  const middle = await v.listEdits(project, '?limit=100');
  expect(middle).toMatchObject({ has_more: true });
  expect(middle.edits[0]?.number).toBe(20_001);
});

test('a version of another project is not found, whatever is asked of it', async () => {
  const [mine, other] = [await v.files.newProject(v.ada), await v.files.newProject(v.ada)];
  await v.source(mine);
  const foreign = await v.save(other, [{ path: 'x', content: 'x' }]);
  for (const route of [
    `GET /projects/${mine.id}/edits/${foreign.id}`,
    `GET /projects/${mine.id}/edits/${foreign.id}/diff`,
  ])
    expect((await v.files.send(route, { as: v.ada })).status).toBe(404);
  const patch = await v.files.send(`PATCH /projects/${mine.id}/edits/${foreign.id}`, {
    as: v.ada,
    body: { bookmarked: true },
  });
  expect(patch.status).toBe(404);
  const revert = await v.files.send(`POST /projects/${mine.id}/revert-to-edit`, {
    as: v.ada,
    body: { edit_id: foreign.id },
  });
  expect(revert.status).toBe(404);
  expect(
    (await v.files.send(`GET /projects/${mine.id}/edits?before=${foreign.id}`, { as: v.ada })).status,
  ).toBe(400);
});

test('a diff tells new, changed, renamed and deleted files, pictures and dependencies', async () => {
  const project = await v.files.newProject(v.ada);
  const edit = await v.save(project, [
    { path: 'new.txt', content: 'new' },
    { path: 'index.html', content: '<!doctype html><title>Changed</title>\n' },
    { path: 'src/renamed.ts', action: 'rename', from: 'src/lib/a.ts' },
    { path: 'public/pixel.png', action: 'delete' },
    { path: 'package.json', content: '{"name":"demo","dependencies":{"react":"19.0.0","zod":"4.0.0"}}\n' },
  ]);
  const { body } = await v.files.send(`GET /projects/${project.id}/edits/${edit.id}/diff`, { as: v.ada });
  const diffs = z.object({ diffs: z.array(z.record(z.string(), z.unknown())) }).parse(body).diffs;
  const of = (action: string) => diffs.filter((entry) => entry['action'] === action);
  expect(of('new')).toMatchObject([{ file_path: 'new.txt', old_content: null, new_content: 'new' }]);
  expect(of('rename')).toMatchObject([{ file_path: 'src/renamed.ts', original_file_path: 'src/lib/a.ts' }]);
  expect(of('delete')).toMatchObject([{ file_path: 'public/pixel.png', is_image: true }]);
  expect(of('add_dependency')).toMatchObject([{ new_content: 'zod@4.0.0' }]);
  expect(
    of('edit')
      .map((entry) => entry['file_path'])
      .toSorted(),
  ).toEqual(['index.html', 'package.json']);
  const one = await v.files.send(`GET /projects/${project.id}/edits/${edit.id}`, { as: v.ada });
  expect(Edit.parse(one.body).diff).toHaveLength(diffs.length);
});

test('restoring makes a new version with the old files and keeps all that was between', async () => {
  const project = await v.files.newProject(v.ada);
  const one = await v.save(project, [{ path: 'a.txt', content: 'one' }], { commit_message: 'One' });
  const two = await v.save(project, [{ path: 'a.txt', content: 'two' }]);
  const revert = (edit: Edit, more: object = {}) =>
    v.files.send(`POST /projects/${project.id}/revert-to-edit`, {
      as: v.ada,
      body: { edit_id: edit.id, message_id: 'm1', ...more },
    });
  const back = await revert(one);
  expect(back).toMatchObject({
    status: 200,
    body: {
      type: 'revert',
      commit_message: 'Restore: One',
      tags: { summary: 'One' },
      revert_target_edit_id: one.id,
    },
  });
  expect((await v.contentsOf(project))['a.txt']).toBe('one');
  expect((await v.contentsOf(project, `?commit_sha=${two.commit_sha}`))['a.txt']).toBe('two');
  const state = async () => (await v.listEdits(project)).edits.map((edit) => [edit.number, edit.reverted]);
  expect(await state()).toEqual([
    [4, false],
    [3, true],
    [2, false],
    [1, false],
  ]);
  await revert(two);
  expect((await v.contentsOf(project))['a.txt']).toBe('two');
  expect(await state()).toEqual([
    [5, false],
    [4, true],
    [3, false],
    [2, false],
    [1, false],
  ]);
  expect(v.git(project, 'rev-list', '--count', 'main')).toBe('5');
  const again = await revert(two);
  expect(again).toMatchObject({ status: 200, body: { number: 5 } });
});

test('a restore behind which SQL was run needs a second word; one that failed does not count', async () => {
  const project = await v.files.newProject(v.ada);
  const one = await v.save(project, [{ path: 'a.txt', content: 'one' }]);
  await v.save(project, [{ path: 'a.txt', content: 'two' }]);
  const revert = (body: object) =>
    v.files.send(`POST /projects/${project.id}/revert-to-edit`, {
      as: v.ada,
      body: { edit_id: one.id, ...body },
    });
  try {
    for (const state of ['running', 'succeeded']) {
      v.sqlRuns.states = ['failed', state];
      expect(await revert({})).toMatchObject({ status: 409, body: { code: 'conflict' } });
    }
    expect((await revert({ confirm: true })).status).toBe(200);
    v.sqlRuns.states = ['failed'];
    expect((await revert({})).status).toBe(200);
  } finally {
    v.sqlRuns.states = [];
  }
});

test('a copy starts with the files its source had then, without the history', async () => {
  const project = await v.files.newProject(v.ada);
  await v.save(project, [{ path: 'secret.txt', content: 'once here' }]);
  const then = await v.save(project, [
    { path: 'secret.txt', action: 'delete' },
    { path: 'kept.txt', content: 'kept' },
  ]);
  const sent = await v.files.send(`POST /projects/${project.id}/duplicate`, { as: v.ada, body: {} });
  const copy = z.object({ id: ProjectId }).loose().parse(sent.body);
  await v.save(project, [{ path: 'kept.txt', content: 'changed later' }]);
  const copied = await v.files.send(`GET /projects/${copy.id}/source-code`, { as: v.ada });
  const list = Source.parse(copied.body).files;
  expect(list.find((file) => file.name === 'kept.txt')?.contents).toBe('kept');
  expect(list.map((file) => file.name)).not.toContain('secret.txt');
  const edits = EditsPage.parse(
    (await v.files.send(`GET /projects/${copy.id}/edits`, { as: v.ada })).body,
  ).edits;
  expect(edits).toMatchObject([{ type: 'initial' }]);
  expect(then.commit_sha).not.toBe(edits[0]?.commit_sha);
});

test('the newest good build is what a preview paints first, in whatever order builds end', async () => {
  const project = await v.files.newProject(v.ada);
  const one = await v.save(project, [{ path: 'a.txt', content: 'one' }]);
  const two = await v.save(project, [{ path: 'a.txt', content: 'two' }]);
  await v.files.versions.recordBuild(project.id, two.commit_sha, 'succeeded');
  await v.files.versions.recordBuild(project.id, one.commit_sha, 'succeeded');
  const read = await v.files.send(`GET /projects/${project.id}`, { as: v.ada });
  expect(read.body).toMatchObject({ preview_build_commit_sha: two.commit_sha });
  const { edits } = await v.listEdits(project);
  expect(edits.map((edit) => edit.preview_build_status)).toEqual(['succeeded', 'succeeded', null]);
});

test('a build that ends while a version is saved waits for the project before it tells of itself, as the save does', async () => {
  const project = await v.files.newProject(v.ada);
  const built = await v.save(project, [{ path: 'a.txt', content: 'a' }]);
  const { db } = v.database;
  const told = () => v.files.ports.published.length;
  const before = told();
  let recording: Promise<void> | undefined;
  await db.transaction(async (saving) => {
    await saving.one(sql`select 1 from projects where id = ${project.id} for update`);
    recording = v.files.versions.recordBuild(ProjectId.parse(project.id), built.commit_sha, 'succeeded');
    await vi.waitFor(
      async () => {
        const waiting = await db.rows(sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
        expect(waiting).toHaveLength(1);
      },
      { timeout: 10_000 },
    );
    // Whoever tells something holds the number of its topic, which the save needs next: the two would wait in a circle.
    expect(told()).toBe(before);
  });
  await recording;
  expect(told()).toBeGreaterThan(before);
  expect((await v.listEdits(project)).edits[0]?.preview_build_status).toBe('succeeded');
});
