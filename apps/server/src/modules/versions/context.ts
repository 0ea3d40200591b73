import type { ProjectId } from '@loam/contract';
import type { NewFile, ProjectFiles } from '@loam/runner';
import type { Runtime } from '../../runtime.ts';
import type { ProjectFacts, ProjectMaking, Projects } from '../projects/index.ts';
import type { EditLive } from './live.ts';
import type { EditStore } from './store.ts';

/** The parts of the git engine that versions uses. */
export type Repo = Omit<ProjectFiles, 'file' | 'codeFiles' | 'reconcile'>;

/** An SQL statement that was run for a project after some moment. */
export interface SqlRun {
  readonly state: string;
}

export interface RestoredFile {
  readonly path: string;
  readonly content: string;
  /** Of the newest version; empty where it has no such file. */
  readonly present: string;
}

/** As the module of clouds offers it. */
export interface BackendOfVersions {
  find(
    projectId: ProjectId,
    version: {
      readonly createdAt: Date;
      readonly paths: readonly string[];
      readonly presentPaths: readonly string[];
    },
  ): Promise<
    | {
        readonly migrations: readonly { readonly version: string; readonly name: string }[];
        readonly backup: { readonly id: string; readonly createdAt: Date } | undefined;
      }
    | undefined
  >;
  /** Puts a backup in the place of the database; what it gives takes that back. */
  bringBack(projectId: ProjectId, backupId: string): Promise<() => Promise<void>>;
}

export interface VersionsContext extends Pick<
  Runtime,
  'db' | 'ids' | 'logger' | 'outbox' | 'jobs' | 'leases'
> {
  readonly repo: Repo;
  readonly store: EditStore;
  readonly live: EditLive;
  readonly facts: ProjectFacts;
  readonly making: ProjectMaking;
  readonly access: Projects['access'];
  /** What a new project begins with. */
  starterFiles(): Promise<readonly NewFile[]>;
  /** What a copy of a project gets in place of a text file of its source. */
  copiedText(file: { readonly path: string; readonly content: string }): string;
  /** What a text file of an earlier version becomes when it is restored. */
  restoredText(file: RestoredFile): string;
  /** What the database of a project has that an earlier version does not know. */
  readonly backend: BackendOfVersions;
  /** SQL that was run after a moment: files can be brought back, data cannot. */
  laterSqlRuns(projectId: ProjectId, since: Date): Promise<readonly SqlRun[]>;
}
