import type {
  EditId,
  FeedbackCategory,
  MessageDraft,
  MessageStatus,
  ProjectId,
  UserId,
} from '@loam/contract';

export type Variant =
  | 'user_message'
  | 'ai_message'
  | 'branch_switched'
  | 'external_commit_pushed'
  | 'revert_success'
  | 'manual_edit';

export interface MessageRow {
  readonly project_id: ProjectId;
  readonly id: string;
  readonly number: number;
  readonly variant: Variant;
  readonly status: MessageStatus;
  readonly user_id: UserId | null;
  readonly pair_id: string | null;
  readonly content: string;
  /** As it was stored; read through the schema of the variant. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly edit_id: EditId | null;
  readonly request_hash: string | null;
  readonly reservation_key: string | null;
  readonly held_micros: number | null;
  readonly cost_micros: number | null;
  readonly stream_seq: number;
  readonly stop_requested_at: Date | null;
  readonly feedback_sentiment: 'positive' | 'negative' | null;
  readonly feedback_category: FeedbackCategory | null;
  readonly feedback_content: string | null;
  readonly created_at: Date;
  readonly author_name: string | null;
  readonly author_image: string | null;
  readonly is_stuck: boolean;
  /** Of an answer that ended early. */
  readonly draft?: MessageDraft | null;
}

export interface NewMessage {
  readonly projectId: ProjectId;
  readonly id: string;
  readonly number: number;
  readonly variant: Variant;
  readonly status: MessageStatus;
  readonly userId: UserId | null;
  readonly pairId?: string | undefined;
  readonly content?: string | undefined;
  readonly body: object;
  readonly editId?: EditId | undefined;
  readonly requestHash?: string | undefined;
  readonly held?: Hold | undefined;
}

/** Credits that are held for an answer. */
export interface Hold {
  readonly key: string;
  readonly amountMicros: number;
}

export interface MessageKey {
  readonly projectId: ProjectId;
  readonly id: string;
}
