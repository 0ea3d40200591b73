import { createLeaseStore, type LeaseStore } from '@loam/db';

/** Which window has the preview of a project. */
export const deskStore: Pick<LeaseStore, 'acquire' | 'extend' | 'holder' | 'releaseOf'> = createLeaseStore();
