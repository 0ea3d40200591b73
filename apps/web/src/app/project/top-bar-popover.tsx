import { IconButton, Popover, PopoverContent, PopoverTrigger } from '@loam/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface TopBarPopoverProps {
  readonly icon: LucideIcon;
  readonly words: { readonly label: string; readonly title: string; readonly text: string };
  /** What can be done about it. */
  readonly children: ReactNode;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** A small sign in the top bar that says something and offers a step; phones have no room for it. */
export function TopBarPopover({ icon: Icon, words, children, ...control }: TopBarPopoverProps) {
  return (
    <Popover {...control}>
      <PopoverTrigger asChild>
        <IconButton size="sm" label={words.label} className="max-md:hidden">
          <Icon aria-hidden className="size-4" />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={words.label} className="flex w-80 flex-col gap-3">
        <div className="flex flex-col gap-1">
          <p className="text-sm font-medium">{words.title}</p>
          <p className="text-sm text-muted-foreground">{words.text}</p>
        </div>
        <div className="flex flex-wrap justify-end gap-2">{children}</div>
      </PopoverContent>
    </Popover>
  );
}
