import type { Runtime } from '../../runtime.ts';
import type { WorkspaceNews } from './live.ts';

export type WorkspacesRuntime = Pick<
  Runtime,
  'config' | 'db' | 'clock' | 'ids' | 'bus' | 'outbox' | 'live' | 'mailer'
>;

/** What the use cases of this module work with. */
export interface WorkspacesContext extends Omit<WorkspacesRuntime, 'live'> {
  readonly news: WorkspaceNews;
}
