import { BackendPart } from '@loam/contract';
import { askAgain } from '../../shared/ask-again.ts';
import type { LiveFeature } from '../../shared/live-topics.ts';
import { cloudKeys } from './keys.ts';

/** What is kept under the cloud of a project, by the part that somebody changed; all of it where none stands here. */
const keptOf: Partial<Readonly<Record<BackendPart, readonly string[]>>> = {
  secrets: ['secrets'],
  users: ['users', 'people', 'outbox'],
  auth: ['auth', 'outbox', 'findings'],
  storage: ['storage', 'findings'],
  backups: ['backups'],
  tables: ['tables', 'table', 'findings'],
};

export const cloudLive: LiveFeature = {
  changed(cache, topic, event) {
    if (topic.kind !== 'backend') return;
    const all = cloudKeys.backend(topic.ids.projectId);
    const part = BackendPart.safeParse(event.payload['part']).data;
    const kept = part === undefined ? undefined : keptOf[part];
    if (kept === undefined) void askAgain(cache, { queryKey: all });
    else for (const name of kept) void askAgain(cache, { queryKey: [...all, name] });
  },
};
