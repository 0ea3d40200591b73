import { type Project, topics } from '@loam/contract';
import { EmptyState, LiveRegion, Skeleton } from '@loam/ui';
import { useMemo, useRef } from 'react';
import { useLiveTopic } from '../../../shared/live-context.tsx';
import { useLocalValue } from '../../../shared/local-value.ts';
import { QueryError } from '../../../shared/query-error.tsx';
import { useConversation, useModels, useRunningMessage } from '../api.ts';
import { type ChatPaneActions, ChatPaneProvider } from '../chat-context.tsx';
import { modelValue } from '../local-values.ts';
import { type ChatFlow, chatFlowOf } from '../model/chat-flow.ts';
import { type Conversation, emptyConversation } from '../model/conversation.ts';
import { suggestedDraft } from '../model/draft.ts';
import { loadingStatusOf } from '../model/loading-status.ts';
import { effectiveModel, namedModel } from '../model/model-choice.ts';
import { sendFailureOf } from '../model/send-failure.ts';
import { waitingOf } from '../model/waiting.ts';
import { chatWords } from '../texts.data.ts';
import { useContinueDraft } from '../draft-actions.ts';
import { useRetryMessage, useStopMessage } from '../turn-actions.ts';
import { useChatAnnouncement } from '../use-chat-announcement.ts';
import { useDraft } from '../use-draft.ts';
import { useSendMessage, useTellFailure } from '../use-send-message.ts';
import { Composer, type ComposerModels } from './composer.tsx';
import { FirstMessage } from './first-message.tsx';
import { MessageList } from './message-list.tsx';
import { NoModel } from './no-model.tsx';
import { QueueList } from './queue-list.tsx';

interface ChatPaneProps {
  readonly project: Project;
  /** A link leads to this message. */
  readonly messageId: string | undefined;
}

/** The conversation of one project with its AI, for those who may edit it. */
export function ChatPane({ project, messageId }: ChatPaneProps) {
  const query = useConversation(project.id);
  const conversation = query.data ?? emptyConversation;
  const flow = useMemo(() => chatFlowOf(conversation), [conversation]);
  useLiveTopic(topics.messages(project.id));
  useLiveTopic(flow.running && topics.message(project.id, flow.running.id));
  useRunningMessage(project.id, followedId(conversation, flow));
  const announcement = useChatAnnouncement(conversation, flow.running);
  if (loadingStatusOf(query) === 'error') {
    return (
      <div className="grid flex-1 place-items-center p-4">
        <QueryError
          title={chatWords.failed}
          error={query.error}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      </div>
    );
  }
  return (
    <>
      <LiveRegion>{announcement}</LiveRegion>
      <Talk project={project} messageId={messageId} conversation={query.data} flow={flow} />
    </>
  );
}

/** What was just sent is not there yet to be asked for; its first frame is number one. */
function followedId({ optimisticIds }: Conversation, { running }: ChatFlow): string | undefined {
  return running === undefined || optimisticIds.includes(running.id) ? undefined : running.id;
}

interface TalkProps extends ChatPaneProps {
  /** Undefined while it is loaded. */
  readonly conversation: Conversation | undefined;
  readonly flow: ChatFlow;
}

