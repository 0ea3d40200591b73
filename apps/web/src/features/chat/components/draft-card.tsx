import { fillText, type MessageDraft } from '@loam/contract';
import { Badge, Button } from '@loam/ui';
import { FilePen } from 'lucide-react';
import { useState } from 'react';
import { shownProblem } from '../../../shared/problems.ts';
import { useChatPane } from '../chat-context.tsx';
import { useDiscardDraft, useKeepDraft } from '../draft-actions.ts';
import { chatWords } from '../texts.data.ts';

interface DraftCardProps {
  readonly messageId: string;
  readonly draft: MessageDraft;
}

const words = chatWords.draft;
const tones = { passed: 'success', failed: 'warning', not_run: 'neutral' } as const;

/** What an answer that ended early had made, and what may become of it. */
export function DraftCard({ messageId, draft }: DraftCardProps) {
  if (draft.state !== 'offered') {
    return <p className="text-sm text-muted-foreground">{words.decided[draft.state]}</p>;
  }
  return <OfferedDraft messageId={messageId} draft={draft} />;
}

function OfferedDraft({ messageId, draft }: DraftCardProps) {
  const files = draft.file_count === 1 ? words.oneFile : fillText(words.files, { n: draft.file_count });
  return (
    <div
      role="group"
      aria-label={words.title}
      className="flex min-w-0 flex-col gap-2.5 rounded-lg border border-border bg-surface p-3"
    >
      <div className="flex items-start gap-2">
        <FilePen aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
            {words.title}
            <span className="font-normal text-muted-foreground tabular-nums">{files}</span>
            <Badge tone={tones[draft.checks]}>{words.checks[draft.checks]}</Badge>
          </p>
          <p className="text-sm text-pretty text-muted-foreground">{words.details[draft.checks]}</p>
        </div>
      </div>
      <Decision messageId={messageId} canKeep={draft.checks === 'passed'} />
    </div>
  );
}

interface DecisionProps {
  readonly messageId: string;
  readonly canKeep: boolean;
}

function Decision({ messageId, canKeep }: DecisionProps) {
  const { project, isBusy, continueDraft, continuing } = useChatPane();
  const keep = useKeepDraft(project.id);
  const discard = useDiscardDraft(project.id);
  const [question, setQuestion] = useState<'unasked' | 'asked' | 'withdrawn'>('unasked');
  const isContinuing = continuing === messageId;
  const isDeciding = keep.isPending || discard.isPending || isContinuing;
  const problem = keep.error ?? discard.error;
  return (
    <>
      {problem === null || isDeciding ? null : (
        <p role="alert" className="text-sm text-pretty text-danger">
          {shownProblem(problem).message}
        </p>
      )}
      {question === 'asked' ? (
        <DiscardQuestion
          isPending={discard.isPending}
          discard={() => discard.mutate(messageId)}
          cancel={() => setQuestion('withdrawn')}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="primary"
            disabled={isBusy || isDeciding}
            loading={isContinuing}
            onClick={() => continueDraft(messageId)}
          >
            {words.continue}
          </Button>
          {canKeep ? (
            <Button
              size="sm"
              variant="outline"
              disabled={isDeciding}
              loading={keep.isPending}
              onClick={() => keep.mutate(messageId)}
            >
              {words.keep}
            </Button>
          ) : null}
          {/* The focus comes back to where it was before the question. */}
          <Button
            size="sm"
            variant="ghost"
            autoFocus={question === 'withdrawn'}
            disabled={isDeciding}
            onClick={() => setQuestion('asked')}
          >
            {words.discard}
          </Button>
        </div>
      )}
    </>
  );
}

interface DiscardQuestionProps {
  readonly isPending: boolean;
  discard(): void;
  cancel(): void;
}

/** Asked in place: it cannot be taken back, and a dialog would be more than it deserves. */
function DiscardQuestion({ isPending, discard, cancel }: DiscardQuestionProps) {
  return (
    <div role="group" aria-label={words.discardQuestion} className="flex flex-wrap items-center gap-2">
      <p className="w-full text-sm">{words.discardQuestion}</p>
      <Button size="sm" variant="danger" loading={isPending} onClick={discard}>
        {words.discard}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        autoFocus
        disabled={isPending}
        onClick={cancel}
        onKeyDown={(event) => {
          if (event.key === 'Escape') cancel();
        }}
      >
        {words.cancel}
      </Button>
    </div>
  );
}
