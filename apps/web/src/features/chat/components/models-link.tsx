import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useSwitchWorkspace } from '../../workspaces/api.ts';

type ModelsLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** The settings are those of the workspace one works in: a project of another one brings it along. */
  readonly workspaceId: string;
};

/** Leads to where providers of models are connected. */
export function ModelsLink({ workspaceId, onClick, ...props }: ModelsLinkProps) {
  const switchTo = useSwitchWorkspace();
  return (
    <Link
      to="."
      search={(search) => ({ ...search, settings: 'models' })}
      {...props}
      onClick={(event) => {
        switchTo(workspaceId);
        onClick?.(event);
      }}
    />
  );
}
