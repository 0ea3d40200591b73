import { cn } from './cn.ts';
import { detectPlatform, formatShortcut } from './platform.ts';

type KbdProps = {
  /** Keys joined by `+`; `mod` is the platform's command key. */
  readonly keys: string;
  readonly className?: string | undefined;
  readonly tone?: 'default' | 'inverse' | undefined;
};

export function Kbd({ keys, className, tone = 'default' }: KbdProps) {
  const caps = formatShortcut(keys, detectPlatform());
  return (
    <kbd className={cn('inline-flex items-center gap-0.5 font-sans', className)}>
      {caps.map((cap) => (
        <span
          key={cap}
          className={cn(
            'inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-xs border px-1 text-2xs leading-none font-medium',
            tone === 'default'
              ? 'border-border bg-surface-sunken text-muted-foreground'
              : 'border-current/25 text-inherit',
          )}
        >
          {cap}
        </span>
      ))}
    </kbd>
  );
}
