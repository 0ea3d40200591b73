import { Check, ChevronDown } from 'lucide-react';
import { Select as SelectPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';

import { cn } from './cn.ts';
import { useFieldControl } from './field-context.ts';
import { inputVariants } from './input.tsx';
import {
  menuContentClasses,
  menuItemClasses,
  menuLabelClasses,
  menuSeparatorClasses,
} from './menu-classes.ts';

export const Select = SelectPrimitive.Root;
export const SelectGroup = SelectPrimitive.Group;
export const SelectValue = SelectPrimitive.Value;

type SelectTriggerProps = ComponentProps<typeof SelectPrimitive.Trigger> & {
  readonly inputSize?: 'sm' | 'md' | 'lg';
};

export function SelectTrigger({ className, children, inputSize = 'md', ...props }: SelectTriggerProps) {
  const field = useFieldControl(props);
  return (
    <SelectPrimitive.Trigger
      {...props}
      {...field}
      className={cn(
        inputVariants({ inputSize }),
        'flex items-center justify-between gap-2 text-left read-only:bg-surface data-placeholder:text-placeholder disabled:bg-surface-sunken [&>span]:truncate',
        className,
      )}
    >
      {children}
      <SelectPrimitive.Icon asChild>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      </SelectPrimitive.Icon>
    </SelectPrimitive.Trigger>
  );
}

export function SelectContent({
  className,
  children,
  ...props
}: ComponentProps<typeof SelectPrimitive.Content>) {
  return (
    <SelectPrimitive.Portal>
      <SelectPrimitive.Content
        position="popper"
        sideOffset={4}
        collisionPadding={8}
        className={cn(menuContentClasses, 'min-w-(--radix-select-trigger-width)', className)}
        {...props}
      >
        <SelectPrimitive.Viewport>{children}</SelectPrimitive.Viewport>
      </SelectPrimitive.Content>
    </SelectPrimitive.Portal>
  );
}

type SelectItemProps = ComponentProps<typeof SelectPrimitive.Item> & {
  readonly description?: string;
};

export function SelectItem({ className, children, description, ...props }: SelectItemProps) {
  return (
    <SelectPrimitive.Item
      className={cn(menuItemClasses, 'pr-8', className)}
      {...props}
      // Named by all it shows; by default the description would be left out.
      {...(description === undefined ? {} : { 'aria-labelledby': undefined })}
    >
      <span className="flex min-w-0 flex-col">
        <SelectPrimitive.ItemText>{children}</SelectPrimitive.ItemText>
        {description === undefined ? null : (
          <span className="text-xs text-muted-foreground">{description}</span>
        )}
      </span>
      <SelectPrimitive.ItemIndicator className="absolute right-2">
        <Check aria-hidden className="size-4 text-accent" />
      </SelectPrimitive.ItemIndicator>
    </SelectPrimitive.Item>
  );
}

export function SelectLabel({ className, ...props }: ComponentProps<typeof SelectPrimitive.Label>) {
  return <SelectPrimitive.Label className={cn(menuLabelClasses, className)} {...props} />;
}

export function SelectSeparator({ className, ...props }: ComponentProps<typeof SelectPrimitive.Separator>) {
  return <SelectPrimitive.Separator className={cn(menuSeparatorClasses, className)} {...props} />;
}
