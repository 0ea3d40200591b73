import type { CommitBuilds } from './commit-builds.ts';
import type { DevServers } from './dev-servers.ts';
import type { ProjectFiles } from './project-files.ts';
import type { SiteServers } from './site-servers.ts';
import type { StagedTrials } from './trials.ts';

/** What files are to hold, by their paths. */
export type UnsavedFiles = ReadonlyMap<string, string | Uint8Array>;

/** Runs the code of projects apart from the machine. Knows no people and no permissions. */
export interface Execution {
  readonly kind: 'ready';
  /** How strong the separation is. */
  readonly level: string;
  readonly devServers: DevServers;
  readonly builds: CommitBuilds;
  readonly trials: StagedTrials;
}

/** What an installation that cannot run projects has instead. */
export interface NoExecution {
  readonly kind: 'none';
  /** A sentence for people. */
  readonly reason: string;
}

/**
 * What holds and runs projects. Every call names its project, most a commit; none speaks of folders, sockets or
 * processes, so that whoever answers may be on another machine.
 */
export interface Runner {
  readonly files: ProjectFiles;
  readonly execution: Execution | NoExecution;
  /** Absent where nothing can run them. */
  readonly siteServers: SiteServers | undefined;
  /**
   * Shows files over the version that the preview is at; those of the last time that are not among them are as saved
   * again. False when the preview is at another version than they were made for.
   */
  showUnsaved(
    projectId: string,
    input: { readonly commit: string; readonly files: UnsavedFiles },
  ): Promise<boolean>;
  /** Stops what runs and removes all that was made from the versions of a project; they stay. */
  clear(projectId: string): Promise<void>;
}
