import { cn } from './cn.ts';

type SproutProps = {
  readonly className?: string | undefined;
  /** Spoken name; without it the mark is decoration. */
  readonly label?: string | undefined;
};

/** The mark takes the text colour; size it with a class. */
export function SproutMark({ className, label }: SproutProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      className={cn('size-6 shrink-0 text-accent', className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <SproutShape />
    </svg>
  );
}

/** The mark while something is being worked out: its leaves open and fold. Still under reduced motion. */
export function SproutThinking({ className, label = 'Thinking' }: SproutProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      role="img"
      aria-label={label}
      className={cn('sprout-thinking size-6 shrink-0 text-accent', className)}
    >
      <SproutShape />
    </svg>
  );
}

function SproutShape() {
  return (
    <>
      <path
        data-part="leaf-right"
        fill="currentColor"
        d="M12 13.25C11.6 7.1 15.3 3.1 21.6 2.6c.55 6.4-3.2 10.55-9.6 10.65Z"
      />
      <path
        data-part="leaf-left"
        fill="currentColor"
        d="M12 17C12.1 12.2 8.8 8.9 2.9 8.7 2.9 13.9 6.4 17 12 17Z"
      />
      <path stroke="currentColor" strokeWidth="2" strokeLinecap="round" d="M12 12.5v9" />
    </>
  );
}