function Talk({ project, messageId, conversation, flow }: TalkProps) {
  const [draft, draftValue] = useDraft(project.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const { send } = useSendMessage(project);
  const retrying = useRetry(project);
  const continuing = useDraftContinuation(project);
  const stop = useStop(project, flow);
  const models = useComposerModels(project.id);
  const isEmpty = conversation?.sortedMessageIds.length === 0;
  const pane: ChatPaneActions = {
    project,
    isBusy: flow.running !== undefined,
    send,
    ...retrying,
    ...continuing,
    suggest: (text) => {
      draftValue.set(suggestedDraft(draftValue.get(), text));
      field.current?.focus();
    },
  };
  return (
    <ChatPaneProvider value={pane}>
      {conversation === undefined ? <ChatSkeleton /> : null}
      {isEmpty ? <NothingSaid project={project} isStarting={typeof models !== 'string'} /> : null}
      {conversation === undefined || isEmpty ? null : (
        <MessageList
          projectId={project.id}
          conversation={conversation}
          listedIds={flow.listedIds}
          messageId={messageId}
          waiting={waitingOf(flow.running)}
        />
      )}
      <div className="shrink-0 px-3 pt-1 pb-3">
        <div className="mx-auto max-w-3xl">
          <QueueList projectId={project.id} queued={flow.queued} />
          {models === 'none' ? <NoModel workspaceId={project.workspace_id} /> : null}
          {models === 'failed' ? <ModelsFailed projectId={project.id} /> : null}
          {models === 'loading' ? <Skeleton className="h-23 rounded-2xl" /> : null}
          {typeof models === 'string' ? null : (
            <Composer
              project={project}
              draft={draft}
              draftValue={draftValue}
              models={models}
              field={field}
              running={stop}
              send={send}
              placeholder={placeholderOf(draft.chatOnly, isEmpty && project.initial_message === null)}
            />
          )}
        </div>
      </div>
    </ChatPaneProvider>
  );
}

function placeholderOf(isChatOnly: boolean, isEmpty: boolean): string {
  const { composer } = chatWords;
  if (isChatOnly) return composer.placeholderChat;
  return isEmpty ? composer.placeholderFirst : composer.placeholder;
}

function useComposerModels(projectId: string): ComposerModels | 'loading' | 'failed' | 'none' {
  const query = useModels(projectId);
  const [chosenId, choose] = useLocalValue(modelValue);
  if (query.data === undefined) return query.isError ? 'failed' : 'loading';
  const chosen = effectiveModel(query.data, chosenId);
  return chosen === undefined ? 'none' : { all: query.data, chosen, choose };
}

function useRetry(project: Project) {
  const { mutate, isPending } = useRetryMessage(project.id);
  const models = useModels(project.id).data;
  const [chosenId] = useLocalValue(modelValue);
  const tell = useTellFailure(project);
  const retry = (messageId: string, model?: string) =>
    mutate(
      {
        messageId,
        ...(model === undefined ? namedModel(effectiveModel(models ?? [], chosenId)) : { model }),
      },
      { onError: (error) => tell(sendFailureOf(error)) },
    );
  return { retry, isRetrying: isPending, models: models ?? [] };
}

function useDraftContinuation(project: Project) {
  const { mutate, isPending, variables } = useContinueDraft(project.id);
  const models = useModels(project.id).data;
  const [chosenId] = useLocalValue(modelValue);
  const tell = useTellFailure(project);
  const continueDraft = (messageId: string) =>
    mutate(
      { messageId, ...namedModel(effectiveModel(models ?? [], chosenId)) },
      { onError: (error) => tell(sendFailureOf(error)) },
    );
  return { continueDraft, continuing: isPending ? variables.messageId : undefined };
}

function useStop(project: Project, { running }: ChatFlow) {
  const { mutate, isPending, variables } = useStopMessage(project.id);
  const tell = useTellFailure(project);
  if (running === undefined) return undefined;
  return {
    isStopping: isPending && variables === running.id,
    stop: () => mutate(running.id, { onError: (error) => tell(sendFailureOf(error)) }),
  };
}

function ModelsFailed({ projectId }: { readonly projectId: string }) {
  const { error, refetch, isFetching } = useModels(projectId);
  return (
    <QueryError title={chatWords.model.failed} error={error} onRetry={refetch} isRetrying={isFetching} />
  );
}

interface NothingSaidProps {
  readonly project: Project;
  readonly isStarting: boolean;
}

/** A new project brings its first message with it; until it is in the history it is shown from there. */
function NothingSaid({ project, isStarting }: NothingSaidProps) {
  if (project.initial_message !== null) {
    return <FirstMessage text={project.initial_message} isStarting={isStarting} />;
  }
  return (
    <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto">
      <EmptyState title={chatWords.emptyTitle}>{chatWords.empty}</EmptyState>
    </div>
  );
}

function ChatSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="flex min-h-0 flex-1 flex-col justify-end gap-5 overflow-hidden p-4"
    >
      <Skeleton className="ml-auto h-14 w-3/5 rounded-2xl" />
      <div className="flex flex-col gap-2">
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-2/3" />
      </div>
      <Skeleton className="h-16 rounded-lg" />
    </div>
  );
}
