import { cn } from '@loam/ui';
import type { ReactNode } from 'react';

interface ScreenBodyProps {
  readonly children: ReactNode;
  readonly width?: 'form' | 'wide';
}

/** What scrolls below the header: forms are narrow, tables take the room there is. */
export function ScreenBody({ children, width = 'wide' }: ScreenBodyProps) {
  return (
    <div className="h-full overflow-y-auto">
      <div
        className={cn(
          'mx-auto flex flex-col gap-5 p-4 @2xl:p-6',
          width === 'form' ? 'max-w-3xl' : 'max-w-6xl',
        )}
      >
        {children}
      </div>
    </div>
  );
}
