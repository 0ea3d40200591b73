import type { UserId } from '@loam/contract';
import type { Transaction } from '@loam/db';

/** What accounts need of workspaces, which stand in a row below and are plugged in where everything is known. */
export interface AccountWorkspaces {
  /** Whether someone with this address has been invited to a workspace and has not answered yet. */
  hasInvitation(email: string): Promise<boolean>;
  /** Whether this is the code of an invitation's link to that very address. */
  hasInvitationLink(email: string, token: string): Promise<boolean>;
  /** Names of the workspaces that this account owns and that other people are members of. */
  sharedWorkspacesOwnedBy(userId: UserId): Promise<readonly string[]>;
  /** Ends every membership, and deletes the workspaces in which nobody else is left. */
  removeAccount(tx: Transaction, userId: UserId): Promise<void>;
}
