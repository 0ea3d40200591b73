/** Where names that sources use without importing them usually come from. */
export const KNOWN_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  `react: useState useEffect useMemo useCallback useRef useContext useReducer useId useLayoutEffect useTransition useDeferredValue useSyncExternalStore createContext forwardRef memo lazy Suspense Fragment StrictMode
react-router: Link NavLink Navigate Outlet Route Routes BrowserRouter useNavigate useParams useLocation useSearchParams useMatch
sonner: toast
zod: z
react-hook-form: useForm Controller FormProvider useFieldArray useFormContext useWatch
@hookform/resolvers/zod: zodResolver
@tanstack/react-query: useQuery useMutation useQueryClient QueryClient QueryClientProvider
date-fns: format addDays subDays parseISO isBefore isAfter differenceInDays startOfMonth endOfMonth formatDistanceToNow
recharts: BarChart Bar LineChart Line PieChart Pie Cell AreaChart Area XAxis YAxis CartesianGrid ResponsiveContainer Legend
class-variance-authority: cva
@/lib/utils: cn
@/hooks/use-toast: useToast
@/hooks/use-mobile: useIsMobile`
    .split('\n')
    .flatMap((line) => {
      const at = line.indexOf(': ');
      const from = line.slice(0, at);
      return line
        .slice(at + 2)
        .split(' ')
        .map((name) => [name, from]);
    }),
);

/** Packages that people write for what the template has under another name. */
export const RENAMED_PACKAGES: Readonly<Record<string, string>> = {
  'react-router-dom': 'react-router',
  'next/link': 'react-router',
  'framer-motion': 'motion/react',
  '@heroicons/react': 'lucide-react',
  'react-icons': 'lucide-react',
};
