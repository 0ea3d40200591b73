import type { Edit } from '@loam/contract';
import { Button, Input, toast } from '@loam/ui';
import { NotebookPen } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { shownProblem } from '../../../shared/problems.ts';
import { useBookmarkNote } from '../api.ts';
import { versionTexts } from '../texts.data.ts';

const words = versionTexts.note;

/** Why a version was bookmarked, in the words of whoever did it. */
export function BookmarkNote({ edit }: { readonly edit: Edit }) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <NoteForm edit={edit} onDone={() => setEditing(false)} />;
  return (
    <button
      type="button"
      onClick={() => setEditing(true)}
      className="focus-ring flex items-start gap-1.5 self-start rounded-sm text-left text-xs text-muted-foreground hover:text-foreground"
    >
      <NotebookPen aria-hidden className="mt-0.5 size-3 shrink-0" />
      <span className="break-words">
        {edit.bookmark_note === null ? null : <span className="sr-only">{words.edit}: </span>}
        {edit.bookmark_note ?? words.add}
      </span>
    </button>
  );
}

function NoteForm({ edit, onDone }: { readonly edit: Edit; readonly onDone: () => void }) {
  const { mutate, isPending } = useBookmarkNote(edit.project_id);
  const [note, setNote] = useState(edit.bookmark_note ?? '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { editId: edit.id, note: note.trim() || null },
      {
        onSuccess: onDone,
        onError: (error) => toast.error(words.failed, { description: shownProblem(error).message }),
      },
    );
  };
  return (
    <form onSubmit={save} className="flex items-center gap-1.5">
      <Input
        autoFocus
        inputSize="sm"
        aria-label={words.label}
        placeholder={words.placeholder}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The list around it closes on Escape too.
          event.stopPropagation();
          onDone();
        }}
      />
      <Button type="submit" size="sm" loading={isPending}>
        {words.save}
      </Button>
    </form>
  );
}
