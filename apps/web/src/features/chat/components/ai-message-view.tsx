import { type AiMessage, fillText } from '@loam/contract';
import { SproutThinking } from '@loam/ui';
import { memo } from 'react';
import { useInstallation } from '../../accounts/api.ts';
import { activityOf, durationText } from '../model/turn-summary.ts';
import { chatWords } from '../texts.data.ts';
import { AnswerOutcome } from './answer-outcome.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { DiagramCard } from './diagram-card.tsx';
import { Disclosure } from './disclosure.tsx';
import { PlanList } from './plan-list.tsx';
import { QuestionCard } from './question-card.tsx';
import { SecretCard } from './secret-card.tsx';
import { TurnStoryView } from './step-list.tsx';

interface AiMessageViewProps {
  readonly message: AiMessage;
  /** Only under the last answer: an older suggestion is of the past. */
  readonly isLast: boolean;
}

export const AiMessageView = memo(function AiMessageView({ message, isLast }: AiMessageViewProps) {
  const { brand } = useInstallation();
  const isRunning = message.status === 'running' || message.status === 'queued';
  return (
    <article
      aria-label={fillText(chatWords.assistant, { brand })}
      aria-busy={isRunning}
      className="flex min-w-0 flex-col gap-3"
    >
      {message.thinking === '' ? null : <Thoughts message={message} />}
      <PlanList items={message.plan} isRunning={isRunning} />
      <TurnStoryView message={message} />
      {message.diagrams.map((diagram) => (
        <DiagramCard key={diagram.id} diagram={diagram} />
      ))}
      {message.approvals.map((approval) => (
        <ApprovalCard key={approval.id} messageId={message.id} approval={approval} isOpen={isRunning} />
      ))}
      {message.secret_requests.map((request) => (
        <SecretCard key={request.id} messageId={message.id} request={request} isOpen={isRunning} />
      ))}
      {message.questions.map((question) => (
        <QuestionCard key={question.id} messageId={message.id} question={question} isOpen={isRunning} />
      ))}
      {isRunning ? <Activity message={message} /> : <AnswerOutcome message={message} isLast={isLast} />}
    </article>
  );
});

function Thoughts({ message }: { readonly message: AiMessage }) {
  const summary =
    message.thinking_time_ms === null
      ? chatWords.thoughts
      : fillText(chatWords.thought, { time: durationText(message.thinking_time_ms) });
  return (
    <Disclosure summary={summary}>
      <p className="max-h-72 overflow-y-auto border-l border-border pl-3 text-sm break-words whitespace-pre-wrap text-muted-foreground">
        {message.thinking}
      </p>
    </Disclosure>
  );
}

/** One line at the end of a running answer. The step list above says the same in detail. */
function Activity({ message }: { readonly message: AiMessage }) {
  const activity = activityOf(message);
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm text-muted-foreground">
      <SproutThinking label="" className="size-4" />
      {chatWords.status[activity.kind]}
    </p>
  );
}
