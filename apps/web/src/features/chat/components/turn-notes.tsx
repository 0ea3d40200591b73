import type { AiMessage } from '@loam/contract';
import { Button } from '@loam/ui';
import { RotateCw, Ruler } from 'lucide-react';
import { useEdit } from '../../versions/api.ts';
import { RestoreWorkingButton } from '../../versions/components/restore-working-button.tsx';
import { useChatPane } from '../chat-context.tsx';
import { canUseRules, offlineModel } from '../model/model-choice.ts';
import { chatWords } from '../texts.data.ts';

const words = chatWords.notes;

/** How an answer ended when it did not end well, and what to do about it. */
export function TurnNotes({ message }: { readonly message: AiMessage }) {
  const note = noteOf(message);
  if (note === undefined) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      {note === '' ? null : <p className="text-sm text-pretty text-muted-foreground">{note}</p>}
      <div className="flex flex-wrap gap-2">
        {/* What was tried again already stands further down. */}
        {canRetry(message) ? <RetryButtons message={message} /> : null}
        {message.last_good_edit_id === null ? null : <LastGoodButton editId={message.last_good_edit_id} />}
      </div>
    </div>
  );
}

/** What was tried again or continued stands further down. */
function canRetry({
  status,
  exclude_from_history: isRetried,
  has_unfounded_claim: isClaim,
  draft,
}: AiMessage) {
  return !isRetried && draft?.state !== 'continued' && (status !== 'completed' || isClaim);
}

function noteOf(message: AiMessage): string | undefined {
  const { status, pipeline_errors: errors, last_good_edit_id: lastGoodEditId } = message;
  switch (status) {
    case 'stopped':
      return words.stoppedByOther;
    case 'interrupted':
      return errors.length === 0 ? words.interrupted : '';
    case 'failed':
      return errors.length === 0 ? words.failed : '';
    case 'completed':
      if (message.has_unfounded_claim) return words.nothingChanged;
      return lastGoodEditId === null ? undefined : words.notMended;
    case 'queued':
    case 'running':
      return undefined;
  }
}

/** From a language model to the rules only a click leads: what they build is something else. */
function RetryButtons({ message }: { readonly message: AiMessage }) {
  const { retry, isRetrying, isBusy, models } = useChatPane();
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={isBusy}
        loading={isRetrying}
        onClick={() => retry(message.id)}
      >
        <RotateCw aria-hidden />
        {words.again}
      </Button>
      {canUseRules(message, models) ? (
        <Button
          size="sm"
          variant="ghost"
          disabled={isBusy || isRetrying}
          onClick={() => retry(message.id, offlineModel)}
        >
          <Ruler aria-hidden />
          {words.byRules}
        </Button>
      ) : null}
    </>
  );
}

function LastGoodButton({ editId }: { readonly editId: string }) {
  const { project, isBusy } = useChatPane();
  const edit = useEdit(project.id, editId).data;
  return <RestoreWorkingButton project={project} edit={edit} isBusy={isBusy} />;
}
