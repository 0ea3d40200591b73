import { createContext, type ReactNode, use } from 'react';

/** A view at the right of the chat and what of it is meant; it stands in the address, so a reload returns to it. */
export interface ViewTarget {
  /** The name of a panel; without one, the preview. */
  readonly view?: string | undefined;
  /** The version that a diff or a snapshot shows. */
  readonly edit?: string | undefined;
  /** The error of the app that the error view is about. */
  readonly error?: string | undefined;
  readonly diagram?: string | undefined;
  /** The file that the code editor opens. */
  readonly file?: string | undefined;
}

export interface ProjectViews {
  readonly target: ViewTarget;
  open(target: ViewTarget): void;
}

const ProjectViewsContext = createContext<ProjectViews>({ target: {}, open: () => {} });

interface ProjectViewsProviderProps {
  readonly views: ProjectViews;
  readonly children: ReactNode;
}

export function ProjectViewsProvider({ views, children }: ProjectViewsProviderProps) {
  return <ProjectViewsContext value={views}>{children}</ProjectViewsContext>;
}

/** Any feature can open a view without knowing the feature behind it. */
export function useProjectViews(): ProjectViews {
  return use(ProjectViewsContext);
}
