import { errorMessage } from '@loam/kernel';
import { createFrame } from '../context/frame.ts';
import type { Step } from '../events.ts';
import type { CheckFault, LivePreview } from '../ports.ts';
import { maskKeys } from '../tools/mask.ts';
import { commit, type Version } from './commit.ts';
import { withoutFingerprint } from './judge.ts';
import { PREVIEW_TEXTS } from './texts.data.ts';
import { UnfixedError } from './turn-error.ts';
import type { Turn } from './turn.ts';

const MAX_TOLD = 6;
const MAX_FAULT_CHARACTERS = 1_500;

/**
 * Saves what is staged and looks at the preview that runs. A version that it cannot show is taken back at once, so that
 * nobody is left with a dead app, and the model gets one round to mend it: undefined then. What was staged stays staged.
 */
export async function saveVersion(turn: Turn): Promise<Version | undefined> {
  const { preview } = turn.ports;
  if (preview === undefined) return commit(turn);
  const before = await faultsOf(turn, preview, []);
  const version = await commit(turn);
  // Without knowing what was wrong before, nothing can be held against the version.
  if (before === undefined) return version;
  const known = new Set(before.map(({ fingerprint }) => fingerprint));
  const after = (await faultsOf(turn, preview, turn.files.touched())) ?? [];
  const faults = after.filter(({ fingerprint }) => !known.has(fingerprint));
  if (faults.length === 0 || !(await takeBack(turn, preview, version))) return version;
  tellStep(turn, faults);
  await askToMend(turn, faults);
  return undefined;
}

/** What cannot be read is no verdict, and from the commit on nothing may end the turn without its version. */
async function faultsOf(
  turn: Turn,
  preview: LivePreview,
  paths: readonly string[],
): Promise<readonly CheckFault[] | undefined> {
  try {
    return await preview.faults(paths, turn.signal);
  } catch (error) {
    turn.logger.warn({ error: errorMessage(error) }, 'the preview could not be looked at');
    return undefined;
  }
}

async function takeBack(turn: Turn, preview: LivePreview, version: Version): Promise<boolean> {
  if (turn.signal.aborted) return false;
  try {
    return await preview.takeBack(version);
  } catch (error) {
    turn.logger.warn({ error: errorMessage(error) }, 'a version could not be taken back');
    return false;
  }
}

async function askToMend(turn: Turn, faults: readonly CheckFault[]): Promise<void> {
  const { state, options } = turn;
  const told = faults.map(withoutFingerprint);
  // What builds is no longer good enough to be saved when the turn ends early.
  state.good = undefined;
  state.bad = turn.files.snapshot();
  state.lastFaults = told;
  const isRepeated = faults.every(({ fingerprint }) => state.toldFaults.has(fingerprint));
  if (isRepeated || state.fixes >= options.budget.fixes) {
    throw new UnfixedError('cannot_fix', PREVIEW_TEXTS.takenBack, told);
  }
  state.fixes += 1;
  for (const { fingerprint } of faults) state.toldFaults.add(fingerprint);
  const frame = createFrame(turn.request.turnId);
  const lines = faults.slice(0, MAX_TOLD).map(describe).join('\n\n');
  const text = `${PREVIEW_TEXTS.told}\n${frame('faults', maskKeys(lines))}\n${PREVIEW_TEXTS.mend}`;
  state.messages.push({ role: 'user', content: [{ type: 'text', text }] });
}

function describe({ path, line, message }: CheckFault): string {
  const place = path === undefined ? '' : ` in ${path}${line === undefined ? '' : `:${line}`}`;
  return `[preview]${place}: ${message.slice(0, MAX_FAULT_CHARACTERS)}`;
}

function tellStep(turn: Turn, faults: readonly CheckFault[]): void {
  const now = turn.clock.now();
  const paths = [...new Set(faults.flatMap(({ path }) => path ?? []))];
  const step: Step = {
    id: turn.ids.uuid(),
    tool: 'check',
    kind: 'check',
    title: 'Checking the preview',
    detail: faults[0]?.message.slice(0, 300) ?? '',
    paths,
    status: 'failed',
    startedAt: now,
    endedAt: now,
  };
  turn.tell({ type: 'step', step });
}
