import { SproutMark } from '@loam/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface TopBarFrameProps {
  readonly children: ReactNode;
  /** Stands at the right end. */
  readonly actions: ReactNode;
}

export function TopBarFrame({ children, actions }: TopBarFrameProps) {
  return (
    <header className="flex h-13 shrink-0 items-center gap-1 border-b border-border bg-background px-2 sm:px-3">
      <Link
        to="/"
        aria-label="Home"
        className="flex size-9 shrink-0 items-center justify-center rounded-md hover:bg-hover"
      >
        <SproutMark />
      </Link>
      <div className="flex min-w-0 flex-1 items-center gap-1">{children}</div>
      <div className="flex shrink-0 items-center gap-2 pl-2">{actions}</div>
    </header>
  );
}
