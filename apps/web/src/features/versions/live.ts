import { Edit } from '@loam/contract';
import type { CacheEvent, LiveFeature } from '../../shared/live-topics.ts';
import { acceptEdit, refreshEdits } from './cache.ts';

/** The version that an event brings along; undefined: which versions there are may have changed. */
export function updatedEdit(event: CacheEvent): Edit | undefined {
  return event.type === 'edit.updated' ? Edit.safeParse(event.payload['edit']).data : undefined;
}

export const versionsLive: LiveFeature = {
  changed(cache, topic, event) {
    if (topic.kind !== 'edits') return;
    const edit = updatedEdit(event);
    if (edit) acceptEdit(cache, edit);
    else refreshEdits(cache, topic.ids.projectId);
  },
};
