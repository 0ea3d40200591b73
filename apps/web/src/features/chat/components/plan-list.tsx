import type { TurnPlanItem } from '@loam/contract';
import { cn, Spinner } from '@loam/ui';
import { Circle, CircleCheck } from 'lucide-react';
import { chatWords } from '../texts.data.ts';

interface PlanListProps {
  readonly items: readonly TurnPlanItem[];
  readonly isRunning: boolean;
}

export function PlanList({ items, isRunning }: PlanListProps) {
  if (items.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={chatWords.plan}
      className="rounded-lg border border-border bg-surface px-3 py-2.5"
    >
      <p className="mb-1.5 text-xs font-medium text-muted-foreground">{chatWords.plan}</p>
      <ol className="flex flex-col gap-1.5">
        {items.map((item, index) => (
          <li key={`${index} ${item.text}`} className="flex items-start gap-2 text-sm">
            <span className="mt-0.5 flex size-4 shrink-0 items-center justify-center">
              <PlanMark item={item} isRunning={isRunning} />
            </span>
            <span className={cn('min-w-0 break-words', item.status === 'done' && 'text-muted-foreground')}>
              {item.text}
              {item.status === 'done' ? <span className="sr-only">, done</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function PlanMark({ item, isRunning }: { readonly item: TurnPlanItem; readonly isRunning: boolean }) {
  if (item.status === 'done') return <CircleCheck aria-hidden className="size-4 text-accent" />;
  if (item.status === 'active' && isRunning) return <Spinner className="size-3.5 text-accent" />;
  return <Circle aria-hidden className="size-3.5 text-muted-foreground" />;
}
