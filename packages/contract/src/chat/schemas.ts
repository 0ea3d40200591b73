import { z } from 'zod';
import { enums } from '../enums.data.ts';
import { ProjectId, Timestamp, UserId } from '../http/ids.ts';
import { EditId } from '../versions/schemas.ts';
import { chatLimits } from './limits.data.ts';
import {
  ChatError,
  MessageDraft,
  MessageId,
  MessageImage,
  MessageStatus,
  PipelineError,
  SecretRequest,
  SelectedElement,
  TokenUsage,
  ToolApproval,
  TurnDiagram,
  TurnPlanItem,
  TurnQuestion,
  TurnStep,
} from './message-parts.ts';

/** Who wrote it, as others in the project see them. */
export const MessageAuthor = z.object({
  id: UserId,
  display_name: z.string(),
  photo_url: z.string().nullable(),
});
export type MessageAuthor = z.infer<typeof MessageAuthor>;

const [userMessage, aiMessage, userCommit] = enums.chat.messageTypes;
const [statusByDefault] = enums.chat.defaultStatuses;
const [preferenceByDefault] = enums.toolPreference.defaults;

const common = {
  id: MessageId,
  project_id: ProjectId,
  created_at: Timestamp,
  status: MessageStatus,
  tags: z.array(z.string()).default([]),
};

export const UserMessage = z.object({
  ...common,
  variant: z.literal('user_message'),
  role: z.literal('user'),
  message_type: z.literal(userMessage),
  content: z.string(),
  user_id: UserId.nullable(),
  author: MessageAuthor.nullable(),
  /** The answer to it. */
  ai_message_id: MessageId,
  selected_elements: z.array(SelectedElement).default([]),
  images: z.array(MessageImage).default([]),
  files: z.array(MessageImage).default([]),
  contains_error: z.boolean().default(false),
  chat_only: z.boolean().default(false),
  intent: z.string().nullable().default(null),
  view: z.string().nullable().default(null),
  current_page: z.string().nullable().default(null),
  model: z.string().nullable().default(null),
  /** The answer whose draft this goes on with. */
  continues: MessageId.nullable().default(null),
  /** It has waited behind one that does not end. */
  is_stuck: z.boolean().default(false),
});
export type UserMessage = z.infer<typeof UserMessage>;

export const FeedbackSentiment = z.enum(['positive', 'negative']);
export const FeedbackCategory = z.enum([
  'wrong_result',
  'broken',
  'ugly',
  'slow',
  'ignored_request',
  'other',
]);
export type FeedbackCategory = z.infer<typeof FeedbackCategory>;

export const AiMessage = z.object({
  ...common,
  status: MessageStatus.default(statusByDefault),
  variant: z.literal('ai_message'),
  role: z.literal('ai'),
  message_type: z.literal(aiMessage),
  content: z.string(),
  /** The message that it answers. */
  user_message_id: MessageId,
  /** What the model thought aloud, where it tells. */
  thinking: z.string().default(''),
  steps: z.array(TurnStep).default([]),
  plan: z.array(TurnPlanItem).default([]),
  approvals: z.array(ToolApproval).default([]),
  questions: z.array(TurnQuestion).default([]),
  secret_requests: z.array(SecretRequest).default([]),
  diagrams: z.array(TurnDiagram).default([]),
  suggestions: z.array(z.string()).max(chatLimits.suggestions).default([]),
  /** It speaks of a change, and nothing was changed. */
  has_unfounded_claim: z.boolean().default(false),
  /** The files of that version; empty for answers from before this was kept. */
  changed_paths: z.array(z.string()).default([]),
  /** The version that came of it. */
  edit_id: EditId.nullable().default(null),
  /** After a turn that could not be finished: the last version that worked. */
  last_good_edit_id: EditId.nullable().default(null),
  stopped: z.boolean().default(false),
  errors: z.array(ChatError).default([]),
  /** What is to be known of the end of the turn although it ended well, one sentence each. */
  notes: z.array(z.string()).default([]),
  draft: MessageDraft.nullable().default(null),
  pipeline_errors: z.array(PipelineError).default([]),
  sql_run_state: z.enum(['running', 'succeeded', 'failed']).nullable().default(null),
  thinking_time_ms: z.number().int().nullable().default(null),
  time_to_first_token_ms: z.number().int().nullable().default(null),
  feedback_sentiment: FeedbackSentiment.nullable().default(null),
  feedback_content: z.string().nullable().default(null),
  feedback_category: FeedbackCategory.nullable().default(null),
  cost_credits: z.number().nonnegative().nullable().default(null),
  usage: TokenUsage.nullable().default(null),
  /** The model that answered. */
  model: z.string().nullable().default(null),
  graph_id: z.string().nullable().default(null),
  exclude_from_history: z.boolean().default(false),
});
export type AiMessage = z.infer<typeof AiMessage>;

const happened = {
  ...common,
  role: z.literal('user'),
  message_type: z.literal(userCommit),
  content: z.string().default(''),
  user_id: UserId.nullable(),
  author: MessageAuthor.nullable(),
};

