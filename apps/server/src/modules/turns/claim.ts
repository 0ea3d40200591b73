import type { ProjectId } from '@loam/contract';
import type { HeldLease } from '../../leases/leases.ts';

/** The right to answer in a project. */
export interface Claim {
  readonly projectId: ProjectId;
  readonly lease: HeldLease;
}
