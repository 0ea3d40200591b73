import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId } from '../http/ids.ts';
import { limits } from '../limits.data.ts';
import { chatLimits } from './limits.data.ts';
import { MessageId } from './message-parts.ts';
import {
  AiMessage,
  ApprovalPreference,
  ChatMessage,
  ExecutionGraph,
  FeedbackCategory,
  FeedbackSentiment,
  HistoryEntry,
  RepoAccessibility,
  SendMessageBody,
  SentMessage,
  ToolPreference,
  UserMessage,
} from './schemas.ts';

const ProjectParams = z.object({ projectId: ProjectId });
const MessageParams = z.object({ projectId: ProjectId, messageId: MessageId });

/** A session replay of a million characters and what comes with it. */
const sendBodyBytes = 8_000_000;

export const chatEndpoints = {
  sendMessage: endpoint({
    method: 'POST',
    path: '/projects/:projectId/chat',
    permission: 'EditProject',
    storesFiles: true,
    summary: 'Say something to the AI of a project; the same id again is the same message',
    params: ProjectParams,
    body: SendMessageBody,
    response: SentMessage,
    status: 202,
    errors: ['payment_required', 'conflict', 'unavailable', 'client_closed'],
    rate: 'expensive',
    bodyLimitBytes: sendBodyBytes,
    cleansText: true,
  }),
  listMessages: endpoint({
    method: 'GET',
    path: '/projects/:projectId/messages',
    permission: 'EditProject',
    summary: 'The conversation of a project, newest first',
    params: ProjectParams,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(chatLimits.pageMax).default(limits.chat.messagesPageSize),
      /** The last message of the page before. */
      before: MessageId.optional(),
      /** Everything from this message on, up to limits.chat.specificMessageRange of them. */
      from: MessageId.optional(),
    }),
    response: z.object({ messages: z.array(HistoryEntry), has_more: z.boolean() }),
  }),
  getMessage: endpoint({
    method: 'GET',
    path: '/projects/:projectId/messages/:messageId',
    permission: 'EditProject',
    summary: 'One message as it is now, also while it is being written',
    params: MessageParams,
    response: z.object({
      message: ChatMessage,
      /** The number of the last frame that is in it. */
      stream_seq: z.number().int().nonnegative(),
    }),
  }),
  updateQueuedMessage: endpoint({
    method: 'PATCH',
    path: '/projects/:projectId/messages/:messageId',
    permission: 'EditProject',
    summary: 'Change a message of one’s own that has not started',
    params: MessageParams,
    body: z.object({ message: SendMessageBody.shape.message }),
    response: UserMessage,
    errors: ['conflict'],
  }),
  removeQueuedMessage: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/messages/:messageId',
    permission: 'EditProject',
    summary: 'Take a message back that has not started',
    params: MessageParams,
    status: 204,
    errors: ['conflict'],
  }),
  stopMessage: endpoint({
    method: 'POST',
    path: '/projects/:projectId/messages/:messageId/stop',
    permission: 'EditProject',
    summary: 'Stop an answer; what it has said is kept, what it has staged becomes a draft',
    params: MessageParams,
    response: z.object({ stopped: z.boolean() }),
  }),
  retryMessage: endpoint({
    method: 'POST',
    path: '/projects/:projectId/messages/:messageId/retry',
    permission: 'EditProject',
    storesFiles: true,
    summary: 'Answer a message again after a failed, stopped or interrupted answer',
    params: MessageParams,
    body: z.object({ id: MessageId, ai_message_id: MessageId, model: z.string().max(120).optional() }),
    response: SentMessage,
    status: 202,
    errors: ['payment_required', 'conflict', 'unavailable'],
    rate: 'expensive',
  }),
  continueDraft: endpoint({
    method: 'POST',
    path: '/projects/:projectId/messages/:messageId/draft/continue',
    permission: 'EditProject',
    storesFiles: true,
    summary: 'Go on with what an answer that ended early had made, as a new message',
    params: MessageParams,
    body: z.object({ id: MessageId, ai_message_id: MessageId, model: z.string().max(120).optional() }),
    response: SentMessage,
    status: 202,
    errors: ['payment_required', 'conflict', 'unavailable'],
    rate: 'expensive',
  }),
  keepDraft: endpoint({
    method: 'POST',
    path: '/projects/:projectId/messages/:messageId/draft/keep',
    permission: 'EditProject',
    storesFiles: true,
    summary: 'Make a draft whose checks passed a version, as it is',
    params: MessageParams,
    response: AiMessage,
    errors: ['conflict', 'unavailable'],
  }),
  discardDraft: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/messages/:messageId/draft',
    permission: 'EditProject',
    summary: 'Throw a draft away',
    params: MessageParams,
    response: AiMessage,
    errors: ['conflict'],
  }),
  giveFeedback: endpoint({
    method: 'PUT',
    path: '/projects/:projectId/messages/:messageId/feedback',
    permission: 'EditProject',
    summary: 'Say whether an answer was good; null takes it back',
    params: MessageParams,
    body: z.object({
      sentiment: FeedbackSentiment.nullable(),
      category: FeedbackCategory.nullable().default(null),
      content: z.string().trim().max(chatLimits.feedbackCharacters).nullable().default(null),
    }),
    response: AiMessage,
  }),
  decideApproval: endpoint({
    method: 'POST',
    path: '/projects/:projectId/messages/:messageId/approvals/:approvalId',
    permission: 'EditProject',
    summary: 'Let the AI do exactly what it asked for, or not',
    params: MessageParams.extend({ approvalId: z.string().max(100) }),
    body: z.object({
      decision: z.enum(['allowed', 'denied']),
      arguments_hash: z.string().max(100),
      /** Also for the next times. */
      remember: ApprovalPreference.optional(),
    }),
    response: AiMessage,
    errors: ['conflict'],
  }),
  answerQuestion: endpoint({
    method: 'POST',
    path: '/projects/:projectId/messages/:messageId/answers/:questionId',
    permission: 'EditProject',
    summary: 'Answer what the AI asked',
    params: MessageParams.extend({ questionId: z.string().max(100) }),
    body: z.object({ answer: z.array(z.string().max(chatLimits.answerCharacters)).max(20) }),
    response: AiMessage,
    errors: ['conflict'],
  }),
  getMessageGraph: endpoint({
    method: 'GET',
    path: '/projects/:projectId/messages/:messageId/graph',
    permission: 'EditProject',
    summary: 'What a turn did, step by step',
    params: MessageParams,
    response: ExecutionGraph,
  }),
  getRepoAccessibility: endpoint({
    method: 'GET',
    path: '/projects/:projectId/repo-accessibility',
    permission: 'EditProject',
    summary: 'Whether the linked repository can be reached',
    params: ProjectParams,
    response: z.object({ accessibility: RepoAccessibility }),
  }),
  getFeedbackStatus: endpoint({
    method: 'GET',
    path: '/user/feedback-status',
    permission: 'SignedIn',
    summary: 'Whether to ask the person for feedback now',
    response: z.object({
      should_ask: z.boolean(),
      given_count: z.number().int(),
      last_given_at: z.string().nullable(),
    }),
  }),
  listToolPreferences: endpoint({
    method: 'GET',
    path: '/user/preferences/tool-preferences',
    permission: 'SignedIn',
    summary: 'Which tools the AI may use without asking',
    response: z.array(ToolPreference),
  }),
  setToolPreference: endpoint({
    method: 'POST',
    path: '/user/preferences/tool-preferences/:integration/:tool',
    permission: 'SignedIn',
    summary: 'Ask, allow or disable a tool',
    params: z.object({ integration: z.string().max(60), tool: z.string().max(60) }),
    body: z.object({ approval_preference: ApprovalPreference }),
    response: ToolPreference,
  }),
} satisfies Record<string, Endpoint>;
