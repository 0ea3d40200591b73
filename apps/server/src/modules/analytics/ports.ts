import type { ProjectId } from '@loam/contract';
import type { Transaction } from '@loam/db';

/** The module that serves sites: their pages change with the settings. */
export interface SiteSettings {
  /** The id of the live deployment from now on; null where the project is not published. */
  settingsChanged(tx: Transaction, projectId: ProjectId): Promise<string | null>;
}
