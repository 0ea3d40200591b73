import { gitDirOf, type RepoContext } from '../context.ts';
import { runGit } from '../git/run-git.ts';
import { resolveCommit } from '../read/resolve-commit.ts';
import { LOG_FORMAT, parseLog, type LogEntry } from './parse-log.ts';

export interface LogPage {
  readonly entries: readonly LogEntry[];
  readonly hasMore: boolean;
}

export interface LogInput {
  readonly limit: number;
  /** The last sha of the page before. */
  readonly before?: string;
}

const MAX_LIMIT = 1000;

/** Newest first, along first parents. */
export async function readLog(context: RepoContext, projectId: string, input: LogInput): Promise<LogPage> {
  const gitDir = gitDirOf(context, projectId);
  const from = await resolveCommit(context, gitDir, input.before);
  const limit = Math.max(1, Math.min(Math.trunc(input.limit), MAX_LIMIT));
  const skip = input.before === undefined ? 0 : 1;
  const output = await runGit({
    gitDir,
    args: [
      'log',
      '-z',
      '--first-parent',
      '--encoding=UTF-8',
      `--max-count=${limit + 1}`,
      `--skip=${skip}`,
      `--format=tformat:${LOG_FORMAT}`,
      '--end-of-options',
      from,
    ],
  });
  const entries = parseLog(output.toString('utf8'));
  return { entries: entries.slice(0, limit), hasMore: entries.length > limit };
}
