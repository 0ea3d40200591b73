import type { Binding } from '../../http/bind.ts';
import { createInviteCodes } from './codes.ts';
import type { SharingContext, SharingRuntime } from './context.ts';
import { createJoin } from './join.ts';
import { createSharingNews } from './live.ts';
import { createManageCollaborators } from './manage-collaborators.ts';
import { createManageLinks } from './manage-links.ts';
import { sharingRoutes } from './routes.ts';
import { findInvited, hasPending } from './store.ts';

export { createLinkCodes } from './codes.ts';
export { lockProject } from './store.ts';

export interface SharingDeps extends SharingRuntime {
  readonly projects: Pick<SharingContext, 'access'>;
}

export interface Sharing {
  readonly bindings: Binding[];
}

/** Who else works on a project, and how they come in. */
export function createSharing({ projects, live, secret, ...runtime }: SharingDeps): Sharing {
  const context: SharingContext = {
    ...runtime,
    codes: createInviteCodes(secret),
    news: createSharingNews(live, runtime.bus),
    access: projects.access,
  };
  return {
    bindings: sharingRoutes({
      collaborators: createManageCollaborators(context),
      links: createManageLinks(context),
      join: createJoin(context),
    }),
  };
}

export interface ProjectInvitations {
  /** Whether someone waits for this address. */
  hasInvitation(email: string): Promise<boolean>;
  /** Whether this is the code of an invitation that was mailed to that very address. */
  hasInvitationLink(email: string, code: string): Promise<boolean>;
}

/** What opens sign-up where it is not open to everyone. A link that anyone may use does not. */
export function createProjectInvitations({
  db,
  clock,
  secret,
}: Pick<SharingRuntime, 'db' | 'clock' | 'secret'>): ProjectInvitations {
  const codes = createInviteCodes(secret);
  const hasInvitation = (email: string) => hasPending(db, email, clock.now());
  return {
    hasInvitation,
    async hasInvitationLink(email, code) {
      const read = codes.read(code);
      if (read?.kind !== 'mail') return false;
      const row = await findInvited(db, read.id);
      return row?.email.toLowerCase() === email.toLowerCase() && hasInvitation(email);
    },
  };
}
