import type { UserId } from '@loam/contract';

export interface Anonymous {
  readonly kind: 'anonymous';
}

export interface UserActor {
  readonly kind: 'user';
  readonly userId: UserId;
  /** Of the installation, not of a workspace. */
  readonly role: 'user' | 'developer' | 'operator';
  /** A cookie is sent by the browser on its own, so what it carries must also pass the origin check. */
  readonly via: 'cookie' | 'bearer';
  /** Absent for a personal access token. */
  readonly sessionId?: string;
}

export type Actor = Anonymous | UserActor;

export const anonymous: Anonymous = { kind: 'anonymous' };
