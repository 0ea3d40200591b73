import type { LucideIcon } from 'lucide-react';
import { RadioGroup as RadioPrimitive } from 'radix-ui';

import { cn } from './cn.ts';

export type Segment<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Shows the icon alone; the label stays for assistive technology. */
  readonly iconOnly?: boolean;
  readonly disabled?: boolean;
};

type SegmentedControlProps<Value extends string> = {
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly size?: 'sm' | 'md';
  readonly fullWidth?: boolean;
  readonly className?: string | undefined;
};

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onValueChange, size = 'md', fullWidth = false, className } = props;
  const choose = (next: string) => {
    const segment = segments.find((candidate) => candidate.value === next);
    if (segment !== undefined) onValueChange(segment.value);
  };
  return (
    <RadioPrimitive.Root
      aria-label={label}
      orientation="horizontal"
      value={value}
      onValueChange={choose}
      className={cn(
        'inline-flex items-center gap-0.5 rounded-lg bg-surface-sunken p-0.5 ring-1 ring-border ring-inset',
        fullWidth && 'flex w-full',
        className,
      )}
    >
      {segments.map((segment) => (
        <SegmentButton key={segment.value} segment={segment} size={size} fullWidth={fullWidth} />
      ))}
    </RadioPrimitive.Root>
  );
}

type SegmentButtonProps<Value extends string> = {
  readonly segment: Segment<Value>;
  readonly size: 'sm' | 'md';
  readonly fullWidth: boolean;
};

function SegmentButton<Value extends string>({ segment, size, fullWidth }: SegmentButtonProps<Value>) {
  const Icon = segment.icon;
  return (
    <RadioPrimitive.Item
      value={segment.value}
      disabled={segment.disabled ?? false}
      aria-label={segment.iconOnly ? segment.label : undefined}
      title={segment.iconOnly ? segment.label : undefined}
      className={cn(
        'inline-flex items-center justify-center gap-1.5 rounded-md border border-transparent px-2.5 font-medium whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground disabled:cursor-not-allowed',
        'data-[state=checked]:border-border data-[state=checked]:bg-surface data-[state=checked]:text-foreground dark:data-[state=checked]:bg-surface-raised',
        size === 'sm' ? 'h-6 text-sm max-sm:h-8' : 'h-8 text-base max-sm:h-10',
        fullWidth && 'flex-1',
      )}
    >
      {Icon === undefined ? null : <Icon aria-hidden className="size-4 shrink-0" />}
      {segment.iconOnly ? null : segment.label}
    </RadioPrimitive.Item>
  );
}
