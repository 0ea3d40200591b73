import type { LiveFeature } from '../../shared/live-topics.ts';
import { acceptFrame, acceptMessageEvent, refreshConversation, refreshMessage } from './cache.ts';

export const chatLive: LiveFeature = {
  changed(cache, topic, event) {
    if (topic.kind === 'messages') acceptMessageEvent(cache, topic.ids.projectId, event);
    if (topic.kind === 'message') acceptFrame(cache, topic.ids, event);
  },
  joined(cache, topic) {
    if (topic.kind === 'messages') void refreshConversation(cache, topic.ids.projectId);
    if (topic.kind === 'message') void refreshMessage(cache, topic.ids);
  },
};
