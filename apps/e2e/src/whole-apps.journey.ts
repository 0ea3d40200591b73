import { createHmac } from 'node:crypto';
import type { FrameLocator, Page } from '@playwright/test';
import { type AiMessage, endpoints } from '@loam/contract';
import { createDesk } from './support/desk.ts';
import { type Replay, startReplay } from './support/replay.ts';
import { expect, test } from './support/test.ts';
import { boardApp, boardMoods, boardWords } from './turns/board.ts';

const journeyMs = 600_000;
const publishMs = 120_000;
/** A migration has a snapshot before it, which a busy machine takes its time for. */
const turnMs = 120_000;
const sealKey = 'known to Rita and her cloud alone';
const password = 'a long word for the board';

/** Somebody of the app, in the preview or on the published site. */
interface Member {
  readonly name: string;
  readonly email: string;
  readonly app: FrameLocator | Page;
}

test('a sentence becomes an app with accounts, which is published, restored, paused and woken', async ({
  people,
  baseURL,
}) => {
  test.setTimeout(journeyMs);
  const replay = await startReplay({ people, desk: createDesk(baseURL ?? ''), name: `Board ${Date.now()}` });
  const { page } = replay;
  const built = await test.step('a sentence', () => build(replay));
  const rita = memberOf('Rita', page.frameLocator('iframe[title="Running app"]'));
  await test.step('an account in the preview', () => signUp(rita));
  const site = await people.visitor();
  const ben = memberOf('Ben', site);
  await test.step('an account on the published site', async () => {
    await site.goto(await publish(page));
    await signUp(ben);
  });
  await test.step('live and private entries', () => shareEntries(rita, ben));
  await test.step('a photo', () => sharePhoto(rita, ben));
  await test.step('a function with a secret', () => sealWord(ben));
  const cloud = await openCloud(replay, site);
  const [hers, his] = [await cloud.tokenOf(rita), await cloud.tokenOf(ben)];
  await test.step('the same by the tokens of both', () => compareTokens(cloud, { hers, his }));
  await test.step('a version from before a migration', () => restore(replay, { built, ben, cloud, his }));
  await test.step('paused and woken', () => pauseAndWake(replay, { cloud, his, ben, site }));
});

function memberOf(name: string, app: Member['app']): Member {
  return { name, email: `${name.toLowerCase()}@board.example.com`, app };
}

async function build(replay: Replay): Promise<AiMessage> {
  await replay.say(boardApp);
  await allow(replay, 'Enabling the cloud');
  await allow(replay, 'adds the tables profiles and entries');
  const wanted = replay.answer.getByRole('group', { name: 'Secrets this app needs' });
  await expect(wanted.getByText(boardWords.reason)).toBeVisible({ timeout: turnMs });
  await wanted.getByLabel('SEAL_KEY', { exact: true }).fill(sealKey);
  await wanted.getByRole('button', { name: 'Save' }).click();
  await expect(wanted.getByText('Saved', { exact: true })).toBeVisible();
  await allow(replay, 'Deploying the function seal (its code can read SEAL_KEY)');
  const { message, files, requests } = await replay.end(boardApp);
  expect(message).toMatchObject({ content: boardWords.built, sql_run_state: 'succeeded', errors: [] });
  expect([...files.keys()].filter((path) => path.startsWith('supabase/migrations/'))).toHaveLength(1);
  expect(files.get('src/integrations/supabase/types.ts')).toContain('is_private: boolean');
  const heard = JSON.stringify(requests);
  expect(heard).toContain('Set now: SEAL_KEY');
  for (const told of [heard, JSON.stringify(message), JSON.stringify([...files])]) {
    expect(told).not.toContain(sealKey);
  }
  return message;
}

async function allow({ answer }: Replay, words: string): Promise<void> {
  const card = answer.getByRole('group', { name: 'May this be done?' }).filter({ hasText: words });
  await card.getByRole('button', { name: 'Allow once' }).click();
}

async function signUp({ name, email, app }: Member): Promise<void> {
  await app.getByLabel('Name').fill(name);
  await app.getByLabel('Email').fill(email);
  await app.getByLabel('Password').fill(password);
  await app.getByRole('button', { name: 'Sign up' }).click();
  // From here on it hears what others write.
  await expect(entriesOf(app)).toHaveAttribute('aria-busy', 'false');
}

async function publish(page: Page): Promise<string> {
  await page.getByRole('banner').getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Publish' });
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  const shipped = page.getByRole('dialog', { name: 'You just shipped!' });
  await expect(shipped).toBeVisible({ timeout: publishMs });
  // The links of the dialog share the address.
  const share = await shipped.getByRole('link').first().getAttribute('href');
  await shipped.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return new URL(share ?? '').searchParams.get('url') ?? '';
}

function entriesOf(app: Member['app']) {
  return app.getByRole('list', { name: 'Entries' });
}

async function add({ app }: Member, body: string, isPrivate = false): Promise<void> {
  await app.getByLabel('Entry').fill(body);
  if (isPrivate) await app.getByLabel('Only for me').check();
  await app.getByRole('button', { name: 'Add' }).click();
  await expect(entriesOf(app)).toContainText(body);
}

