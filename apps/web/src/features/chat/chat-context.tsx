import type { ChatModel, Project } from '@loam/contract';
import { createContext, use } from 'react';
import type { SendOptions } from './use-send-message.ts';
import type { SendResult } from './sends-under-way.ts';

/** What a message in the list can ask of the pane around it. */
export interface ChatPaneActions {
  readonly project: Project;
  /** Something is being answered. */
  readonly isBusy: boolean;
  send(message: string, options?: SendOptions): Promise<SendResult>;
  /** Puts a text into the composer. */
  suggest(text: string): void;
  /** With the model that was chosen, or with another one. */
  retry(messageId: string, model?: string): void;
  readonly isRetrying: boolean;
  /** All that this project's answers can come from. */
  readonly models: readonly ChatModel[];
  continueDraft(messageId: string): void;
  /** The message whose draft is about to be continued. */
  readonly continuing: string | undefined;
}

const ChatPaneContext = createContext<ChatPaneActions | undefined>(undefined);

export const ChatPaneProvider = ChatPaneContext.Provider;

export function useChatPane(): ChatPaneActions {
  const pane = use(ChatPaneContext);
  if (!pane) throw new TypeError('useChatPane needs a ChatPaneProvider above it');
  return pane;
}
