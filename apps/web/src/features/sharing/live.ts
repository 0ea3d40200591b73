import { askAgain } from '../../shared/ask-again.ts';
import { type LiveFeature, missedEvents } from '../../shared/live-topics.ts';
import { sharingKeys } from './keys.ts';

export const sharingLive: LiveFeature = {
  changed(cache, topic, event) {
    if (topic.kind === 'project' && (event.type === 'collaborators.updated' || event === missedEvents)) {
      void askAgain(cache, { queryKey: sharingKeys.project(topic.ids.projectId) });
    }
    if (topic.kind === 'user' && (event.type === 'projects.changed' || event === missedEvents)) {
      void askAgain(cache, { queryKey: sharingKeys.shared });
    }
  },
};
