import { type ProjectVisibility, visibilityFault, type Workspace } from '@loam/contract';

export interface RemixPlace {
  readonly id: string;
  readonly name: string;
  readonly memberCount: number;
  /** Why the remix cannot go there: what is not public does not become so by being remixed. */
  readonly fault: string | undefined;
}

/** Workspaces that a remix may go to. */
export function remixPlaces(
  workspaces: readonly Pick<
    Workspace,
    'id' | 'name' | 'plan' | 'disable_publish' | 'member_count' | 'permissions'
  >[],
  visibility: ProjectVisibility,
): readonly RemixPlace[] {
  return workspaces
    .filter(({ permissions }) => permissions.includes('CreateProject'))
    .map(({ id, name, plan, disable_publish: disablePublish, member_count: memberCount }) => ({
      id,
      name,
      memberCount,
      fault:
        visibility === 'public' ? undefined : visibilityFault(visibility, { plan, disablePublish })?.detail,
    }));
}
