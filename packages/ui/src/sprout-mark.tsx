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
      {...nameOf(label)}
    >
      <SproutShape />
    </svg>
  );
}

/** The mark while something is being worked out: its leaves open and fold. Still under reduced motion; an empty label makes it decoration. */
export function SproutThinking({ className, label = 'Thinking' }: SproutProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      {...nameOf(label)}
      className={cn('sprout-thinking size-6 shrink-0 text-accent', className)}
    >
      <SproutShape />
    </svg>
  );
}

function nameOf(label: string | undefined) {
  if (label === undefined || label === '') return { 'aria-hidden': true } as const;
  return { role: 'img', 'aria-label': label } as const;
}

function SproutShape() {
  return (
    <>
      <g fill="currentColor" stroke="currentColor" strokeWidth="0.8" strokeLinejoin="round">
        <path
          data-part="leaf-right"
          d="M12.4 12.6C11.8 6.5 15.4 2.3 21.7 1.8 22.2 8.2 18.6 12.4 12.4 12.6Z"
        />
        <path data-part="leaf-left" d="M11.7 15.9C11.6 11.2 8.2 8.1 2.4 7.9 2.5 12.9 5.9 15.9 11.7 15.9Z" />
        <path d="M4.4 22.1C5.6 19.9 8.5 18.8 12 18.8s6.4 1.1 7.6 3.3Z" />
      </g>
      <path stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" d="M12 20c0-3.2.1-5.4 1.2-7.8" />
    </>
  );
}
