import type { LanguageModelV4FilePart, LanguageModelV4TextPart } from '@ai-sdk/provider';
import { errorMessage } from '@loam/kernel';
import { createFrame } from '../context/frame.ts';
import { readProject } from '../context/project-sources.ts';
import { routeMatches, routesTouchedBy } from '../context/routes.ts';
import type { Step } from '../events.ts';
import type { ModelAnswer } from '../models/read-answer.ts';
import type { Look, PageReport } from '../ports.ts';
import { FIRST_PAGE, isUntouched } from '../prompts/first-build.ts';
import { LOOK_AGAIN } from '../prompts/look-again.data.ts';
import { changesLooks } from './looks-changed.ts';
import { untilAborted } from './time-limit.ts';
import type { Turn } from './turn.ts';

/** How far the one look at the finished pages has come. */
export type LookState =
  | { readonly kind: 'not asked' }
  /** `closing`: what the model said before it looked. */
  | { readonly kind: 'asked' | 'answered'; readonly closing: string };

interface View {
  readonly name: string;
  readonly page: PageReport;
}

const PAGES = { first: 3, later: 2 };
/** Beyond this share of any budget the turn ends with what works. */
const ROOM_SHARE = 0.7;
const STEPS_NEEDED = 4;
const MAX_LINES = 14;

/**
 * Once per turn, when everything is checked and would be saved: shows the model the pages it touched and gives it one
 * chance to improve them. Tells whether it was asked.
 */
export async function lookAgain(turn: Turn): Promise<boolean> {
  const { state, ports } = turn;
  const { look } = ports.checks;
  if (look === undefined || state.look.kind !== 'not asked' || !maySee(turn) || !hasRoom(turn)) return false;
  const isFirst = isUntouched(new Map([[FIRST_PAGE, (await ports.files.read(FIRST_PAGE)) ?? '']]));
  if (!isFirst && !(await changesLooks(turn.files.changes(), ports.files.read))) return false;
  const routes = await touchedRoutes(turn, isFirst ? PAGES.first : PAGES.later);
  const views = await visibly(turn, routes, () => viewsOf(turn, look, routes));
  const problems = views.flatMap(({ page }) => page.layout?.problems ?? []);
  const isWorthAsking = state.model.seesImages || problems.length > 0 || (isFirst && !state.model.isSmall);
  if (views.length === 0 || !isWorthAsking) return false;
  state.messages.push({ role: 'user', content: messageParts(turn, views) });
  state.look = { kind: 'asked', closing: state.lastText };
  return true;
}

/**
 * Whether the answer to the look leaves everything as it is. What the model said before it looked then stands, with its
 * suggestions: what it says now is about pictures that nobody else saw.
 */
export function leavesAsItIs(turn: Turn, answer: ModelAnswer): boolean {
  const { state } = turn;
  if (state.look.kind !== 'asked') return false;
  const { closing } = state.look;
  state.look = { kind: 'answered', closing };
  if (answer.calls.length > 0) return false;
  sayAgain(turn, closing);
  return true;
}

/** Whether the turn was only polishing what already worked. Its words are then those from before the look. */
export function wasPolishing(turn: Turn): boolean {
  const { look } = turn.state;
  if (look.kind === 'not asked') return false;
  sayAgain(turn, look.closing);
  return true;
}

function sayAgain({ state, talk }: Turn, closing: string): void {
  state.lastText = closing;
  talk.withdraw();
  talk.begin(['suggestions'], () => true);
  talk.say(closing);
  talk.end();
}

function maySee({ state, request }: Turn): boolean {
  const { model } = state;
  return request.mode === 'build' && model.readsWholeProject !== true && !state.isTextFormat;
}

function hasRoom({ spending, options: { budget } }: Turn): boolean {
  const { inputTokens, outputTokens } = spending.usage();
  const cost = spending.costMicros();
  return (
    spending.stepsLeft() >= STEPS_NEEDED &&
    inputTokens + outputTokens < budget.totalTokens * ROOM_SHARE &&
    outputTokens < budget.outputTokens * ROOM_SHARE &&
    (cost === 0 || cost < budget.costMicros * ROOM_SHARE)
  );
}

