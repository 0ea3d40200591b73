import type { ComponentProps } from 'react';

import { cn } from './cn.ts';
import { useFieldControl } from './field-context.ts';
import { inputVariants } from './input.tsx';
import { useAutosize } from './use-autosize.ts';

type TextareaProps = ComponentProps<'textarea'> & {
  /** Grows with its text up to the class's max height. */
  readonly autosize?: boolean;
};

export function Textarea({ className, autosize = true, ref, ...props }: TextareaProps) {
  const field = useFieldControl(props);
  const sizeRef = useAutosize(autosize, ref);
  return (
    <textarea
      rows={3}
      {...props}
      {...field}
      ref={sizeRef}
      className={cn(
        inputVariants(),
        'h-auto max-h-80 min-h-9 py-2 max-sm:h-auto',
        autosize ? 'field-sizing-content resize-none' : 'resize-y',
        className,
      )}
    />
  );
}
