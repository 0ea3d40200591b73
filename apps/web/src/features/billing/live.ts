import { askAgain } from '../../shared/ask-again.ts';
import { type LiveFeature, missedEvents } from '../../shared/live-topics.ts';
import { billingKeys } from './keys.ts';

export const billingLive: LiveFeature = {
  changed(cache, topic, event) {
    if (topic.kind !== 'workspace') return;
    if (event.type !== 'usage.updated' && event !== missedEvents) return;
    void askAgain(cache, { queryKey: billingKeys.workspace(topic.ids.workspaceId) });
  },
};