async function shareEntries(rita: Member, ben: Member): Promise<void> {
  await add(rita, 'Where I hid the spare key', true);
  await add(ben, 'My secret compost', true);
  await add(rita, 'Rain at last');
  await expect(entriesOf(ben.app)).toContainText('Rita: Rain at last');
  await add(ben, 'The gate is mended');
  await expect(entriesOf(rita.app)).toContainText('Ben: The gate is mended');
  await expect(entriesOf(rita.app).getByRole('listitem')).toHaveCount(3);
  await expect(entriesOf(ben.app).getByRole('listitem')).toHaveCount(3);
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

async function sharePhoto(rita: Member, ben: Member): Promise<void> {
  await ben.app
    .getByLabel('Photo')
    .setInputFiles({ name: 'pumpkin.png', mimeType: 'image/png', buffer: pixel });
  await add(ben, 'The first pumpkin');
  const photo = rita.app.getByRole('img', { name: 'Photo of The first pumpkin' });
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBe(1);
}

async function sealWord({ app }: Member): Promise<void> {
  await app.getByRole('button', { name: 'Seal' }).click();
  const seal = createHmac('sha256', sealKey).update('harvest').digest('hex');
  await expect(app.getByRole('status')).toHaveText(`Sealed: ${seal}`);
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The cloud as pages reach it, from a page of the app. */
interface Cloud {
  ask(path: string, token?: string): Promise<Answer>;
  tokenOf(member: Member): Promise<string>;
}

async function openCloud({ person, project }: Replay, site: Page): Promise<Cloud> {
  const backend = await person.api.call(endpoints.getBackend, { params: { projectId: project.id } });
  const key = backend.publishable_key ?? '';
  const send = (path: string, init: { headers: Record<string, string>; method?: string; body?: string }) =>
    site.evaluate(
      async ([url, sent]) => {
        const response = await fetch(url, sent);
        return { status: response.status, body: await response.json() };
      },
      [`${backend.url}${path}`, init] as const,
    );
  return {
    ask: (path, token) =>
      send(path, { headers: { apikey: key, ...(token && { authorization: `Bearer ${token}` }) } }),
    async tokenOf({ email }) {
      const { body } = await send('/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      return String(Reflect.get(body, 'access_token'));
    },
  };
}

interface Tokens {
  readonly hers: string;
  readonly his: string;
}

const bodies = '/rest/v1/entries?select=body&order=id';
const shared = [{ body: 'Rain at last' }, { body: 'The gate is mended' }, { body: 'The first pumpkin' }];

async function compareTokens({ ask }: Cloud, { hers, his }: Tokens): Promise<void> {
  expect(await ask(bodies, hers)).toEqual({
    status: 200,
    body: [{ body: 'Where I hid the spare key' }, ...shared],
  });
  expect(await ask(bodies, his)).toEqual({ status: 200, body: [{ body: 'My secret compost' }, ...shared] });
  expect(await ask(`${bodies}&is_private=is.true`, his)).toEqual({
    status: 200,
    body: [{ body: 'My secret compost' }],
  });
  expect(await ask(bodies)).toEqual({ status: 200, body: [] });
  const { body } = await ask('/rest/v1/entries?select=photo&photo=not.is.null', his);
  const path = String(Reflect.get(Array.isArray(body) ? body[0] : {}, 'photo'));
  expect((await ask(`/storage/v1/object/photos/${path}`)).status).toBe(400);
}

interface Before {
  readonly built: AiMessage;
  readonly ben: Member;
  readonly cloud: Cloud;
  readonly his: string;
}

async function restore(replay: Replay, { built, ben, cloud, his }: Before): Promise<void> {
  const { page } = replay;
  await replay.say(boardMoods);
  await allow(replay, 'Changing the database');
  await replay.end(boardMoods);
  await add(ben, 'Written after the moods came');
  expect((await cloud.ask('/rest/v1/entries?select=mood', his)).status).toBe(200);

  const { commit_message: summary } = await replay.versionOf(built);
  await page.getByRole('button', { name: 'Versions' }).click();
  const row = page.getByRole('listitem').filter({ hasText: summary });
  await row.getByRole('button', { name: 'Restore', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Restore this version?' });
  await expect(dialog.getByRole('listitem')).toHaveText(['moods']);
  await dialog.getByRole('checkbox', { name: /^Also bring the database back to/ }).check();
  await dialog.getByRole('button', { name: 'Restore anyway' }).click();
  await expect(page.getByText(`Restored to earlier version: ${summary}`)).toBeVisible({ timeout: publishMs });
  const kept = [{ body: 'My secret compost' }, ...shared];
  await expect
    .poll(() => cloud.ask(bodies, his), { timeout: publishMs })
    .toEqual({ status: 200, body: kept });
  expect((await cloud.ask('/rest/v1/entries?select=mood', his)).status).toBe(400);
}

interface Sleeping {
  readonly cloud: Cloud;
  readonly his: string;
  readonly ben: Member;
  readonly site: Page;
}

async function pauseAndWake(
  { page, person, project }: Replay,
  { cloud, his, ben, site }: Sleeping,
): Promise<void> {
  await page.goto(`/projects/${project.id}?view=cloud`);
  await person.api.call(endpoints.pauseBackend, { params: { projectId: project.id } });
  const paused = page.getByRole('heading', { name: 'Cloud project paused' });
  await expect(paused).toBeVisible();
  await expect.poll(async () => (await cloud.ask(bodies, his)).status).toBe(540);
  await page.getByRole('button', { name: 'Wake up' }).click();
  await expect(page.getByRole('button', { name: /^Database/ }).first()).toBeVisible();
  // As with the pause, the gateway hears of it a moment later.
  await expect.poll(async () => (await cloud.ask(bodies, his)).status).toBe(200);
  // The account of before is signed in still, and writes.
  await site.reload();
  await add(ben, 'Back from its sleep');
}
