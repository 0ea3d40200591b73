import type { CodeFault } from '../events.ts';
import type { CheckFault } from '../ports.ts';
import type { Findings } from './check.ts';
import { faultMessage, softMessage } from './fault-message.ts';
import { stepsLeftNote } from './steps-left.ts';
import type { Turn } from './turn.ts';

/** What is known to be wrong in changes that work. */
export interface SavedFaults {
  readonly types: readonly CodeFault[];
  readonly warnings: readonly CodeFault[];
}

/** `stuck` where telling it once more would lead nowhere: the code says why. */
export type Judgement =
  | { readonly kind: 'good' }
  | { readonly kind: 'asked to fix' }
  | { readonly kind: 'stuck'; readonly code: 'same_error_twice' | 'cannot_fix' };

/** What keeps the changes from being saved. */
export function gatingFaults({ syntax, build, pages }: Findings): readonly CheckFault[] {
  return [...syntax, ...build, ...pages];
}

/** What does not: the app runs all the same. */
function softFaults({ types, warnings }: Findings): readonly CheckFault[] {
  return [...types, ...warnings];
}

/** What is saved with changes that work, for the person to know. */
export function leftFaults(findings: Findings): SavedFaults {
  return {
    types: findings.types.map(withoutFingerprint),
    warnings: findings.warnings.map(withoutFingerprint),
  };
}

/**
 * Decides what follows from a check: save, or tell the model what is wrong. What does not keep the app from running is
 * told to the model, and what is left of it to the person with the version.
 */
export async function judge(turn: Turn, findings: Findings): Promise<Judgement> {
  const { state, options } = turn;
  const gating = gatingFaults(findings);
  const isNew = (fault: CheckFault) => !state.toldFaults.has(fault.fingerprint);
  if (gating.length === 0) {
    state.good = turn.files.snapshot();
    state.goodFaults = leftFaults(findings);
    const soft = softFaults(findings);
    const isWorthTelling = soft.some(isNew) && state.fixes < options.budget.fixes;
    if (!isWorthTelling) return { kind: 'good' };
    tellFaults(turn, soft, await softMessage(turn, soft));
    return { kind: 'asked to fix' };
  }
  state.bad = turn.files.snapshot();
  const soft = softFaults(findings);
  state.lastFaults = [...gating, ...soft].map(withoutFingerprint);
  const isRepeated = !gating.some(isNew) && gating.length >= state.lastFaultCount;
  if (isRepeated) return { kind: 'stuck', code: 'same_error_twice' };
  if (state.fixes >= options.budget.fixes) return { kind: 'stuck', code: 'cannot_fix' };
  state.lastFaultCount = gating.length;
  tellFaults(turn, [...gating, ...soft], await faultMessage(turn, gating, soft));
  return { kind: 'asked to fix' };
}

function tellFaults(turn: Turn, faults: readonly CheckFault[], message: string): void {
  const { state } = turn;
  for (const { fingerprint } of faults) state.toldFaults.add(fingerprint);
  state.lastFaults = faults.map(withoutFingerprint);
  askAgain(turn, message);
}

/** One more round with the model, which counts as a fix. */
export function askAgain(turn: Turn, message: string): void {
  turn.state.fixes += 1;
  const note = stepsLeftNote(turn);
  const text = note === undefined ? message : `${message}\n\n${note}`;
  turn.state.messages.push({ role: 'user', content: [{ type: 'text', text }] });
}

export function withoutFingerprint({
  fingerprint: _fingerprint,
  label: _label,
  ...fault
}: CheckFault): CodeFault {
  return fault;
}
