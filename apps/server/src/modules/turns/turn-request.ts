import type { Attachment, TurnRequest } from '@loam/agent';
import type { MessageImage, ProjectId } from '@loam/contract';
import { AppError } from '@loam/kernel';
import type { TurnContext } from './context.ts';
import { MessageInput, type MessageRow, wireUser } from '../chat/index.ts';
import { pastMessages } from './past-messages.ts';

export interface TurnFacts {
  readonly question: MessageRow;
  readonly answerId: string;
  /** The model that is asked first. */
  readonly asked?: string | undefined;
}

/** A stored message as the agent wants it. */
export async function turnRequest(
  context: TurnContext,
  { question, answerId, asked }: TurnFacts,
): Promise<TurnRequest> {
  // What is built may use a picture for as long as it is online.
  const message = wireUser(question, context.uploads, 'lasting');
  const { project_id: projectId } = question;
  const stored = await context.store.readInput(context.db, { projectId, id: question.id });
  const input = MessageInput.parse(stored ?? {});
  return {
    turnId: answerId,
    projectId,
    mode: message.chat_only ? 'chat' : 'build',
    text: message.content,
    history: await pastMessages(context, question, asked),
    images: message.images.map((image) => attachment(context, image)),
    files: message.files.map((file) => attachment(context, file)),
    selectedElements: message.selected_elements,
    currentPage: message.current_page,
    view: message.view,
    containsError: message.contains_error,
    console: input.client_logs,
    network: input.network_requests,
    runtimeErrors: input.runtime_errors,
    openErrors: await openErrors(context, projectId),
  };
}

/** What was seen a day ago may have been mended since in a way that nobody told us of. */
const RECENT_MS = 24 * 60 * 60 * 1000;

async function openErrors(context: TurnContext, projectId: ProjectId): Promise<TurnRequest['openErrors']> {
  const sinceMs = context.clock.now().getTime() - RECENT_MS;
  const found = await context.openErrors(projectId);
  return found
    .filter(({ created_at: at }) => Date.parse(at) >= sinceMs)
    .map(({ type, error_message: message, meta_data: { filename, lineno }, occurrences }) => ({
      type,
      message,
      filename,
      lineno,
      occurrences,
    }));
}

function attachment(
  { uploads }: TurnContext,
  { id, url, name, content_type: contentType }: MessageImage,
): Attachment {
  return {
    name,
    contentType,
    url,
    async bytes() {
      const file = await uploads.read(id);
      if (!file) throw new AppError({ code: 'file_missing', detail: `${name} is no longer there.` });
      return file.bytes;
    },
  };
}
