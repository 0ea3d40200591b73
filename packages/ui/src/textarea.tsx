import type { ComponentProps } from 'react';

import { cn } from './cn.ts';
import { useFieldControl } from './field-context.ts';
import { inputVariants } from './input.tsx';
import { useAutosize } from './use-autosize.ts';

type TextareaProps = ComponentProps<'textarea'> & {
  /** Grows with its text up to the class's max height. */
  readonly autosize?: boolean;
};

export function Textarea({ className, autosize = true, rows = 3, ref, style, ...props }: TextareaProps) {
  const field = useFieldControl(props);
  const sizeRef = useAutosize(autosize, ref);
  return (
    <textarea
      rows={rows}
      {...props}
      {...field}
      ref={sizeRef}
      style={{ '--rows': rows, ...style }}
      className={cn(
        inputVariants(),
        'h-auto max-h-80 min-h-[calc(var(--rows)*1lh+1rem+2px)] py-2 max-sm:h-auto',
        autosize ? 'field-sizing-content resize-none' : 'resize-y',
        className,
      )}
    />
  );
}