const BranchSwitched = z.object({
  ...happened,
  variant: z.literal('branch_switched'),
  branch_name: z.string(),
});
const ExternalCommitPushed = z.object({
  ...happened,
  variant: z.literal('external_commit_pushed'),
  commit_hash: z.string(),
  commit_message: z.string(),
});
const RevertSuccess = z.object({
  ...happened,
  variant: z.literal('revert_success'),
  commit_hash: z.string(),
  edit_id: EditId,
});
const ManualEdit = z.object({
  ...happened,
  variant: z.literal('manual_edit'),
  edit_id: EditId,
});

export const ChatMessage = z.discriminatedUnion('variant', [
  UserMessage,
  AiMessage,
  BranchSwitched,
  ExternalCommitPushed,
  RevertSuccess,
  ManualEdit,
]);
export type ChatMessage = z.infer<typeof ChatMessage>;

/** A page may hold variants that this client does not know: each is read on its own, and an unknown one is left out. */
export const HistoryEntry = z.looseObject({
  id: MessageId,
  variant: z.string(),
  role: z.enum(enums.chat.roles),
  status: MessageStatus,
  created_at: Timestamp,
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

const ClientLog = z.object({
  level: z.string().max(20),
  message: z.string(),
  at: z.number().optional(),
});
const ClientRequest = z.object({
  method: z.string().max(20),
  url: z.string().max(4096),
  status: z.number().int(),
  error: z.string().optional(),
  duration_ms: z.number().optional(),
});
const ClientError = z.object({
  message: z.string(),
  stack: z.string().optional(),
  filename: z.string().max(1000).optional(),
  lineno: z.number().int().optional(),
  colno: z.number().int().optional(),
});

/**
 * What a client sends. A model is named only when it is not `auto`. Of diagnostics that are longer or more than the
 * specification's limits the newest are kept; they never make a message fail.
 */
export const SendMessageBody = z.object({
  id: MessageId,
  message: z.string().trim().min(1, 'Write a message first.').max(chatLimits.messageCharacters),
  mode: z.enum(enums.chat.modes).default('instant'),
  contains_error: z.boolean().default(false),
  error_ids: z.array(z.uuid()).max(100).default([]),
  ai_message_id: MessageId,
  selected_elements: z.array(SelectedElement).max(chatLimits.selectedElements).default([]),
  images: z.array(MessageImage).max(chatLimits.images).default([]),
  files: z.array(MessageImage).max(chatLimits.files).default([]),
  tags: z.array(z.string().max(60)).max(20).default([]),
  current_page: z.string().max(2048).nullable().optional(),
  view: z.string().max(60).nullable().optional(),
  view_description: z.string().max(2000).nullable().optional(),
  model: z.string().max(120).optional(),
  integrate_supabase_project_id: z.string().max(100).optional(),
  integrate_supabase_org_id: z.string().max(100).optional(),
  session_replay: z.array(z.string()).optional(),
  client_logs: z.array(ClientLog).default([]),
  network_requests: z.array(ClientRequest).default([]),
  runtime_errors: z.array(ClientError).default([]),
  chat_only: z.boolean().default(false),
  intent: z.string().max(60).nullable().optional(),
});
export type SendMessageBody = z.infer<typeof SendMessageBody>;

export const SentMessage = z.object({
  message_id: MessageId,
  ai_message_id: MessageId,
  status: MessageStatus,
  /** 0 when it starts at once. */
  queue_position: z.number().int().nonnegative(),
});
export type SentMessage = z.infer<typeof SentMessage>;

/** `repo_not_found` until a repository is linked. */
export const RepoAccessibility = z.object({
  status: z.enum(['repo_accessible', 'repo_not_found', 'repo_inaccessible', 'repo_unauthorized']),
});
export type RepoAccessibility = z.infer<typeof RepoAccessibility>;

export const ApprovalPreference = z.enum(['ask', 'allow', 'disable']);
export type ApprovalPreference = z.infer<typeof ApprovalPreference>;

export const ToolPreference = z.object({
  integration_name: z.string(),
  tool_name: z.string(),
  approval_preference: ApprovalPreference.default(preferenceByDefault),
  /** For people: what the tool does. */
  title: z.string(),
  changes_state: z.boolean(),
});
export type ToolPreference = z.infer<typeof ToolPreference>;

/** One node of what a turn did, for the debug view. */
export const GraphNode = z.object({
  name: z.string(),
  function_name: z.string(),
  is_input: z.boolean(),
  status: z.enum(['running', 'completed', 'failed', 'skipped']),
  started_at: Timestamp.nullable(),
  completed_at: Timestamp.nullable(),
  dependencies: z.array(z.object({ name: z.string(), optional: z.boolean(), promise: z.boolean() })),
  child_graphs: z.array(z.string()),
  output: z.unknown(),
  error: z.object({ code: z.string(), message: z.string(), expected: z.boolean() }).nullable(),
});
export type GraphNode = z.infer<typeof GraphNode>;

export const ExecutionGraph = z.object({
  id: z.string(),
  message_id: MessageId,
  created_at: Timestamp,
  parent_graph_id: z.string().nullable(),
  parent_node_name: z.string().nullable(),
  nodes: z.array(GraphNode),
});
export type ExecutionGraph = z.infer<typeof ExecutionGraph>;
