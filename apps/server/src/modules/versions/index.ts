import type { Edit, PreviewBuildStatus, ProjectId } from '@loam/contract';
import type { NewFile } from '@loam/runner';
import type { Binding } from '../../http/bind.ts';
import type { Runtime } from '../../runtime.ts';
import type { Projects } from '../projects/index.ts';
import type { BackendOfVersions, Repo, RestoredFile, SqlRun, VersionsContext } from './context.ts';
import { ApiError } from '../../http/api-error.ts';
import { planRestore } from './plan-restore.ts';
import { createImports } from './import-project.ts';
import { importRoutes } from './import-routes.ts';
import { handleVersionJobs } from './jobs.ts';
import { createEditLive } from './live.ts';
import { withRepoFaults } from './repo-faults.ts';
import { revertToEdit } from './revert-to-edit.ts';
import { versionRoutes } from './routes.ts';
import type { EditRow } from './rows.ts';
import { createVersionsService, type ProjectAtHand, type VersionsService } from './service.ts';
import { createEditStore } from './store.ts';
import { wireEdit } from './wire.ts';
import { createWriteQueue } from './write-queue.ts';
import { createWrite, type Write } from './writer.ts';

export type { EditRow } from './rows.ts';
export { startSummary } from './ensure-repo.ts';
export type { ProjectWriter, Write } from './writer.ts';

export interface VersionsDeps extends Pick<
  Runtime,
  'db' | 'ids' | 'logger' | 'bus' | 'outbox' | 'jobs' | 'live' | 'leases'
> {
  readonly projects: Pick<Projects, 'facts' | 'making' | 'access'>;
  readonly repo: Repo;
  /** What a new project begins with. */
  starterFiles(): Promise<readonly NewFile[]>;
  /** What a copy of a project gets in place of a text file of its source; the same when absent. */
  copiedText?(file: { readonly path: string; readonly content: string }): string;
  /** What a text file of an earlier version becomes when it is restored; the same when absent. */
  restoredText?(file: RestoredFile): string;
  /** Databases of projects; none has one when absent. */
  readonly backend?: BackendOfVersions | undefined;
  /** SQL that was run for a project after a moment; none when absent. */
  laterSqlRuns?(projectId: ProjectId, since: Date): Promise<readonly SqlRun[]>;
}

export interface Versions {
  readonly bindings: Binding[];
  /** The only way to change the files of a project; turns, saves and restores wait for each other here. */
  readonly write: Write;
  /** Makes the repository if there is none; may be called as often as one likes. */
  ensureRepo(project: ProjectAtHand): Promise<void>;
  /** The newest commit and its files. */
  readonly files: VersionsService['files'];
  /** Shows the text files of a project one after the other. */
  readonly visitTexts: VersionsService['visitTexts'];
  /** The paths of all files at a commit. */
  filePaths(projectId: ProjectId, commitSha: string): Promise<string[]>;
  findByCommit(projectId: ProjectId, commitSha: string): Promise<EditRow | undefined>;
  /** The version that came of a message. */
  findByMessage(projectId: ProjectId, messageId: string): Promise<EditRow | undefined>;
  /** What the build of a commit came to; the newest good one is what a preview paints first. */
  recordBuild(projectId: ProjectId, commitSha: string, status: PreviewBuildStatus): Promise<void>;
  wire(edit: EditRow): Edit;
  close(): void;
}

const noBackend: BackendOfVersions = {
  find: async () => undefined,
  async bringBack() {
    throw new ApiError('conflict', 'This project has no database.');
  },
};

export function createVersions(deps: VersionsDeps): Versions {
  const context: VersionsContext = {
    ...deps,
    store: createEditStore(),
    live: createEditLive(deps.live),
    facts: deps.projects.facts,
    making: deps.projects.making,
    access: deps.projects.access,
    laterSqlRuns: deps.laterSqlRuns ?? (async () => []),
    backend: deps.backend ?? noBackend,
    restoredText: deps.restoredText ?? (({ content }) => content),
    copiedText: deps.copiedText ?? (({ content }) => content),
  };
  const queue = createWriteQueue(context);
  const write = createWrite(context, queue);
  const service = createVersionsService(context, write);
  handleVersionJobs(context, { queue, write, service });
  const stopFollowing = deps.bus.subscribe('project.purged', async ({ projectId }) => {
    await deps.repo.purge(projectId);
    await deps.leases.removePlace(projectId);
  });
  return {
    bindings: [
      ...importRoutes(createImports(context, service)),
      ...versionRoutes({
        service,
        revert: (call) => revertToEdit(context, write, call),
        plan: (projectId, editId) => planRestore(context, projectId, editId),
      }),
    ],
    write,
    ensureRepo: service.ensureRepo,
    files: service.files,
    visitTexts: service.visitTexts,
    filePaths: async (projectId, commitSha) =>
      (await withRepoFaults(() => deps.repo.tree(projectId, commitSha))).map(({ path }) => path),
    findByCommit: (projectId, commitSha) => context.store.findByCommit(deps.db, projectId, commitSha),
    findByMessage: (projectId, messageId) => context.store.findByMessage(deps.db, projectId, messageId),
    recordBuild: service.recordBuild,
    wire: (edit) => wireEdit(edit),
    close: stopFollowing,
  };
}
