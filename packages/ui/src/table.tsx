import type { ComponentProps } from 'react';

import { cn } from './cn.ts';
import { scrollRegion } from './scroll-region.ts';

type TableProps = ComponentProps<'table'> & {
  /** Names the table, and the region that scrolls sideways on small screens. */
  readonly label: string;
};

export function Table({ className, label, ...props }: TableProps) {
  return (
    <div {...scrollRegion(label)} className="relative w-full overflow-x-auto rounded-[inherit]">
      <table aria-label={label} className={cn('w-full border-collapse text-sm', className)} {...props} />
    </div>
  );
}

export function TableHeader({ className, ...props }: ComponentProps<'thead'>) {
  return <thead className={cn('border-b border-border', className)} {...props} />;
}

export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody className={cn('[&>tr:last-child]:border-b-0', className)} {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr
      className={cn(
        'border-b border-border transition-colors [tbody>&]:hover:bg-hover/60 [tbody>&]:data-[state=selected]:bg-accent-subtle',
        className,
      )}
      {...props}
    />
  );
}

export function TableHead({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={cn(
        'h-9 px-3 text-left text-xs font-medium whitespace-nowrap text-muted-foreground',
        className,
      )}
      {...props}
    />
  );
}

export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return <td className={cn('h-10 px-3 py-2 align-middle', className)} {...props} />;
}
