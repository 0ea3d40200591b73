import { type AiMessage, chatLimits, FeedbackCategory } from '@loam/contract';
import {
  Button,
  CopyButton,
  IconButton,
  Popover,
  PopoverAnchor,
  PopoverContent,
  RadioGroup,
  RadioOption,
  Textarea,
  toast,
} from '@loam/ui';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { shownProblem } from '../../../shared/problems.ts';
import { useChatPane } from '../chat-context.tsx';
import { chatWords } from '../texts.data.ts';
import { useFeedbackStatus, useGiveFeedback } from '../turn-actions.ts';
import { CostButton } from './cost-button.tsx';

const words = chatWords.actions;

interface MessageActionsProps {
  readonly message: AiMessage;
  /** People are asked about the newest answer only, and not often. */
  readonly isLast: boolean;
}

/** Under an answer that has ended. */
export function MessageActions({ message, isLast }: MessageActionsProps) {
  const canAsk = isLast && message.status === 'completed' && message.feedback_sentiment === null;
  // A query that is off still knows what it was told for an earlier answer.
  const isAsked = (useFeedbackStatus(canAsk).data?.should_ask ?? false) && canAsk;
  return (
    <div className="-ml-1.5 flex items-center gap-0.5 text-muted-foreground">
      {message.content === '' ? null : (
        <CopyButton text={message.content} label={words.copy} className="text-muted-foreground" />
      )}
      <FeedbackButtons message={message} />
      <CostButton message={message} />
      {isAsked ? <span className="pl-1.5 text-xs">{words.ask}</span> : null}
    </div>
  );
}

function FeedbackButtons({ message }: { readonly message: AiMessage }) {
  const { project } = useChatPane();
  const { mutateAsync } = useGiveFeedback(project.id);
  const [isAsking, setAsking] = useState(false);
  const give = (feedback: Parameters<typeof mutateAsync>[0]['feedback']) => {
    mutateAsync({ messageId: message.id, feedback }).catch((error: unknown) =>
      toast.error(words.feedbackFailed, { description: shownProblem(error).message }),
    );
  };
  const isGood = message.feedback_sentiment === 'positive';
  const isBad = message.feedback_sentiment === 'negative';
  return (
    <>
      <IconButton
        size="sm"
        label={words.good}
        aria-pressed={isGood}
        onClick={() => give({ sentiment: isGood ? null : 'positive' })}
      >
        <ThumbsUp
          aria-hidden
          className={isGood ? 'size-3.5 fill-accent text-accent' : 'size-3.5 text-muted-foreground'}
        />
      </IconButton>
      <Popover open={isAsking} onOpenChange={setAsking}>
        <PopoverAnchor asChild>
          <span className="inline-flex">
            <IconButton
              size="sm"
              label={words.bad}
              aria-pressed={isBad}
              aria-haspopup="dialog"
              onClick={() => {
                give({ sentiment: isBad ? null : 'negative' });
                setAsking(!isBad);
              }}
            >
              <ThumbsDown
                aria-hidden
                className={isBad ? 'size-3.5 fill-accent text-accent' : 'size-3.5 text-muted-foreground'}
              />
            </IconButton>
          </span>
        </PopoverAnchor>
        <PopoverContent align="start" aria-label={chatWords.feedback.title} className="w-80">
          <ReasonForm
            onSend={(reason) => {
              give({ sentiment: 'negative', ...reason });
              setAsking(false);
              toast(words.thanks);
            }}
          />
        </PopoverContent>
      </Popover>
    </>
  );
}

interface Reason {
  readonly category: FeedbackCategory | null;
  readonly content: string | null;
}

function ReasonForm({ onSend }: { readonly onSend: (reason: Reason) => void }) {
  const { feedback } = chatWords;
  const [category, setCategory] = useState<FeedbackCategory | null>(null);
  const [content, setContent] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend({ category, content: content.trim() === '' ? null : content.trim() });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <p id="feedback-title" className="text-sm font-medium">
        {feedback.title}
      </p>
      <RadioGroup
        aria-labelledby="feedback-title"
        value={category ?? ''}
        onValueChange={(value) => setCategory(FeedbackCategory.safeParse(value).data ?? null)}
      >
        {FeedbackCategory.options.map((option) => (
          <RadioOption key={option} value={option} label={feedback.categories[option]} />
        ))}
      </RadioGroup>
      <Textarea
        rows={2}
        aria-label={feedback.more}
        placeholder={feedback.more}
        maxLength={chatLimits.feedbackCharacters}
        value={content}
        onChange={(event) => setContent(event.target.value)}
      />
      <Button
        type="submit"
        size="sm"
        variant="primary"
        className="self-end"
        disabled={category === null && content.trim() === ''}
      >
        {feedback.send}
      </Button>
    </form>
  );
}
