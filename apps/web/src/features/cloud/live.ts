import { BackendPart } from '@loam/contract';
import { askAgain } from '../../shared/ask-again.ts';
import type { LiveFeature } from '../../shared/live-topics.ts';
import { z } from 'zod';
import { cloudKeys } from './keys.ts';
import { tableKeys } from './database/api.ts';

/** What is kept under the cloud of a project, by the part that somebody changed; all of it where none stands here. */
const keptOf: Partial<Readonly<Record<BackendPart, readonly string[]>>> = {
  secrets: ['secrets'],
  users: ['users', 'people', 'outbox'],
  auth: ['auth', 'outbox', 'findings'],
  storage: ['storage', 'findings'],
  backups: ['backups'],
  tables: ['tables', 'table', 'findings'],
};

const Names = z.array(z.string());

export const cloudLive: LiveFeature = {
  changed(cache, topic, event) {
    if (topic.kind !== 'backend') return;
    const all = cloudKeys.backend(topic.ids.projectId);
    const part = BackendPart.safeParse(event.payload['part']).data;
    if (part === 'rows') {
      // A page that somebody reads does not move by itself: it is said that it is old.
      for (const table of Names.safeParse(event.payload['tables']).data ?? [])
        cache.setQueryData(tableKeys.written(topic.ids.projectId, table), Date.now());
      return;
    }
    const kept = part === undefined ? undefined : keptOf[part];
    if (kept === undefined) void askAgain(cache, { queryKey: all });
    else for (const name of kept) void askAgain(cache, { queryKey: [...all, name] });
  },
  // Signals are not kept: a state that it came to in between is in no event.
  joined(cache, topic) {
    if (topic.kind !== 'backend') return;
    void askAgain(cache, { queryKey: cloudKeys.backend(topic.ids.projectId), exact: true });
  },
};
