import { chatLimits, type UserMessage } from '@loam/contract';
import { Button, IconButton, Textarea, toast } from '@loam/ui';
import { Clock, Pencil, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { shownProblem } from '../../../shared/problems.ts';
import { useMe } from '../../accounts/api.ts';
import { isSendKey } from '../model/draft.ts';
import { chatWords } from '../texts.data.ts';
import { useRemoveQueued, useUpdateQueued } from '../turn-actions.ts';

interface QueueListProps {
  readonly projectId: string;
  readonly queued: readonly UserMessage[];
}

const words = chatWords.queue;

/** What will be answered after the present one. */
export function QueueList({ projectId, queued }: QueueListProps) {
  if (queued.length === 0) return null;
  return (
    <section
      aria-label={words.title}
      className="mb-2 overflow-hidden rounded-xl border border-border bg-surface"
    >
      <p className="flex items-center gap-1.5 px-3 pt-2 text-xs font-medium text-muted-foreground">
        <Clock aria-hidden className="size-3.5" />
        {words.title}
        <span className="tabular-nums">{queued.length}</span>
      </p>
      <ol className="flex max-h-44 flex-col overflow-y-auto py-1">
        {queued.map((message) => (
          <QueuedRow key={message.id} projectId={projectId} message={message} />
        ))}
      </ol>
    </section>
  );
}

interface QueuedRowProps {
  readonly projectId: string;
  readonly message: UserMessage;
}

function QueuedRow({ projectId, message }: QueuedRowProps) {
  const me = useMe();
  const [isEditing, setEditing] = useState(false);
  const { mutate: remove } = useRemoveQueued(projectId);
  const isOwn = message.user_id === me?.id;
  if (isEditing) {
    return <QueuedEditor projectId={projectId} message={message} onClose={() => setEditing(false)} />;
  }
  const takeBack = () =>
    remove(message.id, {
      onError: (error) => toast.error(words.removeFailed, { description: shownProblem(error).message }),
    });
  return (
    <li className="flex items-start gap-1 py-0.5 pr-1.5 pl-3">
      <div className="min-w-0 flex-1 py-1">
        <p className="line-clamp-2 text-sm break-words">
          {isOwn ? null : (
            <span className="text-muted-foreground">
              {message.author?.display_name ?? chatWords.someone}:{' '}
            </span>
          )}
          {message.content}
        </p>
        {message.is_stuck ? <p className="text-xs text-warning">{chatWords.stuck}</p> : null}
      </div>
      {isOwn ? (
        <>
          <IconButton size="sm" label={words.edit} onClick={() => setEditing(true)}>
            <Pencil aria-hidden className="size-3.5 text-muted-foreground" />
          </IconButton>
          <IconButton size="sm" label={words.remove} onClick={takeBack}>
            <X aria-hidden className="size-4 text-muted-foreground" />
          </IconButton>
        </>
      ) : null}
    </li>
  );
}

function QueuedEditor({ projectId, message, onClose }: QueuedRowProps & { readonly onClose: () => void }) {
  const [text, setText] = useState(message.content);
  const { mutate: update } = useUpdateQueued(projectId);
  const save = () => {
    const trimmed = text.trim();
    if (trimmed === '') return;
    onClose();
    if (trimmed === message.content) return;
    update(
      { messageId: message.id, message: trimmed },
      { onError: (error) => toast.error(words.changeFailed, { description: shownProblem(error).message }) },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      return onClose();
    }
    const { key, shiftKey } = event;
    if (!isSendKey({ key, shiftKey, isComposing: event.nativeEvent.isComposing })) return undefined;
    event.preventDefault();
    return save();
  };
  return (
    <li className="flex flex-col gap-2 px-3 py-1.5">
      <Textarea
        autoFocus
        rows={1}
        aria-label={words.edit}
        maxLength={chatLimits.messageCharacters}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="max-h-32"
      />
      <div className="flex justify-end gap-1.5">
        <Button size="sm" variant="ghost" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button size="sm" variant="primary" disabled={text.trim() === ''} onClick={save}>
          {words.save}
        </Button>
      </div>
    </li>
  );
}
