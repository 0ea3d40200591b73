import { type Project, ProjectId, type VisualChange, VisualElement } from '@loam/contract';
import { silentLogger } from '@loam/kernel';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { addCollaborator, addPerson, type Person } from '../../testing/people.ts';
import { openProjectFiles, type ProjectFiles } from '../../testing/project-files.fixture.ts';
import { createVisualEditing } from './index.ts';

const page = `import { Card } from "../components/Card";
const words = [{ title: "Deep roots" }, { title: "Green leaves" }];

export default function Index() {
  return (
    <main className="p-4">
      <h1 className="text-lg">Hello</h1>
      <ul>{words.map((word) => <li key={word.title}>{word.title}</li>)}</ul>
      <Card />
      <Card />
    </main>
  );
}
`;
const card = 'export function Card() {\n  return <div className="card">A card</div>;\n}\n';
const path = 'src/pages/Page.tsx';
const session = '0e2b7c1a-7b1f-4c1e-9a55-3f6f0a9d2b11';
const otherSession = '0e2b7c1a-7b1f-4c1e-9a55-3f6f0a9d2b22';

const Shown = z.object({
  base_commit_sha: z.string(),
  elements: z.array(VisualElement.nullable()),
  target: z.object({ line: z.number(), column: z.number() }).nullable(),
});

let database: TestDatabase;
let folder: string;
let files: ProjectFiles;
let ada: Person;
/** Whether the files of the project cannot be listed. */
let isAway = false;
/** What the preview of the project shows over its newest version. */
let shown: ReadonlyMap<string, string | Uint8Array> = new Map();

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'loam-visual-'));
  files = openProjectFiles({
    db: database.db,
    folder,
    more: ({ versions, uploads, repo }) =>
      createVisualEditing({
        db: database.db,
        versions,
        uploads,
        source: { ...repo, tree: (...of) => (isAway ? Promise.reject(new Error('away')) : repo.tree(...of)) },
        logger: silentLogger,
        runner: {
          async showUnsaved(_projectId, { files: unsaved }) {
            shown = unsaved;
            return true;
          },
        },
      }).bindings,
  });
  ada = await addPerson(database.db, 'ada');
});
afterAll(async () => {
  await files.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function newProject(options: { plan?: 'free' } = {}): Promise<Project> {
  const project = await files.newProject(ada);
  const changes = [
    { path, content: page },
    { path: 'src/components/Card.tsx', content: card },
  ];
  const sent = await files.send(`POST /projects/${project.id}/edit-code`, { as: ada, body: { changes } });
  expect(sent.status).toBe(200);
  shown = new Map();
  return options.plan === 'free' ? files.newProject(ada, { plan: 'free' }) : project;
}

function show(project: Project, body: object, as = ada) {
  return files.send(`PUT /projects/${project.id}/visual-draft`, {
    as,
    body: { session_id: session, ...body },
  });
}

async function factsOf(project: Project, line: number, column: number, more: object = {}) {
  const elements = [{ file: path, line, column, ...more }];
  const { body } = await show(project, { elements, ...('changes' in more ? { changes: more.changes } : {}) });
  const [facts] = Shown.parse(body).elements;
  if (!facts) throw new Error(JSON.stringify(body));
  return facts;
}

const heading = { file: path, line: 7, column: 7, opening: '<h1 className="text-lg">' };
const bigger: VisualChange = { kind: 'classes', at: heading, add: ['text-3xl'], remove: ['text-lg'] };

test('an element tells what of it can be changed, and what a change concerns', async () => {
  const project = await newProject();
  expect(await factsOf(project, 7, 7)).toMatchObject({
    name: 'h1',
    opening: heading.opening,
    component: 'Index',
    text: { kind: 'literal', value: 'Hello' },
    classes: { kind: 'literal', fixed: ['text-lg'] },
    can_move_up: false,
    can_duplicate: true,
  });
  const item = await factsOf(project, 8, 32, { shown: 'Deep roots' });
  expect(item).toMatchObject({ is_repeated: true, text: { kind: 'code' }, string_file: path });
  const { body } = await show(project, {
    elements: [{ file: 'src/components/Card.tsx', line: 2, column: 10 }],
  });
  expect(Shown.parse(body).elements).toMatchObject([{ component: 'Card', uses: 2 }]);
  expect(Shown.parse((await show(project, { elements: [{ ...heading, column: 9 }] })).body).elements).toEqual(
    [null],
  );
  expect(shown.size).toBe(0);
});

test('changes are shown one after the other, taken back by a shorter list, and saved as one version', async () => {
  const project = await newProject();
  const text: VisualChange = {
    kind: 'text',
    at: { ...heading, opening: '<h1 className="text-3xl">' },
    text: 'Good <soil>',
  };
  const roots: VisualChange = { kind: 'string', file: path, from: 'Deep roots', to: 'Deeper roots' };
  for (const changes of [[bigger], [bigger, text], [bigger, text, roots]])
    expect((await show(project, { changes })).status).toBe(200);
  const wanted = page
    .replace('<h1 className="text-lg">Hello', '<h1 className="text-3xl">Good &lt;soil&gt;')
    .replace('Deep roots', 'Deeper roots');
  expect(shown).toEqual(new Map([[path, wanted]]));
  await show(project, { changes: [bigger] });
  expect(shown).toEqual(new Map([[path, page.replace('text-lg', 'text-3xl')]]));
  await show(project, { changes: [] });
  expect(shown).toEqual(new Map());

  const saved = await files.send(`POST /projects/${project.id}/visual-draft/save`, {
    as: ada,
    body: { session_id: session, changes: [bigger, text, roots], commit_message: 'Change the heading' },
  });
  expect(saved).toMatchObject({
    status: 200,
    body: { edit: { type: 'manual_update', commit_message: 'Change the heading' } },
  });
  const raw = await files.send(`GET /projects/${project.id}/files/raw?path=${path}`, { as: ada });
  expect(raw.bytes.toString()).toBe(wanted);
});

test('moving tells where the element has gone', async () => {
  const project = await newProject();
  const { body } = await show(project, { changes: [{ kind: 'move', at: heading, direction: 'down' }] });
  const { target } = Shown.parse(body);
  expect(target).toMatchObject({ line: 8, column: 7 });
  expect(shown.get(path)).toMatch(/<\/ul>\n\s+<h1/);
});

test.each<[string, VisualChange, number]>([
  ['an element that is no longer what it was', { ...bigger, at: { ...heading, opening: '<h1>' } }, 409],
  ['a place without an element', { ...bigger, at: { ...heading, column: 8 } }, 409],
  [
    'text that code says',
    { kind: 'text', at: { file: path, line: 8, column: 32, opening: '<li key={word.title}>' }, text: 'x' },
    400,
  ],
  ['words that stand nowhere', { kind: 'string', file: path, from: 'no such words', to: 'x' }, 400],
  ['a file outside', { ...bigger, at: { ...heading, file: '../secret.tsx' } }, 400],
])('%s is refused and nothing is shown', async (_what, change, status) => {
  const project = await newProject();
  expect((await show(project, { changes: [change] })).status).toBe(status);
  expect(shown.size).toBe(0);
  await files.send(`DELETE /projects/${project.id}/visual-draft?session_id=${session}`, { as: ada });
});

test('two editors do not write over each other; leaving makes room and clears the preview', async () => {
  const project = await newProject();
  const bob = await addPerson(database.db, 'bob');
  await addCollaborator(database.db, project.id, { person: bob, level: 'write' });
  expect((await show(project, { changes: [bigger] })).status).toBe(200);
  const refused = await show(project, { session_id: otherSession, changes: [bigger] }, bob);
  expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('Someone else') } });
  expect((await show(project, { session_id: otherSession, elements: [heading] }, bob)).status).toBe(200);
  expect(shown.size).toBe(1);
  await files.send(`DELETE /projects/${project.id}/visual-draft?session_id=${session}`, { as: ada });
  expect(shown.size).toBe(0);
  expect((await show(project, { session_id: otherSession, changes: [bigger] }, bob)).status).toBe(200);
});

