import { repoError } from '../errors.ts';
import { clearStaleLocks } from '../lock/stale-locks.ts';
import { MAIN_REF } from './names.ts';
import { gitFailure, tryGit } from './run-git.ts';

export interface RefMove {
  readonly gitDir: string;
  readonly from: string;
  readonly to: string;
}

/**
 * The one step that makes a commit count. Compare-and-set: nothing moves unless main still stands at `from`.
 * The caller holds the project, so that a lock file of git can only be left over from a dead process.
 */
export async function moveMain(move: RefMove): Promise<void> {
  const call = { gitDir: move.gitDir, args: ['update-ref', MAIN_REF, move.to, move.from] };
  let result = await tryGit(call);
  if (/Unable to create .*\.lock'?: File exists/i.test(result.stderr)) {
    await clearStaleLocks(move.gitDir);
    result = await tryGit(call);
  }
  if (result.exitCode === 0) return;
  if (/but expected|reference already exists|unable to resolve/i.test(result.stderr)) {
    throw repoError('conflict', 'The project moved on meanwhile.', { meta: { stderr: result.stderr } });
  }
  throw gitFailure(call, result);
}
