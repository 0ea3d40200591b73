import type { ReactNode } from 'react';

import { cn } from './cn.ts';

export type DataListItem = {
  readonly label: string;
  readonly value: ReactNode;
};

type DataListProps = {
  readonly items: readonly DataListItem[];
  readonly className?: string | undefined;
};

/** Names and their values, side by side; under each other on phones. */
export function DataList({ items, className }: DataListProps) {
  return (
    <dl className={cn('divide-y divide-border text-base', className)}>
      {items.map((item) => (
        <div key={item.label} className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[10rem_1fr]">
          <dt className="text-muted-foreground">{item.label}</dt>
          <dd className="min-w-0 break-words">{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
