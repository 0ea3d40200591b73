import { Check, ChevronRight } from 'lucide-react';
import { DropdownMenu as MenuPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';

import { cn } from './cn.ts';
import { Kbd } from './kbd.tsx';
import {
  menuContentClasses,
  menuDangerClasses,
  menuIndicatorInset,
  menuItemClasses,
  menuLabelClasses,
  menuSeparatorClasses,
} from './menu-classes.ts';

export const DropdownMenuTrigger = MenuPrimitive.Trigger;
export const DropdownMenuGroup = MenuPrimitive.Group;
export const DropdownMenuRadioGroup = MenuPrimitive.RadioGroup;
export const DropdownMenuSub = MenuPrimitive.Sub;

// Not modal: a modal menu hides the page from assistive technology while its controls can still take focus.
export function DropdownMenu(props: ComponentProps<typeof MenuPrimitive.Root>) {
  return <MenuPrimitive.Root modal={false} {...props} />;
}

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof MenuPrimitive.Content>) {
  return (
    <MenuPrimitive.Portal>
      <MenuPrimitive.Content
        sideOffset={4}
        collisionPadding={8}
        className={cn(menuContentClasses, className)}
        {...props}
      />
    </MenuPrimitive.Portal>
  );
}

type DropdownMenuItemProps = ComponentProps<typeof MenuPrimitive.Item> & {
  readonly tone?: 'default' | 'danger';
  readonly shortcut?: string | undefined;
};

export function DropdownMenuItem({
  className,
  children,
  tone = 'default',
  shortcut,
  asChild = false,
  ...props
}: DropdownMenuItemProps) {
  const classes = cn(menuItemClasses, tone === 'danger' && menuDangerClasses, className);
  if (asChild || shortcut === undefined) {
    return (
      <MenuPrimitive.Item asChild={asChild} className={classes} {...props}>
        {children}
      </MenuPrimitive.Item>
    );
  }
  return (
    <MenuPrimitive.Item className={classes} {...props}>
      {children}
      <Kbd keys={shortcut} className="ml-auto pl-4" />
    </MenuPrimitive.Item>
  );
}

export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof MenuPrimitive.CheckboxItem>) {
  return (
    <MenuPrimitive.CheckboxItem className={cn(menuItemClasses, menuIndicatorInset, className)} {...props}>
      <MenuPrimitive.ItemIndicator className="absolute left-2">
        <Check aria-hidden className="size-4 text-accent" />
      </MenuPrimitive.ItemIndicator>
      {children}
    </MenuPrimitive.CheckboxItem>
  );
}

export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof MenuPrimitive.RadioItem>) {
  return (
    <MenuPrimitive.RadioItem className={cn(menuItemClasses, menuIndicatorInset, className)} {...props}>
      <MenuPrimitive.ItemIndicator className="absolute left-2">
        <Check aria-hidden className="size-4 text-accent" />
      </MenuPrimitive.ItemIndicator>
      {children}
    </MenuPrimitive.RadioItem>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof MenuPrimitive.Label>) {
  return <MenuPrimitive.Label className={cn(menuLabelClasses, className)} {...props} />;
}

export function DropdownMenuSeparator({
  className,
  ...props
}: ComponentProps<typeof MenuPrimitive.Separator>) {
  return <MenuPrimitive.Separator className={cn(menuSeparatorClasses, className)} {...props} />;
}

export function DropdownMenuSubTrigger({
  className,
  children,
  ...props
}: ComponentProps<typeof MenuPrimitive.SubTrigger>) {
  return (
    <MenuPrimitive.SubTrigger
      className={cn(menuItemClasses, 'data-[state=open]:bg-hover', className)}
      {...props}
    >
      {children}
      <ChevronRight aria-hidden className="ml-auto" />
    </MenuPrimitive.SubTrigger>
  );
}

export function DropdownMenuSubContent({
  className,
  ...props
}: ComponentProps<typeof MenuPrimitive.SubContent>) {
  return (
    <MenuPrimitive.Portal>
      <MenuPrimitive.SubContent
        sideOffset={6}
        alignOffset={-4}
        collisionPadding={8}
        className={cn(menuContentClasses, className)}
        {...props}
      />
    </MenuPrimitive.Portal>
  );
}
