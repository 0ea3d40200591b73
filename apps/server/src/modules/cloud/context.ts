import type { CloudDatabases } from '@loam/cloud/postgres';
import type { KeyBox } from '../../key-box.ts';
import type { Runtime } from '../../runtime.ts';
import type { CloudRow, CloudStore } from './store.ts';

type Used =
  | 'acquire'
  | 'check'
  | 'copy'
  | 'copyStructure'
  | 'export'
  | 'faults'
  | 'import'
  | 'makeIndependent'
  | 'marks'
  | 'migrateWhatWorks'
  | 'migrations'
  | 'runAsOwner'
  | 'snapshots'
  | 'sweep';

export type CloudPlaces = Pick<CloudDatabases, 'create' | 'drop' | 'exists' | 'resize'> &
  Partial<Pick<CloudDatabases, Used>>;

export interface CloudContext extends Pick<Runtime, 'config' | 'db' | 'clock' | 'ids' | 'logger'> {
  readonly store: CloudStore;
  /** Absent where this installation has no place for databases of projects. */
  readonly databases: CloudPlaces | undefined;
  readonly box: KeyBox;
  /** Somebody works with the cloud. */
  readonly noteUse?: ((ref: string) => void) | undefined;
  /** Makes a cloud that is to be a copy of another one. */
  makeCopy(row: CloudRow): Promise<void>;
  /** The stored files of a cloud that nobody can bring back. */
  removeFiles(ref: string, signal: AbortSignal): Promise<void>;
}
