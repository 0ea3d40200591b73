import { createFrame } from '../context/frame.ts';
import type { CheckFault } from '../ports.ts';
import { maskFile } from '../tools/mask.ts';
import { runChecks } from './check.ts';
import { freshFilesMessage } from './fault-message.ts';
import { askAgain, gatingFaults, leftFaults } from './judge.ts';
import type { Turn } from './turn.ts';

/** Each is tried once in a turn. That an import is taken out belongs to what is mended by rule, before. */
export type SecondWay = 'read again' | 'go back';

const MAX_SHOWN_CHARACTERS = 24_000;

/**
 * For an error that came back: the model reads the files as they are; then the files that fail go back to their last
 * good state. Tells whether the turn goes on.
 */
export async function trySecondWay(
  turn: Turn,
  gating: readonly CheckFault[],
  code: 'same_error_twice' | 'cannot_fix',
): Promise<boolean> {
  const { secondWays } = turn.state;
  if (code === 'same_error_twice' && !secondWays.has('read again')) {
    secondWays.add('read again');
    askAgain(turn, await freshFilesMessage(turn, gating));
    return true;
  }
  if (secondWays.has('go back')) return false;
  secondWays.add('go back');
  return goBack(turn, gating);
}

/** False, and everything as it was, where the rest does not work without them or nothing would be left. */
async function goBack(turn: Turn, gating: readonly CheckFault[]): Promise<boolean> {
  const { files, state } = turn;
  const touched = new Set(files.touched());
  const failing = [...new Set(gating.flatMap(({ path }) => path ?? []))].filter((path) => touched.has(path));
  if (failing.length === 0) return false;
  const before = files.snapshot();
  const attempts = await Promise.all(
    failing.map(async (path) => ({ path, content: await files.read(path) })),
  );
  files.goBack(failing, state.good);
  const findings = files.hasChanges() ? await runChecks(turn) : undefined;
  if (findings === undefined || gatingFaults(findings).length > 0) {
    files.restore(before);
    return false;
  }
  state.good = files.snapshot();
  state.goodFaults = leftFaults(findings);
  state.leftOut = failing;
  askAgain(turn, leftOutMessage(turn, attempts));
  return true;
}

interface Attempt {
  readonly path: string;
  readonly content: string | null | undefined;
}

function leftOutMessage(turn: Turn, attempts: readonly Attempt[]): string {
  const frame = createFrame(turn.request.turnId);
  const shown = attempts.flatMap(({ path, content }) =>
    typeof content === 'string'
      ? [frame('left-out', maskFile(path, content).slice(0, MAX_SHOWN_CHARACTERS), { path })]
      : [],
  );
  return [
    `These files could not be made to work, so your changes to them were taken back: ${attempts.map(({ path }) => path).join(', ')}. Without them everything builds and opens. What you had written there:`,
    ...shown,
    'Either do that part in another, simpler way, or leave it out. Then say in one to three sentences what the person can do now, and name plainly what is not there. Claim nothing of what was taken back.',
  ].join('\n');
}
