import { LoaderCircle } from 'lucide-react';

import { cn } from './cn.ts';

type SpinnerProps = {
  readonly className?: string | undefined;
  /** Given when the spinner stands alone; inside a labelled control it stays silent. */
  readonly label?: string | undefined;
};

export function Spinner({ className, label }: SpinnerProps) {
  const icon = <LoaderCircle aria-hidden className={cn('size-4 animate-spin', className)} />;
  if (label === undefined) return icon;
  return (
    <span role="status" className="inline-flex">
      {icon}
      <span className="sr-only">{label}</span>
    </span>
  );
}
