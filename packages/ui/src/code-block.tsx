import type { ReactNode } from 'react';

import { cn } from './cn.ts';
import { CopyButton } from './copy-button.tsx';
import { scrollRegion } from './scroll-region.ts';

type CodeBlockProps = {
  readonly code: string;
  /** File name or language, shown above. */
  readonly title?: string | undefined;
  /** Highlighted markup of the same code; plain text without it. */
  readonly children?: ReactNode;
  readonly wrap?: boolean;
  readonly className?: string | undefined;
};

export function CodeBlock({ code, title, children, wrap = false, className }: CodeBlockProps) {
  return (
    <figure
      className={cn(
        'group relative overflow-hidden rounded-lg border border-border bg-surface-sunken',
        className,
      )}
    >
      {title === undefined ? null : (
        <figcaption className="flex h-9 items-center border-b border-border pr-10 pl-3 font-mono text-xs text-muted-foreground">
          <span className="truncate">{title}</span>
        </figcaption>
      )}
      <CopyButton text={code} label="Copy code" className="absolute top-1 right-1 z-10" />
      <pre
        {...scrollRegion(title ?? 'Code')}
        className={cn(
          'focus-ring-inset overflow-x-auto p-3 font-mono text-xs leading-5',
          title === undefined && 'pr-10',
          wrap && 'break-words whitespace-pre-wrap',
        )}
      >
        <code>{children ?? code}</code>
      </pre>
    </figure>
  );
}
