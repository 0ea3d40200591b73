import { Button, type ButtonProps } from './button.tsx';
import { cn } from './cn.ts';
import { Tooltip } from './tooltip.tsx';

export type IconButtonProps = Omit<ButtonProps, 'aria-label' | 'size' | 'asChild'> & {
  /** Spoken name, also shown as the tooltip. */
  readonly label: string;
  readonly shortcut?: string | undefined;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  readonly size?: 'sm' | 'md';
};

export function IconButton({ label, shortcut, side = 'top', size = 'md', ...props }: IconButtonProps) {
  return (
    <Tooltip label={label} shortcut={shortcut} side={side}>
      <Button
        variant="ghost"
        {...props}
        size="icon"
        aria-label={label}
        className={cn(size === 'sm' && 'size-7 max-sm:size-8', props.className)}
      />
    </Tooltip>
  );
}
