import { createDesk, type Desk } from './support/desk.ts';
import {
  type Ended,
  expectInOrder,
  firstSeenMs,
  historyIn,
  type Replay,
  resultsIn,
  startReplay,
} from './support/replay.ts';
import { scriptedModel } from './support/scripted-answers.ts';
import { expect, test } from './support/test.ts';
import {
  continued,
  halfWritten,
  limited,
  limitedWords,
  stopped,
  stoppedWords,
  stuck,
  stuckWords,
  thanksForCalendar,
} from './turns/ended-early.ts';
import {
  askedWords,
  askFirst,
  slowStream,
  smallEdit,
  smallEditWords,
  thanksForPlants,
  typeError,
  typeErrorWords,
} from './turns/follow-ups.ts';
import {
  calendar,
  club,
  footer,
  footerPage,
  plantList,
  plantPage,
  plants,
  rooms,
} from './turns/garden.data.ts';
import { newApp, newAppWords } from './turns/new-app.ts';
import { denied, deniedWords, empty, lie, lieWords, loop, loopWords, thanksForClub } from './turns/not-so.ts';
import type { RecordedTurn } from './turns/recorded-turn.ts';

const page = 'src/pages/Index.tsx';
/** On two calm cores a group takes some twenty seconds. */
const groupMs = 600_000;
/** Beside a step that writes, while it does. */
const lineCount = /^\s*· \d+ lines?$/;
const worked = 'nothing was saved; it had worked on';

/** Plays one turn, compares everything that came of it with what is true, and gives what later requests should tell of it. */
type Play = (replay: Replay, desk: Desk) => Promise<readonly unknown[]>;

const groups: Readonly<Record<string, { plays: readonly Play[]; thanks: RecordedTurn }>> = {
  'what a model builds, changes and mends is what everybody is told': {
    plays: [buildNewApp, editHeading, mendTypeError, askAndWait],
    thanks: thanksForPlants,
  },
  'what ends early is not in the project, and not lost': {
    plays: [endStuck, continueDraft, stopAndDiscard, endAtLimit],
    thanks: thanksForCalendar,
  },
  'what is not so is neither believed nor said': {
    plays: [runInCircles, claimWithoutChange, sayNothing, denyLeave],
    thanks: thanksForClub,
  },
};

for (const [name, { plays, thanks }] of Object.entries(groups)) {
  test(name, async ({ people, baseURL }) => {
    test.setTimeout(groupMs);
    const desk = createDesk(baseURL ?? '');
    const replay = await startReplay({ people, desk, name: thanks.says });
    const told: unknown[] = [];
    for (const play of plays) told.push(...(await play(replay, desk)));
    const { requests } = await replay.play(thanks);
    expect(historyIn(requests[0])).toEqual(told);
  });
}

async function buildNewApp(replay: Replay): Promise<readonly unknown[]> {
  const { remarks, lastRemark, closing, suggestions } = newAppWords;
  const { shown, message, files } = await replay.play(newApp);
  const story = [
    remarks[0],
    'Writing src/lib/plants.ts',
    remarks[1],
    'Writing src/components/PlantList.tsx',
    lastRemark,
    `Writing ${page}`,
    'Checking types',
    'Building the app',
    'Opening /',
    'Looking at /',
  ];
  expectInOrder(shown, story);
  expect(message).toMatchObject({
    status: 'completed',
    content: [...remarks, lastRemark, closing].join('\n\n'),
    suggestions,
    errors: [],
    pipeline_errors: [],
    notes: [],
    draft: null,
    cost_credits: 0,
  });
  expect(message.steps.map(({ status }) => status)).toEqual(message.steps.map(() => 'done'));
  await expectSaidAfterSave(replay, { shown, message, closing });
  expect(files.get('src/lib/plants.ts')).toBe(plants);
  expect(files.get('src/components/PlantList.tsx')).toBe(plantList);
  expect(files.get(page)).toBe(plantPage);
  const app = replay.page.frameLocator('iframe[title="Running app"]');
  await expect(app.getByRole('heading', { name: 'Watering planner' })).toBeVisible();
  await expect(replay.chat.getByRole('button', { name: suggestions[0] })).toBeVisible();
  const reloaded = await replay.reload();
  expect(reloaded).toContain('Changed 3 files');
  expect(inPlace(reloaded, [...story, closing])).toEqual([...story, closing]);
  const changed = `src/components/PlantList.tsx, src/lib/plants.ts, ${page}`;
  return [newApp.says, `${message.content}\n\n[changed: ${changed}]`];
}

async function editHeading(replay: Replay): Promise<readonly unknown[]> {
  const { remark, closing } = smallEditWords;
  const { shown, message, files } = await replay.play(smallEdit);
  expectInOrder(shown, [remark, `Editing ${page}`, 'Checking types', 'Opening /']);
  expect(message).toMatchObject({ status: 'completed', content: `${remark}\n\n${closing}`, errors: [] });
  await expectSaidAfterSave(replay, { shown, message, closing });
  expect(files.get(page)).toBe(plantPage.replace('Watering planner', 'Thirsty plants'));
  return [smallEdit.says, `${message.content}\n\n[changed: ${page}]`];
}

