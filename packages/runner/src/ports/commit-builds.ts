import type { PageVisit, VisitInput } from '@loam/inspect';
import type { Readable } from 'node:stream';
import type { ProjectFault } from './dev-servers.ts';

/** Names the build of one commit. It never changes; where its files are is known to the runner alone. */
export interface Artefact {
  readonly projectId: string;
  readonly commit: string;
  /** Whether it can be looked at without the project's own server. */
  readonly hasPage: boolean;
}

export type BuildOutcome =
  | {
      readonly ok: true;
      readonly artefact: Artefact;
      /** `present`: it was there. `joined`: somebody else's request made it. `starter`: it is as every project begins. */
      readonly origin: 'built' | 'starter' | 'present' | 'joined';
      /** What the project's tools printed. */
      readonly log: readonly string[];
    }
  | { readonly ok: false; readonly errors: readonly ProjectFault[]; readonly log: readonly string[] };

export interface ArtefactFile {
  readonly sizeBytes: number;
  /** The whole file, for small ones. */
  bytes(): Promise<Buffer>;
  stream(): Readable;
}

export interface ArtefactContent {
  /** With slashes, none at its beginning. */
  readonly path: string;
  readonly content: Uint8Array;
}

/** A place in a file of a build, or in a source. Lines and columns count from 1. */
export interface CodePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export type ArtefactVisit = Omit<VisitInput, 'siteDir'>;

/** The only owner of builds: each commit has one, made once, and the last of them are kept. */
export interface CommitBuilds {
  /**
   * The build of exactly this commit, made unless it is there. That of a project's newest version becomes its newest
   * build. `onBegin` is called before the project's tools run for this request.
   */
  make(projectId: string, commit: string, options?: { onBegin?(): Promise<void> }): Promise<BuildOutcome>;
  find(projectId: string, commit: string): Promise<Artefact | undefined>;
  /** The newest build that succeeded, if it has a page. */
  newest(projectId: string): Promise<Artefact | undefined>;
  /** It stays while the work lasts. */
  use<T>(artefact: Artefact, work: () => Promise<T>): Promise<T>;
  /** A file of a build, by its path; undefined for what is none, wherever it leads. */
  open(artefact: Artefact, path: string): Promise<ArtefactFile | undefined>;
  /** All files below a folder of the build, with their paths in that folder. */
  files(artefact: Artefact, folder?: string): AsyncIterable<ArtefactContent>;
  /** Pages of a build in a browser; undefined where there is none. */
  readonly visit: ((artefact: Artefact, input: ArtefactVisit) => Promise<readonly PageVisit[]>) | undefined;
  /** Where a place in a file of one of the project's builds comes from; undefined when that is not known. */
  locate(projectId: string, place: CodePlace): Promise<CodePlace | undefined>;
  /** Builds what every project begins with, unless that was done; `onWork` when there is something to do. */
  prepareStarter(onWork: () => void): Promise<boolean>;
}
