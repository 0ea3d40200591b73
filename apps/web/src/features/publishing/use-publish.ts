import { ApiUnreachable } from '@loam/client';
import type { Project, Publishing } from '@loam/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '../../shared/api-context.tsx';
import { logNotice } from '../../shared/log.ts';
import { useMe } from '../accounts/api.ts';
import { fetchPublishing } from './api.ts';
import { useCreateDeployment } from './changes.ts';
import { failureOfDeployment, failureOfError, type PublishFailure } from './model/publish-failure.ts';
import type { DeploymentKind } from './model/publishing-state.ts';

export type PublishOutcome =
  | { readonly kind: 'live'; readonly was: DeploymentKind }
  | { readonly kind: 'failed'; readonly failure: PublishFailure };

interface PublishOptions {
  readonly project: Pick<Project, 'id' | 'is_published'>;
  readonly publishing: Publishing | undefined;
  readonly onOutcome: (outcome: PublishOutcome) => void;
}

/** Publishes, and tells how it ended; also when the page was loaded anew, or the connection broken, while it ran. */
export function usePublish({ project, publishing, onOutcome }: PublishOptions) {
  const api = useApi();
  const cache = useQueryClient();
  const { mutateAsync: create } = useCreateDeployment(project.id);
  const [pending, setPending] = useState<DeploymentKind>();
  const follow = useFollowedDeployment({ project, publishing, onOutcome });

  const followIfRunning = async (): Promise<boolean> => {
    const now = await fetchPublishing(cache, api, project.id).catch(() => undefined);
    if (!now?.running) return false;
    follow(now.running.id, now.is_published ? 'update' : 'first');
    return true;
  };
  const publish = async (): Promise<void> => {
    const kind = (publishing?.is_published ?? project.is_published) ? 'update' : 'first';
    setPending(kind);
    try {
      await create();
      onOutcome({ kind: 'live', was: kind });
    } catch (error) {
      // The answer was lost, which says nothing about the deployment.
      if (error instanceof ApiUnreachable && (await followIfRunning())) return;
      onOutcome({ kind: 'failed', failure: failureOfError(error) });
    } finally {
      setPending(undefined);
    }
  };
  return { publish, pending };
}

interface Followed {
  readonly id: string;
  readonly was: DeploymentKind;
}

/** A deployment of one's own that ran already when the page was opened. */
function useFollowedDeployment({ project, publishing, onOutcome }: PublishOptions) {
  const api = useApi();
  const me = useMe();
  const [followed, setFollowed] = useState<Followed>();
  const [hasLooked, setHasLooked] = useState(false);
  if (!hasLooked && publishing) {
    setHasLooked(true);
    const { running } = publishing;
    if (running && running.user_id === me?.id) {
      setFollowed({ id: running.id, was: publishing.is_published ? 'update' : 'first' });
    }
  }
  const toldId = useRef<string>(undefined);
  const tellEnd = useEffectEvent(async ({ id, was }: Followed) => {
    if (toldId.current === id) return;
    toldId.current = id;
    const ended = await api.getDeployment({ params: { projectId: project.id, deploymentId: id } });
    setFollowed(undefined);
    if (ended.status === 'succeeded') onOutcome({ kind: 'live', was });
    if (ended.status === 'failed') onOutcome({ kind: 'failed', failure: failureOfDeployment(ended) });
  });
  const runningId = publishing?.running?.id;
  useEffect(() => {
    if (!followed || runningId === followed.id) return;
    tellEnd(followed).catch((error: unknown) =>
      logNotice('How a deployment ended could not be asked for.', error),
    );
  }, [followed, runningId]);
  return (id: string, was: DeploymentKind) => setFollowed({ id, was });
}
