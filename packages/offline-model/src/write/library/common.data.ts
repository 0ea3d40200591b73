/** Parts that many screens of a written app share. Each is added only where something imports it. */
export const COMMON: Readonly<Record<string, string>> = {
  'src/components/common/Page.tsx': `interface PageProps {
  title: string;
  intro?: string;
  /** The heading stands in the page itself, in a hero for instance. */
  hasOwnHeading?: boolean;
  children?: ReactNode;
}

/** The frame of every page: its title in the browser tab, its heading, its sections. */
export function Page({ title, intro, hasOwnHeading = false, children }: PageProps) {
  usePageTitle(title);
  return (
    <div className="%pageClass%">
      {!hasOwnHeading && (
        <div className="%pageHeadClass%">
          <h1 className="%pageTitleClass%">{title}</h1>
          {intro && <p className="%pageIntroClass%">{intro}</p>}
        </div>
      )}
      {children}
    </div>
  );
}
`,
  // The template has it as well; projects that began before it did do not.
  'src/components/toasters.tsx': `const Toaster = lazy(() => import("@/components/ui/toaster").then(({ Toaster }) => ({ default: Toaster })));
const Sonner = lazy(() => import("@/components/ui/sonner").then(({ Toaster }) => ({ default: Toaster })));

/** Shows messages. It stands beside the pages and is loaded after the first of them, which it would only delay. */
export function Toasters() {
  const [isPageShown, setIsPageShown] = useState(false);
  // An effect waits until what is loaded beside it is there.
  useEffect(() => setIsPageShown(true), []);
  return isPageShown ? (
    <Suspense fallback={null}>
      <Toaster />
      <Sonner />
    </Suspense>
  ) : null;
}
`,
  'src/hooks/use-page-title.ts': `const APP_NAME = %appNameQuoted%;

export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = title === APP_NAME ? APP_NAME : \`\${title} · \${APP_NAME}\`;
  }, [title]);
}
`,
  'src/components/common/Section.tsx': `interface SectionProps {
  title: string;
  text?: string;
  /** Stands at the end of the heading's line. */
  action?: ReactNode;
  /** The page's own heading says it already: only screen readers hear it again. */
  isTitleHidden?: boolean;
  className?: string;
  children: ReactNode;
}

export function Section({ title, text, action, isTitleHidden = false, className, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn("%sectionClass%", className)}>
      <div className={cn("%sectionHeadClass%", isTitleHidden && !text && !action && "sr-only")}>
        <div className="grid gap-1.5">
          <h2 id={id} className={isTitleHidden ? "sr-only" : "%sectionTitleClass%"}>
            {title}
          </h2>
          {text && <p className="max-w-2xl text-muted-foreground">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
`,
  'src/components/common/EmptyState.tsx': `interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  text: string;
  children?: ReactNode;
}

export function EmptyState({ icon: Icon, title, text, children }: EmptyStateProps) {
  return (
    <Empty className="border bg-card/60 py-14" role="status">
      <EmptyHeader>
        <EmptyMedia variant="icon" className="size-14 rounded-full bg-primary text-primary-foreground">
          <Icon aria-hidden="true" />
        </EmptyMedia>
        <EmptyTitle>{title}</EmptyTitle>
        <EmptyDescription>{text}</EmptyDescription>
      </EmptyHeader>
      {children && <EmptyContent>{children}</EmptyContent>}
    </Empty>
  );
}
`,
  'src/components/common/NoResults.tsx': `interface NoResultsProps {
  title: string;
  onReset: () => void;
}

export function NoResults({ title, onReset }: NoResultsProps) {
  return (
    <EmptyState icon={SearchXIcon} title={title} text="%noResultsText%">
      <Button variant="outline" onClick={onReset}>
        %clearFilters%
      </Button>
    </EmptyState>
  );
}
`,
  'src/components/common/SearchInput.tsx': `interface SearchInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchInput({ label, value, onChange }: SearchInputProps) {
  return (
    <div className="relative w-full min-w-0 sm:max-w-xs">
      <SearchIcon
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="bg-card pl-9 text-card-foreground dark:bg-card"
      />
    </div>
  );
}
`,
  'src/components/common/FilterSelect.tsx': `interface FilterSelectProps {
  label: string;
  value: string;
  options: readonly FilterOption[];
  onChange: (value: string) => void;
}

export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id} className="text-xs text-muted-foreground">
        {label}
      </Label>
      <Select value={value} onValueChange={onChange}>
        <SelectTrigger id={id} className="min-w-36 bg-card text-card-foreground dark:bg-card">
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          {options.map((option) => (
            <SelectItem key={option.value} value={option.value}>
              {option.label}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </div>
  );
}
`,
  'src/components/common/FilterRange.tsx': `interface FilterRangeProps {
  label: string;
  type: "number" | "date";
  from: string;
  to: string;
  onFromChange: (value: string) => void;
  onToChange: (value: string) => void;
}

export function FilterRange({ label, type, from, to, onFromChange, onToChange }: FilterRangeProps) {
  const width = type === "date" ? "w-36" : "w-20";
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-xs leading-none font-medium text-muted-foreground">{label}</legend>
      <div className="flex items-center gap-2">
        <Input
          type={type}
          aria-label={label + ", %from%"}
          placeholder={type === "number" ? "%minimum%" : undefined}
          value={from}
          onChange={(event) => onFromChange(event.target.value)}
          className={cn("bg-card text-card-foreground dark:bg-card", width)}
        />
        <span aria-hidden="true" className="text-muted-foreground">
          –
        </span>
        <Input
          type={type}
          aria-label={label + ", %to%"}
          placeholder={type === "number" ? "%maximum%" : undefined}
          value={to}
          onChange={(event) => onToChange(event.target.value)}
          className={cn("bg-card text-card-foreground dark:bg-card", width)}
        />
      </div>
    </fieldset>
  );
}
`,
  'src/components/common/MoreFilters.tsx': `interface MoreFiltersProps {
  /** How many of them narrow the list now. */
  count: number;
  children: ReactNode;
}

export function MoreFilters({ count, children }: MoreFiltersProps) {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline" className="self-end bg-card text-card-foreground dark:bg-card">
          <ListFilterIcon aria-hidden="true" />
          %moreFilters%
          {count > 0 && <Badge>{count}</Badge>}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="start" className="grid w-auto max-w-[calc(100vw-2rem)] gap-4">
        {children}
      </PopoverContent>
    </Popover>
  );
}
`,
  'src/components/common/FilterSwitch.tsx': `interface FilterSwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function FilterSwitch({ label, checked, onChange }: FilterSwitchProps) {
  const id = useId();
  return (
    <div className="flex h-9 items-center gap-2 self-end">
      <Switch id={id} checked={checked} onCheckedChange={onChange} />
      <Label htmlFor={id}>{label}</Label>
    </div>
  );
}
`,
  'src/components/common/DeleteButton.tsx': `interface DeleteButtonProps {
  /** What is deleted, as people know it. */
  name: string;
  onDelete: () => Promise<void>;
  /** Shows only the icon. */
  isCompact?: boolean;
}

export function DeleteButton({ name, onDelete, isCompact = false }: DeleteButtonProps) {
  const remove = async () => {
    await onDelete();
    toast.success("%deleted%", { description: name });
  };

  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button
          type="button"
          variant={isCompact ? "ghost" : "outline"}
          size={isCompact ? "icon-sm" : "sm"}
          aria-label={"%delete% " + name}
        >
          <Trash2Icon aria-hidden="true" />
          {!isCompact && "%delete%"}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>%deleteQuestion%</AlertDialogTitle>
          <AlertDialogDescription>
            <strong className="font-medium text-foreground">{name}</strong> – %deleteText%
          </AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel>%cancel%</AlertDialogCancel>
          <AlertDialogAction onClick={remove} className={buttonVariants({ variant: "destructive" })}>
            %delete%
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
`,
  'src/components/common/EditButton.tsx': `type EditButtonProps = ComponentProps<typeof Button> & {
  name: string;
  /** Shows only the icon. */
  isCompact?: boolean;
};

export function EditButton({ name, isCompact = false, ...props }: EditButtonProps) {
  return (
    <Button
      type="button"
      variant={isCompact ? "ghost" : "outline"}
      size={isCompact ? "icon-sm" : "sm"}
      aria-label={"%edit% " + name}
      {...props}
    >
      <PencilIcon aria-hidden="true" />
      {!isCompact && "%edit%"}
    </Button>
  );
}
`,
  'src/components/common/MarkButton.tsx': `const ICONS: Record<MarkKind, LucideIcon> = {
  like: HeartIcon,
  save: BookmarkIcon,
  vote: ArrowBigUpIcon,
  follow: UserPlusIcon,
  join: UsersIcon,
  compare: ScaleIcon,
};

const DONE: Record<MarkKind, string> = {
  like: "%markedLike%",
  save: "%markedSave%",
  vote: "%markedVote%",
  follow: "%markedFollow%",
  join: "%markedJoin%",
  compare: "%markedCompare%",
};

interface MarkButtonProps {
  kind: MarkKind;
  label: string;
  table: TableName;
  recordId: string;
}

/** A switch that a person sets on a record, with the count of everyone who did. */
export function MarkButton({ kind, label, table, recordId }: MarkButtonProps) {
  const { isOn, count, toggle } = useMark(kind, table, recordId);
  const Icon = ICONS[kind];
  const hasCount = kind !== "save" && kind !== "compare";

  const onClick = async () => {
    await toggle();
    toast.success(isOn ? "%markRemoved%" : DONE[kind]);
  };

  return (
    <Button type="button" size="sm" variant={isOn ? "default" : "outline"} aria-pressed={isOn} onClick={onClick}>
      <Icon aria-hidden="true" className={cn(isOn && "fill-current")} />
      {isOn ? DONE[kind] : label}
      {hasCount && <span className="tabular-nums">{count}</span>}
    </Button>
  );
}
`,
  'src/components/common/ShareButton.tsx': `interface ShareButtonProps {
  label: string;
  title: string;
  path: string;
}

export function ShareButton({ label, title, path }: ShareButtonProps) {
  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    try {
      await navigator.clipboard.writeText(url);
      toast.success("%linkCopied%", { description: title });
    } catch {
      toast.info(url, { description: title });
    }
  };

  return (
    <Button type="button" size="sm" variant="outline" onClick={share}>
      <Share2Icon aria-hidden="true" />
      {label}
    </Button>
  );
}
`,
  'src/components/common/RecordName.tsx': `interface RecordNameProps<T extends TableName> {
  table: T;
  id: string;
}

/** The title of the record that an id points to. */
export function RecordName<T extends TableName>({ table, id }: RecordNameProps<T>) {
  const record = useRecord(table, id);
  return <>{record ? recordTitles[table](record) : "–"}</>;
}
`,
  'src/components/common/Stars.tsx': `interface StarsProps {
  value: number | null;
  max?: number;
}

export function Stars({ value, max = 5 }: StarsProps) {
  if (value === null) return <span className="text-muted-foreground">–</span>;
  const label = "%starsOf%".replace("{n}", String(value)).replace("{max}", String(max));
  return (
    <span role="img" aria-label={label} className="inline-flex items-center gap-0.5 text-highlight">
      {Array.from({ length: max }, (_, index) => (
        <StarIcon
          key={index}
          aria-hidden="true"
          className={cn("size-4", index < Math.round(value) ? "fill-current" : "opacity-35")}
        />
      ))}
    </span>
  );
}
`,
  'src/components/common/Avatar.tsx': `interface PersonAvatarProps {
  name: string;
  className?: string;
}

const TINTS = [
  "bg-chart-1 text-chart-1-foreground",
  "bg-chart-2 text-chart-2-foreground",
  "bg-chart-3 text-chart-3-foreground",
  "bg-chart-4 text-chart-4-foreground",
  "bg-chart-5 text-chart-5-foreground",
];

/** A person's initials in a colour of their own. */
export function PersonAvatar({ name, className }: PersonAvatarProps) {
  const words = name.replace(/^(dr|mr|mrs|ms|prof)\\.?\\s+/i, "").split(/\\s+/);
  const initials = words.map((word) => word.charAt(0)).join("").slice(0, 2).toUpperCase();
  const tint = TINTS[[...name].reduce((sum, char) => sum + char.charCodeAt(0), 0) % TINTS.length];
  return (
    <span
      aria-hidden="true"
      className={cn(
        "inline-flex size-10 shrink-0 items-center justify-center rounded-full text-sm font-semibold",
        tint,
        className,
      )}
    >
      {initials}
    </span>
  );
}
`,
  'src/components/common/StatCard.tsx': `interface StatCardProps {
  label: string;
  value: string;
  icon: LucideIcon;
}

export function StatCard({ label, value, icon: Icon }: StatCardProps) {
  return (
    <Card className="%cardClass% gap-3 py-5">
      <CardContent className="grid gap-3 px-5">
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm text-muted-foreground">{label}</p>
          <span className="grid size-8 shrink-0 place-items-center rounded-lg bg-primary text-primary-foreground">
            <Icon aria-hidden="true" className="size-4" />
          </span>
        </div>
        <p className="font-heading text-2xl font-semibold tracking-tight break-words tabular-nums sm:text-3xl">{value}</p>
      </CardContent>
    </Card>
  );
}
`,
  'src/components/common/Paragraphs.tsx': `interface ParagraphsProps {
  text: string;
  className?: string;
}

/** Text as it was typed: every line is a paragraph. */
export function Paragraphs({ text, className }: ParagraphsProps) {
  const lines = text.split(/\\n+/).filter((line) => line.trim() !== "");
  return (
    <div className={cn("grid max-w-prose gap-3 leading-relaxed", className)}>
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}
`,
  'src/components/common/ModeSwitch.tsx': `export function ModeSwitch() {
  const { resolvedTheme, setTheme } = useTheme();
  const isDark = resolvedTheme === "dark";
  return (
    <Button
      type="button"
      variant="ghost"
      size="icon"
      aria-label={isDark ? "%lightMode%" : "%darkMode%"}
      onClick={() => setTheme(isDark ? "light" : "dark")}
      className="text-current hover:bg-current/10 hover:text-current"
    >
      {isDark ? <SunIcon aria-hidden="true" /> : <MoonIcon aria-hidden="true" />}
    </Button>
  );
}
`,
  'src/lib/filter-options.ts': `/** Stands for no choice: a select cannot hold an empty value. */
export const ALL = "all";

export interface FilterOption {
  value: string;
  label: string;
}

/** The options of a filter over fixed values, with one for all of them. */
export function choicesOf(options: readonly string[]): readonly FilterOption[] {
  return [{ value: ALL, label: "%all%" }, ...options.map((option) => ({ value: option, label: option }))];
}

/** Whether a value lies between two limits as typed; an empty limit is none. */
export function isBetween(value: number | string | null, from: string, to: string): boolean {
  if (from === "" && to === "") return true;
  if (value === null || value === "") return false;
  if (typeof value === "number") {
    return (from === "" || value >= Number(from)) && (to === "" || value <= Number(to));
  }
  const day = value.slice(0, 10);
  return (from === "" || day >= from) && (to === "" || day <= to);
}
`,
};
