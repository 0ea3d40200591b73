import { type BodyIn, type endpoints, type ProjectVisibility } from '@loam/contract';
import { useRef, useState } from 'react';
import { useCreateProject } from './changes.ts';
import { type Attempt, attemptFor } from './model/prompt-draft.ts';

export type StartWish = Pick<
  BodyIn<typeof endpoints.createProject>,
  'message' | 'template' | 'images' | 'model'
>;

export interface NewProjectPlace {
  readonly workspaceId: string;
  readonly visibility: ProjectVisibility;
}

export interface StartEvents {
  started?(wish: StartWish): void;
  created(projectId: string, wish: StartWish): void;
  failed?(): void;
}

/** Creates a project once, however often it is asked while the first answer is on its way. */
export function useStartProject(place: NewProjectPlace, tell: StartEvents) {
  const create = useCreateProject();
  const attempt = useRef<Attempt>(undefined);
  const isBusy = useRef(false);
  const [chosen, setChosen] = useState<StartWish>();
  const start = (wish: StartWish) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setChosen(wish);
    tell.started?.(wish);
    const body = { ...wish, workspace_id: place.workspaceId, visibility: place.visibility };
    attempt.current = attemptFor(attempt.current, body, () => crypto.randomUUID());
    create.mutate(
      { body, idempotencyKey: attempt.current.key },
      {
        onSuccess: (project) => {
          attempt.current = undefined;
          // Busy until its page has taken this one's place: nothing jumps back in between.
          tell.created(project.id, wish);
        },
        onError: () => {
          isBusy.current = false;
          setChosen(undefined);
          tell.failed?.();
        },
      },
    );
  };
  return { start, chosen, error: create.error, dismiss: create.reset };
}
