import { AppFault } from '../../../shared/app-fault.ts';

/** The one with the chosen id; the first when there is no choice, or none that still exists. */
export function chooseWorkspace<W extends { readonly id: string }>(
  workspaces: readonly W[],
  chosen: string | null,
): W {
  const workspace = workspaces.find((candidate) => candidate.id === chosen) ?? workspaces[0];
  if (!workspace) throw new AppFault('no_workspace', 'This account has no workspace.');
  return workspace;
}
