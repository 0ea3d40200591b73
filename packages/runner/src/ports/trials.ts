import type { PageVisit } from '@loam/inspect';
import type { ArtefactVisit } from './commit-builds.ts';
import type { ProjectFault } from './dev-servers.ts';

/** A change that nobody has saved yet. Those of a trial lie on its base, in their order. */
export interface StagedChange {
  readonly path: string;
  readonly action: 'write' | 'delete' | 'rename';
  /** Of a renamed file: absent when it stays as it was. */
  readonly content?: string | Uint8Array;
  readonly from?: string;
}

export interface TypeFault {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly message: string;
}

export interface LocatedStack {
  /** With places in the sources, as far as they were found. */
  readonly stack: string;
  /** The topmost one within the project. */
  readonly place: { readonly path?: string; readonly line?: number };
}

/** Types of single files, from a compiler that stays warm until the trial ends. */
export interface TrialFileTypes {
  warmUp(): void;
  /** Errors of these files that the base did not have; undefined when there is no compiler that could stay. */
  check(
    changes: readonly StagedChange[],
    paths: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly TypeFault[] | undefined>;
}

export interface PackageRequest {
  readonly packages: readonly string[];
  /** What lies on the base meanwhile. */
  readonly changes: readonly StagedChange[];
}

/** Sets of changes, each tried on one version of a project before anything is saved. */
export interface StagedTrial {
  /** Empty for what builds. The output is kept for `visit` and `keep`. */
  build(changes: readonly StagedChange[], signal: AbortSignal): Promise<readonly ProjectFault[]>;
  /** Type errors that the base did not have. */
  types(changes: readonly StagedChange[], signal: AbortSignal): Promise<readonly TypeFault[]>;
  readonly fileTypes: TrialFileTypes | undefined;
  /** Pages of the build of these changes; none where it does not build. Undefined where there is no browser. */
  readonly visit:
    | ((changes: readonly StagedChange[], input: ArtefactVisit) => Promise<readonly PageVisit[]>)
    | undefined;
  /** Where a stack that a visited page told of leads in the sources. */
  locate(stack: string): Promise<LocatedStack>;
  /** Both answer with the package files as they become, if they change, and leave the project as it is. */
  addPackages(request: PackageRequest): Promise<readonly StagedChange[]>;
  removePackages(request: PackageRequest): Promise<readonly StagedChange[]>;
  /** The build of exactly these changes becomes the build of the commit that came of them; false when it is not theirs. */
  keep(commit: string, changes: readonly StagedChange[]): Promise<boolean>;
  close(): Promise<void>;
}

export interface StagedTrials {
  open(projectId: string, base: string): Promise<StagedTrial>;
}
