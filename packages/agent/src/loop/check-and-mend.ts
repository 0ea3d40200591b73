import { braceEffects } from './brace-effects.ts';
import { runChecks, type Findings } from './check.ts';
import { fixByRule } from './fix-by-rule.ts';
import { gatingFaults, judge, leftFaults, withoutFingerprint } from './judge.ts';
import { trySecondWay } from './second-way.ts';
import { BROKEN_TEXTS } from './texts.data.ts';
import { UnfixedError } from './turn-error.ts';
import type { Turn } from './turn.ts';

export type Verdict = 'good' | 'asked to fix';

const MAX_RULE_ROUNDS = 3;

/** Checks what is staged and mends what needs no thought. Throws when neither the model nor a second way helps. */
export async function checkAndMend(turn: Turn): Promise<Verdict> {
  const findings = await checkByRule(turn);
  const judgement = await judge(turn, findings);
  if (judgement.kind !== 'stuck') return judgement.kind;
  const gating = gatingFaults(findings);
  if (await trySecondWay(turn, gating, judgement.code)) return 'asked to fix';
  throw new UnfixedError(judgement.code, BROKEN_TEXTS[judgement.code], gating.map(withoutFingerprint));
}

/** At the end of a budget nobody is asked any more: whether what is staged works as it is. */
export async function worksAsItIs(turn: Turn): Promise<boolean> {
  const findings = await checkByRule(turn);
  if (gatingFaults(findings).length > 0) {
    turn.state.bad = turn.files.snapshot();
    turn.state.lastFaults = gatingFaults(findings).map(withoutFingerprint);
    return false;
  }
  turn.state.good = turn.files.snapshot();
  turn.state.goodFaults = leftFaults(findings);
  return true;
}

async function checkByRule(turn: Turn): Promise<Findings> {
  await braceEffects(turn);
  for (;;) {
    const findings = await runChecks(turn);
    if (turn.state.rounds >= MAX_RULE_ROUNDS || !(await fixByRule(turn, findings))) return findings;
    turn.state.rounds += 1;
  }
}
