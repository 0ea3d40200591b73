import type { AiMessage } from '@loam/contract';
import { DraftCard } from './draft-card.tsx';
import { EditCard } from './edit-card.tsx';
import { ErrorCard, PipelineErrorCard } from './error-cards.tsx';
import { MessageActions } from './message-actions.tsx';
import { Suggestions } from './suggestions.tsx';
import { TurnNotes } from './turn-notes.tsx';

interface AnswerOutcomeProps {
  readonly message: AiMessage;
  readonly isLast: boolean;
}

/** What came of an answer that has ended, and what can be done about it. */
export function AnswerOutcome({ message, isLast }: AnswerOutcomeProps) {
  // A person has decided otherwise: it ended well after all.
  const isKept = message.draft?.state === 'kept';
  return (
    <>
      {/* What is wrong with a draft is not wrong in the project: to go on with it is the way to mend it. */}
      {message.draft === null
        ? message.errors.map((error, index) => <ErrorCard key={`${error.kind} ${index}`} error={error} />)
        : null}
      {isKept
        ? null
        : message.pipeline_errors.map((error) => (
            <PipelineErrorCard key={`${error.code} ${error.trace_id}`} error={error} />
          ))}
      {message.draft === null ? null : <DraftCard messageId={message.id} draft={message.draft} />}
      {isKept ? null : <TurnNotes message={message} />}
      {message.notes.map((note) => (
        <p key={note} className="text-sm text-pretty text-muted-foreground">
          {note}
        </p>
      ))}
      {message.edit_id === null ? null : <EditCard editId={message.edit_id} />}
      <MessageActions message={message} isLast={isLast} />
      {isLast && message.suggestions.length > 0 ? <Suggestions suggestions={message.suggestions} /> : null}
    </>
  );
}
