import type { Me, Project } from '@loam/contract';

/** What the page shows depends on who looks, in three steps. */
export type ProjectViewer =
  /** Sees a public project without belonging to it: name, creator and preview. */
  | { readonly kind: 'visitor'; readonly isSignedIn: boolean }
  /** Invited to look. */
  | { readonly kind: 'reader' }
  | { readonly kind: 'editor' };

export function viewerOf(
  project: Pick<Project, 'access_level' | 'permissions'>,
  me: Me | null,
): ProjectViewer {
  if (project.permissions.includes('EditProject')) return { kind: 'editor' };
  if (project.access_level !== null) return { kind: 'reader' };
  return { kind: 'visitor', isSignedIn: me !== null };
}
