import { allPalettes } from './first-build.ts';

/** The backend's guide is of use only where its tools are. */
export const GUIDE_NEEDS: Readonly<Record<string, string>> = { cloud: 'apply_migration' };

/** Short how-to texts, read on demand. Each says what is right in this template, not what a library can do. */
export const GUIDES: Readonly<Record<string, string>> = {
  forms: `Forms: react-hook-form + zod + the form components.
- Schema first: const schema = z.object({ name: z.string().trim().min(1, "Please enter a name"), email: z.email("This is not an e-mail address"), age: z.coerce.number().int().min(0) }); type Values = z.infer<typeof schema>.
- const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: { … } }) with a default for every field, so that inputs stay controlled. With z.coerce write useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>.
- <Form {...form}><form onSubmit={form.handleSubmit(onSubmit)} className="space-y-6" noValidate> and per field <FormField control={form.control} name="name" render={({ field }) => (<FormItem><FormLabel>Name</FormLabel><FormControl><Input {...field} /></FormControl><FormMessage /></FormItem>)} />.
- Select: <Select value={field.value} onValueChange={field.onChange}>, FormControl around SelectTrigger. Checkbox and Switch: checked={field.value} onCheckedChange={field.onChange}. Dates: Popover + Calendar, or <Input type="date">.
- Disable the button while form.formState.isSubmitting. After success: toast.success("…") from "sonner", form.reset(), close the dialog. After failure: toast.error with what can be done.
- In a dialog: edit and create share one form component that takes the record and calls onSaved.
- Right input types (email, tel, url, number with inputMode), autoComplete where a browser can help, one column on phones.`,

  data: `Data without a backend: a typed store in src/data/.
- types.ts: interface Task { id: string; title: string; dueOn: string | null; isDone: boolean; createdAt: string }. Dates as ISO strings.
- seed.ts: 6 to 10 rows in the words of the domain; dates relative to today.
- store.ts: one createStore<T>(key, seed) with list(), get(id), create(values), update(id, values), remove(id), subscribe(listener). It reads localStorage once (try/catch around JSON.parse), writes after each change, uses crypto.randomUUID() for ids, keeps one array reference until something changes, and listens to the "storage" event for other tabs. Put a version in the key ("app:tasks:v1").
- use-tasks.ts: useSyncExternalStore(store.subscribe, store.list) plus the mutations. Filtering and sorting happen in the component with useMemo.
- Components know only the hook: a backend later replaces store.ts and nothing else.
- Derived values (totals, counts, charts) are computed from the rows, never stored or invented.
- Lists: a search field, an empty state (Empty component) that offers the first action, a no-result state that offers to clear the search. Deleting asks with AlertDialog.`,

  auth: `Sign-in.
- With a backend (isSupabaseConfigured from @/integrations/supabase/client): supabase.auth.signUp, signInWithPassword, signOut; an AuthProvider holds the session: subscribe with supabase.auth.onAuthStateChange first, then getSession(); inside the callback set state only, no awaited supabase calls.
- Routes: <ProtectedRoute> shows a skeleton while loading, <Navigate to="/login" state={{ from: location }} replace /> without a session, else <Outlet />. After signing in go back to from.
- Sign-up says that a mail may have to be confirmed. Errors in plain words: wrong e-mail or password; already registered; password too short.
- Roles live in their own table with row level security, never in what a browser can write; what a role may do is enforced by policies, the interface only hides.
- Without a backend: a local demo only. Users in localStorage with demo accounts shown on the login page, and say clearly that real accounts need the backend. Never store a plain password as if it were safe.`,

  charts: `Charts: recharts through @/components/ui/chart.
- const config = { revenue: { label: "Revenue", color: "var(--chart-1)" } } satisfies ChartConfig.
- <ChartContainer config={config} className="h-64 w-full"><BarChart data={rows} accessibilityLayer><CartesianGrid vertical={false} /><XAxis dataKey="month" tickLine={false} axisLine={false} /><ChartTooltip content={<ChartTooltipContent />} /><Bar dataKey="revenue" fill="var(--color-revenue)" radius={4} /></BarChart></ChartContainer>. The colour variable is --color-<key of the config>.
- The container needs a height. Bars compare, lines show time, areas show sums over time, a donut only for up to five parts of a whole.
- Numbers come from the same rows as the lists beside them. Format with Intl.NumberFormat; short axis labels.
- A title that says what is seen, and the main number as text near it for those who cannot see the chart. An empty state when there are no rows.`,

  design: `Design of an app that exists.
- Look first ([[view_page|view_page, ]]src/index.css): keep its mood, faces, radius and palette unless asked for another; what you add must seem to have been there.
- Start from the purpose: what must be seen first, what is done most often. One primary action per screen.
- Colours live in src/index.css, light and dark together; every surface has a readable foreground (4.5:1). Neutrals carry a hue; a second colour may stand beside the primary. Colour in areas (a band, a panel, a field), not in sprinkles. A colour the person names is used exactly.
- A new look: change --background, --foreground, --card, --primary, --muted, --accent, --border together in one hue family, in :root and .dark (read_guide palettes has ready ones); then the faces (--font-sans, --font-display); then the radius.
- Faces installed: Bricolage Grotesque, Fraunces, Geist, Geist Mono, Nunito, Source Serif 4, as @import "@fontsource-variable/<name>"; the family name ends in "Variable".
- Type: sizes with contrast (a heading at least twice its text), display face for headings, secondary text-sm text-muted-foreground. Lines at most 65 characters (max-w-prose).
- Space: sites py-20 sm:py-28 and max-w-6xl, tools p-4 gap-3 and full width. More space between things than inside them.
- Neighbouring sections differ in shape: list, split, band, table, steps, tiles of unequal size. Not everything centred, not everything a card.
- Pictures: no remote addresses that may vanish; inline SVG in theme colours, patterns, or files the person uploaded. No emoji as icons.
- Motion: 150 to 200 ms on hover and press, one entrance per screen, still under prefers-reduced-motion.`,

  palettes: allPalettes(),

  accessibility: `Accessibility.
- One h1 per page, headings in order, landmarks: header, nav with aria-label, main, footer. A "skip to content" link when the header is long.
- Buttons do things, links go places: <Link> or <a href>, never a div with onClick. Icon buttons have aria-label; decorative icons aria-hidden.
- Every field has a visible label tied to it; errors are text next to the field with aria-invalid (FormMessage does it).
- Dialogs have DialogTitle and DialogDescription; the ui components handle focus and Escape: do not undo it.
- Images: alt says what matters, alt="" for decoration. Colour is never the only sign.
- Keyboard: everything reachable in reading order, focus visible. Drag and drop also has buttons.
- Changes that are not seen at once are told: sonner does it; counts of results in an element with role="status".
- The page's language in index.html (lang), a title per page. Respect prefers-reduced-motion.`,

  routing: `Routes: react-router 7, in src/App.tsx.
- A page: src/pages/Name.tsx with a default export; const Name = lazy(() => import("./pages/Name")); <Route path="/name" element={<Name />} /> above the "*" route.
- A shared frame: a Layout with <Outlet /> inside <Suspense>, as the parent <Route element={<Layout />}>.
- Import from "react-router": Link, NavLink, Navigate, Outlet, useNavigate, useParams, useSearchParams, useLocation. NavLink sets aria-current by itself; give "/" the end prop.
- Parameters: const { id } = useParams(); a record that does not exist shows a friendly "not found" with a way back.
- Filters and tabs that someone would want to share belong in the query string (useSearchParams).
- Links in the app are <Link>, so that the page does not reload. Scroll to the top on a change of page with an effect in the layout, its body in braces: useEffect(() => { window.scrollTo(0, 0); }, [pathname]).`,

  cloud: `The backend (Supabase-compatible).
- A project has one once it was enabled[[enable_cloud| (enable_cloud; a person is asked)]]: take it for accounts, for data that several people share, and for files. Look at what is there first[[read_schema| with read_schema]].
- Tables by SQL migration[[apply_migration| through apply_migration]]; a person sees and allows it, so write one whole migration per purpose. Always: id uuid primary key default gen_random_uuid(), created_at timestamptz not null default now(), row level security on, policies for each action.
- In the app: import { supabase } from "@/integrations/supabase/client"; wrap calls in useQuery / useMutation with a key per table and invalidate after a change. Check error on every answer. maybeSingle() when there may be no row. Types of rows: Tables<"name"> from "@/integrations/supabase/types".
- What pages may do is decided by policies, never by hidden buttons. Secrets and rules about money belong in functions.
- Read the guide before you build one of these: cloud-auth (accounts, profiles, roles), cloud-rls (who sees which rows), cloud-storage, cloud-realtime, cloud-functions (with secrets and logs), cloud-ai, cloud-cron, cloud-mail.`,

  performance: `Speed.
- Pages are lazy; keep heavy libraries (charts, editors, maps) inside the page that needs them.
- Lists over a hundred rows: pages or "show more". Search fields: useDeferredValue.
- Images with width, height and loading="lazy"; the first one not lazy.
- useMemo for sorting and filtering long lists; no state that could be computed; keys by id, never by index in lists that change.
- Effects only to talk to something outside React. An effect that sets state it depends on loops.`,

  errors: `Mending errors.
- Read the message whole, then the file at that line, then what it imports. Mend the cause; do not hide it with try/catch, ?. or any.
- "Cannot find name" or "is not defined": the import is missing. "has no exported member": look at what the file really exports.
- "Failed to resolve import": wrong path, or a package that is not installed[[add_dependency|: add it with the tool]].
- "Cannot read properties of undefined": where does the value come from, and what does it look like before data is there? Give it a start value or a loading state.
- "Too many re-renders" or "Maximum update depth": state set while rendering, or an effect whose dependency is new each time.
- "Objects are not valid as a React child": a date or object printed directly.
- Hooks only at the top of a component. Keys unique in lists.
- After two failed tries on one place, step back: write that file anew, simpler.`,
};
