import { cn } from '@loam/ui';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** One quiet line that opens. What is inside is not made before someone wants it. */
export function Disclosure({ summary, children, className }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={cn('flex min-w-0 flex-col gap-2', className)}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="group -mx-1 flex min-h-6 items-center gap-1.5 self-start rounded-md px-1 text-left text-sm text-muted-foreground hover:text-foreground"
      >
        <ChevronRight
          aria-hidden
          className={cn('size-3.5 shrink-0 transition-transform', isOpen && 'rotate-90')}
        />
        <span className="min-w-0">{summary}</span>
      </button>
      {isOpen ? children : null}
    </div>
  );
}
