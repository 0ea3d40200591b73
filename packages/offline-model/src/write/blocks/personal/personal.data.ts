/** Pages about the person in front that need nothing of the app's own tables. */
export const PERSONAL: Readonly<Record<string, string>> = {
  'src/hooks/use-stored.ts': `/** A value that survives a reload, kept in this browser. */
export function useStored<T>(key: string, initial: T) {
  const storageKey = "app:" + key + ":v1";
  const [value, setValue] = useState<T>(() => readStored(storageKey, initial));

  useEffect(() => {
    try {
      localStorage.setItem(storageKey, JSON.stringify(value));
    } catch {
      // Blocked or full storage: the value lasts as long as the page.
    }
  }, [storageKey, value]);

  return [value, setValue] as const;
}

function readStored<T>(key: string, initial: T): T {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? initial : JSON.parse(stored);
  } catch {
    return initial;
  }
}
`,
  'src/components/personal/SettingsForm.tsx': `interface SettingsValues {
  mail: boolean;
  weekly: boolean;
  isPublic: boolean;
}

const FIRST_SETTINGS: SettingsValues = { mail: true, weekly: false, isPublic: true };

const SWITCHES = [
  { name: "mail", label: "%meMail%", text: "%meMailText%" },
  { name: "weekly", label: "%meWeekly%", text: "%meWeeklyText%" },
  { name: "isPublic", label: "%mePublic%", text: "%mePublicText%" },
] as const;

const APPEARANCES = [
  { value: "light", label: "%meLight%" },
  { value: "dark", label: "%meDark%" },
  { value: "system", label: "%meSystem%" },
] as const;

export function SettingsForm() {
  const { theme, setTheme } = useTheme();
  const [saved, setSaved] = useStored("settings", FIRST_SETTINGS);
  const [values, setValues] = useState(saved);

  const save = (event: FormEvent) => {
    event.preventDefault();
    setSaved(values);
    toast.success("%meSettingsSaved%");
  };

  return (
    <form onSubmit={save} className="grid max-w-2xl gap-6 rounded-xl border bg-card p-6 text-card-foreground">
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-heading font-semibold">%meTheme%</legend>
        <RadioGroup
          aria-label="%meTheme%"
          value={theme}
          onValueChange={(next) => setTheme(APPEARANCES.find(({ value }) => value === next)?.value ?? "system")}
          className="grid gap-2 sm:grid-cols-3"
        >
          {APPEARANCES.map(({ value, label }) => (
            <Label
              key={value}
              className="flex items-center gap-3 rounded-lg border p-3 has-data-[state=checked]:border-primary has-data-[state=checked]:ring-1 has-data-[state=checked]:ring-primary"
            >
              <RadioGroupItem value={value} />
              {label}
            </Label>
          ))}
        </RadioGroup>
      </fieldset>
      {SWITCHES.map(({ name, label, text }) => (
        <div key={name} className="flex items-center justify-between gap-4 border-t pt-5">
          <div className="grid gap-1">
            <Label htmlFor={"setting-" + name}>{label}</Label>
            <p className="text-sm text-muted-foreground">{text}</p>
          </div>
          <Switch
            id={"setting-" + name}
            checked={values[name]}
            onCheckedChange={(checked) => setValues({ ...values, [name]: checked })}
          />
        </div>
      ))}
      <Button type="submit" className="justify-self-start">
        %meSave%
      </Button>
    </form>
  );
}
`,
  'src/components/personal/ProfileForm.tsx': `const profileSchema = z.object({
  name: z.string().trim().min(1, "%meNameRequired%"),
  email: z.string().trim().refine(isEmailOrEmpty, "%invalidEmail%"),
  about: z.string().trim(),
});

type ProfileValues = z.infer<typeof profileSchema>;

export function ProfileForm() {
  const person = useCurrentPerson();
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileSchema),
    defaultValues: { name: person?.name ?? "", email: person?.email ?? "", about: person?.about ?? "" },
  });

  const save = form.handleSubmit(async (values) => {
%saveProfile%    toast.success("%meSaved%");
  });

  return (
    <div className="grid items-start gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="grid justify-items-center gap-3 rounded-xl border bg-card p-6 text-center text-card-foreground">
        <PersonAvatar name={person?.name ?? ""} className="size-20 text-2xl" />
        <h2 className="font-heading text-xl font-semibold break-words">{person?.name}</h2>
        {person?.email && <p className="text-sm break-all text-muted-foreground">{person.email}</p>}
        {person?.role && <Badge variant="secondary">{person.role}</Badge>}
        {person?.about && <p className="text-sm whitespace-pre-line">{person.about}</p>}
      </div>
      <Form {...form}>
        <form onSubmit={save} noValidate className="grid gap-5 rounded-xl border bg-card p-6 text-card-foreground">
          <TextField control={form.control} name="name" label="%meName%" isRequired />
          <TextField control={form.control} name="email" label="%meEmail%" type="email" />
          <LongTextField control={form.control} name="about" label="%meAbout%" />
          <FormProblem message={form.formState.errors.root?.message} />
          <Button type="submit" disabled={form.formState.isSubmitting} className="justify-self-start">
            %meSave%
          </Button>
        </form>
      </Form>
    </div>
  );
}
`,
  'src/components/notices/NotificationBell.tsx': `/** How many are unread, and the latest of them. */
export function NotificationBell() {
  const notices = useNotices();
  const unread = notices.filter((notice) => !notice.isRead);
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button
          type="button"
          variant="ghost"
          size="icon"
          aria-label={"%noticeTitle%: " + unread.length + " %noticeUnread%"}
          className="relative text-current hover:bg-current/10 hover:text-current"
        >
          <BellIcon aria-hidden="true" className="size-5" />
          {unread.length > 0 && (
            <span
              aria-hidden="true"
              className="absolute -top-0.5 -right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full border bg-card px-1 text-[0.7rem] font-semibold text-card-foreground tabular-nums"
            >
              {unread.length}
            </span>
          )}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" className="grid w-80 max-w-[calc(100vw-2rem)] gap-3">
        <h2 className="font-heading font-semibold">%noticeTitle%</h2>
        {notices.length === 0 && <p className="text-sm text-muted-foreground">%noticeNoneText%</p>}
        <ul className="grid gap-3">
          {notices.slice(0, 4).map((notice) => (
            <li key={notice.id} className="grid gap-0.5 border-t pt-3 text-sm">
              <p className={cn(!notice.isRead && "font-semibold")}>{notice.title}</p>
              <p className="text-xs text-muted-foreground">{formatRelative(notice.sentAt)}</p>
            </li>
          ))}
        </ul>
        <Button asChild variant="outline" size="sm">
          <Link to="%noticesPath%">%noticeAll%</Link>
        </Button>
      </PopoverContent>
    </Popover>
  );
}
`,
  'src/components/notices/NoticeList.tsx': `export function NoticeList() {
  const notices = useNotices();
  const unread = notices.filter((notice) => !notice.isRead);

  if (notices.length === 0) {
    return <EmptyState icon={BellIcon} title="%noticeNone%" text="%noticeNoneText%" />;
  }

  return (
    <div className="grid max-w-3xl gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status">
          {unread.length} %noticeUnread%
        </p>
        <Button
          type="button"
          variant="outline"
          size="sm"
          disabled={unread.length === 0}
          onClick={() => markRead(unread.map(({ id }) => id))}
        >
          %noticeReadAll%
        </Button>
      </div>
      <ul className="grid gap-3">
        {notices.map((notice) => (
          <li
            key={notice.id}
            className={cn(
              "flex flex-wrap items-start gap-4 rounded-xl border bg-card p-5 text-card-foreground",
              !notice.isRead && "border-l-4 border-l-primary",
            )}
          >
            <div className="grid min-w-40 flex-1 gap-1">
              <h2 className="flex flex-wrap items-center gap-2 font-heading font-semibold">
                {notice.title}
                {!notice.isRead && <Badge>%noticeNew%</Badge>}
              </h2>
              <p>{notice.text}</p>
              <p className="text-sm text-muted-foreground">{formatRelative(notice.sentAt)}</p>
            </div>
            <div className="flex gap-1">
              {!notice.isRead && (
                <Button
                  type="button"
                  variant="outline"
                  size="sm"
                  aria-label={"%noticeRead%: " + notice.title}
                  onClick={() => markRead([notice.id])}
                >
                  %noticeRead%
                </Button>
              )}
              <Button
                type="button"
                variant="ghost"
                size="icon-sm"
                aria-label={"%delete% " + notice.title}
                onClick={() => removeNotice(notice.id)}
              >
                <XIcon aria-hidden="true" />
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
`,
  'src/components/auth/AccountList.tsx': `/** Everyone with an account; roles can be changed here. */
export function AccountList() {
  const all = useSyncExternalStore(accountTable.subscribe, accountTable.list);
  const person = useCurrentPerson();

  const changeRole = async (account: Account, role: string) => {
    const result = await accountTable.update(account.id, { role });
    if (result.ok) toast.success("%accountsChanged%", { description: account.name });
    else toast.error(result.message);
  };

  return (
    <ul className="grid gap-3">
      {all.map((account) => (
        <li
          key={account.id}
          className="flex flex-wrap items-center gap-4 rounded-xl border bg-card p-4 text-card-foreground"
        >
          <PersonAvatar name={account.name} />
          <div className="grid min-w-40 flex-1 gap-0.5">
            <h3 className="font-medium">
              {account.name}
              {account.id === person?.id && <span className="text-muted-foreground"> · %accountsYou%</span>}
            </h3>
            <p className="text-sm break-all text-muted-foreground">{account.email}</p>
            <p className="text-xs text-muted-foreground">%accountsSince% {formatDate(account.createdAt)}</p>
          </div>
          <Select
            value={account.role}
            disabled={account.id === person?.id}
            onValueChange={(role) => changeRole(account, role)}
          >
            <SelectTrigger aria-label={"%accountsRole%: " + account.name} className="w-40">
              <SelectValue />
            </SelectTrigger>
            <SelectContent>
              {ROLES.map((role) => (
                <SelectItem key={role} value={role}>
                  {role}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
          {account.id !== person?.id && (
            <DeleteButton name={account.name} onDelete={() => accountTable.remove(account.id)} isCompact />
          )}
        </li>
      ))}
    </ul>
  );
}
`,
};
