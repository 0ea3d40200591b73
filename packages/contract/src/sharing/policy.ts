import { enums } from '../enums.data.ts';
import type { Plan } from '../workspaces/schemas.ts';
import type { CollaboratorLevel } from './schemas.ts';

export const [defaultCollaboratorLevel] = enums.collaborator.defaultAccessLevels;

/** Without a plan that has roles everyone who is invited may edit. */
export function canGiveLevel(plan: Plan, level: CollaboratorLevel): boolean {
  return level === defaultCollaboratorLevel || enums.gates.viewerRolePlans.some((known) => known === plan);
}

interface ManagedCollaborator {
  readonly user_id: string | null;
  readonly access_level: string;
}

/** Whether someone who manages collaborators may change or remove this one: not the owner, and not themselves. */
export function canManageCollaborator(collaborator: ManagedCollaborator, ownId: string): boolean {
  return collaborator.access_level !== 'owner' && collaborator.user_id !== ownId;
}
