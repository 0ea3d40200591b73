import { editingEndpoints, limits, type Project } from '@loam/contract';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, type Person } from '../../testing/people.ts';
import { openProjectFiles, type ProjectFiles } from '../../testing/project-files.fixture.ts';

let database: TestDatabase;
let folder: string;
let files: ProjectFiles;
let ada: Person;
let project: Project;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'loam-search-'));
  files = openProjectFiles({ db: database.db, folder });
  ada = await addPerson(database.db, 'ada');
  project = await files.newProject(ada);
});
afterAll(async () => {
  await files.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function search(query: string) {
  const { status, body } = await files.send(
    `GET /projects/${project.id}/source-search?q=${encodeURIComponent(query)}`,
    { as: ada },
  );
  expect(status).toBe(200);
  return editingEndpoints.searchSource.response.parse(body);
}

async function save(changes: readonly { readonly path: string; readonly content: string }[]) {
  const { status } = await files.send(`POST /projects/${project.id}/edit-code`, {
    as: ada,
    body: { changes },
  });
  expect(status).toBe(200);
}

test('a text is found in every file that holds it, at its place, and not in what nobody wrote', async () => {
  await save([
    { path: 'src/deep/note.md', content: 'first\nA Rare Word here\n' },
    { path: 'package-lock.json', content: '{"rare word": 1}' },
    { path: 'dist/app.js.map', content: 'rare word' },
    { path: 'public/a.min.js', content: 'rare word' },
    { path: 'src/big.txt', content: `rare word ${'x'.repeat(limits.code.searchMaxFileBytes)}` },
  ]);
  expect(await search('rare word')).toMatchObject({
    is_incomplete: false,
    files: [{ path: 'src/deep/note.md', matches: [{ line: 2, column: 3, text: 'Rare Word', before: 'A ' }] }],
  });
  expect((await search('no such words')).files).toEqual([]);
});

test('an answer holds at most 500 results, 50 of a file', async () => {
  const paths = Array.from({ length: 12 }, (_, n) => `src/many/${String(n).padStart(2, '0')}.ts`);
  await save(paths.map((path) => ({ path, content: 'plenty\n'.repeat(60) })));
  const { files: found, is_incomplete } = await search('plenty');
  expect(is_incomplete).toBe(true);
  expect(found.map(({ matches }) => matches.length)).toEqual(Array.from({ length: 10 }, () => 50));
});

test('one character is not enough, and a stranger learns nothing', async () => {
  const path = `/projects/${project.id}/source-search`;
  expect((await files.send(`GET ${path}?q=a`, { as: ada })).status).toBe(400);
  const stranger = await addPerson(database.db, 'stranger');
  expect((await files.send(`GET ${path}?q=plenty`, { as: stranger })).status).toBe(404);
});

test('the list of files names what each holds, and a change changes only its own', async () => {
  const list = async () => {
    const { body } = await files.send(`GET /projects/${project.id}/source-files`, { as: ada });
    const { files: listed } = editingEndpoints.listSourceFiles.response.parse(body);
    return new Map(listed.map(({ path, blob }) => [path, blob]));
  };
  const before = await list();
  await save([{ path: 'src/lib/a.ts', content: 'export const a = 3;\n' }]);
  const after = await list();
  const changed = [...after].filter(([path, blob]) => before.get(path) !== blob).map(([path]) => path);
  expect(changed).toEqual(['src/lib/a.ts']);
  expect(after.size).toBe(before.size);
});
