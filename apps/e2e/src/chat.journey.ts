import type { Page } from '@playwright/test';
import { join as joinWorkspace, projectOf } from './support/people.ts';
import { expectInOrder } from './support/replay.ts';
import { askRequest } from './support/scripted-answers.ts';
import { recordScreen } from './support/screen-record.ts';
import { expect, test } from './support/test.ts';

/** The first preview of an installation waits for the packages of the template; a turn checks what it wrote. */
const turnMs = 150_000;

function chatOf(page: Page) {
  const chat = page.getByRole('region', { name: 'Chat' });
  return {
    chat,
    field: chat.getByRole('textbox', { name: 'Message' }),
    queue: chat.getByRole('region', { name: 'Waiting' }),
    async say(text: string) {
      await chat.getByRole('textbox', { name: 'Message' }).fill(text);
      await page.keyboard.press('Enter');
    },
    /** The numbers that an answer has counted so far. */
    async counted(): Promise<number[]> {
      const text = await chat.innerText();
      return [...text.matchAll(/\bn(\d+)\b/g)].map(([, number]) => Number(number));
    },
  };
}

test('a wish becomes a version that the preview shows, with what it changed', async ({ people }) => {
  const cleo = await people.signUp('Cleo Chat');
  const project = await projectOf(cleo, 'A page that changes');
  const page = await people.windowOf(cleo);
  const record = await recordScreen(page);
  await page.goto(`/projects/${project.id}`);
  const { chat, field, say } = chatOf(page);

  await say('Write the heading “Harvest”');
  await expect(field).toHaveValue('');
  await expect(chat.getByText('Write the heading “Harvest”')).toBeVisible();
  const changes = chat.getByRole('button', { name: 'Show changes' });
  await expect(changes).toBeVisible({ timeout: turnMs });
  expectInOrder(record.take(), ['I look at the page first.', 'Writing src/pages/Index.tsx']);
  await expect(chat.getByText('Current', { exact: true })).toBeVisible();
  const app = page.frameLocator('iframe[title="Running app"]');
  await expect(app.getByRole('heading', { name: 'Harvest' })).toBeVisible({ timeout: turnMs });

  await changes.click();
  const viewer = page.getByRole('region', { name: 'Code viewer' });
  await expect(viewer.getByRole('heading', { name: /^Code changes: / })).toBeVisible();
  await expect(viewer.getByText('+ return <h1>Harvest</h1>;')).toBeVisible();
  await page.getByRole('button', { name: 'Back to latest' }).click();

  await chat.getByRole('button', { name: 'Good answer' }).click();
  await page.reload();
  await expect(chat.getByRole('button', { name: 'Good answer' })).toHaveAttribute('aria-pressed', 'true');
  await expect(chat.getByText(/^Read 1 file, changed 1/)).toBeVisible();
});

test('an answer streams to everyone, outlives a reload, and stops when it is told to', async ({
  people,
  operator,
}) => {
  const [cleo, dan] = await Promise.all([people.signUp('Cleo Chat'), people.signUp('Dan Guest')]);
  await joinWorkspace({ host: cleo, guest: dan, operator });
  const project = await projectOf(cleo, 'Counting aloud');
  const [hers, his] = await Promise.all([people.windowOf(cleo), people.windowOf(dan)]);
  await Promise.all([hers.goto(`/projects/${project.id}`), his.goto(`/projects/${project.id}`)]);
  const [mine, theirs] = [chatOf(hers), chatOf(his)];

  await mine.say('Count to 2000');
  await expect(theirs.chat.getByText('Cleo Chat')).toBeVisible();
  await expect(theirs.chat.getByText(/\bn20\b/)).toBeVisible();
  await theirs.say('And then something else');
  await expect(mine.queue.getByText('And then something else')).toBeVisible();
  await mine.say('A second thought');
  await mine.queue.getByRole('button', { name: 'Edit message' }).click();
  await mine.queue.getByRole('textbox', { name: 'Edit message' }).fill('A better thought');
  await hers.keyboard.press('Enter');
  await expect(theirs.queue.getByText('A better thought')).toBeVisible();
  await mine.queue.getByRole('button', { name: 'Remove from the queue' }).click();
  await expect(theirs.queue.getByText('A better thought')).toBeHidden();

  await hers.reload();
  const before = await expectCounting(mine);
  await expect.poll(async () => (await mine.counted()).length).toBeGreaterThan(before);
  const numbers = await mine.counted();
  expect(numbers, 'nothing is missing and nothing is there twice').toEqual(
    numbers.map((_, index) => index + 1),
  );

  await mine.chat.getByRole('button', { name: 'Stop' }).click();
  await expect(mine.chat.getByText('This answer was stopped.')).toBeVisible();
  await expect(theirs.chat.getByText('This answer was stopped.')).toBeVisible();
  await expect(async () => expect(await theirs.counted()).toEqual(await mine.counted())).toPass({
    timeout: 30_000,
  });
  await expect(mine.chat.getByText('I have heard you.')).toBeVisible({ timeout: turnMs });
  await expect(mine.queue).toBeHidden();
});

async function expectCounting({ chat, counted }: ReturnType<typeof chatOf>): Promise<number> {
  await expect(chat.getByText(/\bn20\b/)).toBeVisible();
  return (await counted()).length;
}

test('what was refused comes back to its writer, and a draft outlives a reload', async ({ people }) => {
  const cleo = await people.signUp('Cleo Chat');
  const project = await projectOf(cleo, 'Refusals');
  const page = await people.windowOf(cleo);
  await page.goto(`/projects/${project.id}`);
  const { chat, field, say } = chatOf(page);
  await page.route('**/chat', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'Unavailable',
        status: 503,
        code: 'unavailable',
        detail: 'The queue is closed.',
        trace_id: 'trace-of-a-refusal',
      },
    }),
  );
  await say('Will not arrive');
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText('The queue is closed. Please try again later.');
  await expect(dialog).toContainText('trace-of-a-refusal');
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(field).toHaveValue('Will not arrive');
  await expect(chat.getByRole('article')).toHaveCount(0);

  await page.unroute('**/chat');
  await page.reload();
  await expect(field).toHaveValue('Will not arrive');
  await field.press('Enter');
  await expect(chat.getByRole('article', { name: 'You wrote' })).toHaveText('Will not arrive');
});

test('a question is seen on a phone while the preview is in front, and above what was said before', async ({
  people,
}) => {
  const quin = await people.signUp('Quin Question');
  const project = await projectOf(quin, 'A page with a question');
  const page = await people.windowOf(quin);
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(`/projects/${project.id}`);
  const { chat, say } = chatOf(page);
  await say('Count to 400');
  await expect(chat.getByText(/\bn40\b/)).toBeVisible();
  await chat.getByRole('button', { name: 'Stop' }).click();
  await say(askRequest);
  await page.getByRole('radio', { name: 'View' }).click();
  await expect(page.getByText('Which colour should the heading have?').last()).toBeVisible();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  const card = chat.getByRole('group', { name: 'Which colour should the heading have?' });
  await expect(card).toBeInViewport({ ratio: 0.9 });

  await chat.getByRole('region', { name: 'Messages' }).evaluate((list) => list.scrollTo({ top: 0 }));
  await chat.getByRole('button', { name: 'Question waiting' }).click();
  await expect(card).toBeInViewport({ ratio: 0.9 });
  await card.getByRole('radio', { name: 'Green' }).click();
  await card.getByRole('button', { name: 'Answer' }).click();
  await expect(chat.getByText('Thank you, I know enough.')).toBeVisible();
});
