import {
  actsThenObserves,
  CAPABILITIES,
  type Capability,
  type Check,
  type CheckKind,
} from '@loam/offline-model/cases';
import type { FalseClaim } from './claims/grade.ts';
import type { CheckResult } from './run-check.ts';
import type { CaseResult, TurnResult } from './run-case.ts';

const ROW_OF: Readonly<Record<CheckKind, Capability>> = {
  section: 'sections',
  list: 'lists',
  fields: 'lists',
  search: 'search',
  create: 'create',
  edit: 'edit-delete',
  remove: 'edit-delete',
  tick: 'edit-delete',
  filter: 'filter-sort',
  sort: 'filter-sort',
  detail: 'detail',
  colour: 'theme',
  'dark-mode': 'theme',
  text: 'static-pages',
  'submit-form': 'submit-forms',
  rule: 'rules',
  'sign-in': 'accounts',
  cart: 'cart',
  booking: 'booking',
  number: 'numbers',
  chart: 'numbers',
  counter: 'social',
  comment: 'reviews',
  message: 'messages',
  quiz: 'quiz',
  tool: 'engines',
  report: 'reports',
  profile: 'profile',
  language: 'language',
  absent: 'follow-up',
  unchanged: 'follow-up',
  reply: 'honesty',
  steps: 'sections',
  'no-console-errors': 'every-app',
  fits: 'every-app',
  'dead-links': 'every-app',
  accessible: 'every-app',
};

export interface Score {
  readonly passed: number;
  readonly total: number;
}

const capabilityOf = (check: Check): Capability => check.capability ?? ROW_OF[check.kind];

const checksOf = (results: readonly CaseResult[]): CheckResult[] =>
  results.flatMap(({ turns }) => turns.flatMap(({ checks }) => checks));

function score(checks: readonly CheckResult[]): Score {
  return { passed: checks.filter(({ reason }) => reason === undefined).length, total: checks.length };
}

export const scoreOf = (results: readonly CaseResult[]): Score => score(checksOf(results));

export interface CaseScore extends Score {
  readonly id: string;
  readonly isGoodEnough: boolean;
}

/** Each case with its score; good enough when it reaches the bar in percent of its checks. */
export function caseReport(results: readonly CaseResult[], barPercent: number): CaseScore[] {
  return results.map((result) => {
    const own = scoreOf([result]);
    return { id: result.case.id, ...own, isGoodEnough: own.passed * 100 >= barPercent * own.total };
  });
}

export function printReport(results: readonly CaseResult[], print: (line: string) => void): void {
  print('\nby case');
  for (const result of results) print(row(result.case.id, score(checksOf([result]))));
  print('\nby capability');
  const all = checksOf(results);
  for (const capability of CAPABILITIES) {
    const own = all.filter(({ check }) => capabilityOf(check) === capability);
    if (own.length > 0) print(row(capability, score(own)));
  }
  print('');
  print(row('acting checks', score(all.filter(({ check }) => actsThenObserves(check)))));
  print(row('without every-app', score(all.filter(({ check }) => capabilityOf(check) !== 'every-app'))));
  print(row('all checks', score(all)));
  const { claims, wrong, unasked } = claimsOf(results);
  print(
    `false claims: ${wrong.length} of ${claims} claims (${unasked} failing checks that no clause asks for)`,
  );
  printTimes(results, print);
}

/** What all answers claim together. */
export function claimsOf(results: readonly CaseResult[]): {
  readonly claims: number;
  readonly wrong: readonly (FalseClaim & { readonly id: string })[];
  readonly unasked: number;
} {
  const turns = results.flatMap(({ case: { id }, turns: all }) =>
    all.flatMap(({ claims }) => (claims === undefined ? [] : [{ id, ...claims }])),
  );
  return {
    claims: turns.reduce((sum, { count }) => sum + count, 0),
    wrong: turns.flatMap(({ id, wrong }) => wrong.map((one) => ({ id, ...one }))),
    unasked: turns.reduce((sum, { unasked }) => sum + unasked, 0),
  };
}

/** As soon as a case is over: its score, and what went wrong in it. */
export function printCase(result: CaseResult, print: (line: string) => void): void {
  const { passed, total } = scoreOf([result]);
  print(`${result.case.id}: ${passed} / ${total}`);
  for (const [index, { send, checks, claims }] of result.turns.entries()) {
    const wrong = checks.filter(({ reason }) => reason !== undefined);
    const untrue = claims?.wrong ?? [];
    if (wrong.length + untrue.length === 0) continue;
    print(`  ${index + 1}: ${send.length > 100 ? `${send.slice(0, 97)}…` : send}`);
    for (const { check, reason = '' } of wrong) print(`  ✗ ${describe(check)}: ${reason}`);
    for (const { claim, check, reason } of untrue)
      print(`  ! told as done: “${claim}”; ${check === null ? reason : `${describe(check)}: ${reason}`}`);
  }
}

/** The check in a few words: its kind and what it is about. */
export function describe(check: Check): string {
  const { kind, capability: _, ...rest } = check;
  const facts = Object.entries(rest)
    .filter(([key]) => !['values', 'steps', 'shows', 'allowed', 'refused'].includes(key))
    .map(([, value]) => brief(value));
  return [kind, ...facts].join(' ').slice(0, 90);
}

function brief(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '' : brief(value[0]);
  if (value instanceof RegExp) return value.source;
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function row(name: string, { passed, total }: Score): string {
  const share = total === 0 ? 0 : (100 * passed) / total;
  return `${name.padEnd(34)} ${String(passed).padStart(5)} / ${String(total).padEnd(5)} ${share.toFixed(0).padStart(4)} %`;
}

const WRITTEN_BAR_MS = 1000;
const PAINTED_BAR = 1.5;

function printTimes(results: readonly CaseResult[], print: (line: string) => void): void {
  const turns = results.flatMap(({ turns: all }) => all).filter(({ builtMs }) => builtMs > 0);
  if (turns.length === 0) return;
  const line = (name: string, read: (turn: TurnResult) => number, bar = ''): void => {
    const values = turns.map(read);
    print(`${name}: ${middle(values).toFixed(0)} ms, slowest ${Math.max(...values).toFixed(0)} ms${bar}`);
  };
  line('planned and written', ({ writtenMs }) => writtenMs, ` (bar ${WRITTEN_BAR_MS} ms)`);
  line('built', ({ builtMs }) => builtMs);
  if (turns.every(({ typesMs }) => typesMs === 0)) return;
  line('types', ({ typesMs }) => typesMs);
  line('painted', ({ paintedMs }) => paintedMs);
  const shares = turns.map((turn) => turn.paintedMs / (turn.writtenMs + turn.typesMs + turn.builtMs));
  print(
    `painted / (planned + types + built): ${middle(shares).toFixed(2)}, most ${Math.max(...shares).toFixed(2)} (bar ${PAINTED_BAR})`,
  );
}

function middle(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}
