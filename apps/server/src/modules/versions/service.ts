import type { DiffEntry, EditId, EditType, PreviewBuildStatus, ProjectId } from '@loam/contract';
import type { RawFile, SourceEntry, TextVisit, TreeFile } from '@loam/runner';
import type { Readable } from 'node:stream';
import { ApiError, invalidField, notFound } from '../../http/api-error.ts';
import type { VersionsContext } from './context.ts';
import { repairRepoJob } from './repair-job.ts';
import { isRepoFault, withRepoFaults } from './repo-faults.ts';
import type { EditRow } from './rows.ts';
import type { EditChange } from './store.ts';
import { wireDiff } from './wire.ts';
import type { Write } from './writer.ts';

/** What is known of a project before its repository is touched. */
export interface ProjectAtHand {
  readonly id: ProjectId;
  readonly latest_commit_sha: string | null;
}

export interface EditsQuery {
  readonly limit: number;
  readonly before?: EditId | undefined;
  readonly type?: readonly EditType[] | undefined;
  readonly bookmarked?: boolean | undefined;
  readonly ids?: readonly EditId[] | undefined;
}

export interface Diff {
  readonly diffs: DiffEntry[];
  readonly is_incomplete: boolean;
  readonly error?: string;
}

export interface VersionsService {
  ensureRepo(project: ProjectAtHand): Promise<void>;
  sourceCode(
    project: ProjectAtHand,
    commit: string | undefined,
  ): Promise<{ readonly commit: string; readonly files: readonly SourceEntry[] }>;
  files(project: ProjectAtHand): Promise<{ readonly commit: string; readonly files: readonly TreeFile[] }>;
  visitTexts(
    project: ProjectAtHand,
    input: TextVisit,
  ): Promise<{ readonly commit: string; readonly isWhole: boolean }>;
  rawFile(
    project: ProjectAtHand,
    at: { readonly path: string; readonly commit: string | undefined },
  ): Promise<RawFile>;
  zip(
    project: ProjectAtHand,
    at: { readonly commit: string | undefined; readonly folder: string },
  ): Promise<Readable>;
  list(project: ProjectAtHand, query: EditsQuery): Promise<{ edits: EditRow[]; hasMore: boolean }>;
  find(project: ProjectAtHand, id: EditId): Promise<EditRow>;
  diff(edit: EditRow): Promise<Diff>;
  change(project: ProjectAtHand, id: EditId, change: EditChange): Promise<EditRow>;
  recordBuild(projectId: ProjectId, commitSha: string, status: PreviewBuildStatus): Promise<void>;
}

export function createVersionsService(context: VersionsContext, write: Write): VersionsService {
  const ensureRepo = async (project: ProjectAtHand): Promise<void> => {
    if (project.latest_commit_sha !== null && (await context.repo.has(project.id))) return;
    await write(project.id, { purpose: 'create' }, async () => {});
  };
  /** Reading needs no turn in the queue: commits never change. */
  const read = async <T>(project: ProjectAtHand, work: () => Promise<T>): Promise<T> => {
    await ensureRepo(project);
    return withRepoFaults(() => mendingDamage(context, project.id, work));
  };
  const find = async (project: ProjectAtHand, id: EditId): Promise<EditRow> => {
    const edit = await context.store.find(context.db, project.id, id);
    if (!edit) throw notFound();
    return edit;
  };
  return {
    ensureRepo,
    sourceCode: (project, commit) => read(project, () => context.repo.sourceCode(project.id, commit)),
    files: (project) =>
      read(project, async () => {
        const commit = await context.repo.head(project.id);
        return { commit, files: await context.repo.tree(project.id, commit) };
      }),
    visitTexts: (project, input) => read(project, () => context.repo.visitTexts(project.id, input)),
    rawFile: (project, { path, commit }) =>
      read(project, () => context.repo.rawFile(project.id, path, commit)),
    zip: (project, { commit, folder }) =>
      read(project, () =>
        context.repo.archive(project.id, {
          format: 'zip',
          folder,
          ...(commit === undefined ? {} : { commit }),
        }),
      ),
    async list(project, query) {
      await ensureRepo(project);
      return listEdits(context, project.id, query);
    },
    find,
    diff: (edit) => readDiff(context, edit),
    async change(project, id, change) {
      return context.db.transaction(async (tx) => {
        const edit = await context.store.change(tx, { projectId: project.id, id }, change);
        if (!edit) throw notFound();
        await context.live.updated(tx, edit);
        return edit;
      });
    },
    recordBuild: (projectId, commitSha, status) => recordBuild(context, { projectId, commitSha, status }),
  };
}

async function listEdits(
  { db, store }: VersionsContext,
  projectId: ProjectId,
  { limit, before, type, bookmarked, ids }: EditsQuery,
): Promise<{ edits: EditRow[]; hasMore: boolean }> {
  const last = before === undefined ? undefined : await store.find(db, projectId, before);
  if (before !== undefined && !last)
    throw invalidField('before', 'There is no such version in this project.');
  const filter = { limit: limit + 1, beforeNumber: last?.number, types: type, bookmarked, ids };
  const rows = await store.list(db, projectId, filter);
  return { edits: rows.slice(0, limit), hasMore: rows.length > limit };
}

const noFiles = 'The files of this version are no longer available.';

async function readDiff(context: VersionsContext, edit: EditRow): Promise<Diff> {
  const nothing = { diffs: [], is_incomplete: false };
  if (edit.status === 'lost') return { ...nothing, error: noFiles };
  try {
    const { entries, isIncomplete } = await mendingDamage(context, edit.project_id, () =>
      context.repo.diff(edit.project_id, { to: edit.commit_sha }),
    );
    return { diffs: entries.map(wireDiff), is_incomplete: isIncomplete };
  } catch (error) {
    const isGone = isRepoFault(error, 'commit_missing') || isRepoFault(error, 'project_missing');
    if (isGone) return { ...nothing, error: noFiles };
    return withRepoFaults(() => Promise.reject(error));
  }
}

async function recordBuild(
  { db, store, live, facts }: VersionsContext,
  build: { readonly projectId: ProjectId; readonly commitSha: string; readonly status: PreviewBuildStatus },
): Promise<void> {
  await db.transaction(async (tx) => {
    const edit = await store.setBuildStatus(tx, build, build.status);
    if (!edit) return;
    const isGood = build.status === 'succeeded';
    const newest = isGood ? await store.newestGoodBuild(tx, build.projectId) : undefined;
    // First the project, then its versions: a save goes the same way, and neither waits for the other in a circle.
    if (newest?.commit_sha === build.commitSha)
      await facts.previewBuilt(tx, build.projectId, build.commitSha);
    await live.updated(tx, edit);
  });
}

/** Whoever meets damage has it mended; until then the answer says so. */
async function mendingDamage<T>(
  { db, jobs }: VersionsContext,
  projectId: ProjectId,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isRepoFault(error, 'damaged')) {
      await jobs.enqueue(db, repairRepoJob, { project_id: projectId }, { singletonKey: projectId });
      throw new ApiError(
        'unavailable',
        'The files of this project were found damaged. They are being restored from the last copy.',
        { retryAfterSeconds: 5 },
      );
    }
    throw error;
  }
}
