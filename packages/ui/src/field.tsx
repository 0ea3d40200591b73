import { CircleAlert } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';

import { cn } from './cn.ts';
import { FieldContext } from './field-context.ts';
import { Label } from './label.tsx';

type FieldProps = {
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean;
  /** Stands at the end of the label line, for a link or a counter. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
};

export function Field({ label, children, hint, error, required = false, aside, className }: FieldProps) {
  const id = useId();
  const invalid = isPresent(error);
  const hasHint = isPresent(hint);
  const describedBy = [hasHint ? `${id}-hint` : '', invalid ? `${id}-error` : ''].filter(Boolean).join(' ');
  const state = useMemo(
    () => ({ controlId: `${id}-control`, describedBy: describedBy || undefined, invalid, required }),
    [id, describedBy, invalid, required],
  );
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <Label htmlFor={state.controlId}>{label}</Label>
        {aside === undefined ? null : (
          <span className="text-xs text-muted-foreground [&_a]:rounded-sm [&_a]:py-1 [&_a]:text-accent [&_a]:underline-offset-4 [&_a]:hover:underline">
            {aside}
          </span>
        )}
      </div>
      <FieldContext value={state}>{children}</FieldContext>
      {hasHint ? (
        <p id={`${id}-hint`} className="text-xs text-muted-foreground">
          {hint}
        </p>
      ) : null}
      {invalid ? (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-xs text-danger">
          <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  );
}

function isPresent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
