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
import { durationText, stepsDurationMs, stepsSummary } from '../model/turn-summary.ts';
import { chatWords } from '../texts.data.ts';
import { Disclosure } from './disclosure.tsx';

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

/** What the AI does, live; once it is done, one line that opens. */
export function StepList({ message }: { readonly message: AiMessage }) {
  const { steps, status } = message;
  if (steps.length === 0) return null;
  if (status === 'running') return <LiveSteps steps={steps} />;
  return (
    <Disclosure summary={finishedSummary(message)}>
      <Steps steps={steps} />
    </Disclosure>
  );
}

function finishedSummary({ steps, edit_id: editId }: AiMessage): string {
  const summary = stepsSummary(steps, editId !== null);
  const workedMs = stepsDurationMs(steps);
  return workedMs < 1000 ? summary : fillText(chatWords.worked, { summary, time: durationText(workedMs) });
}

/** The latest few; a long turn does not push its own words off the screen. */
function LiveSteps({ steps }: { readonly steps: readonly TurnStep[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const hidden = showsAll ? 0 : Math.max(0, steps.length - shownWhileRunning);
  return (
    <div className="flex flex-col gap-1.5">
      {hidden === 0 ? null : (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className="min-h-6 self-start rounded-md text-sm text-muted-foreground hover:text-foreground"
        >
          {fillText(chatWords.earlierSteps, { n: hidden })}
        </button>
      )}
      <Steps steps={steps.slice(hidden)} />
    </div>
  );
}

export function Steps({ steps }: { readonly steps: readonly TurnStep[] }) {
  return (
    <ul className="flex min-w-0 flex-col gap-1.5 border-l border-border pl-3">
      {steps.map((step) => (
        <Step key={step.id} step={step} />
      ))}
    </ul>
  );
}

function Step({ step }: { readonly step: TurnStep }) {
  const isActive = step.status === 'running' || step.status === 'waiting';
  return (
    <li className="flex min-w-0 items-start gap-2 text-sm">
      <span className="mt-0.5 flex size-4 shrink-0 items-center justify-center">
        <StepIcon step={step} />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className={cn('break-words', isActive ? 'text-foreground' : 'text-muted-foreground')}>
          {step.title}
          <span className="sr-only">, {spokenStatus[step.status]}</span>
        </span>
        {step.detail === '' || step.status === 'done' ? null : (
          <span
            className={cn(
              'line-clamp-3 text-xs break-words',
              step.status === 'failed' ? 'text-danger' : 'text-muted-foreground',
            )}
          >
            {step.detail}
          </span>
        )}
      </span>
    </li>
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
    case 'failed':
      return <X aria-hidden className="size-3.5 text-danger" />;
    case 'refused':
      return <X aria-hidden className="size-3.5 text-muted-foreground" />;
    case 'done': {
      const Icon = icons[step.kind] ?? Check;
      return <Icon aria-hidden className="size-3.5 text-muted-foreground" />;
    }
  }
}
