import type { ChatMessage } from '@loam/contract';
import { cn } from '@loam/ui';
import { memo } from 'react';
import { AiMessageView } from './ai-message-view.tsx';
import { HistoryLine } from './history-line.tsx';
import { UserBubble } from './user-bubble.tsx';

interface MessageRowProps {
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  readonly isLast: boolean;
  /** The one that a link leads to. */
  readonly isMarked: boolean;
}

export const MessageRow = memo(function MessageRow({ message, isOwn, isLast, isMarked }: MessageRowProps) {
  return (
    <li
      data-message-id={message.id}
      className={cn(
        '-mx-2 rounded-xl px-2 py-1.5 transition-colors duration-200',
        isMarked && 'bg-accent-subtle/60',
      )}
    >
      <MessageBody message={message} isOwn={isOwn} isLast={isLast} />
    </li>
  );
});

function MessageBody({ message, isOwn, isLast }: Omit<MessageRowProps, 'isMarked'>) {
  switch (message.variant) {
    case 'user_message':
      return <UserBubble message={message} isOwn={isOwn} />;
    case 'ai_message':
      return <AiMessageView message={message} isLast={isLast} />;
    case 'branch_switched':
    case 'external_commit_pushed':
    case 'revert_success':
    case 'manual_edit':
      return <HistoryLine message={message} />;
  }
}
