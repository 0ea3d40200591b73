import { type Edit, Project } from '@loam/contract';
import { sql } from '@loam/db';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCollaborator, addPerson, addWorkspace, type Person } from '../../testing/people.ts';
import { prepareFork } from '../../testing/fork-fixture.ts';
import { expireLeases } from '../../testing/project-files.fixture.ts';
import { EditsPage, openVersions, Source, type VersionsWorld } from './versions.fixture.ts';

let v: VersionsWorld;
let source: Project;
/** Of three versions: with a key, without it, and the first one restored. */
let edits: readonly Edit[];

beforeAll(async () => {
  v = await openVersions();
});
afterAll(() => v.close());
beforeEach(async () => {
  source = await v.files.newProject(v.ada);
  const one = await v.save(source, [{ path: 'key.txt', content: 'once here' }]);
  await v.save(source, [{ path: 'key.txt', action: 'delete' }]);
  await v.files.send(`PATCH /projects/${source.id}/edits/${one.id}`, {
    as: v.ada,
    body: { bookmarked: true, bookmark_note: 'good', feedback: 'positive' },
  });
  const back = { edit_id: one.id, message_id: 'm1' };
  await v.files.send(`POST /projects/${source.id}/revert-to-edit`, { as: v.ada, body: back });
  ({ edits } = await v.listEdits(source));
});

async function remix(as: Person, body: object = { with_history: true }): Promise<Project> {
  await addWorkspace(v.database.db, { owner: as });
  const sent = await v.files.send(`POST /projects/${source.id}/remix`, { as, body });
  expect(sent.status).toBe(201);
  return Project.parse(sent.body);
}

const editsOf = async (project: Project, as: Person) =>
  EditsPage.parse((await v.files.send(`GET /projects/${project.id}/edits`, { as })).body).edits;
const shown = (list: readonly Edit[]) =>
  list.map(({ number, commit_sha: sha, type, tags, reverted, bookmarked, bookmark_note: note }) => ({
    number,
    sha,
    type,
    tags,
    reverted,
    bookmarked,
    note,
  }));

async function expectWholeHistory(project: Project, as: Person): Promise<void> {
  const [start, ...copied] = await editsOf(project, as);
  expect(start).toMatchObject({ number: 5, type: 'initial', user_id: as.id });
  expect(shown(copied)).toEqual(shown(edits));
  for (const edit of copied) {
    expect(edits.map(({ id }) => id)).not.toContain(edit.id);
    expect(edit).toMatchObject({ feedback: 'no_feedback' });
  }
  const ofChat = sql`select 1 from edits where project_id = ${project.id} and message_id is not null`;
  expect(await v.database.db.rows(ofChat)).toEqual([]);
  expect(copied[0]?.revert_target_edit_id).toBe(copied[2]?.id);
  expect(v.git(project, 'rev-list', 'main').split('\n').slice(1)).toEqual(
    edits.map(({ commit_sha: sha }) => sha),
  );
  const read = await v.files.send(`GET /projects/${project.id}`, { as });
  expect(read.body).toMatchObject({ latest_commit_sha: start?.commit_sha });
}

test('who may edit a project takes all of its versions along, and restores them in the remix', async () => {
  const [admin, writer] = [await addPerson(v.database.db, 'admin'), await addPerson(v.database.db, 'writer')];
  await addCollaborator(v.database.db, source.id, { person: admin, level: 'admin' });
  await addCollaborator(v.database.db, source.id, { person: writer, level: 'write' });
  for (const person of [v.ada, admin, writer]) {
    const made = await remix(person);
    await expectWholeHistory(made, person);
    const gone = (await editsOf(made, person))[2];
    const route = `POST /projects/${made.id}/revert-to-edit`;
    expect((await v.files.send(route, { as: person, body: { edit_id: gone?.id } })).status).toBe(200);
    const { files } = Source.parse(
      (await v.files.send(`GET /projects/${made.id}/source-code`, { as: person })).body,
    );
    expect(files.map(({ name }) => name)).not.toContain('key.txt');
  }
  expect(shown((await v.listEdits(source)).edits)).toEqual(shown(edits));
});

test('others are refused the history, and what they may remix has a clean start', async () => {
  const { db } = v.database;
  const [reader, removed, stranger] = await Promise.all(
    ['reader', 'removed', 'stranger'].map((name) => addPerson(db, name)),
  );
  if (!reader || !removed || !stranger) throw new Error('nobody was made');
  await addCollaborator(db, source.id, { person: reader, level: 'read' });
  await addCollaborator(db, source.id, { person: removed, level: 'write' });
  await db.run(sql`delete from project_collaborators where user_id = ${removed.id}`);
  const ask = async (as: Person | undefined) => {
    const body = { with_history: true };
    return (await v.files.send(`POST /projects/${source.id}/remix`, { as, body })).status;
  };
  expect(await Promise.all([reader, removed, stranger, undefined].map(ask))).toEqual([403, 404, 404, 401]);
  await db.run(sql`update projects set visibility = 'public' where id = ${source.id}`);
  expect(await Promise.all([reader, removed, stranger, undefined].map(ask))).toEqual([403, 403, 403, 401]);
  for (const person of [reader, removed, stranger]) {
    const made = await remix(person, {});
    expect(await editsOf(made, person)).toMatchObject([{ number: 1, type: 'initial' }]);
    expect(v.git(made, 'rev-list', '--count', 'main')).toBe('1');
    for (const { commit_sha: sha } of edits) {
      const route = `GET /projects/${made.id}/source-code?commit_sha=${sha}`;
      expect((await v.files.send(route, { as: person })).status).toBe(404);
    }
  }
});

test('an editor who wants a clean start has one', async () => {
  const made = await remix(v.ada, { with_history: false });
  expect(await editsOf(made, v.ada)).toMatchObject([{ number: 1, type: 'initial' }]);
  expect(v.git(made, 'rev-list', '--count', 'main')).toBe('1');
});

test('versions that the original gets afterwards are its own', async () => {
  const made = await remix(v.ada);
  const later = await v.save(source, [{ path: 'later.txt', content: 'later' }]);
  await expectWholeHistory(made, v.ada);
  const route = `GET /projects/${made.id}/source-code?commit_sha=${later.commit_sha}`;
  expect((await v.files.send(route, { as: v.ada })).status).toBe(404);
});

test('what is not public does not become so by being remixed', async () => {
  const [writer, free] = [await addPerson(v.database.db, 'writer'), await addPerson(v.database.db, 'free')];
  await addWorkspace(v.database.db, { owner: free, plan: 'free' });
  for (const person of [writer, free])
    await addCollaborator(v.database.db, source.id, { person, level: 'write' });
  for (const visibility of ['private', 'draft']) {
    await v.database.db.run(sql`update projects set visibility = ${visibility} where id = ${source.id}`);
    expect(await remix(writer)).toMatchObject({ visibility });
    for (const with_history of [true, false]) {
      const body = { with_history };
      const sent = await v.files.send(`POST /projects/${source.id}/remix`, { as: free, body });
      expect(sent).toMatchObject({ status: 403, body: { code: 'plan_required' } });
    }
  }
});

const forkVictim = await prepareFork(new URL('./remix-victim.fixture.ts', import.meta.url));

test.each(['copy.built', 'copy.renamed', 'rows-copied'])(
  'killed at %s, the remix comes out whole all the same',
  async (point) => {
    const made = await remix(v.ada);
    const child = forkVictim([v.database.url, v.folder, made.id, point]);
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    await expireLeases(v.database.db);
    await expectWholeHistory(made, v.ada);
  },
);
