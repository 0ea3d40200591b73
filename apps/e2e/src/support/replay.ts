import type { Locator, Page } from '@playwright/test';
import { AiMessage, endpoints, type Edit, type Project } from '@loam/contract';
import { type RecordedTurn, usageOf } from '../turns/recorded-turn.ts';
import type { Desk, DeskRequest } from './desk.ts';
import { projectOf, type People, type Person } from './people.ts';
import { recordScreen, type Shown } from './screen-record.ts';
import { expect } from './test.ts';

/** A turn checks what it wrote; the first one of an installation waits for the packages of the template. */
const turnMs = 120_000;

/** What is left of a turn, wherever one can look. */
export interface Ended {
  readonly shown: readonly Shown[];
  readonly message: AiMessage;
  /** Of the newest version, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** What the model was asked since the turn was played last. */
  readonly requests: readonly DeskRequest[];
}

/** One person in front of one project, whose model plays recorded turns. */
export interface Replay {
  readonly person: Person;
  readonly project: Project;
  readonly page: Page;
  readonly chat: Locator;
  /** The newest answer. */
  readonly answer: Locator;
  say(turn: RecordedTurn): Promise<void>;
  /** Goes on with the draft of the newest answer. */
  continueDraft(): Promise<void>;
  /** Waits for the end of the newest answer and reads everything that came of it. */
  end(turn: RecordedTurn): Promise<Ended>;
  play(turn: RecordedTurn): Promise<Ended>;
  /** The version that an answer made. */
  versionOf(message: AiMessage): Promise<Edit>;
  /** What stands in the newest answer after a reload, with all its steps. */
  reload(): Promise<string>;
}

interface ReplayOptions {
  readonly people: People;
  readonly desk: Desk;
  readonly name: string;
}

export async function startReplay({ people, desk, name }: ReplayOptions): Promise<Replay> {
  const person = await people.signUp('Rita Replay');
  const project = await projectOf(person, name);
  const page = await people.windowOf(person);
  const record = await recordScreen(page);
  await page.goto(`/projects/${project.id}`);
  const chat = page.getByRole('region', { name: 'Chat' });
  const answers = chat.getByRole('article', { name: / answered$/ });
  const answer = answers.last();

  const counted = new Map<string, number>();

  const begin = async (act: () => Promise<void>) => {
    record.take();
    const before = await answers.count();
    await act();
    await expect(answers).toHaveCount(before + 1);
  };
  const say = ({ says }: RecordedTurn) =>
    begin(async () => {
      await chat.getByRole('textbox', { name: 'Message' }).fill(says);
      await page.keyboard.press('Enter');
      await expect(chat.getByRole('article', { name: 'You wrote' }).last()).toHaveText(says);
    });
  const end = async (turn: RecordedTurn): Promise<Ended> => {
    await expect(answer).toHaveAttribute('aria-busy', 'false', { timeout: turnMs });
    const shown = record.take();
    const message = await newestAnswer(person, project);
    const all = await desk.requestsOf(turn);
    const from = counted.get(turn.says) ?? 0;
    counted.set(turn.says, all.length);
    // A provider bills an answer at its end, which one that was stopped never had.
    if (message.status !== 'stopped') expect(message.usage).toEqual(usageOf(turn, from, all.length));
    expectNoGhosts(shown, message);
    return { shown, message, files: await filesOf(person, project), requests: all.slice(from) };
  };
  return {
    person,
    project,
    page,
    chat,
    answer,
    say,
    continueDraft: () => begin(() => answer.getByRole('button', { name: 'Continue' }).click()),
    end,
    async play(turn) {
      await say(turn);
      return end(turn);
    },
    async versionOf({ edit_id: editId }) {
      if (editId === null) throw new Error('The answer made no version');
      return person.api.call(endpoints.getEdit, { params: { projectId: project.id, editId } });
    },
    async reload() {
      await page.reload();
      const steps = answer.getByRole('button', { expanded: false }).first();
      await steps.click();
      await expect(answer.getByRole('button', { expanded: true }).first()).toBeVisible();
      return answer.innerText();
    },
  };
}

async function newestAnswer({ api }: Person, { id: projectId }: Project): Promise<AiMessage> {
  const { messages } = await api.call(endpoints.listMessages, { params: { projectId } });
  return AiMessage.parse(messages.find(({ variant }) => variant === 'ai_message'));
}

async function filesOf({ api }: Person, { id: projectId }: Project): Promise<ReadonlyMap<string, string>> {
  const { files } = await api.call(endpoints.getSourceCode, { params: { projectId } });
  return new Map(files.map(({ path, contents }) => [path, contents ?? '']));
}

/** What ended before somebody's eyes is on record, and nothing on record goes on. */
function expectNoGhosts(shown: readonly Shown[], { steps }: AiMessage): void {
  const words = shown.map((state) => state.words).join('\n');
  const seen = [...words.matchAll(/^(.+)\n, (?:done|failed|refused)$/gm)].map(([, title]) => title);
  // A title of several lines is shown in one.
  const kept = new Set(steps.map(({ title }) => title.replaceAll(/\s+/g, ' ')));
  expect(seen.filter((title) => title !== undefined && !kept.has(title))).toEqual([]);
  expect(steps.filter(({ status }) => status === 'running' || status === 'waiting')).toEqual([]);
}

/** The conversation as the model of a request was told it, without the request itself. */
export function historyIn(request: DeskRequest | undefined): readonly string[] {
  return (request?.messages ?? []).slice(0, -1).map(({ text }) => text);
}

/** What tools answered the model in a turn, in order. */
export function resultsIn(request: DeskRequest | undefined): readonly string[] {
  return (request?.messages ?? []).flatMap(({ toolResults }) => toolResults.map(({ text }) => text));
}

/** The texts stood on the screen while the answer was written, and came in this order. */
export function expectInOrder(shown: readonly Shown[], texts: readonly string[]): void {
  const running = shown.filter(({ isBusy }) => isBusy);
  const first = texts.map((text) => ({ text, at: running.findIndex(({ words }) => words.includes(text)) }));
  const seen = `seen while it was written: ${JSON.stringify(running.map(({ words }) => words))}`;
  expect(
    first.filter(({ at }) => at < 0),
    seen,
  ).toEqual([]);
  expect(first.toSorted((one, other) => one.at - other.at).map(({ text }) => text)).toEqual(texts);
}

/** When a text stood on the screen for the first time. */
export function firstSeenMs(shown: readonly Shown[], text: string): number {
  return shown.find(({ words }) => words.includes(text))?.atMs ?? Infinity;
}
