import type { RelayTarget } from '@loam/kernel';
import type { Readable } from 'node:stream';

/** What the edge needs to know of previews; the server's module answers, in this process or over the network. */
export interface PreviewPort {
  /** The cookie of a viewer; a project's code never sees it. */
  readonly cookieName: string;
  resolve(ask: PreviewAsk): Promise<PreviewAnswer>;
  /** A file of a build that an answer named, by its path in it; undefined for what is none, wherever it leads. */
  openFile(build: BuildName, path: string): Promise<BuildFile | undefined>;
  /** A socket stays open: `onLost` is called once whoever opened it may no longer look. */
  watch(ask: PreviewAsk, onLost: () => void): () => void;
}

export interface PreviewAsk {
  /** What stands before the base domain: an id or a name. */
  readonly name: string;
  readonly commit?: string;
  /** Path and query. */
  readonly path: string;
  readonly cookie: string | undefined;
}

export type PreviewAnswer =
  | { readonly kind: 'refused' }
  | { readonly kind: 'enter'; readonly setCookie: string; readonly location: string }
  /**
   * `build` still has what a page of it, opened a moment ago, is about to ask for. While the newest code is broken,
   * pages that are opened come from there; one that is open already waits for the engine to mend itself.
   */
  | {
      readonly kind: 'engine';
      readonly address: RelayTarget;
      readonly isBroken: boolean;
      readonly build?: BuildName;
    }
  /** The newest build that succeeded, until the live page can take its place; a past version stays as it is. */
  | { readonly kind: 'build'; readonly build: BuildName; readonly isFinal?: boolean }
  | { readonly kind: 'page'; readonly page: PreviewPage }
  /** What a page of the build asks until it can be replaced. */
  | { readonly kind: 'state'; readonly isLive: boolean };

/** Whoever holds builds knows what it names. */
export interface BuildName {
  readonly projectId: string;
  readonly commit: string;
  readonly hasPage: boolean;
}

export interface BuildFile {
  readonly sizeBytes: number;
  bytes(): Promise<Buffer>;
  stream(): Readable;
}

export interface PreviewPage {
  readonly state: 'empty' | 'starting' | 'crashed' | 'unavailable' | 'snapshot';
  readonly reason: string | null;
  /** Words of the project's own tools. */
  readonly error: PreviewFault | null;
  readonly log: readonly string[];
}

export interface PreviewFault {
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly frame?: string;
}