test('a draft goes on over other people’s saves of other files, and stops at one of its own', async () => {
  const project = await newProject();
  const { base_commit_sha: base } = Shown.parse((await show(project, { changes: [bigger] })).body);
  const save = (file: string) =>
    files.send(`POST /projects/${project.id}/edit-code`, {
      as: ada,
      body: { changes: [{ path: file, content: '// theirs\n' }] },
    });
  await save('src/other.tsx');
  const next = Shown.parse((await show(project, { base_commit_sha: base, changes: [bigger] })).body);
  expect(next.base_commit_sha).not.toBe(base);
  await save(path);
  const late = await show(project, { base_commit_sha: base, changes: [bigger] });
  expect(late).toMatchObject({ status: 409, body: { detail: expect.stringContaining('same files') } });
});

test('visual changes need a paid plan; looking does not', async () => {
  const project = await newProject({ plan: 'free' });
  expect((await show(project, {})).status).toBe(200);
  expect(await show(project, { changes: [bigger] })).toMatchObject({
    status: 403,
    body: { code: 'plan_required' },
  });
});

test('files of the platform are changed in the preview as little as in the code', async () => {
  const project = await newProject();
  const file = '.loam/Panel.tsx';
  const source = { path: file, content: 'export const Panel = () => <p className="a">x</p>;\n' };
  const writer = { purpose: 'save' } as const;
  await files.versions.write(ProjectId.parse(project.id), writer, (held) =>
    held.commit({
      userId: null,
      type: 'manual_update',
      message: 'By the platform',
      changes: [{ kind: 'write', ...source }],
    }),
  );
  const at = { file, line: 1, column: 28, opening: '<p className="a">' };
  const changes: VisualChange[] = [{ kind: 'classes', at, add: ['b'], remove: [] }];
  const refused = { status: 400, body: { detail: expect.stringContaining('managed by the platform') } };
  expect(await show(project, { changes })).toMatchObject(refused);
  expect(shown.size).toBe(0);
  const save = await files.send(`POST /projects/${project.id}/visual-draft/save`, {
    as: ada,
    body: { session_id: session, changes },
  });
  expect(save).toMatchObject(refused);
});

test('files that could not be listed once are listed the next time', async () => {
  const project = await newProject();
  isAway = true;
  const failed = await show(project, {
    elements: [{ file: 'src/components/Card.tsx', line: 2, column: 10 }],
  });
  isAway = false;
  expect(failed.status).toBe(500);
  const { body } = await show(project, {
    elements: [{ file: 'src/components/Card.tsx', line: 2, column: 10 }],
  });
  expect(Shown.parse(body).elements[0]).toMatchObject({ component: 'Card' });
});
