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

/** Creates a project once, however often it is asked while the first answer is on its way. */
export function useStartProject(
  place: NewProjectPlace,
  onCreated: (projectId: string, wish: StartWish) => void,
) {
  const create = useCreateProject();
  const attempt = useRef<Attempt>(undefined);
  const isBusy = useRef(false);
  const [chosen, setChosen] = useState<StartWish>();
  const start = (wish: StartWish) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setChosen(wish);
    const body = { ...wish, workspace_id: place.workspaceId, visibility: place.visibility };
    attempt.current = attemptFor(attempt.current, body, () => crypto.randomUUID());
    create.mutate(
      { body, idempotencyKey: attempt.current.key },
      {
        onSuccess: (project) => {
          attempt.current = undefined;
          onCreated(project.id, wish);
        },
        onSettled: () => {
          isBusy.current = false;
          setChosen(undefined);
        },
      },
    );
  };
  return { start, chosen, error: create.error, dismiss: create.reset };
}
