import { chatEndpoints as endpoints } from '@loam/contract';
import { bind, type Binding } from '../../http/bind.ts';
import { keyOf, senderOf } from '../chat/index.ts';
import type { TurnContext } from './context.ts';
import { continueDraft, discardDraft, keepDraft } from './decide-draft.ts';
import { getGraph } from './get-graph.ts';
import { answerQuestion, answerSecretRequest, decideApproval } from './reply-to-turn.ts';
import { listPreferences, setPreference } from './tool-preferences.ts';

export function turnRoutes(context: TurnContext): Binding[] {
  return [...replyRoutes(context), ...draftRoutes(context), ...preferenceRoutes(context)];
}

function replyRoutes(context: TurnContext): Binding[] {
  return [
    bind(endpoints.decideApproval, ({ actor, project, params, body }) =>
      decideApproval(context, keyOf(params), {
        userId: actor.userId,
        approvalId: params.approvalId,
        decision: body.decision,
        argumentsHash: body.arguments_hash,
        remember: body.remember,
        mayEditCloud: project.permissions.has('EditBackend'),
      }),
    ),
    bind(endpoints.answerQuestion, ({ actor, params, body }) =>
      answerQuestion(context, keyOf(params), {
        userId: actor.userId,
        questionId: params.questionId,
        answer: body.answer,
      }),
    ),
    bind(endpoints.answerSecretRequest, ({ actor, params, body }) =>
      answerSecretRequest(context, keyOf(params), {
        userId: actor.userId,
        requestId: params.requestId,
        decision: body.decision,
      }),
    ),
    bind(endpoints.getMessageGraph, ({ params }) => getGraph(context, keyOf(params))),
  ];
}

function draftRoutes(context: TurnContext): Binding[] {
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

function preferenceRoutes(context: TurnContext): Binding[] {
  return [
    bind(endpoints.listToolPreferences, ({ actor }) => listPreferences(context, actor.userId)),
    bind(endpoints.setToolPreference, ({ actor, params, body }) =>
      setPreference(context, actor.userId, { ...params, preference: body.approval_preference }),
    ),
  ];
}
