export { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from './accordion.tsx';
export {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
  AlertDialogTrigger,
} from './alert-dialog.tsx';
export { Avatar, type AvatarPerson } from './avatar.tsx';
export { Badge } from './badge.tsx';
export { Banner, type BannerTone } from './banner.tsx';
export { Breadcrumb, BreadcrumbItem } from './breadcrumb.tsx';
export { Button, buttonVariants, type ButtonProps } from './button.tsx';
export { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from './card.tsx';
export { Checkbox } from './checkbox.tsx';
export { cn } from './cn.ts';
export { CodeBlock } from './code-block.tsx';
export { Combobox, type ComboboxOption } from './combobox.tsx';
export {
  Command,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
  CommandSeparator,
} from './command-list.tsx';
export { CommandPalette } from './command-palette.tsx';
export { ConfirmDialog, type ConfirmOptions } from './confirm-dialog.tsx';
export {
  ContextMenu,
  ContextMenuCheckboxItem,
  ContextMenuContent,
  ContextMenuGroup,
  ContextMenuItem,
  ContextMenuLabel,
  ContextMenuSeparator,
  ContextMenuSub,
  ContextMenuSubContent,
  ContextMenuSubTrigger,
  ContextMenuTrigger,
} from './context-menu.tsx';
export { CopyButton } from './copy-button.tsx';
export { DataList, type DataListItem } from './data-list.tsx';
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
export { EmptyState } from './empty-state.tsx';
export { ErrorState, TraceId } from './error-state.tsx';
export { Field } from './field.tsx';
export { useFieldControl } from './field-context.ts';
export { focusRing } from './focus-ring.ts';
export { formatRelativeTime } from './format-relative-time.ts';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { Input, inputVariants, type InputProps } from './input.tsx';
export { Kbd } from './kbd.tsx';
export { Label } from './label.tsx';
export { LiveRegion } from './live-region.tsx';
export { Pagination } from './pagination.tsx';
export { PasswordInput } from './password-input.tsx';
export { PopoverSheetContent } from './popover-sheet.tsx';
export { Popover, PopoverAnchor, PopoverClose, PopoverContent, PopoverTrigger } from './popover.tsx';
export { Progress, ProgressPhases } from './progress.tsx';
export { type PhaseProgress } from './progress-phases.ts';
export { RadioCards, type RadioCardOption } from './radio-cards.tsx';
export { RadioGroup, RadioGroupItem, RadioOption } from './radio-group.tsx';
export { RelativeTime } from './relative-time.tsx';
export { ResizableGroup, ResizableHandle, ResizablePanel, useResizablePanelRef } from './resizable.tsx';
export { ScrollArea } from './scroll-area.tsx';
export { scrollRegion } from './scroll-region.ts';
export { SegmentedControl, type Segment } from './segmented-control.tsx';
export {
  Select,
  SelectContent,
  SelectGroup,
  SelectItem,
  SelectLabel,
  SelectSeparator,
  SelectTrigger,
  SelectValue,
} from './select.tsx';
export { Separator } from './separator.tsx';
export { Sheet, SheetClose, SheetContent, SheetDescription, SheetTitle, SheetTrigger } from './sheet.tsx';
export { Skeleton, SkeletonText } from './skeleton.tsx';
export { SkipLink } from './skip-link.tsx';
export { Spinner } from './spinner.tsx';
export { SproutMark, SproutThinking } from './sprout-mark.tsx';
export { StatusDot } from './status-dot.tsx';
export { Switch } from './switch.tsx';
export { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table.tsx';
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
export { tones, type Tone } from './tone.ts';
export { Tooltip, TooltipProvider } from './tooltip.tsx';
export { UsageMeter } from './usage-meter.tsx';
export { CopiedMs, useCopied, type CopyState, writeClipboard } from './use-copied.ts';
export { useIsPhone, useMediaQuery } from './use-media-query.ts';
export { useNow } from './use-now.ts';
