import { chatEndpoints as endpoints, type ModelServerBody, type RepoAccessibility } from '@loam/contract';
import type { ProjectAccess } from '../../http/access.ts';
import type { UserActor } from '../../http/actor.ts';
import { bind, type Binding } from '../../http/bind.ts';
import { acceptMessage, type Sender } from './accept-message.ts';
import { giveFeedback, removeQueued, stopMessage, updateQueued } from './change-queue.ts';
import type { ChatContext } from './context.ts';
import { continueDraft, discardDraft, keepDraft } from './decide-draft.ts';
import { getGraph, getMessage, listMessages } from './history.ts';
import { openCatalogue } from './model-catalogue.ts';
import { keyOf as operatorsKey } from './installation-model.ts';
import { connectProvider, listProviders, probeTimeoutMs, requireAccepted } from './model-providers.ts';
import { feedbackBound, shouldAskFeedback } from './policy.ts';
import { answerQuestion, decideApproval } from './reply-to-turn.ts';
import type { MessageKey } from './rows.ts';
import { retryMessage } from './retry-message.ts';
import { listPreferences, setPreference } from './tool-preferences.ts';

export function chatRoutes(context: ChatContext): Binding[] {
  return [
    ...messageRoutes(context),
    ...turnRoutes(context),
    ...draftRoutes(context),
    ...settingRoutes(context),
    ...providerRoutes(context),
    ...modelServerRoutes(context),
  ];
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
  ];
}

function turnRoutes(context: ChatContext): Binding[] {
  return [
    bind(endpoints.stopMessage, async ({ params }) => ({
      stopped: await stopMessage(context, keyOf(params)),
    })),
    bind(endpoints.giveFeedback, ({ actor, params, body }) =>
      giveFeedback(context, keyOf(params), { ...body, userId: actor.userId }),
    ),
    bind(endpoints.decideApproval, ({ actor, params, body }) =>
      decideApproval(context, keyOf(params), {
        userId: actor.userId,
        approvalId: params.approvalId,
        decision: body.decision,
        argumentsHash: body.arguments_hash,
        remember: body.remember,
      }),
    ),
    bind(endpoints.answerQuestion, ({ actor, params, body }) =>
      answerQuestion(context, keyOf(params), {
        userId: actor.userId,
        questionId: params.questionId,
        answer: body.answer,
      }),
    ),
    bind(endpoints.getMessageGraph, ({ params }) => getGraph(context, keyOf(params))),
  ];
}

function draftRoutes(context: ChatContext): Binding[] {
  return [
    bind(endpoints.continueDraft, ({ actor, project, params, body }) =>
      continueDraft(context, senderOf(actor, project), { messageId: params.messageId, ...body }),
    ),
    bind(endpoints.keepDraft, ({ actor, params }) =>
      keepDraft(context, keyOf(params), { userId: actor.userId }),
    ),
    bind(endpoints.discardDraft, ({ params }) => discardDraft(context, keyOf(params))),
  ];
}

function settingRoutes(context: ChatContext): Binding[] {
  return [
    bind(endpoints.getRepoAccessibility, async ({ project }) => {
      const isLinked = project.project.github_repo_name !== null;
      const accessibility: RepoAccessibility = { status: isLinked ? 'repo_accessible' : 'repo_not_found' };
      return { accessibility };
    }),
    bind(endpoints.listProjectModels, async ({ project }) => ({
      models: [...(await openCatalogue(context, project.project.workspace_id)).list()],
    })),
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
    bind(endpoints.listToolPreferences, ({ actor }) => listPreferences(context, actor.userId)),
    bind(endpoints.setToolPreference, ({ actor, params, body }) =>
      setPreference(context, actor.userId, { ...params, preference: body.approval_preference }),
    ),
  ];
}

function providerRoutes(context: ChatContext): Binding[] {
  return [
    bind(endpoints.listModelProviders, async ({ actor, params, workspace }) => ({
      providers: await listProviders(context, params.workspaceId, {
        ofWorkspace: workspace.permissions.has('ManageWorkspaceIntegrations'),
        ofInstallation: actor.role === 'operator',
      }),
      models: [...(await openCatalogue(context, params.workspaceId)).list()],
    })),
    bind(endpoints.connectModelProvider, ({ actor, params, body }) =>
      connectProvider(context, params.workspaceId, { provider: params.provider, userId: actor.userId, body }),
    ),
    bind(endpoints.disconnectModelProvider, async ({ params }) => {
      await context.providers.remove(context.db, params.workspaceId, params.provider);
      return undefined;
    }),
  ];
}

/** The operator's own server: the only place, beside the environment, where a private address may be named. */
function modelServerRoutes({ models, installationModel, logger }: ChatContext): Binding[] {
  const requireAnswer = async (body: ModelServerBody) => {
    const signal = AbortSignal.timeout(probeTimeoutMs);
    requireAccepted(await models.probeOperators(operatorsKey(body, body.api_key), signal));
  };
  return [
    bind(endpoints.getModelServer, async () => ({ server: await installationModel.view() })),
    bind(endpoints.testModelServer, async ({ body }) => {
      await requireAnswer(body);
      return undefined;
    }),
    bind(endpoints.setModelServer, async ({ actor, body }) => {
      await requireAnswer(body);
      logger.warn({ audit: 'model_server.set', operator_id: actor.userId }, 'operator');
      return installationModel.save(body);
    }),
    bind(endpoints.removeModelServer, async ({ actor }) => {
      logger.warn({ audit: 'model_server.remove', operator_id: actor.userId }, 'operator');
      await installationModel.remove();
      return undefined;
    }),
  ];
}

function senderOf(actor: UserActor, { project }: ProjectAccess): Sender {
  return { projectId: project.id, workspaceId: project.workspace_id, userId: actor.userId };
}

function keyOf(params: {
  readonly projectId: MessageKey['projectId'];
  readonly messageId: string;
}): MessageKey {
  return { projectId: params.projectId, id: params.messageId };
}
