/** Names by the module they come from; what is set in goes on from the line above. */
const MODULES = `
react: useState useMemo useEffect useRef useId useCallback useSyncExternalStore useDeferredValue useReducer
  createContext useContext lazy Suspense Fragment ~ReactNode ~ComponentProps ~ComponentType ~FormEvent ~ChangeEvent
  ~KeyboardEvent ~PointerEvent ~CSSProperties ~DragEvent
react-router: Link NavLink Outlet Navigate BrowserRouter Route Routes ScrollRestoration useParams useNavigate
  useSearchParams useLocation
react-hook-form: useForm useWatch useFormContext useController ~Control ~ControllerRenderProps ~FieldPath ~FieldValues
  ~DefaultValues ~UseFormReturn
@hookform/resolvers/zod: zodResolver
@tanstack/react-query: QueryClient QueryClientProvider
zod: z
lucide-react: ~LucideIcon
@/lib/toast: toast
@/lib/utils: cn
@/components/theme-provider: ThemeProvider useTheme
@/components/ErrorBoundary: ErrorBoundary
@/components/toasters: Toasters
recharts: Area AreaChart Bar BarChart CartesianGrid Cell LabelList Line LineChart Pie PieChart XAxis YAxis
@/components/ui/accordion: Accordion AccordionContent AccordionItem AccordionTrigger
@/components/ui/alert-dialog: AlertDialog AlertDialogAction AlertDialogCancel AlertDialogContent
  AlertDialogDescription AlertDialogFooter AlertDialogHeader AlertDialogTitle AlertDialogTrigger
@/components/ui/alert: Alert AlertDescription AlertTitle
@/components/ui/avatar: Avatar AvatarFallback AvatarImage
@/components/ui/badge: Badge
@/components/ui/breadcrumb: Breadcrumb BreadcrumbItem BreadcrumbLink BreadcrumbList BreadcrumbPage BreadcrumbSeparator
@/components/ui/button: Button buttonVariants
@/components/ui/calendar: Calendar
@/components/ui/card: Card CardAction CardContent CardDescription CardFooter CardHeader CardTitle
@/components/ui/chart: ~ChartConfig ChartContainer ChartLegend ChartLegendContent ChartTooltip ChartTooltipContent
@/components/ui/checkbox: Checkbox
@/components/ui/dialog: Dialog DialogContent DialogDescription DialogFooter DialogHeader DialogTitle DialogTrigger
  DialogClose
@/components/ui/dropdown-menu: DropdownMenu DropdownMenuContent DropdownMenuItem DropdownMenuLabel
  DropdownMenuSeparator DropdownMenuTrigger DropdownMenuCheckboxItem
@/components/ui/empty: Empty EmptyContent EmptyDescription EmptyHeader EmptyMedia EmptyTitle
@/components/ui/field: FieldDescription FieldLegend FieldSet
@/components/ui/form: Form FormControl FormDescription FormField FormItem FormLabel FormMessage
@/components/ui/input: Input
@/components/ui/label: Label
@/components/ui/popover: Popover PopoverContent PopoverTrigger
@/components/ui/progress: Progress
@/components/ui/radio-group: RadioGroup RadioGroupItem
@/components/ui/scroll-area: ScrollArea
@/components/ui/select: Select SelectContent SelectItem SelectTrigger SelectValue
@/components/ui/separator: Separator
@/components/ui/sheet: Sheet SheetContent SheetDescription SheetHeader SheetTitle SheetTrigger SheetClose
@/components/ui/slider: Slider
@/components/ui/switch: Switch
@/components/ui/table: Table TableBody TableCaption TableCell TableHead TableHeader TableRow TableFooter
@/components/ui/tabs: Tabs TabsContent TabsList TabsTrigger
@/components/ui/textarea: Textarea
@/components/ui/toaster: Toaster
@/components/ui/toggle: Toggle
@/components/ui/toggle-group: ToggleGroup ToggleGroupItem
@/components/ui/tooltip: Tooltip TooltipContent TooltipProvider TooltipTrigger`;

/** What written files may use without saying where it comes from. Types carry a leading `~`. */
export const SYMBOLS: ReadonlyMap<string, string> = new Map(
  MODULES.trim()
    .split(/\n(?=\S)/)
    .flatMap((row) => {
      const [module = '', ...names] = row.split(/:?\s+/);
      return names.map((name) => [name, module] as const);
    }),
);
