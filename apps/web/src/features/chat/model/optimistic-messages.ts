import {
  AiMessage,
  enums,
  type MessageAuthor,
  type MessageImage,
  ProjectId,
  type SelectedElement,
  UserMessage,
} from '@loam/contract';

export interface SentDraft {
  readonly id: string;
  readonly aiMessageId: string;
  readonly message: string;
  readonly images: readonly MessageImage[];
  readonly selectedElements: readonly SelectedElement[];
  readonly containsError: boolean;
  readonly chatOnly: boolean;
}

export interface OptimisticContext {
  readonly projectId: string;
  readonly author: MessageAuthor | null;
  readonly now: Date;
  /** Something else is being answered: this one waits its turn. */
  readonly isBusy: boolean;
}

const [runningStatus] = enums.chat.optimisticStatuses;
const [userMessageType] = enums.chat.userMessageTypes;
const [aiMessageType] = enums.chat.aiMessageTypes;

/** What is shown the moment someone presses send: their words, and an answer that is being thought about. */
export function optimisticMessages(
  draft: SentDraft,
  { projectId, author, now, isBusy }: OptimisticContext,
): readonly [UserMessage, AiMessage] {
  const common = {
    project_id: ProjectId.parse(projectId),
    created_at: now.toISOString(),
    status: isBusy ? ('queued' as const) : runningStatus,
  };
  const user = UserMessage.parse({
    ...common,
    id: draft.id,
    variant: 'user_message',
    role: 'user',
    message_type: userMessageType,
    content: draft.message,
    user_id: author?.id ?? null,
    author,
    ai_message_id: draft.aiMessageId,
    images: draft.images,
    selected_elements: draft.selectedElements,
    contains_error: draft.containsError,
    chat_only: draft.chatOnly,
  });
  const answer = AiMessage.parse({
    ...common,
    id: draft.aiMessageId,
    variant: 'ai_message',
    role: 'ai',
    message_type: aiMessageType,
    content: '',
    user_message_id: draft.id,
    tags: enums.chat.messageTags,
  });
  return [user, answer];
}
