import { type Api, ApiUnreachable } from '@loam/client';
import {
  type BodyIn,
  type endpoints,
  enums,
  type MessageImage,
  type Project,
  type SelectedElement,
  type SentMessage,
  texts,
} from '@loam/contract';
import { toast } from '@loam/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AppFault } from '../../shared/app-fault.ts';
import { useApi } from '../../shared/api-context.tsx';
import { useDialogs } from '../../shared/dialog-host.tsx';
import { ErrorDialog } from '../../shared/error-dialog.tsx';
import { logNotice } from '../../shared/log.ts';
import { newId } from '../../shared/new-id.ts';
import { useRunningApp } from '../../shared/running-app.tsx';
import { useMe } from '../accounts/api.ts';
import { OutOfCreditsDialog } from '../billing/components/out-of-credits-dialog.tsx';
import { openConversation, readConversation } from './cache.ts';
import { rateLimitedAtValue } from './local-values.ts';
import { chatFlowOf } from './model/chat-flow.ts';
import { withChange, withoutMessages, withOptimistic } from './model/conversation.ts';
import { diagnosticsFor } from './model/diagnostics.ts';
import { optimisticMessages, type SentDraft } from './model/optimistic-messages.ts';
import { chatWords } from './texts.data.ts';
import { isRateLimit, type SendFailure, sendFailureOf } from './model/send-failure.ts';
import { noteSend, type SendResult } from './sends-under-way.ts';

type SendBody = BodyIn<typeof endpoints.sendMessage>;

export interface SendOptions {
  readonly images?: readonly MessageImage[];
  readonly selectedElements?: readonly SelectedElement[];
  /** Not named: whatever the server chooses. */
  readonly model?: string;
  readonly chatOnly?: boolean;
  readonly containsError?: boolean;
  readonly errorIds?: readonly string[];
  readonly intent?: string;
  readonly view?: string;
  readonly viewDescription?: string;
}

type SendingProject = Pick<Project, 'id' | 'workspace'>;

/** Says something to the AI of a project, from the composer or from anywhere else that asks for a fix. */
export function useSendMessage(project: SendingProject) {
  const api = useApi();
  const cache = useQueryClient();
  const me = useMe();
  const app = useRunningApp();
  const tell = useTellFailure(project);
  const [sending, setSending] = useState(0);

  const bring = async (draft: SentDraft, options: SendOptions): Promise<SendResult> => {
    try {
      if (!(await isRepoAccessible(api, project.id))) {
        removeOptimistic(cache, project.id, draft);
        toast.error(texts.chat.repoInaccessible);
        return 'refused';
      }
      const diagnostics = diagnosticsFor(await app.current?.diagnostics(), {
        withReplay: options.containsError ?? false,
      });
      const sent = await post(api, project.id, { ...bodyOf(draft, options), ...diagnostics });
      acceptSent(cache, project.id, sent);
      return 'sent';
    } catch (error) {
      // The answer was lost, not the message: it has been told of already.
      if (isKnown(cache, project.id, draft)) return 'sent';
      removeOptimistic(cache, project.id, draft);
      tell(sendFailureOf(error));
      return 'refused';
    }
  };
  const send = async (message: string, options: SendOptions = {}): Promise<SendResult> => {
    if (project.id === '') throw new AppFault('no_project', texts.code.noProjectId);
    const draft = draftOf(message, options);
    const author = me && { id: me.id, display_name: me.name, photo_url: me.avatar_url };
    showOptimistic(cache, draft, { projectId: project.id, author });
    setSending((count) => count + 1);
    try {
      return await noteSend(cache, [draft.id, draft.aiMessageId], bring(draft, options));
    } finally {
      setSending((count) => count - 1);
    }
  };
  return { send, isSending: sending > 0 };
}

/** The dialogs and toasts of the catalogue. */
export function useTellFailure({ workspace }: SendingProject): (failure: SendFailure) => void {
  const dialogs = useDialogs();
  return (failure) => {
    if (isRateLimit(failure)) {
      rateLimitedAtValue.set(Date.now());
      logNotice('Messages are held back for a while: the server has too many of them.');
    }
    switch (failure.kind) {
      case 'out-of-credits':
        return dialogs.open(OutOfCreditsDialog, { workspaceId: workspace.id, plan: workspace.plan });
      case 'heavy-load':
        return void toast.error(failure.text);
      case 'dialog':
        return dialogs.open(ErrorDialog, failure);
      case 'logged':
        return logNotice(failure.message);
      case 'unreachable':
        return void toast.error(navigator.onLine ? chatWords.unreachable : chatWords.offline);
      case 'ignored':
    }
  };
}

async function isRepoAccessible(api: Api, projectId: string): Promise<boolean> {
  const { accessibility } = await api.getRepoAccessibility({ params: { projectId } });
  return enums.chat.sendableRepoStatuses.some((status) => status === accessibility.status);
}

function draftOf(message: string, options: SendOptions): SentDraft {
  return {
    id: newId(),
    aiMessageId: newId(),
    message,
    images: options.images ?? [],
    selectedElements: options.selectedElements ?? [],
    containsError: options.containsError ?? false,
    chatOnly: options.chatOnly ?? false,
  };
}

function bodyOf(draft: SentDraft, options: SendOptions): SendBody {
  return {
    id: draft.id,
    ai_message_id: draft.aiMessageId,
    message: draft.message,
    images: [...draft.images],
    selected_elements: [...draft.selectedElements],
    contains_error: draft.containsError,
    chat_only: draft.chatOnly,
    error_ids: [...(options.errorIds ?? [])],
    ...(options.model === undefined ? {} : { model: options.model }),
    ...(options.intent === undefined ? {} : { intent: options.intent }),
    ...(options.view === undefined ? {} : { view: options.view }),
    ...(options.viewDescription === undefined ? {} : { view_description: options.viewDescription }),
  };
}

const lostAnswerTries = 2;

/** The same message again is the same message: a lost answer is simply asked for once more. */
async function post(api: Api, projectId: string, body: SendBody): Promise<SentMessage> {
  for (let left = lostAnswerTries; ; left -= 1) {
    try {
      return await api.sendMessage({ params: { projectId }, body });
    } catch (error) {
      if (left === 0 || !(error instanceof ApiUnreachable)) throw error;
    }
  }
}

function showOptimistic(
  cache: QueryClient,
  draft: SentDraft,
  where: Pick<Parameters<typeof optimisticMessages>[1], 'projectId' | 'author'>,
): void {
  const known = readConversation(cache, where.projectId);
  const isBusy = known !== undefined && chatFlowOf(known).running !== undefined;
  const messages = optimisticMessages(draft, { ...where, now: new Date(), isBusy });
  openConversation(cache, where.projectId, (now) => withOptimistic(now, messages));
}

function removeOptimistic(cache: QueryClient, projectId: string, draft: SentDraft): void {
  openConversation(cache, projectId, (now) => withoutMessages(now, [draft.id, draft.aiMessageId]));
}

function isKnown(cache: QueryClient, projectId: string, { id }: SentDraft): boolean {
  const known = readConversation(cache, projectId);
  return known?.messages[id] !== undefined && !known.optimisticIds.includes(id);
}

/** Behind others it waits; its events may have said more already. */
function acceptSent(cache: QueryClient, projectId: string, sent: SentMessage): void {
  if (sent.queue_position === 0) return;
  openConversation(cache, projectId, (now) =>
    [sent.message_id, sent.ai_message_id]
      .filter((id) => now.optimisticIds.includes(id))
      .reduce((state, id) => withChange(state, id, (one) => ({ ...one, status: 'queued' })), now),
  );
}
