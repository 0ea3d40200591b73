import type { AiMessage, TurnStep } from '@loam/contract';

type StepKind = TurnStep['kind'];

interface CountedWord {
  readonly verb: string;
  readonly one: string;
  readonly many: string;
}

const files = { one: 'file', many: 'files' } as const;
const words: Readonly<Partial<Record<StepKind, CountedWord>>> = {
  read: { verb: 'read', ...files },
  search: { verb: 'searched', one: 'time', many: 'times' },
  write: { verb: 'changed', ...files },
  rename: { verb: 'renamed', ...files },
  delete: { verb: 'deleted', ...files },
  package: { verb: 'changed', one: 'package', many: 'packages' },
  look: { verb: 'looked at', one: 'page', many: 'pages' },
  fetch: { verb: 'fetched', one: 'page', many: 'pages' },
  cloud: { verb: 'called the backend', one: 'time', many: 'times' },
};
const order: readonly StepKind[] = [
  'read',
  'search',
  'write',
  'rename',
  'delete',
  'package',
  'look',
  'fetch',
  'cloud',
];

/** What came to nothing where no version came of an answer. */
const changing: ReadonlySet<StepKind> = new Set(['write', 'rename', 'delete', 'package']);

/** The files of the version that came of an answer; all that it wrote where they were not kept, none without one. */
export type Saved = 'all' | 'none' | ReadonlySet<string>;

export function savedOf({ edit_id: editId, changed_paths: paths }: AiMessage): Saved {
  if (editId === null) return 'none';
  return paths.length === 0 ? 'all' : new Set(paths);
}

/**
 * "Read 3 files, changed 5". Files count once, however often they were touched; nothing was changed where no version
 * came of it.
 */
export function stepsSummary(steps: readonly TurnStep[], saved: Saved): string {
  const parts: string[] = [];
  let lastNoun: string | undefined;
  for (const kind of order) {
    const count = changing.has(kind) ? savedCount(steps, kind, saved) : countOf(steps, kind);
    const word = words[kind];
    if (count === 0 || word === undefined) continue;
    const noun = count === 1 ? word.one : word.many;
    const isRepeated = lastNoun === word.many;
    parts.push(isRepeated ? `${word.verb} ${count}` : `${word.verb} ${count} ${noun}`);
    lastNoun = word.many;
  }
  const text = parts.join(', ');
  if (text !== '') return text[0]?.toUpperCase() + text.slice(1);
  return steps.length === 1 ? '1 step' : `${steps.length} steps`;
}

function countOf(steps: readonly TurnStep[], kind: StepKind): number {
  const done = steps.filter((step) => step.kind === kind && step.status === 'done');
  // Of the backend the calls count, whatever they wrote.
  if (kind === 'cloud') return done.length;
  const paths = new Set(done.flatMap((step) => step.paths));
  const unnamed = done.filter((step) => step.paths.length === 0).length;
  return paths.size + unnamed;
}

function savedCount(steps: readonly TurnStep[], kind: StepKind, saved: Saved): number {
  if (saved === 'none') return 0;
  // A package is named, not its file.
  if (saved === 'all' || kind === 'package') return countOf(steps, kind);
  const kept = steps.map((step) => ({ ...step, paths: step.paths.filter((path) => saved.has(path)) }));
  return countOf(
    kept.filter(({ paths }) => paths.length > 0),
    kind,
  );
}

/** From the start of the first to the end of the last. */
export function stepsDurationMs(steps: readonly TurnStep[]): number {
  const starts = steps.map(({ started_at: at }) => Date.parse(at));
  const ends = steps.flatMap(({ ended_at: at }) => (at === null ? [] : [Date.parse(at)]));
  return ends.length === 0 ? 0 : Math.max(0, Math.max(...ends) - Math.min(...starts));
}

/** "42 s", "3 min 5 s". */
export function durationText(durationMs: number): string {
  const seconds = Math.max(1, Math.round(durationMs / 1000));
  if (seconds < 60) return `${seconds} s`;
  const rest = seconds % 60;
  return rest === 0 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 60)} min ${rest} s`;
}

export type Activity =
  | { readonly kind: 'starting' }
  | { readonly kind: 'thinking' }
  | { readonly kind: 'writing' }
  | { readonly kind: 'step'; readonly title: string }
  | { readonly kind: 'waiting' };

/** What a running answer is doing now, in one line. */
export function activityOf(message: AiMessage): Activity {
  const isAsking =
    message.approvals.some(({ decision }) => decision === null) ||
    message.secret_requests.some(({ decision }) => decision === null) ||
    message.questions.some(({ answer }) => answer === null);
  if (isAsking) return { kind: 'waiting' };
  const active = message.steps.findLast(({ status }) => status === 'running' || status === 'waiting');
  if (active !== undefined) return { kind: 'step', title: active.title };
  if (message.status === 'queued') return { kind: 'starting' };
  // What was said before its last step is not being said now.
  const isWriting = message.content.length > (message.steps.at(-1)?.text_at ?? 0);
  return { kind: isWriting ? 'writing' : 'thinking' };
}