async function mendTypeError(replay: Replay): Promise<readonly unknown[]> {
  const { closing, right } = typeErrorWords;
  const { shown, message, files } = await replay.play(typeError);
  expect(message).toMatchObject({ status: 'completed', content: closing, errors: [], notes: [] });
  const checks = message.steps.filter(({ title }) => title === 'Checking types');
  expect(checks.map(({ status }) => status)).toEqual(['failed', 'done']);
  await expectSaidAfterSave(replay, { shown, message, closing });
  expect(files.get(page)).toContain(right);
  return [typeError.says, `${closing}\n\n[changed: ${page}]`];
}

async function askAndWait(replay: Replay, desk: Desk): Promise<readonly unknown[]> {
  const { question, options, closing } = askedWords;
  await replay.say(askFirst);
  const card = replay.answer.getByRole('group', { name: question });
  await card.getByRole('radio', { name: options[0] }).click();
  await card.getByRole('button', { name: 'Answer' }).click();
  await desk.reached(slowStream);
  await expect(replay.answer.getByText('Writing src/lib/rooms.ts')).toBeVisible();
  await expect(replay.answer.getByText(lineCount)).toBeVisible();
  expect((await desk.requestsOf(askFirst)).at(-1)?.state).toBe('open');
  await desk.open(slowStream);
  const { shown, message, files, requests } = await replay.end(askFirst);
  expect(resultsIn(requests[1])).toEqual([`The person answered: ${options[0]}`]);
  expect(message).toMatchObject({
    status: 'completed',
    content: closing,
    questions: [{ answer: [options[0]] }],
  });
  await expectSaidAfterSave(replay, { shown, message, closing });
  expect(files.get('src/lib/rooms.ts')).toBe(rooms);
  const asked = `asked "${question}", the person answered "${options[0]}"`;
  return [askFirst.says, `${closing}\n\n[changed: src/lib/rooms.ts]\n[${asked}]`];
}

async function endStuck(replay: Replay): Promise<readonly unknown[]> {
  const { shown, message, files } = await replay.play(stuck);
  expect(message).toMatchObject({
    status: 'failed',
    content: stuckWords.remark,
    edit_id: null,
    draft: { state: 'offered', file_count: 1, checks: 'failed' },
    pipeline_errors: [{ code: 'same_error_twice' }],
    cost_credits: 0,
  });
  expect(firstSeenMs(shown, stuckWords.claim), 'it never came true').toBe(Infinity);
  expect(files.get(page)).toContain('Describe what you want to build');
  await expect(replay.answer.getByRole('button', { name: 'Keep as it is' })).toBeHidden();
  const reloaded = await replay.reload();
  expect(reloaded).not.toMatch(/^Changed/m);
  expect(reloaded).toContain('The project is as it was');
  const end = String.raw`; ${worked} ${page}; its unfinished work was continued later\]$`;
  return [stuck.says, expect.stringMatching(new RegExp(String.raw`^\[failed: .*${end}`))];
}

async function continueDraft(replay: Replay): Promise<readonly unknown[]> {
  await replay.continueDraft();
  await expect(replay.chat.getByText('The draft was continued below.')).toBeVisible();
  const { shown, message, files, requests } = await replay.end(continued);
  expect(requests[0]?.messages.at(-1)?.text).toContain(
    'That turn ended because the same error came back after each attempt to mend it',
  );
  expect(message).toMatchObject({ status: 'completed', content: stuckWords.closing, draft: null });
  await expectSaidAfterSave(replay, { shown, message, closing: stuckWords.closing });
  expect(files.get(page)).toBe(calendar);
  return ['Continue', `${stuckWords.closing}\n\n[changed: ${page}]`];
}

async function stopAndDiscard(replay: Replay, desk: Desk): Promise<readonly unknown[]> {
  const list = 'src/components/ShoppingList.tsx';
  await replay.say(stopped);
  await desk.reached(halfWritten);
  await expect(replay.answer.getByText(`Writing ${page}`)).toBeVisible();
  await expect(replay.answer.getByText(lineCount)).toHaveCount(2);
  await replay.chat.getByRole('button', { name: 'Stop' }).click();
  const { shown, message, files, requests } = await replay.end(stopped);
  const { remark, secondRemark } = stoppedWords;
  expectInOrder(shown, [remark, `Writing ${list}`, secondRemark, `Writing ${page}`]);
  expect(requests.map(({ state }) => state)).toEqual(['aborted']);
  expect(message).toMatchObject({
    status: 'stopped',
    edit_id: null,
    draft: { state: 'offered', file_count: 1, checks: 'not_run' },
    cost_credits: 0,
  });
  expect(files.has(list)).toBe(false);
  expect(files.get(page)).toBe(calendar);
  await replay.answer.getByRole('button', { name: 'Discard' }).click();
  const sure = replay.answer.getByRole('group', { name: /^Discard this draft/ });
  await sure.getByRole('button', { name: 'Discard' }).click();
  await expect(replay.answer.getByText('The draft was discarded.')).toBeVisible();
  expect(await replay.reload()).toContain('The draft was discarded.');
  return [stopped.says, `[stopped; ${worked} ${list}; the person discarded its unfinished work]`];
}

