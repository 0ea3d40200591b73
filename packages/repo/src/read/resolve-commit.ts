import type { RepoContext } from '../context.ts';
import { repoError } from '../errors.ts';
import { exists, readHead } from '../git/head.ts';
import { checkCommitName } from '../git/names.ts';

/** A whole sha of an existing commit, from nothing (the newest), a whole sha or its beginning. */
export async function resolveCommit(
  context: Pick<RepoContext, 'readers'>,
  gitDir: string,
  commit: string | undefined,
): Promise<string> {
  if (commit === undefined) return readHead(gitDir);
  checkCommitName(commit);
  if (!(await exists(gitDir))) throw repoError('project_missing', 'The project has no repository.');
  const [found] = await context.readers.read(gitDir, [commit]);
  if (found?.type !== 'commit') throw repoError('commit_missing', 'The commit does not exist.');
  return found.oid;
}
