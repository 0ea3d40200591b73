export { Button, buttonVariants, type ButtonProps } from './button.tsx';
export { cn } from './cn.ts';
export {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx';
export {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';
export { Field } from './field.tsx';
export { useFieldControl } from './field-context.ts';
export { focusRing, focusRingField, focusRingInset } from './focus-ring.ts';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { Input, inputVariants, type InputProps } from './input.tsx';
export { Kbd } from './kbd.tsx';
export { Label } from './label.tsx';
export { detectPlatform, formatShortcut, type ShortcutPlatform } from './platform.ts';
export { Spinner } from './spinner.tsx';
export { SproutMark, SproutThinking } from './sprout-mark.tsx';
export { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx';
export { Textarea } from './textarea.tsx';
export {
  applyTheme,
  isThemePreference,
  resolveTheme,
  themePreferences,
  watchSystemTheme,
  type ResolvedTheme,
  type ThemePreference,
} from './theme.ts';
export { toast } from 'sonner';
export { Toaster } from './toaster.tsx';
export { Tooltip, TooltipProvider } from './tooltip.tsx';
export { phoneQuery, useIsPhone, useMediaQuery, usePrefersReducedMotion } from './use-media-query.ts';
