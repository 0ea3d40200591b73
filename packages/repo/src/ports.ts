export type { BlobStore } from '@loam/kernel';

/** Where a name may be reached. Throws an AppError when the address must not be called. */
export interface OutboundCheck {
  /** The addresses that were checked; the connection goes to one of them and to no other. */
  resolve(url: URL): Promise<readonly string[]>;
}

/** Moments at which tests end the process. */
export type CrashPoint =
  | 'create.objects-written'
  | 'create.renamed'
  | 'copy.built'
  | 'copy.renamed'
  | 'commit.locked'
  | 'commit.objects-written'
  | 'commit.ref-moved'
  | 'bundle.created'
  | 'bundle.part-stored'
  | 'bundle.manifest-stored'
  | 'restore.built';

export type CrashHook = (point: CrashPoint) => void;
