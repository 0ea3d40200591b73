import type { FrameLocator, Locator } from '@playwright/test';
import { endpoints } from '@loam/contract';
import { createDesk } from './support/desk.ts';
import type { People } from './support/people.ts';
import { type Replay, startReplay } from './support/replay.ts';
import { expect, test } from './support/test.ts';
import { seedDeploy, seedFix, seedMend, seedSql, seedTable, seedWords } from './turns/seeds.ts';

const journeyMs = 600_000;

test('what goes wrong in the backend reaches the chat, and is over once it is mended', async ({
  people,
  baseURL,
}) => {
  test.setTimeout(journeyMs);
  const replay = await startReplay({ people, desk: createDesk(baseURL ?? ''), name: `Seeds ${Date.now()}` });
  const { api } = replay.person;
  await api.call(endpoints.enableBackend, { params: { projectId: replay.project.id } });
  await test.step('a click counts once, and for what was shown', () => decideInTwoWindows(replay, people));
  await test.step('SQL that the database refuses', () => mendSql(replay));
  await test.step('a function that cannot be deployed', () => mendDeployment(replay));
  await test.step('a function that fails, and a refusal of the rules', () => mendApp(replay));
});

function cardOf(answer: Locator, words: string): Locator {
  return answer.getByRole('group', { name: 'May this be done?' }).filter({ hasText: words });
}

/** Her other window shows a question that is answered here meanwhile. What it says then counts for nothing. */
async function decideInTwoWindows(replay: Replay, people: People): Promise<void> {
  const other = await people.windowOf(replay.person);
  await other.goto(`/projects/${replay.project.id}`);
  await replay.say(seedTable);
  const answers = other.getByRole('region', { name: 'Chat' }).getByRole('article', { name: / answered$/ });
  const theirs = cardOf(answers.last(), seedSql.open);
  await expect(theirs.getByRole('button', { name: 'Allow once' })).toBeVisible();
  const held = Promise.withResolvers<void>();
  const clicked = Promise.withResolvers<void>();
  await other.route('**/approvals/*', async (route) => {
    clicked.resolve();
    await held.promise;
    await route.continue();
  });
  await theirs.getByRole('button', { name: 'Allow once' }).click();
  await clicked.promise;
  await cardOf(replay.answer, seedSql.open).getByRole('button', { name: 'Deny' }).click();
  const next = cardOf(replay.answer, seedSql.broken);
  await expect(next.getByRole('button', { name: 'Allow once' })).toBeVisible();
  held.resolve();
  await expect(other.getByText('Your decision was not saved')).toBeVisible();
  await expect(cardOf(answers.last(), 'changes who may use what').getByText('Denied')).toBeVisible();
  await expect(cardOf(answers.last(), seedSql.broken).getByRole('button', { name: 'Deny' })).toBeVisible();
  await next.getByRole('button', { name: 'Allow once' }).dblclick();
  const { message } = await replay.end(seedTable);
  expect(message).toMatchObject({
    content: seedWords.gaveUp,
    sql_run_state: 'failed',
    approvals: [{ decision: 'denied' }, { decision: 'allowed', arguments: { sql: seedSql.broken } }],
    errors: [{ kind: 'supabase_sql_error', message: seedWords.sqlError }],
  });
  expect(message.steps.filter(({ tool }) => tool === 'apply_migration')).toHaveLength(2);
  await expect(cardOf(answers.last(), 'adds the table seeds').getByText('Allowed')).toBeVisible();
  await other.close();
}

async function mendSql(replay: Replay): Promise<void> {
  await tryToFix(replay, 'An error occurred while applying the migration');
  await allow(replay, 'Changing the database:');
  await allow(replay, 'Deploying the function sow');
  const { message, requests } = await replay.end(seedFix);
  expect(requests[0]?.messages.at(-1)?.text).toContain(`Please fix this error:\n\n${seedWords.sqlError}`);
  expect(message.errors).toMatchObject([{ kind: 'deploy_supabase_functions' }]);
}

async function mendDeployment(replay: Replay): Promise<void> {
  await tryToFix(replay, "Couldn't deploy Supabase functions");
  await allow(replay, 'Deploying the function sow');
  const { message, requests } = await replay.end(seedDeploy);
  expect(requests[0]?.messages.at(-1)?.text).toContain('Please fix this error:');
  expect(message).toMatchObject({ content: seedWords.deployed, errors: [] });
}

async function mendApp(replay: Replay): Promise<void> {
  const { page } = replay;
  const app = page.frameLocator('iframe[title="Running app"]');
  const errors = page.getByRole('region', { name: 'Errors of the app' });
  await press(app, 'Add beans');
  const refused = errors.getByRole('group', { name: 'HTTP client error' });
  await expect(refused).toContainText('refused by a row level security policy or a missing grant');
  await press(app, 'Sow');
  const failed = errors.getByRole('group', { name: 'edge function error' });
  await expect(failed).toContainText('/functions/v1/sow: status 500');
  await failed.getByRole('button', { name: 'Try to fix' }).click();
  await allow(replay, 'Deploying the function sow');
  await allow(replay, 'Changing the database:');
  const { requests } = await replay.end(seedMend);
  expect(requests[0]?.messages.at(-1)?.text).toContain('/functions/v1/sow: status 500');
  await expect(errors).toBeHidden();
  await press(app, 'Add beans');
  await expect(app.getByRole('list', { name: 'Seeds' })).toContainText('Beans');
  await expect(errors).toBeHidden();
}

async function press(app: FrameLocator, name: string): Promise<void> {
  await app.getByRole('button', { name }).click();
}

async function allow({ answer }: Replay, words: string): Promise<void> {
  await cardOf(answer, words).getByRole('button', { name: 'Allow once' }).click();
}

async function tryToFix({ chat, answer }: Replay, title: string): Promise<void> {
  const answers = chat.getByRole('article', { name: / answered$/ });
  const before = await answers.count();
  await answer.getByRole('group', { name: title }).getByRole('button', { name: 'Try to fix' }).click();
  await expect(answers).toHaveCount(before + 1);
}