async function touchedRoutes(turn: Turn, max: number): Promise<readonly string[]> {
  const { routes, graph } = await readProject(turn.files);
  const touched = turn.files.touched();
  const reached = routesTouchedBy(touched, routes, graph);
  const here = turn.request.currentPage?.split(/[?#]/u)[0];
  const isHere = here !== undefined && routes.some(({ path }) => path !== '*' && routeMatches(path, here));
  // A style sheet is imported by no page and changes all of them.
  const isEverywhere = reached.length === 0 || touched.some((path) => path.endsWith('.css'));
  const all = [...(isHere ? [here] : []), ...(isEverywhere ? ['/'] : []), ...reached];
  return [...new Set(all)].slice(0, max);
}

async function viewsOf(turn: Turn, look: Look, routes: readonly string[]): Promise<readonly View[]> {
  const changes = turn.files.changes();
  const common = { screenshot: turn.state.model.seesImages, layout: true, signal: turn.signal };
  // At once: each of them mostly waits until its pages are still.
  const [wide, phone, dark] = await Promise.all([
    look(changes, { ...common, routes, width: 1440, fullPage: true }),
    look(changes, { ...common, routes, width: 390 }),
    look(changes, { ...common, routes: routes.slice(0, 1), screenshot: false, width: 1440, dark: true }),
  ]);
  const named = (pages: readonly PageReport[], name: string) => pages.map((page) => ({ name, page }));
  return [
    ...named(wide, '1440 px wide'),
    ...named(phone, '390 px wide'),
    ...named(dark, 'dark, 1440 px wide'),
  ];
}

function messageParts(
  turn: Turn,
  views: readonly View[],
): (LanguageModelV4TextPart | LanguageModelV4FilePart)[] {
  const { seesImages } = turn.state.model;
  const frame = createFrame(turn.request.turnId);
  const told = views.map((view) => describeView(view, seesImages)).filter((text) => text !== '');
  const pictures = views.flatMap(({ name, page }) =>
    page.screenshotPng === undefined || !seesImages
      ? []
      : [
          { type: 'text' as const, text: `${page.route}, ${name}:` },
          {
            type: 'file' as const,
            mediaType: 'image/png',
            data: { type: 'data' as const, data: page.screenshotPng },
          },
        ],
  );
  return [
    { type: 'text', text: LOOK_AGAIN.opening },
    ...pictures,
    ...(told.length > 0
      ? [{ type: 'text' as const, text: `Measured in the pages:\n${frame('pages', told.join('\n'))}` }]
      : []),
    { type: 'text', text: LOOK_AGAIN.request },
  ];
}

/** Pictures say where things are; what is cut off by two pixels or too faint is better measured. */
function describeView({ name, page }: View, seesImages: boolean): string {
  const { boxes = [], problems = [] } = page.layout ?? {};
  const warnings = page.warnings.map(({ message }) => message);
  const lines = [
    ...(seesImages || name.startsWith('dark') ? [] : boxes.slice(0, MAX_LINES)),
    ...[...problems, ...warnings].slice(0, MAX_LINES).map((problem) => `! ${problem.slice(0, 300)}`),
  ];
  return lines.length === 0 ? '' : `${page.route}, ${name}\n${lines.join('\n')}`;
}

/** A look that cannot be had is no fault of the changes. */
async function visibly(
  turn: Turn,
  routes: readonly string[],
  work: () => Promise<readonly View[]>,
): Promise<readonly View[]> {
  const begun: Step = {
    id: turn.ids.uuid(),
    tool: 'check',
    kind: 'look',
    title: `Looking at ${routes.join(', ')} on a screen and on a phone`,
    detail: '',
    paths: [],
    status: 'running',
    startedAt: turn.clock.now(),
    endedAt: null,
  };
  const tellEnd = (status: Step['status'], detail: string) =>
    turn.tell({ type: 'step', step: { ...begun, status, detail, endedAt: turn.clock.now() } });
  turn.tell({ type: 'step', step: begun });
  try {
    const views = await untilAborted(work(), turn.signal);
    tellEnd('done', '');
    return views;
  } catch (error) {
    tellEnd('failed', 'The pages could not be shown.');
    turn.signal.throwIfAborted();
    turn.logger.warn({ error: errorMessage(error) }, 'no look at the finished pages');
    return [];
  }
}
