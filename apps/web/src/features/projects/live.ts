import { previewSignalTypes } from '@loam/contract';
import { askAgain } from '../../shared/ask-again.ts';
import { type CacheEvent, type LiveFeature, missedEvents } from '../../shared/live-topics.ts';
import { projectKeys } from './keys.ts';

/** A line in a log does not change the project: nothing but the preview is asked for again because of it. */
export function changesProject(event: CacheEvent): boolean {
  return !previewSignalTypes.some((type) => type === event.type);
}

export const projectsLive: LiveFeature = {
  changed(cache, topic, event) {
    if (topic.kind === 'project' && changesProject(event)) {
      void askAgain(cache, { queryKey: projectKeys.one(topic.ids.projectId) });
    }
    if (topic.kind === 'presence') {
      void askAgain(cache, { queryKey: projectKeys.presence(topic.ids.projectId) });
    }
    // Each says what the plan and the rules of its workspace allow.
    if (topic.kind === 'workspace' && event.type === 'workspace.updated') {
      void askAgain(cache, { queryKey: projectKeys.each });
    }
    // A draft concerns its owner alone, so its changes come over the topic of the user and not of the workspace.
    const isOfLists =
      event.type === 'projects.changed' || (topic.kind === 'workspace' && event === missedEvents);
    if ((topic.kind === 'workspace' || topic.kind === 'user') && isOfLists) {
      void askAgain(cache, { queryKey: projectKeys.lists });
    }
  },
  // Signals are not kept: who came between our question and this is in no event.
  joined(cache, topic) {
    if (topic.kind === 'presence') {
      void askAgain(cache, { queryKey: projectKeys.presence(topic.ids.projectId) });
    }
  },
};
