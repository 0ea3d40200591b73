import { fillText, type MessageAuthor, type UserMessage } from '@loam/contract';
import { Avatar, Badge } from '@loam/ui';
import { CircleAlert, MessageSquare, MousePointerClick } from 'lucide-react';
import { memo } from 'react';
import { elementName } from '../model/element-name.ts';
import { chatWords } from '../texts.data.ts';
import { PictureStrip } from './picture-strip.tsx';

interface UserBubbleProps {
  readonly message: UserMessage;
  readonly isOwn: boolean;
}

export const UserBubble = memo(function UserBubble({ message, isOwn }: UserBubbleProps) {
  return (
    <article
      aria-label={isOwn ? chatWords.you : fillText(chatWords.wrote, { name: nameOf(message.author) })}
      className="flex min-w-0 flex-col items-end gap-1.5"
    >
      {isOwn ? null : <Author author={message.author} />}
      {message.images.length === 0 ? null : <PictureStrip pictures={message.images} />}
      <div className="max-w-[88%] rounded-2xl rounded-br-sm bg-surface-sunken px-3.5 py-2.5 dark:bg-surface-raised">
        <p className="text-base break-words whitespace-pre-wrap">{message.content}</p>
      </div>
      <Marks message={message} />
    </article>
  );
});

function Author({ author }: { readonly author: MessageAuthor | null }) {
  return (
    <p className="flex items-center gap-1.5 text-xs text-muted-foreground">
      {author === null ? null : (
        <Avatar
          size="xs"
          decorative
          person={{
            id: author.id,
            name: author.display_name,
            imageUrl: author.photo_url ?? undefined,
          }}
        />
      )}
      {nameOf(author)}
    </p>
  );
}

function Marks({ message }: { readonly message: UserMessage }) {
  const { selected_elements: elements, contains_error: isError, chat_only: isChatOnly } = message;
  if (elements.length === 0 && !isError && !isChatOnly) return null;
  return (
    <div className="flex max-w-[88%] flex-wrap justify-end gap-1">
      {isError ? (
        <Badge tone="danger">
          <CircleAlert aria-hidden />
          {chatWords.aboutError}
        </Badge>
      ) : null}
      {isChatOnly ? (
        <Badge variant="outline">
          <MessageSquare aria-hidden />
          {chatWords.discuss}
        </Badge>
      ) : null}
      {elements.map((element) => (
        <Badge key={element.selector} variant="outline" className="max-w-full">
          <MousePointerClick aria-hidden />
          <span className="truncate">{elementName(element)}</span>
        </Badge>
      ))}
    </div>
  );
}

function nameOf(author: MessageAuthor | null): string {
  return author?.display_name ?? chatWords.someone;
}
