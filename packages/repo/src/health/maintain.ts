import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { holdProject, requireHealthy, type RepoContext } from '../context.ts';
import { runGit } from '../git/run-git.ts';

const LOOSE_SAMPLE_LIMIT = 8;
const MAX_PACKS = 12;

/** Many small files make git slow: they are packed. Objects that nothing reaches stay until git's own grace ends. */
export async function maintainProject(context: RepoContext, projectId: string): Promise<boolean> {
  requireHealthy(context, projectId);
  return holdProject(context, projectId, async (gitDir) => {
    if (!(await needsPacking(gitDir))) return false;
    const timeoutMs = context.limits.import.timeoutMs;
    await runGit({ gitDir, args: ['repack', '-a', '-d', '-l', '-q'], timeoutMs });
    await runGit({ gitDir, args: ['prune', '--expire=2.days.ago'], timeoutMs });
    return true;
  });
}

/** Like git's own rule, one of 256 folders stands for all. */
async function needsPacking(gitDir: string): Promise<boolean> {
  const sample = await readdir(join(gitDir, 'objects/17')).catch(() => []);
  const packs = (await readdir(join(gitDir, 'objects/pack')).catch(() => [])).filter((name) =>
    name.endsWith('.pack'),
  );
  return sample.length > LOOSE_SAMPLE_LIMIT || packs.length > MAX_PACKS;
}
