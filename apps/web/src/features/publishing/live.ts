import { askAgain } from '../../shared/ask-again.ts';
import type { LiveFeature } from '../../shared/live-topics.ts';
import { changesProject } from '../projects/live.ts';
import { updatedEdit } from '../versions/live.ts';
import { acceptDeploymentEvent, refreshDomains, refreshPublishing, refreshSiteInfo } from './cache.ts';
import { publishingKeys } from './keys.ts';

export const publishingLive: LiveFeature = {
  changed(cache, topic, event) {
    if (topic.kind === 'project' && changesProject(event)) {
      void askAgain(cache, { queryKey: publishingKeys.state(topic.ids.projectId) });
    }
    if (topic.kind === 'edits' && !updatedEdit(event)) refreshSiteInfo(cache, topic.ids.projectId);
    if (topic.kind === 'deployments') acceptDeploymentEvent(cache, topic.ids.projectId, event.payload);
    if (topic.kind === 'domains') refreshDomains(cache, topic.ids.projectId);
  },
  // What was published between our question and this is in no event that comes.
  joined(cache, topic) {
    if (topic.kind === 'deployments') void refreshPublishing(cache, topic.ids.projectId);
  },
};
