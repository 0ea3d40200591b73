import { Check, ChevronRight } from 'lucide-react';
import { ContextMenu as MenuPrimitive } from 'radix-ui';
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

export const ContextMenuTrigger = MenuPrimitive.Trigger;
export const ContextMenuGroup = MenuPrimitive.Group;
export const ContextMenuSub = MenuPrimitive.Sub;

// Not modal: a modal menu hides the page from assistive technology while its controls can still take focus.
export function ContextMenu(props: ComponentProps<typeof MenuPrimitive.Root>) {
  return <MenuPrimitive.Root modal={false} {...props} />;
}

export function ContextMenuContent({ className, ...props }: ComponentProps<typeof MenuPrimitive.Content>) {
  return (
    <MenuPrimitive.Portal>
      <MenuPrimitive.Content collisionPadding={8} className={cn(menuContentClasses, className)} {...props} />
    </MenuPrimitive.Portal>
  );
}

type ContextMenuItemProps = Omit<ComponentProps<typeof MenuPrimitive.Item>, 'asChild'> & {
  readonly tone?: 'default' | 'danger';
  readonly shortcut?: string | undefined;
};

export function ContextMenuItem({
  className,
  children,
  tone = 'default',
  shortcut,
  ...props
}: ContextMenuItemProps) {
  return (
    <MenuPrimitive.Item
      className={cn(menuItemClasses, tone === 'danger' && menuDangerClasses, className)}
      {...props}
    >
      {children}
      {shortcut === undefined ? null : <Kbd keys={shortcut} className="ml-auto pl-4" />}
    </MenuPrimitive.Item>
  );
}

export function ContextMenuCheckboxItem({
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

export function ContextMenuLabel({ className, ...props }: ComponentProps<typeof MenuPrimitive.Label>) {
  return <MenuPrimitive.Label className={cn(menuLabelClasses, className)} {...props} />;
}

export function ContextMenuSeparator({
  className,
  ...props
}: ComponentProps<typeof MenuPrimitive.Separator>) {
  return <MenuPrimitive.Separator className={cn(menuSeparatorClasses, className)} {...props} />;
}

export function ContextMenuSubTrigger({
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

export function ContextMenuSubContent({
  className,
  ...props
}: ComponentProps<typeof MenuPrimitive.SubContent>) {
  return (
    <MenuPrimitive.Portal>
      <MenuPrimitive.SubContent
        sideOffset={6}
        alignOffset={-4}
        className={cn(menuContentClasses, className)}
        {...props}
      />
    </MenuPrimitive.Portal>
  );
}
