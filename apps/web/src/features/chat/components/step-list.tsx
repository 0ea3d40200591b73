import { type AiMessage, fillText, type TurnStep } from '@loam/contract';
import { cn, Spinner } from '@loam/ui';
import {
  Check,
  Cloud,
  Eye,
  FilePen,
  FileText,
  Globe,
  Hand,
  ListChecks,
  type LucideIcon,
  MessageCircleQuestion,
  Package,
  PenLine,
  Search,
  ShieldCheck,
  Trash2,
  Workflow,
  X,
} from 'lucide-react';
import { useState } from 'react';
import { finishedStory, latestParts, storyOf, type StoryPart } from '../model/turn-story.ts';
import { activityOf, durationText, savedOf, stepsDurationMs, stepsSummary } from '../model/turn-summary.ts';
import { chatWords } from '../texts.data.ts';
import { Disclosure } from './disclosure.tsx';
import { Markdown } from './markdown.tsx';

const icons: Readonly<Record<TurnStep['kind'], LucideIcon>> = {
  think: PenLine,
  read: FileText,
  search: Search,
  write: FilePen,
  rename: FilePen,
  delete: Trash2,
  package: Package,
  check: ShieldCheck,
  look: Eye,
  fetch: Globe,
  ask: MessageCircleQuestion,
  plan: ListChecks,
  draw: Workflow,
  cloud: Cloud,
};

const shownWhileRunning = 6;

/** What the AI does and says, live and in order; once it is done, one line that opens above its last words. */
export function TurnStoryView({ message }: { readonly message: AiMessage }) {
  return message.status === 'running' ? <LiveStory message={message} /> : <FinishedStory message={message} />;
}

function FinishedStory({ message }: { readonly message: AiMessage }) {
  const { parts, closing } = finishedStory(message);
  return (
    <>
      {parts.length === 0 ? null : (
        <Disclosure summary={finishedSummary(message)}>
          <Parts parts={parts} />
        </Disclosure>
      )}
      {closing === '' ? null : <Markdown text={closing} />}
    </>
  );
}

function finishedSummary(message: AiMessage): string {
  const summary = stepsSummary(message.steps, savedOf(message));
  const workedMs = stepsDurationMs(message.steps);
  return workedMs < 1000 ? summary : fillText(chatWords.worked, { summary, time: durationText(workedMs) });
}

/** The latest few steps; a long turn does not push its own words off the screen. */
function LiveStory({ message }: { readonly message: AiMessage }) {
  const [showsAll, setShowsAll] = useState(false);
  const story = storyOf(message);
  const { parts, hidden } = latestParts(story.parts, showsAll ? Infinity : shownWhileRunning);
  return (
    <>
      {hidden === 0 ? null : (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className="min-h-6 self-start rounded-md text-sm text-muted-foreground hover:text-foreground"
        >
          {fillText(chatWords.earlierSteps, { n: hidden })}
        </button>
      )}
      <Parts parts={parts} />
      {story.closing === '' ? null : (
        <Markdown text={story.closing} isStreaming={activityOf(message).kind === 'writing'} />
      )}
    </>
  );
}

function Parts({ parts }: { readonly parts: readonly StoryPart[] }) {
  return parts.length === 0 ? null : (
    <div className="flex min-w-0 flex-col gap-3">
      {parts.map((part) =>
        part.kind === 'remark' ? (
          <Markdown key={part.key} text={part.text} />
        ) : (
          <Steps key={part.key} steps={part.steps} />
        ),
      )}
    </div>
  );
}

interface StepsProps {
  readonly steps: readonly TurnStep[];
  /** Each takes one line, whatever it says. */
  readonly isShort?: boolean;
}

export function Steps({ steps, isShort = false }: StepsProps) {
  return (
    <ul className="flex min-w-0 flex-col gap-1.5 border-l border-border pl-3">
      {steps.map((step) => (
        <Step key={step.id} step={step} isShort={isShort} />
      ))}
    </ul>
  );
}

function Step({ step, isShort }: { readonly step: TurnStep; readonly isShort: boolean }) {
  const isActive = step.status === 'running' || step.status === 'waiting';
  return (
    <li className="flex min-w-0 items-start gap-2 text-sm">
      <span className="mt-0.5 flex size-4 shrink-0 items-center justify-center">
        <StepIcon step={step} />
      </span>
      <span className="flex min-w-0 flex-col">
        <span
          className={cn('min-w-0', isShort && 'flex', isActive ? 'text-foreground' : 'text-muted-foreground')}
        >
          <span className={isShort ? 'truncate' : 'break-words'}>
            {step.title}
            <span className="sr-only">, {spokenStatus[step.status]}</span>
          </span>
          <LineCount lines={step.lines ?? 0} />
        </span>
        {step.detail === '' || step.status === 'done' ? null : (
          <span
            className={cn('text-xs text-muted-foreground', isShort ? 'truncate' : 'line-clamp-3 break-words')}
          >
            {step.detail}
          </span>
        )}
      </span>
    </li>
  );
}

/** Not read out: it changes several times a second. */
function LineCount({ lines }: { readonly lines: number }) {
  if (lines === 0) return null;
  return (
    <span aria-hidden className="shrink-0 whitespace-pre text-muted-foreground tabular-nums">
      {' · '}
      {fillText(lines === 1 ? chatWords.oneLine : chatWords.lines, { n: lines })}
    </span>
  );
}

const spokenStatus: Readonly<Record<TurnStep['status'], string>> = {
  running: 'running',
  waiting: 'waiting',
  done: 'done',
  failed: 'failed',
  refused: 'refused',
};

function StepIcon({ step }: { readonly step: TurnStep }) {
  switch (step.status) {
    case 'running':
      return <Spinner className="size-3.5 text-accent" />;
    case 'waiting':
      return <Hand aria-hidden className="size-3.5 text-warning" />;
    // A step that went wrong is the model's to get over; how the turn ended is told below.
    case 'failed':
    case 'refused':
      return <X aria-hidden className="size-3.5 text-muted-foreground" />;
    case 'done': {
      const Icon = icons[step.kind] ?? Check;
      return <Icon aria-hidden className="size-3.5 text-muted-foreground" />;
    }
  }
}
