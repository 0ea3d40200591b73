import { parseTopic } from '@loam/contract';
import type { QueryClient } from '@tanstack/react-query';
import { billingLive } from '../features/billing/live.ts';
import { chatLive } from '../features/chat/live.ts';
import { cloudLive } from '../features/cloud/live.ts';
import { editingLive } from '../features/editing/live.ts';
import { previewLive } from '../features/preview/live.ts';
import { projectsLive } from '../features/projects/live.ts';
import { publishingLive } from '../features/publishing/live.ts';
import { sharingLive } from '../features/sharing/live.ts';
import { versionsLive } from '../features/versions/live.ts';
import { workspacesLive } from '../features/workspaces/live.ts';
import { type CacheEvent, type LiveFeature, missedEvents } from '../shared/live-topics.ts';

/** Whoever keeps something in the query cache that live events change. */
const features: readonly LiveFeature[] = [
  projectsLive,
  sharingLive,
  workspacesLive,
  billingLive,
  versionsLive,
  chatLive,
  previewLive,
  editingLive,
  publishingLive,
  cloudLive,
];

/** The one place where live events meet the query cache: each feature is told and sees to its own part. */
export function applyLiveEvent(cache: QueryClient, name: string, event: CacheEvent): void {
  const topic = parseTopic(name);
  if (topic) for (const feature of features) feature.changed(cache, topic, event);
}

export function joinTopic(cache: QueryClient, name: string): void {
  const topic = parseTopic(name);
  if (topic) for (const feature of features) feature.joined?.(cache, topic);
}

/** After a gap that cannot be replayed, what the topic feeds is fetched again. */
export function resetTopic(cache: QueryClient, name: string): void {
  applyLiveEvent(cache, name, missedEvents);
}

export function leaveTopic(cache: QueryClient, name: string): void {
  const topic = parseTopic(name);
  if (topic) for (const feature of features) feature.left?.(cache, topic);
  resetTopic(cache, name);
}
