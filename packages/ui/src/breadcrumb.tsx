import { ChevronRight } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from './cn.ts';

type BreadcrumbProps = {
  readonly children: ReactNode;
  readonly label?: string;
  readonly className?: string | undefined;
};

export function Breadcrumb({ children, label = 'Breadcrumb', className }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex min-w-0 items-center text-base">{children}</ol>
    </nav>
  );
}

type BreadcrumbItemProps = ComponentProps<'a'> & {
  /** Renders the child, for example a router link, instead of an anchor. */
  readonly asChild?: boolean;
  readonly current?: boolean;
};

export function BreadcrumbItem({ asChild, current = false, className, ...props }: BreadcrumbItemProps) {
  const shared = cn(
    'truncate rounded-sm px-1 py-0.5',
    current ? 'font-medium' : 'text-muted-foreground hover:text-foreground',
    className,
  );
  const Link = asChild ? Slot.Root : 'a';
  return (
    <li className="group/crumb flex min-w-0 items-center">
      <ChevronRight
        aria-hidden
        className="mx-0.5 size-3.5 shrink-0 text-muted-foreground group-first/crumb:hidden"
      />
      {current ? (
        <span aria-current="page" className={shared}>
          {props.children}
        </span>
      ) : (
        <Link className={shared} {...props} />
      )}
    </li>
  );
}
