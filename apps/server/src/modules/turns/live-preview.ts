import type { LivePreview } from '@loam/agent';
import type { TurnContext } from './context.ts';
import type { CommitOptions } from './turn-ports.ts';

/** The preview that runs, and the way back from a version that it cannot show. */
export function createLivePreview(
  context: TurnContext,
  options: Pick<CommitOptions, 'claim' | 'userId' | 'messageId' | 'trial'> & {
    /** The version counts no longer. */
    takenBack(): void;
  },
): LivePreview {
  const { versions } = context;
  const { projectId } = options.claim;
  return {
    faults: (paths, signal) => options.trial.liveFaults(paths, signal),
    async takeBack({ commitSha }) {
      const edit = await versions.findByCommit(projectId, commitSha);
      const before = edit?.parent_sha ?? undefined;
      const target = before === undefined ? undefined : await versions.findByCommit(projectId, before);
      if (!target) return false;
      const isBack = await versions.write(projectId, { purpose: 'turn', waitMs: 60_000 }, async (writer) => {
        // Somebody has saved on top of it: that is not ours to take away.
        if (writer.head !== commitSha) return false;
        await writer.revert({
          target,
          userId: options.userId,
          type: 'revert',
          message: `Restore: ${target.summary}`,
          summary: target.summary,
          messageId: options.messageId,
        });
        return true;
      });
      if (isBack) options.takenBack();
      return isBack;
    },
  };
}
