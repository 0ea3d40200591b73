import type { CloudDatabases } from '@loam/cloud/postgres';
import type { KeyBox } from '../../key-box.ts';
import type { Runtime } from '../../runtime.ts';
import type { CloudStore } from './store.ts';

export type CloudPlaces = Pick<CloudDatabases, 'create' | 'drop' | 'exists' | 'resize'> &
  Partial<
    Pick<
      CloudDatabases,
      | 'acquire'
      | 'check'
      | 'export'
      | 'faults'
      | 'import'
      | 'migrateWhatWorks'
      | 'migrations'
      | 'runAsOwner'
      | 'snapshots'
      | 'sweep'
    >
  >;

export interface CloudContext extends Pick<Runtime, 'config' | 'db' | 'clock' | 'ids' | 'logger'> {
  readonly store: CloudStore;
  /** Absent where this installation has no place for databases of projects. */
  readonly databases: CloudPlaces | undefined;
  readonly box: KeyBox;
  /** The stored files of a cloud that nobody can bring back. */
  removeFiles(ref: string, signal: AbortSignal): Promise<void>;
}
