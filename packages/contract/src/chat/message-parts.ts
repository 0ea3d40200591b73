import { z } from 'zod';
import { enums } from '../enums.data.ts';
import { Timestamp } from '../http/ids.ts';
import { limits } from '../limits.data.ts';

/** Made by whoever sends, so that a second try is the same message. */
export const MessageId = z.string().regex(/^[\w-]{8,64}$/, 'This is not a message id.');
export type MessageId = z.infer<typeof MessageId>;

export const MessageStatus = z.enum(['queued', 'running', 'completed', 'failed', 'stopped', 'interrupted']);
export type MessageStatus = z.infer<typeof MessageStatus>;

/** An element of the preview that the person pointed at. */
export const SelectedElement = z.object({
  /** `src/pages/Index.tsx:12:7`, where the build tells it. */
  source: z.string().max(500).optional(),
  selector: z.string().max(1000),
  tag: z.string().max(60),
  text: z.string().max(500).default(''),
  classes: z.string().max(2000).default(''),
  path: z.string().max(2048).default('/'),
});
export type SelectedElement = z.infer<typeof SelectedElement>;

/** A file that was uploaded before; its name leads to it. */
export const MessageImage = z.object({
  id: z.string().max(100),
  url: z.string().max(4096),
  name: z.string().max(255),
  content_type: z.string().max(100).default('image/png'),
});
export type MessageImage = z.infer<typeof MessageImage>;

/** The kinds of failure of the specification; each has a title and an offer to fix. */
export const ChatErrorKind = z.enum(enums.errors.kinds);
export type ChatErrorKind = z.infer<typeof ChatErrorKind>;

export const ChatError = z.object({
  kind: ChatErrorKind,
  message: z.string().max(limits.chat.errorTextMaxCharacters),
  path: z.string().optional(),
  line: z.number().int().optional(),
});
export type ChatError = z.infer<typeof ChatError>;

/** What went wrong around the model: no answer, no credits, a limit. */
export const PipelineError = z.object({
  trace_id: z.string(),
  code: z.enum([
    'model_unavailable',
    'model_refused',
    'model_rate_limited',
    'model_overloaded',
    'model_timeout',
    'model_bad_key',
    'no_model',
    'no_credits',
    'context_too_long',
    'step_limit',
    'token_limit',
    'time_limit',
    'credit_limit',
    'no_progress',
    'same_error_twice',
    'cannot_fix',
    'conflict',
    'interrupted',
    'internal',
  ]),
  message: z.string(),
  details: z.string().default(''),
});
export type PipelineError = z.infer<typeof PipelineError>;

/** What a turn that ended early had made, kept apart from the project until someone decides. */
export const MessageDraft = z.object({
  /** Only an offered one can be continued, kept or discarded; an expired one made room for newer ones. */
  state: z.enum(['offered', 'continued', 'kept', 'discarded', 'expired']),
  file_count: z.number().int().nonnegative(),
  /** Of exactly what is in it; only one that passed can be kept as it is. */
  checks: z.enum(['passed', 'failed', 'not_run']),
});
export type MessageDraft = z.infer<typeof MessageDraft>;

/** One thing the AI did, as it is listed while it works. */
export const TurnStep = z.object({
  id: z.string(),
  /** The tool's name, or `think` and `check` for what is not a tool. */
  tool: z.string(),
  kind: z.enum([
    'think',
    'read',
    'search',
    'write',
    'rename',
    'delete',
    'package',
    'check',
    'look',
    'fetch',
    'ask',
    'plan',
    'draw',
    'cloud',
  ]),
  title: z.string(),
  detail: z.string().default(''),
  paths: z.array(z.string()).default([]),
  /** Of the text that a call writes, while it comes and afterwards. */
  lines: z.number().int().nonnegative().optional(),
  /** The length of the message's text when the step began: what was said before stands above it. */
  text_at: z.number().int().nonnegative().optional(),
  status: z.enum(['running', 'waiting', 'done', 'failed', 'refused']),
  started_at: Timestamp,
  ended_at: Timestamp.nullable(),
});
export type TurnStep = z.infer<typeof TurnStep>;

/** A step that waits for a click. It is bound to exactly these arguments. */
export const ToolApproval = z.object({
  id: z.string(),
  integration: z.string(),
  tool: z.string(),
  title: z.string(),
  arguments: z.record(z.string(), z.unknown()),
  arguments_hash: z.string(),
  decision: z.enum(['allowed', 'denied']).nullable(),
});
export type ToolApproval = z.infer<typeof ToolApproval>;

export const TurnQuestion = z.object({
  id: z.string(),
  text: z.string(),
  options: z.array(z.string()),
  allows_many: z.boolean(),
  allows_text: z.boolean(),
  answer: z.array(z.string()).nullable(),
});
export type TurnQuestion = z.infer<typeof TurnQuestion>;

/** Secrets that the AI needs for functions. Their values go to the cloud and never into a message. */
export const SecretRequest = z.object({
  id: z.string(),
  secrets: z.array(z.object({ name: z.string(), reason: z.string() })),
  decision: z.enum(['set', 'declined']).nullable(),
});
export type SecretRequest = z.infer<typeof SecretRequest>;

export const TurnDiagram = z.object({ id: z.string(), title: z.string(), code: z.string().max(50_000) });
export type TurnDiagram = z.infer<typeof TurnDiagram>;

export const TurnPlanItem = z.object({ text: z.string(), status: z.enum(['open', 'active', 'done']) });
export type TurnPlanItem = z.infer<typeof TurnPlanItem>;

export const TokenUsage = z.object({
  input_tokens: z.number().int().nonnegative(),
  cached_input_tokens: z.number().int().nonnegative(),
  output_tokens: z.number().int().nonnegative(),
});
export type TokenUsage = z.infer<typeof TokenUsage>;
