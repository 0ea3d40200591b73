import { createFrame } from '../context/frame.ts';
import type { CodeFault } from '../events.ts';
import type { CheckFault } from '../ports.ts';
import { maskFile, maskKeys } from '../tools/mask.ts';
import type { Findings } from './check.ts';
import { BROKEN_TEXTS } from './texts.data.ts';
import { UnfixedError } from './turn-error.ts';
import type { Turn } from './turn.ts';

const MAX_TOLD = 12;
const MAX_FAULT_CHARACTERS = 1_500;
const LINES_AROUND = 4;

export type Verdict = 'good' | 'asked to fix';

/**
 * Decides what follows from a check: save, or tell the model what is wrong. Throws when mending leads nowhere. Types
 * do not keep an app from running, so they are told and then let be.
 */
export async function judge(turn: Turn, findings: Findings): Promise<Verdict> {
  const { state, options } = turn;
  const gating = [...findings.syntax, ...findings.build, ...findings.pages];
  const isNew = (fault: CheckFault) => !state.toldFaults.has(fault.fingerprint);
  if (gating.length === 0) {
    state.good = turn.files.snapshot();
    const isWorthTelling =
      [...findings.types, ...findings.warnings].some(isNew) && state.fixes < options.budget.fixes;
    if (!isWorthTelling) return 'good';
  } else {
    const isStuck = !gating.some(isNew) && gating.length >= state.lastFaultCount;
    if (isStuck) throw unfixed('same_error_twice', gating);
    if (state.fixes >= options.budget.fixes) throw unfixed('cannot_fix', gating);
    state.lastFaultCount = gating.length;
  }
  const faults = [...gating, ...findings.types, ...findings.warnings];
  for (const { fingerprint } of faults) state.toldFaults.add(fingerprint);
  state.fixes += 1;
  state.lastFaults = faults.map(({ fingerprint: _fingerprint, ...fault }): CodeFault => fault);
  state.messages.push({ role: 'user', content: [{ type: 'text', text: await faultMessage(turn, faults) }] });
  return 'asked to fix';
}

function unfixed(code: 'same_error_twice' | 'cannot_fix', faults: readonly CheckFault[]): UnfixedError {
  const told = faults.map(({ fingerprint: _fingerprint, ...fault }): CodeFault => fault);
  return new UnfixedError(code, BROKEN_TEXTS[code], told);
}

async function faultMessage(turn: Turn, faults: readonly CheckFault[]): Promise<string> {
  const frame = createFrame(turn.request.turnId);
  const lines = await Promise.all(faults.slice(0, MAX_TOLD).map((fault) => describe(turn, fault)));
  const more = faults.length > MAX_TOLD ? [`… ${faults.length - MAX_TOLD} more of the kind`] : [];
  return [
    'Your changes were checked and are not right yet. Nothing is saved until this is mended:',
    frame('faults', maskKeys([...lines, ...more].join('\n\n'))),
    'Find the cause of each, read what you are not sure about, and mend it. Then say again in one to three sentences what the person can do now; do not mention these faults.',
  ].join('\n');
}

async function describe(turn: Turn, { kind, message, path, line }: CheckFault): Promise<string> {
  const place = path === undefined ? '' : ` in ${path}${line === undefined ? '' : `:${line}`}`;
  const excerpt = path !== undefined && line !== undefined ? await linesAround(turn, path, line) : '';
  return `[${kind}]${place}: ${message.slice(0, MAX_FAULT_CHARACTERS)}${excerpt}`;
}

async function linesAround(turn: Turn, path: string, line: number): Promise<string> {
  const content = await turn.files.read(path).catch(() => undefined);
  if (typeof content !== 'string') return '';
  const lines = maskFile(path, content).split('\n');
  const from = Math.max(0, line - 1 - LINES_AROUND);
  const shown = lines.slice(from, line + LINES_AROUND);
  return `\n${shown.map((text, index) => `${from + index + 1} | ${text.slice(0, 240)}`).join('\n')}`;
}
