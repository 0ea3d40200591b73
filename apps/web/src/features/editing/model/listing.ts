import type { SourcePlace } from '@loam/contract';
import type { SavedFiles } from './desk.ts';

/** One file of the newest version, without what it holds. */
export interface FilePlace {
  readonly path: string;
  /** The same name is the same contents, in every version. */
  readonly blob: string;
  readonly sizeBytes: number;
  readonly commitSha: string;
}

export interface Listing extends SavedFiles {
  readonly paths: readonly string[];
  readonly places: ReadonlyMap<string, FilePlace>;
}

export function listingOf(commitSha: string, files: readonly SourcePlace[]): Listing {
  const places = files.map(({ path, blob, size_bytes: sizeBytes }) => ({ path, blob, sizeBytes, commitSha }));
  return {
    commitSha,
    paths: places.map(({ path }) => path),
    places: new Map(places.map((place) => [place.path, place])),
    blobs: new Map(places.map(({ path, blob }) => [path, blob])),
  };
}
