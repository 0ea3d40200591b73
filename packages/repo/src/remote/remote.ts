import { holdProject, requireHealthy, type RepoContext } from '../context.ts';
import { repoError } from '../errors.ts';
import { readHead } from '../git/head.ts';
import { checkBranch } from '../git/names.ts';
import { runGit, tryGit, type GitResult } from '../git/run-git.ts';
import { moveMain } from '../git/update-ref.ts';
import { checkAddress } from '../import/check-address.ts';
import { reasonAgainstPath } from '../paths/path-rules.ts';
import { changedPaths, countFiles } from '../tree/tree.ts';
import { gitCredentials, type RemoteCredentials } from './credentials.ts';
import { remoteRefused } from './remote-refused.ts';

export interface RemoteInput {
  readonly address: string;
  readonly branch: string;
  readonly credentials?: RemoteCredentials;
}

/** Both sides have commits that the other lacks. Nothing was changed. */
export interface Diverged {
  readonly kind: 'diverged';
  readonly local: string;
  readonly remote: string;
  /** Null when the histories share nothing. */
  readonly base: string | null;
}

export type PushResult =
  | { readonly kind: 'pushed'; readonly sha: string }
  | { readonly kind: 'up_to_date'; readonly sha: string }
  | { readonly kind: 'behind'; readonly local: string; readonly remote: string }
  | Diverged;

export type PullResult =
  | { readonly kind: 'fast_forward'; readonly from: string; readonly to: string }
  | { readonly kind: 'up_to_date'; readonly sha: string }
  | { readonly kind: 'ahead'; readonly local: string; readonly remote: string }
  | { readonly kind: 'empty' }
  | Diverged;

interface Remote {
  readonly url: string;
  readonly branch: string;
  readonly config: Readonly<Record<string, string>>;
}

/** Only forwards: what the other side has is never overwritten. */
export async function pushProject(
  context: RepoContext,
  projectId: string,
  input: RemoteInput,
): Promise<PushResult> {
  requireHealthy(context, projectId);
  const remote = await openRemote(context, input);
  return withRemoteHead(context, projectId, {
    remote,
    work: async ({ gitDir, theirs }) => {
      const local = await readHead(gitDir);
      if (theirs === local) return { kind: 'up_to_date', sha: local };
      if (theirs !== undefined) {
        const base = await mergeBase(gitDir, local, theirs);
        if (base === local) return { kind: 'behind', local, remote: theirs };
        if (base !== theirs) return { kind: 'diverged', local, remote: theirs, base };
      }
      const args = ['push', '--porcelain', '--no-verify', '--end-of-options', remote.url];
      const result = await talk(context, gitDir, {
        remote,
        args: [...args, `${local}:refs/heads/${remote.branch}`],
      });
      if (result.exitCode !== 0) throw remoteRefused(result.stderr);
      return { kind: 'pushed', sha: local };
    },
  });
}

/** Takes commits of the other side when ours is behind; anything else is only reported. */
export async function pullProject(
  context: RepoContext,
  projectId: string,
  input: RemoteInput,
): Promise<PullResult> {
  requireHealthy(context, projectId);
  const remote = await openRemote(context, input);
  return withRemoteHead<PullResult>(context, projectId, {
    remote,
    work: async ({ gitDir, theirs }) => {
      if (theirs === undefined) return { kind: 'empty' };
      return holdProject(context, projectId, async () => {
        const local = await readHead(gitDir);
        if (theirs === local) return { kind: 'up_to_date', sha: local };
        const base = await mergeBase(gitDir, local, theirs);
        if (base === theirs) return { kind: 'ahead', local, remote: theirs };
        if (base !== local) return { kind: 'diverged', local, remote: theirs, base };
        await checkIncoming(context, gitDir, { from: local, to: theirs });
        await moveMain({ gitDir, from: local, to: theirs });
        return { kind: 'fast_forward', from: local, to: theirs };
      });
    },
  });
}

async function openRemote(context: RepoContext, input: RemoteInput): Promise<Remote> {
  checkBranch(input.branch);
  const { url, config } = await checkAddress(context, input.address);
  return { url, branch: input.branch, config: { ...config, ...gitCredentials(url, input.credentials) } };
}

/** Fetches into a ref of this call alone; other calls of the project go on meanwhile. */
async function withRemoteHead<T>(
  context: RepoContext,
  projectId: string,
  call: {
    readonly remote: Remote;
    work(at: { readonly gitDir: string; readonly theirs: string | undefined }): Promise<T>;
  },
): Promise<T> {
  const ref = `refs/loam/remote/${context.ids.uuid()}`;
  const gitDir = await holdProject(context, projectId, async (folder) => {
    await readHead(folder);
    return folder;
  });
  try {
    const theirs = await fetchHead(context, gitDir, { remote: call.remote, ref });
    return await call.work({ gitDir, theirs });
  } finally {
    await holdProject(context, projectId, () => tryGit({ gitDir, args: ['update-ref', '-d', ref] }));
  }
}

async function fetchHead(
  context: RepoContext,
  gitDir: string,
  at: { readonly remote: Remote; readonly ref: string },
): Promise<string | undefined> {
  const name = `refs/heads/${at.remote.branch}`;
  const options = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'];
  const args = [...options, '--end-of-options', at.remote.url, `+${name}:${at.ref}`];
  const result = await talk(context, gitDir, { remote: at.remote, args });
  if (result.exitCode === 0) {
    return (await runGit({ gitDir, args: ['rev-parse', '--verify', `${at.ref}^{commit}`] }))
      .toString()
      .trim();
  }
  if (/couldn't find remote ref/i.test(result.stderr)) return undefined;
  throw remoteRefused(result.stderr);
}

function talk(
  context: RepoContext,
  gitDir: string,
  call: { readonly remote: Remote; readonly args: readonly string[] },
): Promise<GitResult> {
  return tryGit({
    gitDir,
    args: call.args,
    config: call.remote.config,
    transports: context.transports,
    timeoutMs: context.limits.import.timeoutMs,
  });
}

async function mergeBase(gitDir: string, a: string, b: string): Promise<string | null> {
  const result = await tryGit({ gitDir, args: ['merge-base', '--end-of-options', a, b] });
  return result.exitCode === 0 ? result.stdout.toString().trim() : null;
}

/** A foreign commit may hold paths that git allows and we do not. */
async function checkIncoming(
  context: RepoContext,
  gitDir: string,
  range: { readonly from: string; readonly to: string },
): Promise<void> {
  const [before, after] = await Promise.all([
    context.trees.load(gitDir, range.from),
    context.trees.load(gitDir, range.to),
  ]);
  if (countFiles(after) > context.limits.files)
    throw repoError('too_large', 'The repository has too many files.');
  for (const path of changedPaths(before, after)) {
    const reason = reasonAgainstPath(path);
    if (reason !== undefined) {
      throw repoError('path_refused', `The other side holds a path that ${reason}.`, { meta: { path } });
    }
  }
}
