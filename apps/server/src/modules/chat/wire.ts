import { AiMessage, ChatMessage, type MessageImage, microsPerCredit, UserMessage } from '@loam/contract';
import type { Uploads } from '../uploads/index.ts';
import type { MessageRow } from './rows.ts';

type Addresses = Pick<Uploads, 'readdress'>;

/** A row as viewers get it. What was stored is read through the schema, so that older rows gain newer fields. */
export function wireMessage(row: MessageRow, uploads: Addresses): ChatMessage {
  switch (row.variant) {
    case 'user_message':
      return wireUser(row, uploads);
    case 'ai_message':
      return wireAnswer(row);
    case 'branch_switched':
    case 'external_commit_pushed':
    case 'revert_success':
    case 'manual_edit':
      return ChatMessage.parse(happened(row));
  }
}

/** The addresses of what was attached end, and are made anew for everyone who reads the message. */
export function wireUser(
  row: MessageRow,
  uploads: Addresses,
  life: Parameters<Addresses['readdress']>[1] = 'ending',
): UserMessage {
  const message = UserMessage.parse({
    ...row.body,
    ...common(row),
    role: 'user',
    message_type: 'userMessage',
    user_id: row.user_id,
    author: author(row),
    ai_message_id: row.pair_id,
    is_stuck: row.is_stuck,
  });
  const readdressed = (files: readonly MessageImage[]) =>
    files.map((file) => ({ ...file, url: uploads.readdress(file.url, life) }));
  return { ...message, images: readdressed(message.images), files: readdressed(message.files) };
}

export function wireAnswer(row: MessageRow): AiMessage {
  return AiMessage.parse({
    ...row.body,
    ...common(row),
    role: 'ai',
    message_type: 'aiMessage',
    user_message_id: row.pair_id,
    edit_id: row.edit_id,
    stopped: row.status === 'stopped',
    // While it is written nothing has been charged yet.
    cost_credits:
      row.cost_micros === null || row.status === 'running' ? null : row.cost_micros / microsPerCredit,
    draft: row.draft ?? null,
    feedback_sentiment: row.feedback_sentiment,
    feedback_category: row.feedback_category,
    feedback_content: row.feedback_content,
  });
}

/** What is stored of an answer beside its columns. */
export function answerBody(message: AiMessage): object {
  return {
    tags: message.tags,
    // Between two deltas it may end in half a character.
    thinking: message.thinking.toWellFormed(),
    steps: message.steps,
    plan: message.plan,
    approvals: message.approvals,
    questions: message.questions,
    secret_requests: message.secret_requests,
    diagrams: message.diagrams,
    suggestions: message.suggestions,
    has_unfounded_claim: message.has_unfounded_claim,
    changed_paths: message.changed_paths,
    last_good_edit_id: message.last_good_edit_id,
    errors: message.errors,
    notes: message.notes,
    pipeline_errors: message.pipeline_errors,
    sql_run_state: message.sql_run_state,
    thinking_time_ms: message.thinking_time_ms,
    time_to_first_token_ms: message.time_to_first_token_ms,
    usage: message.usage,
    model: message.model,
    graph_id: message.graph_id,
    exclude_from_history: message.exclude_from_history,
  };
}

function happened(row: MessageRow): object {
  return {
    ...row.body,
    ...common(row),
    role: 'user',
    message_type: 'userCommit',
    user_id: row.user_id,
    author: author(row),
    edit_id: row.edit_id ?? undefined,
  };
}

function common({ id, project_id, variant, status, content, created_at }: MessageRow): object {
  return { id, project_id, variant, status, content, created_at: created_at.toISOString() };
}

function author({ user_id: id, author_name: name, author_image: image }: MessageRow): UserMessage['author'] {
  return id === null || name === null ? null : { id, display_name: name, photo_url: image };
}
