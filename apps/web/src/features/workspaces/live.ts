import { askAgain } from '../../shared/ask-again.ts';
import { type LiveFeature, missedEvents } from '../../shared/live-topics.ts';
import { workspaceKeys } from './keys.ts';

/** Of a workspace's topic these concern others. */
const ofOthers: readonly string[] = ['projects.changed', 'usage.updated'];

export const workspacesLive: LiveFeature = {
  changed(cache, topic, event) {
    if (topic.kind === 'workspace' && event === missedEvents) {
      void askAgain(cache, { queryKey: workspaceKeys.one(topic.ids.workspaceId) });
    } else if (topic.kind === 'workspace' && !ofOthers.includes(event.type)) {
      void askAgain(cache, { queryKey: workspaceKeys.all });
    } else if (topic.kind === 'user' && event.type !== 'projects.changed') {
      void askAgain(cache, { queryKey: workspaceKeys.all });
    }
  },
  left(cache, topic) {
    if (topic.kind === 'workspace') void askAgain(cache, { queryKey: workspaceKeys.all });
  },
};
