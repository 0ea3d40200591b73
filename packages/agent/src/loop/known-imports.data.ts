const BY_MODULE: Readonly<Record<string, string>> = {
  react:
    'useState useEffect useMemo useCallback useRef useReducer useContext useId useDeferredValue useTransition useSyncExternalStore useLayoutEffect createContext Fragment Suspense lazy forwardRef memo',
  'react-router':
    'Link NavLink Navigate Outlet Route Routes useNavigate useParams useLocation useSearchParams BrowserRouter',
  '@tanstack/react-query': 'useQuery useMutation useQueryClient',
  'react-hook-form': 'useForm useFieldArray useWatch Controller',
  '@hookform/resolvers/zod': 'zodResolver',
  zod: 'z',
  sonner: 'toast',
  '@/lib/utils': 'cn',
  '@/hooks/use-mobile': 'useIsMobile',
  recharts:
    'Bar BarChart Line LineChart Area AreaChart Pie PieChart XAxis YAxis CartesianGrid ResponsiveContainer Cell',
  'date-fns':
    'format parseISO formatDistanceToNow addDays subDays differenceInDays startOfDay endOfDay startOfWeek startOfMonth isToday isBefore isAfter isSameDay',
  // Icons whose names mean nothing else in a project.
  'lucide-react':
    'Plus Minus Trash2 Pencil Search X Check ChevronDown ChevronUp ChevronLeft ChevronRight ArrowLeft ArrowRight ArrowUp ArrowDown ArrowUpRight Menu Star Heart ShoppingCart ShoppingBag CalendarDays Clock MapPin Phone Mail Upload Download Filter SlidersHorizontal MoreHorizontal MoreVertical Loader2 Eye EyeOff LogIn LogOut UserPlus Users Sparkles Sun Moon TrendingUp TrendingDown CheckCircle CheckCircle2 XCircle AlertCircle AlertTriangle CircleCheck CircleAlert Bookmark Share2 Copy ExternalLink GripVertical LayoutDashboard LayoutGrid ListTodo RefreshCw RotateCcw Play Pause Trophy Package Truck CreditCard DollarSign Percent BookOpen GraduationCap Briefcase Building2 Quote MessageSquare MessageCircle Send Bell Settings2',
};

/** Names that can be imported without a doubt, by the module they come from. */
export const KNOWN_IMPORTS: ReadonlyMap<string, string> = new Map(
  Object.entries(BY_MODULE).flatMap(([from, names]) =>
    names.split(' ').map((name): [string, string] => [name, from]),
  ),
);
