import { askAgain } from '../../shared/ask-again.ts';
import type { LiveFeature } from '../../shared/live-topics.ts';
import { previewKeys } from './keys.ts';

export const previewLive: LiveFeature = {
  changed(cache, topic) {
    if (topic.kind === 'project') void askAgain(cache, { queryKey: previewKeys.state(topic.ids.projectId) });
    if (topic.kind === 'errors') void askAgain(cache, { queryKey: previewKeys.errors(topic.ids.projectId) });
  },
  // Signals are not kept: what the preview became in between is in no event.
  joined(cache, topic) {
    if (topic.kind === 'project') void askAgain(cache, { queryKey: previewKeys.state(topic.ids.projectId) });
  },
};
