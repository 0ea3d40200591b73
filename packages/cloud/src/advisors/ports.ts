import type { CloudDatabases } from '../postgres/index.ts';

export type AdvisedDatabases = Pick<CloudDatabases, 'runAsOwner'>;
