import { askAgain } from '../../shared/ask-again.ts';
import type { LiveFeature } from '../../shared/live-topics.ts';
import { updatedEdit } from '../versions/live.ts';
import { codeKeys } from './keys.ts';

/** The topic of code itself is passed on by the live code socket. */
export const editingLive: LiveFeature = {
  changed(cache, topic, event) {
    if (topic.kind === 'project') {
      void askAgain(cache, { queryKey: codeKeys.preview(topic.ids.projectId), exact: true });
    }
    if (topic.kind === 'errors') void askAgain(cache, { queryKey: codeKeys.errors(topic.ids.projectId) });
    if (topic.kind === 'edits' && !updatedEdit(event)) {
      void askAgain(cache, { queryKey: codeKeys.source(topic.ids.projectId) });
      void askAgain(cache, { queryKey: codeKeys.files(topic.ids.projectId) });
    }
  },
};
