import { type Conversation } from '../model/conversation.ts';
import { Button, scrollRegion, Spinner } from '@loam/ui';
import { ArrowDown } from 'lucide-react';
import { useRef } from 'react';
import { useMe } from '../../accounts/api.ts';
import { useLatestMessages, useMessageRange, useOlderMessages } from '../api.ts';
import type { Waiting } from '../model/waiting.ts';
import { chatWords } from '../texts.data.ts';
import { useMessageList, useSentMessage, useShownMessage, useShownWaiting } from '../use-message-list.ts';
import { MessageRow } from './message-row.tsx';
import { WaitingIcon } from './waiting-notice.tsx';

interface MessageListProps {
  readonly projectId: string;
  readonly conversation: Conversation;
  /** In the history; those that wait stand above the composer. */
  readonly listedIds: readonly string[];
  /** A link leads to this message. */
  readonly messageId: string | undefined;
  /** What the running answer asks. */
  readonly waiting: Waiting | undefined;
}

export function MessageList({ projectId, conversation, listedIds, messageId, waiting }: MessageListProps) {
  const me = useMe();
  const older = useOlderMessages(projectId);
  const latest = useLatestMessages(projectId);
  const range = useMessageRange(projectId, messageId);
  const viewport = useRef<HTMLDivElement>(null);
  const list = useMessageList({
    viewport,
    ids: listedIds,
    hasOlder: conversation.hasOlder && older.error === null,
    onOlderWanted: older.load,
  });
  const markedId = range.data === true ? messageId : undefined;
  useShownMessage(markedId, list);
  const lastId = listedIds.at(-1);
  const jump = () => {
    if (conversation.hasNewer) latest.mutate(undefined, { onSuccess: list.jumpToEnd });
    else list.jumpToEnd();
  };
  useSentMessage(conversation.optimisticIds.at(-1), jump);
  useShownWaiting(waiting?.id, list);
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={viewport}
        {...scrollRegion(chatWords.messages)}
        className="focus-ring-inset absolute inset-0 overflow-y-auto overscroll-contain [overflow-anchor:none]"
      >
        <div className="mx-auto flex min-h-full max-w-3xl flex-col justify-end p-4">
          <OlderMessages older={older} hasOlder={conversation.hasOlder} />
          {range.data === false ? (
            <p className="py-2 text-center text-sm text-muted-foreground">{chatWords.notFoundMessage}</p>
          ) : null}
          <ol aria-label={chatWords.messages} className="flex flex-col gap-4">
            {list.shownIds.map((id) => {
              const message = conversation.messages[id];
              return message === undefined ? null : (
                <MessageRow
                  key={id}
                  message={message}
                  isOwn={message.variant !== 'ai_message' && message.user_id === me?.id}
                  isLast={id === lastId}
                  isMarked={id === markedId}
                />
              );
            })}
          </ol>
        </div>
      </div>
      {list.isAway || conversation.hasNewer ? (
        <JumpButton
          waiting={conversation.hasNewer ? undefined : waiting}
          isPending={latest.isPending}
          onClick={waiting === undefined || conversation.hasNewer ? jump : list.showWaiting}
        />
      ) : null}
    </div>
  );
}

interface JumpButtonProps {
  readonly waiting: Waiting | undefined;
  readonly isPending: boolean;
  readonly onClick: () => void;
}

/** The way back to the end; where somebody is asked something, it says so. */
function JumpButton({ waiting, isPending, onClick }: JumpButtonProps) {
  return (
    <Button
      size="sm"
      variant={waiting === undefined ? 'outline' : 'primary'}
      loading={isPending}
      onClick={onClick}
      className="absolute bottom-2 left-1/2 -translate-x-1/2 rounded-full shadow-pop"
    >
      {waiting === undefined ? <ArrowDown aria-hidden /> : <WaitingIcon kind={waiting.kind} />}
      {waiting === undefined ? chatWords.jump : chatWords.waiting[waiting.kind]}
    </Button>
  );
}

interface OlderMessagesProps {
  readonly older: ReturnType<typeof useOlderMessages>;
  readonly hasOlder: boolean;
}

function OlderMessages({ older, hasOlder }: OlderMessagesProps) {
  if (older.error !== null) {
    return (
      <div role="alert" className="flex flex-col items-center gap-2 py-3 text-sm text-muted-foreground">
        {chatWords.olderFailed}
        <Button size="sm" variant="outline" loading={older.isLoading} onClick={older.load}>
          {chatWords.retry}
        </Button>
      </div>
    );
  }
  if (!hasOlder) return null;
  return (
    <div className="flex h-10 shrink-0 items-center justify-center text-muted-foreground">
      {older.isLoading ? <Spinner label={chatWords.messages} /> : null}
    </div>
  );
}
