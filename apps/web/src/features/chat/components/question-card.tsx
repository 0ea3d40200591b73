import { chatLimits, type TurnQuestion } from '@loam/contract';
import { Button, Checkbox, RadioGroup, RadioOption, Textarea, toast } from '@loam/ui';
import { MessageCircleQuestion } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { shownProblem } from '../../../shared/problems.ts';
import { useChatPane } from '../chat-context.tsx';
import { chatWords } from '../texts.data.ts';
import { useAnswerQuestion } from '../turn-actions.ts';

interface QuestionCardProps {
  readonly messageId: string;
  readonly question: TurnQuestion;
  readonly isOpen: boolean;
}

const words = chatWords.question;

export function QuestionCard({ messageId, question, isOpen }: QuestionCardProps) {
  const isWaiting = question.answer === null && isOpen;
  const id = useId();
  return (
    <div
      role="group"
      data-waiting={isWaiting ? '' : undefined}
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-3 rounded-lg border border-border bg-surface p-3"
    >
      <div className="flex items-start gap-2">
        <MessageCircleQuestion aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
        <p id={id} className="min-w-0 text-base font-medium break-words">
          {question.text}
        </p>
      </div>
      {isWaiting ? (
        <AnswerForm messageId={messageId} question={question} labelId={id} />
      ) : (
        <GivenAnswer answer={question.answer} />
      )}
    </div>
  );
}

function GivenAnswer({ answer }: { readonly answer: readonly string[] | null }) {
  if (answer === null || answer.length === 0) return null;
  return (
    <p className="pl-6 text-sm break-words text-muted-foreground">
      <span className="sr-only">{words.answered}: </span>
      {answer.join(', ')}
    </p>
  );
}

interface AnswerFormProps extends Omit<QuestionCardProps, 'isOpen'> {
  readonly labelId: string;
}

function AnswerForm({ messageId, question, labelId }: AnswerFormProps) {
  const { project } = useChatPane();
  const { mutate, isPending } = useAnswerQuestion(project.id, {
    onError: (error) => toast.error(words.failed, { description: shownProblem(error).message }),
  });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const answer = [...chosen, ...(text.trim() === '' ? [] : [text.trim()])];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer.length === 0) return;
    mutate({ messageId, question, answer });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3 pl-6">
      {question.options.length === 0 ? null : (
        <Options question={question} labelId={labelId} chosen={chosen} onChange={setChosen} />
      )}
      {question.allows_text || question.options.length === 0 ? (
        <Textarea
          aria-label={words.own}
          placeholder={words.own}
          rows={1}
          maxLength={chatLimits.answerCharacters}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            if (!question.allows_many) setChosen([]);
          }}
        />
      ) : null}
      <Button
        type="submit"
        size="sm"
        variant="primary"
        className="self-start"
        disabled={answer.length === 0}
        loading={isPending}
      >
        {words.send}
      </Button>
    </form>
  );
}

interface OptionsProps {
  readonly question: TurnQuestion;
  readonly labelId: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function Options({ question, labelId, chosen, onChange }: OptionsProps) {
  if (!question.allows_many) {
    return (
      <RadioGroup
        aria-labelledby={labelId}
        value={chosen[0] ?? ''}
        onValueChange={(option) => onChange([option])}
      >
        {question.options.map((option) => (
          <RadioOption key={option} value={option} label={option} />
        ))}
      </RadioGroup>
    );
  }
  return (
    <div role="group" aria-labelledby={labelId} className="flex flex-col gap-2">
      {question.options.map((option) => (
        <label key={option} className="flex min-h-6 items-start gap-2.5 text-base">
          <Checkbox
            className="mt-0.75"
            checked={chosen.includes(option)}
            onCheckedChange={(isChecked) =>
              onChange(isChecked === true ? [...chosen, option] : chosen.filter((one) => one !== option))
            }
          />
          {option}
        </label>
      ))}
    </div>
  );
}
