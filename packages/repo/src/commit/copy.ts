import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gitDirOf, holdProject, type RepoContext } from '../context.ts';
import { newDraft } from '../drafts.ts';
import { repoError } from '../errors.ts';
import { exists } from '../git/head.ts';
import { MAIN_REF } from '../git/names.ts';
import { runGit } from '../git/run-git.ts';
import { writeSkeleton } from '../git/skeleton.ts';
import { encodeCommit, type Person } from '../objects/encode-object.ts';
import { writeObjects } from '../objects/write-objects.ts';
import { resolveCommit } from '../read/resolve-commit.ts';
import { encodeFolders } from '../tree/tree.ts';
import { applyChanges } from './apply-changes.ts';
import type { Change } from './change.ts';
import { moveIntoPlace } from './create.ts';
import { composeMessage, type CommitTags } from './message.ts';

export interface CopyInput {
  readonly from: string;
  /** The newest commit that comes along; what the source has beyond it stays there. */
  readonly commit: string;
  /** Of the commit on top that the copy begins with. */
  readonly changes: readonly Change[];
  readonly author: Person;
  readonly message: string;
  readonly tags?: CommitTags;
}

/** A repository with every commit of another one. It is built aside and appears whole, or not at all. */
export async function copyProject(
  context: RepoContext,
  projectId: string,
  input: CopyInput,
): Promise<string> {
  return holdProject(context, projectId, async (gitDir) => {
    if (await exists(gitDir)) throw repoError('project_exists', 'The project has a repository already.');
    const draft = await newDraft(context);
    try {
      await writeSkeleton(draft);
      const head = await fill(context, draft, input);
      context.crashPoint('copy.built');
      await moveIntoPlace(draft, gitDir);
      context.crashPoint('copy.renamed');
      return head;
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
  });
}

async function fill(context: RepoContext, draft: string, input: CopyInput): Promise<string> {
  const { timeoutMs } = context.limits.import;
  const source = gitDirOf(context, input.from);
  const parent = await resolveCommit(context, source, input.commit);
  const { tree, blobs } = applyChanges(
    await context.trees.load(source, parent),
    input.changes,
    context.limits,
  );
  // Exactly what the commit leads to: objects that only newer or abandoned commits have stay behind.
  const pack = join(draft, 'objects/pack/pack');
  const args = ['pack-objects', '--revs', '--quiet', '--delta-base-offset', '--end-of-options', pack];
  await runGit({ gitDir: source, args, input: `${parent}\n`, timeoutMs });
  const encoded = encodeFolders(tree);
  const commit = encodeCommit({
    tree: encoded.tree.oid,
    parents: [parent],
    author: input.author,
    at: context.clock.now(),
    message: composeMessage(input.message, input.tags),
  });
  const objects = [...blobs, ...encoded.objects, commit];
  await writeObjects({ gitDir: draft, objects, draftName: () => context.ids.uuid() });
  const all = ['rev-list', '--objects', '--quiet', '--end-of-options', commit.oid];
  await runGit({ gitDir: draft, args: all, timeoutMs });
  await writeFile(join(draft, MAIN_REF), `${commit.oid}\n`, { flush: true });
  return commit.oid;
}
