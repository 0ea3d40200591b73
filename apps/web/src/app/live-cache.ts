import { Edit, parseTopic, previewSignalTypes } from '@loam/contract';
import type { QueryClient } from '@tanstack/react-query';
import {
  acceptFrame,
  acceptMessageEvent,
  refreshConversation,
  refreshMessage,
} from '../features/chat/cache.ts';
import { codeKeys } from '../features/editing/keys.ts';
import { projectKeys } from '../features/projects/keys.ts';
import { acceptDeploymentEvent, refreshDomains, refreshSiteInfo } from '../features/publishing/cache.ts';
import { publishingKeys } from '../features/publishing/keys.ts';
import { acceptEdit, refreshEdits } from '../features/versions/cache.ts';
import { workspaceKeys } from '../features/workspaces/keys.ts';
import { previewKeys } from '../features/preview/keys.ts';
import { billingKeys } from '../features/billing/keys.ts';
import { askAgain } from '../shared/ask-again.ts';

export interface CacheEvent {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * The one place where live events meet the query cache. An event says what changed; the cache decides whether anyone
 * is looking at it, so a list that is not on screen costs nothing.
 */
export function applyLiveEvent(cache: QueryClient, topic: string, event: CacheEvent): void {
  const parsed = parseTopic(topic);
  if (!parsed) return;
  switch (parsed.kind) {
    case 'project':
      applyProjectEvent(cache, parsed.ids.projectId, event);
      break;
    case 'presence':
      void askAgain(cache, { queryKey: projectKeys.presence(parsed.ids.projectId) });
      break;
    case 'code':
      // The live code socket passes it on.
      break;
    case 'workspace':
      applyWorkspaceEvent(cache, parsed.ids.workspaceId, event);
      break;
    case 'user':
      // A draft concerns its owner alone, so its changes come here and not through the workspace.
      void askAgain(cache, {
        queryKey: event.type === 'projects.changed' ? projectKeys.lists : workspaceKeys.all,
      });
      break;
    case 'edits':
      applyEditEvent(cache, parsed.ids.projectId, event);
      break;
    case 'errors':
      void askAgain(cache, { queryKey: previewKeys.errors(parsed.ids.projectId) });
      void askAgain(cache, { queryKey: codeKeys.errors(parsed.ids.projectId) });
      break;
    case 'messages':
      acceptMessageEvent(cache, parsed.ids.projectId, event);
      break;
    case 'message':
      acceptFrame(cache, parsed.ids, event);
      break;
    case 'deployments':
      acceptDeploymentEvent(cache, parsed.ids.projectId, event.payload);
      break;
    case 'domains':
      refreshDomains(cache, parsed.ids.projectId);
      break;
    case 'security':
      break;
  }
}

/** What was read before the topic was followed may miss what happened in between. */
export function joinTopic(cache: QueryClient, topic: string): void {
  const parsed = parseTopic(topic);
  if (parsed?.kind === 'messages') void refreshConversation(cache, parsed.ids.projectId);
  if (parsed?.kind === 'message') void refreshMessage(cache, parsed.ids);
}

/** After a gap that cannot be replayed, what the topic feeds is fetched again. */
export function resetTopic(cache: QueryClient, topic: string): void {
  const parsed = parseTopic(topic);
  if (parsed?.kind === 'workspace') {
    void askAgain(cache, { queryKey: workspaceKeys.one(parsed.ids.workspaceId) });
    void askAgain(cache, { queryKey: projectKeys.lists });
    void askAgain(cache, { queryKey: billingKeys.workspace(parsed.ids.workspaceId) });
    return;
  }
  applyLiveEvent(cache, topic, { type: 'reset', payload: {} });
}

/** Access has ended: the server's answer to the same question is now another one. */
export function leaveTopic(cache: QueryClient, topic: string): void {
  const parsed = parseTopic(topic);
  if (parsed?.kind === 'workspace') void askAgain(cache, { queryKey: workspaceKeys.all });
  resetTopic(cache, topic);
}

/** A line in a log does not change the project: nothing else is asked for again because of it. */
function applyProjectEvent(cache: QueryClient, projectId: string, event: CacheEvent): void {
  void askAgain(cache, { queryKey: previewKeys.state(projectId) });
  void askAgain(cache, { queryKey: codeKeys.preview(projectId), exact: true });
  if (previewSignalTypes.some((type) => type === event.type)) return;
  void askAgain(cache, { queryKey: projectKeys.one(projectId) });
  void askAgain(cache, { queryKey: publishingKeys.state(projectId) });
}

function applyWorkspaceEvent(cache: QueryClient, workspaceId: string, event: CacheEvent): void {
  switch (event.type) {
    case 'projects.changed':
      void askAgain(cache, { queryKey: projectKeys.lists });
      break;
    case 'usage.updated':
      void askAgain(cache, { queryKey: billingKeys.workspace(workspaceId) });
      break;
    default:
      void askAgain(cache, { queryKey: workspaceKeys.all });
  }
}

function applyEditEvent(cache: QueryClient, projectId: string, event: CacheEvent): void {
  const edit = event.type === 'edit.updated' ? Edit.safeParse(event.payload['edit']) : undefined;
  if (edit?.success === true) return acceptEdit(cache, edit.data);
  refreshEdits(cache, projectId);
  refreshSiteInfo(cache, projectId);
  void askAgain(cache, { queryKey: codeKeys.source(projectId) });
  void askAgain(cache, { queryKey: codeKeys.files(projectId) });
}