async function endAtLimit(replay: Replay): Promise<readonly unknown[]> {
  const { message, files, requests } = await replay.play(limited);
  const note = 'This ended at the limit of length for one request. What was done by then works and is saved.';
  expect(requests).toHaveLength(1);
  expect(message).toMatchObject({
    status: 'completed',
    content: limitedWords.remark,
    notes: [note],
    errors: [],
    draft: null,
  });
  expect(files.get('src/components/Footer.tsx')).toBe(footer);
  expect(files.get(page)).toBe(footerPage);
  await expect(replay.answer.getByText(note)).toBeVisible();
  const changed = `[changed: src/components/Footer.tsx, ${page}]`;
  return [limited.says, `${limitedWords.remark}\n\n${changed}\n[${note}]`];
}

async function runInCircles(replay: Replay): Promise<readonly unknown[]> {
  const { shown, message, files, requests } = await replay.play(loop);
  const results = resultsIn(requests[6]).map((text) => /third time|not run/.exec(text)?.[0] ?? 'done');
  expect(results).toEqual(['done', 'done', 'done', 'third time', 'done', 'not run']);
  const { closing } = loopWords;
  expect(message).toMatchObject({ status: 'completed', content: closing, errors: [], notes: [] });
  expect(message.steps.filter(({ kind }) => kind === 'read')).toHaveLength(4);
  await expectSaidAfterSave(replay, { shown, message, closing });
  expect(files.get(page)).toBe(club);
  return [loop.says, `${closing}\n\n[changed: ${page}]`];
}

async function claimWithoutChange(replay: Replay): Promise<readonly unknown[]> {
  const { message, files, requests } = await replay.play(lie);
  expect(requests).toHaveLength(2);
  expect(message).toMatchObject({
    status: 'completed',
    content: lieWords.again,
    edit_id: null,
    has_unfounded_claim: true,
    steps: [],
  });
  expect(files.get(page)).toBe(club);
  const note = 'Nothing was changed, although the answer sounds like it.';
  await expect(replay.answer.getByText(note)).toBeVisible();
  const truth = '[nothing was changed; what the answer says of a change is not true]';
  return [lie.says, `${lieWords.again}\n\n${truth}`];
}

async function sayNothing(replay: Replay): Promise<readonly unknown[]> {
  const { message, files, requests } = await replay.play(empty);
  const nudged = requests.map(({ messages }) =>
    messages.at(-1)?.text.startsWith('Your last answer was empty'),
  );
  expect(nudged).toEqual([false, true, true]);
  expect(message).toMatchObject({
    status: 'failed',
    content: '',
    edit_id: null,
    draft: null,
    pipeline_errors: [{ code: 'model_unavailable' }],
    model: `compatible/${scriptedModel}`,
    cost_credits: 0,
  });
  expect(files.get(page)).toBe(club);
  await expect(replay.answer.getByText('The model gave an empty answer several times.')).toBeVisible();
  await expect(replay.answer.getByRole('button', { name: 'Build it with the built-in rules' })).toBeVisible();
  return [empty.says, '[failed: The model gave an empty answer several times; nothing was saved]'];
}

async function denyLeave(replay: Replay): Promise<readonly unknown[]> {
  await replay.say(denied);
  await replay.answer.getByRole('button', { name: 'Deny' }).click();
  const { message, files } = await replay.end(denied);
  const { closing } = deniedWords;
  expect(message).toMatchObject({
    status: 'completed',
    content: closing,
    edit_id: null,
    errors: [],
    approvals: [{ decision: 'denied', arguments: { path: 'vite.config.ts' } }],
  });
  expect(files.get('vite.config.ts')).toContain('plugins');
  const asked = String.raw`\[asked for leave: "Writing vite\.config\.ts [^\n]*", the person denied it\]`;
  return [
    denied.says,
    expect.stringMatching(new RegExp(String.raw`^${closing}\n\n${asked}\n\[nothing was changed\]$`)),
  ];
}

type Said = Pick<Ended, 'shown' | 'message'> & { readonly closing: string };

/** A sentence of success is true once there is a version, and not before. */
async function expectSaidAfterSave(replay: Replay, { shown, message, closing }: Said): Promise<void> {
  const { created_at: savedAt } = await replay.versionOf(message);
  expect(firstSeenMs(shown, closing)).toBeGreaterThanOrEqual(Date.parse(savedAt));
  await expect(replay.answer.getByText(closing).first()).toBeVisible();
}

/** The texts in the order in which they stand. */
function inPlace(words: string, texts: readonly string[]): readonly string[] {
  return texts.toSorted((one, other) => words.indexOf(one) - words.indexOf(other));
}
