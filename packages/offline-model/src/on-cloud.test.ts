import { describe, expect, test } from 'vitest';
import { bareRequest, type CloudState, type Reply } from './reply.ts';
import { respond } from './respond.ts';

const ask = (request: string, cloud?: CloudState): Reply => respond(bareRequest(request, cloud && { cloud }));

const offered: CloudState = { kind: 'offered' };
const denied: CloudState = { kind: 'refused', isDenied: true, reason: '' };
const SHARED = 'A shared task list for our club where members sign up and everybody sees the tasks';

describe('when a new app asks for the cloud', () => {
  test.each([
    SHARED,
    'A notes app with login where everyone sees only their own notes',
    'An expense app: users register, an admin sees all expenses',
    'Uma lista de tarefas; os membros fazem login e todos veem as tarefas',
  ])('%s', (request) => {
    expect(ask(request, offered).cloud?.migration?.sql).toContain('create table');
  });

  test.each([
    'A to-do app with due dates',
    // Roles alone are no accounts.
    'A job board for farms. Farmers can post a job on the page Post a job. Workers can save a job and find it under Saved.',
    'A notes app with login, kept in my browser only',
    'A calculator that our whole team can share',
  ])('not for: %s', (request) => {
    expect(ask(request, offered).cloud).toBeUndefined();
  });
});

test('refused or not to be had, the same app is written for the browser, and that is said', () => {
  const without = ask(SHARED);
  const no = ask(SHARED, denied);
  expect(no.changes).toEqual(without.changes);
  expect(no.cloud).toBeUndefined();
  expect(no.text).toContain('in the browser of whoever uses the app');
  expect(without.text).toContain('in the browser of whoever uses the app');
  expect(no.changes.find(({ path }) => path === 'src/data/kept-table.ts')?.content).toContain('localTable');
});

test('what an app is for is no list of its own', () => {
  const plan = ask('A shared shopping list for our flat', offered).changes.find(
    ({ path }) => path === '.loam/plan.json',
  )?.content;
  expect(plan).not.toContain('propert');
});

test('an app on the cloud has no accounts that a stranger could try', () => {
  const { changes } = ask(SHARED, offered);
  const file = changes.find(({ path }) => path === 'src/data/auth/demo-accounts.ts')?.content ?? '';
  expect(file).toContain('DEMO_LOGINS');
  expect(file).not.toContain('demoAccounts');
});

test('everyone sees, and whoever made an entry changes it: the rules and the buttons say the same', () => {
  const { cloud, changes, text } = ask(
    'A climbing log. Members sign up and log climbs. Everyone sees all climbs, but you can only edit your own. An admin can delete any climb.',
    offered,
  );
  const sql = cloud?.migration?.sql ?? '';
  const rule = (name: string) => new RegExp(`create policy "${name}" on public\\.climbs[^;]+`).exec(sql)?.[0];
  expect(rule('who reads')).toContain('using (true)');
  for (const name of ['who changes', 'who removes'])
    expect(rule(name)).toMatch(/owner_id = \(select auth\.uid\(\)\) or .*has_role\(array\['admin'\]\)/);
  expect(text).toMatch(/Climbs.*: seen by everybody with an account; whoever made an entry changes it\./);
  expect(text).not.toContain('edit your own');
  const sources = changes.map(({ content }) => content).join('\n');
  expect(sources).toContain('<OnlyMaker of={climb} orRoles={["admin"]}>');
});

test.each([
  [
    'own',
    'Time sheets for our team. Members sign up. Everyone can only see their own sheets and can only edit their own sheets.',
  ],
  ['own', 'A climbing log. Members sign up and log climbs. You can only edit your own climbs.'],
  [
    'shared',
    'A climbing log. Members sign up and log climbs. Everyone can view all climbs but can only edit their own.',
  ],
  [
    'members',
    'A climbing log for our team. Members sign up and log climbs. You can only delete your own climbs.',
  ],
])('%s: %s', (access, request) => {
  const plan = ask(request, offered).changes.find(({ path }) => path === '.loam/plan.json')?.content ?? '';
  expect(plan).toContain(`"access": "${access}"`);
});
