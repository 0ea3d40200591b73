import { mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { holdProject, type RepoContext } from '../context.ts';
import { newDraft } from '../drafts.ts';
import { repoError } from '../errors.ts';
import { exists } from '../git/head.ts';
import { MAIN_REF } from '../git/names.ts';
import { writeSkeleton } from '../git/skeleton.ts';
import { encodeCommit, type Person } from '../objects/encode-object.ts';
import { writeObjects } from '../objects/write-objects.ts';
import { EMPTY_FOLDER, countFiles, encodeFolders } from '../tree/tree.ts';
import { applyChanges } from './apply-changes.ts';
import type { Content } from './change.ts';
import { composeMessage, type CommitTags } from './message.ts';

export interface NewFile {
  readonly path: string;
  readonly content: Content;
  readonly executable?: boolean;
}

export interface CreateInput {
  readonly files: readonly NewFile[] | { readonly folder: string };
  readonly author: Person;
  readonly message: string;
  readonly tags?: CommitTags;
}

const FILES_AT_ONCE = 64;
const LEFT_OUT_OF_TEMPLATES = new Set(['node_modules', '.git', 'dist']);

/** The repository is built aside and appears whole, with its first commit, or not at all. */
export async function createProject(
  context: RepoContext,
  projectId: string,
  input: CreateInput,
): Promise<string> {
  const files = 'folder' in input.files ? await readTemplate(input.files.folder) : input.files;
  const changes = files.map((file) => ({ kind: 'write' as const, ...file }));
  const { tree, blobs } = applyChanges(EMPTY_FOLDER, changes, context.limits);
  if (countFiles(tree) > context.limits.files)
    throw repoError('too_large', 'The project has too many files.');
  const encoded = encodeFolders(tree);
  const commit = encodeCommit({
    tree: encoded.tree.oid,
    parents: [],
    author: input.author,
    at: context.clock.now(),
    message: composeMessage(input.message, input.tags),
  });
  return holdProject(context, projectId, async (gitDir) => {
    if (await exists(gitDir)) throw repoError('project_exists', 'The project has a repository already.');
    const draft = await newDraft(context);
    try {
      await writeSkeleton(draft);
      const objects = [...blobs, ...encoded.objects, commit];
      await writeObjects({ gitDir: draft, objects, draftName: () => context.ids.uuid() });
      await writeFile(join(draft, MAIN_REF), `${commit.oid}\n`, { flush: true });
      context.crashPoint('create.objects-written');
      await moveIntoPlace(draft, gitDir);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
    context.crashPoint('create.renamed');
    context.trees.remember(gitDir, commit.oid, encoded.tree);
    return commit.oid;
  });
}

export async function moveIntoPlace(draft: string, gitDir: string): Promise<void> {
  await mkdir(dirname(gitDir), { recursive: true });
  await rename(draft, gitDir);
  const folder = await open(dirname(gitDir), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function readTemplate(folder: string): Promise<readonly NewFile[]> {
  const paths: string[] = [];
  const visit = async (relative: string): Promise<void> => {
    for (const entry of await readdir(join(folder, relative), { withFileTypes: true })) {
      if (LEFT_OUT_OF_TEMPLATES.has(entry.name)) continue;
      const path = relative === '' ? entry.name : `${relative}/${entry.name}`;
      if (entry.isDirectory()) await visit(path);
      else if (entry.isFile()) paths.push(path);
    }
  };
  await visit('');
  const files: NewFile[] = [];
  for (let start = 0; start < paths.length; start += FILES_AT_ONCE) {
    const some = paths.slice(start, start + FILES_AT_ONCE);
    const read = some.map(async (path) => ({ path, content: await readFile(join(folder, path)) }));
    files.push(...(await Promise.all(read)));
  }
  return files;
}
