import type { ReactNode } from 'react';

type SkipLinkProps = {
  readonly targetId: string;
  readonly children?: ReactNode;
};

export function SkipLink({ targetId, children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-accent focus:px-4 focus:py-2 focus:font-medium focus:text-accent-foreground"
    >
      {children}
    </a>
  );
}
