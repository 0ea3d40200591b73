import { chatEndpoints as endpoints, type RepoAccessibility } from '@loam/contract';
import type { ProjectAccess } from '../../http/access.ts';
import type { UserActor } from '../../http/actor.ts';
import { bind, type Binding } from '../../http/bind.ts';
import { acceptMessage, type Sender } from './accept-message.ts';
import { giveFeedback, removeQueued, stopMessage, updateQueued } from './change-queue.ts';
import type { ChatContext } from './context.ts';
import { getMessage, listMessages } from './history.ts';
import { feedbackBound, shouldAskFeedback } from './policy.ts';
import { retryMessage } from './retry-message.ts';
import type { MessageKey } from './rows.ts';

export function chatRoutes(context: ChatContext): Binding[] {
  return [...messageRoutes(context), ...settingRoutes(context)];
}

function messageRoutes(context: ChatContext): Binding[] {
  return [
    bind(endpoints.sendMessage, ({ actor, project, body }) =>
      acceptMessage(context, senderOf(actor, project), body),
    ),
    bind(endpoints.listMessages, ({ params, query }) => listMessages(context, params.projectId, query)),
    bind(endpoints.getMessage, ({ params }) => getMessage(context, keyOf(params))),
    bind(endpoints.updateQueuedMessage, ({ actor, params, body }) =>
      updateQueued(context, keyOf(params), { userId: actor.userId, content: body.message }),
    ),
    bind(endpoints.removeQueuedMessage, async ({ actor, params }) => {
      await removeQueued(context, keyOf(params), { userId: actor.userId });
      return undefined;
    }),
    bind(endpoints.retryMessage, ({ actor, project, params, body }) =>
      retryMessage(context, senderOf(actor, project), { messageId: params.messageId, ...body }),
    ),
    bind(endpoints.stopMessage, async ({ params }) => ({
      stopped: await stopMessage(context, keyOf(params)),
    })),
    bind(endpoints.giveFeedback, ({ actor, params, body }) =>
      giveFeedback(context, keyOf(params), { ...body, userId: actor.userId }),
    ),
  ];
}

function settingRoutes(context: ChatContext): Binding[] {
  return [
    bind(endpoints.getRepoAccessibility, async ({ project }) => {
      const isLinked = project.project.github_repo_name !== null;
      const accessibility: RepoAccessibility = { status: isLinked ? 'repo_accessible' : 'repo_not_found' };
      return { accessibility };
    }),
    bind(endpoints.getFeedbackStatus, async ({ actor }) => {
      const { given, last } = await context.store.feedbackOf(context.db, actor.userId);
      const since = { at: last, bound: feedbackBound };
      const sentSince = await context.store.countSentSince(context.db, actor.userId, since);
      return {
        should_ask: shouldAskFeedback({ sentSince, lastGivenAt: last, now: context.clock.now() }),
        given_count: given,
        last_given_at: last === null ? null : last.toISOString(),
      };
    }),
  ];
}

export function senderOf(actor: UserActor, { project }: ProjectAccess): Sender {
  return { projectId: project.id, workspaceId: project.workspace_id, userId: actor.userId };
}

export function keyOf(params: {
  readonly projectId: MessageKey['projectId'];
  readonly messageId: string;
}): MessageKey {
  return { projectId: params.projectId, id: params.messageId };
}
