const ui = (file: string, names: string): readonly (readonly [string, string])[] =>
  names.split(' ').map((name) => [name, `@/components/ui/${file}`] as const);

const from = (module: string, names: string): readonly (readonly [string, string])[] =>
  names.split(' ').map((name) => [name, module] as const);

/** What written files may use without saying where it comes from. Types carry a leading `~`. */
export const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ...from(
    'react',
    'useState useMemo useEffect useRef useId useCallback useSyncExternalStore useDeferredValue useReducer createContext useContext lazy Suspense Fragment ' +
      '~ReactNode ~ComponentProps ~ComponentType ~FormEvent ~ChangeEvent ~KeyboardEvent ~PointerEvent ~CSSProperties ~DragEvent',
  ),
  ...from(
    'react-router',
    'Link NavLink Outlet Navigate BrowserRouter Route Routes ScrollRestoration useParams useNavigate useSearchParams useLocation',
  ),
  ...from(
    'react-hook-form',
    'useForm useWatch useFormContext useController ~Control ~ControllerRenderProps ~FieldPath ~FieldValues ~DefaultValues ~UseFormReturn',
  ),
  ...from('@hookform/resolvers/zod', 'zodResolver'),
  ...from('@tanstack/react-query', 'QueryClient QueryClientProvider'),
  ...from('zod', 'z'),
  ...from('lucide-react', '~LucideIcon'),
  ...from('@/lib/toast', 'toast'),
  ...from('@/lib/utils', 'cn'),
  ...from('@/components/theme-provider', 'ThemeProvider useTheme'),
  ...from('@/components/ErrorBoundary', 'ErrorBoundary'),
  ...from('@/components/toasters', 'Toasters'),
  ...from(
    'recharts',
    'Area AreaChart Bar BarChart CartesianGrid Cell LabelList Line LineChart Pie PieChart XAxis YAxis',
  ),
  ...ui('accordion', 'Accordion AccordionContent AccordionItem AccordionTrigger'),
  ...ui(
    'alert-dialog',
    'AlertDialog AlertDialogAction AlertDialogCancel AlertDialogContent AlertDialogDescription AlertDialogFooter AlertDialogHeader AlertDialogTitle AlertDialogTrigger',
  ),
  ...ui('alert', 'Alert AlertDescription AlertTitle'),
  ...ui('avatar', 'Avatar AvatarFallback AvatarImage'),
  ...ui('badge', 'Badge'),
  ...ui(
    'breadcrumb',
    'Breadcrumb BreadcrumbItem BreadcrumbLink BreadcrumbList BreadcrumbPage BreadcrumbSeparator',
  ),
  ...ui('button', 'Button buttonVariants'),
  ...ui('calendar', 'Calendar'),
  ...ui('card', 'Card CardAction CardContent CardDescription CardFooter CardHeader CardTitle'),
  ...ui(
    'chart',
    '~ChartConfig ChartContainer ChartLegend ChartLegendContent ChartTooltip ChartTooltipContent',
  ),
  ...ui('checkbox', 'Checkbox'),
  ...ui(
    'dialog',
    'Dialog DialogContent DialogDescription DialogFooter DialogHeader DialogTitle DialogTrigger DialogClose',
  ),
  ...ui(
    'dropdown-menu',
    'DropdownMenu DropdownMenuContent DropdownMenuItem DropdownMenuLabel DropdownMenuSeparator DropdownMenuTrigger DropdownMenuCheckboxItem',
  ),
  ...ui('empty', 'Empty EmptyContent EmptyDescription EmptyHeader EmptyMedia EmptyTitle'),
  ...ui('field', 'FieldDescription FieldLegend FieldSet'),
  ...ui('form', 'Form FormControl FormDescription FormField FormItem FormLabel FormMessage'),
  ...ui('input', 'Input'),
  ...ui('label', 'Label'),
  ...ui('popover', 'Popover PopoverContent PopoverTrigger'),
  ...ui('progress', 'Progress'),
  ...ui('radio-group', 'RadioGroup RadioGroupItem'),
  ...ui('scroll-area', 'ScrollArea'),
  ...ui('select', 'Select SelectContent SelectItem SelectTrigger SelectValue'),
  ...ui('separator', 'Separator'),
  ...ui('sheet', 'Sheet SheetContent SheetDescription SheetHeader SheetTitle SheetTrigger SheetClose'),
  ...ui('slider', 'Slider'),
  ...ui('switch', 'Switch'),
  ...ui('table', 'Table TableBody TableCaption TableCell TableHead TableHeader TableRow TableFooter'),
  ...ui('tabs', 'Tabs TabsContent TabsList TabsTrigger'),
  ...ui('textarea', 'Textarea'),
  ...ui('toaster', 'Toaster'),
  ...ui('toggle', 'Toggle'),
  ...ui('toggle-group', 'ToggleGroup ToggleGroupItem'),
  ...ui('tooltip', 'Tooltip TooltipContent TooltipProvider TooltipTrigger'),
]);
