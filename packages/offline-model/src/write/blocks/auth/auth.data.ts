/** Sign-in kept in the browser: accounts, the session, its pages and the menu in the header. */
export const AUTH: Readonly<Record<string, string>> = {
  'src/data/session.ts': `export interface Person {
  id: string;
  name: string;
  email: string;
  role: string;
  about: string;
}

/** Owns the examples that are meant to be one's own. */
export const FIRST_PERSON_ID = "me";

const KEY = "app:person:v1";

const listeners = new Set<() => void>();
let person = readPerson();

/** Whoever is signed in; nobody at first. */
export function currentPerson(): Person | null {
  return person;
}

export function useCurrentPerson(): Person | null {
  return useSyncExternalStore(subscribe, currentPerson);
}

export function setPerson(next: Person | null) {
  person = next;
  try {
    if (next) localStorage.setItem(KEY, JSON.stringify(next));
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked storage: the session lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readPerson(): Person | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}
`,
  'src/components/auth/OnlyFor.tsx': `interface OnlyForProps {
  role: string;
  children: ReactNode;
}

/** What only people with this role get to see. */
export function OnlyFor({ role, children }: OnlyForProps) {
  const person = useCurrentPerson();
  return person?.role === role ? <>{children}</> : null;
}
`,
  'src/data/auth/password.ts': `/** What is kept of a password: a salted digest, never the password itself. */
export async function passwordDigest(salt: string, password: string): Promise<string> {
  const bytes = new TextEncoder().encode(salt + ":" + password);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
`,
  'src/data/auth/accounts.ts': `export interface Account extends RecordBase {
  name: string;
  email: string;
  role: string;
  about: string;
  salt: string;
  digest: string;
}

export const accountTable = localTable<Account>("sign-in-accounts", {
  seed: demoAccounts,
  rules: [unique(["email"], "%authTaken%")],
});

interface NewAccount {
  name: string;
  email: string;
  password: string;
  role: string;
}

export async function signIn(email: string, password: string): Promise<boolean> {
  const wanted = email.trim().toLowerCase();
  const account = accountTable.list().find((candidate) => candidate.email.toLowerCase() === wanted);
  if (!account || (await passwordDigest(account.salt, password)) !== account.digest) return false;
  setPerson(personOf(account));
  return true;
}

export async function signUp({ name, email, password, role }: NewAccount): Promise<SaveResult<Account>> {
  const salt = crypto.randomUUID();
  const digest = await passwordDigest(salt, password);
  const result = await accountTable.create({ name, email: email.trim(), role, about: "", salt, digest });
  if (result.ok) setPerson(personOf(result.record));
  return result;
}

export function signOut() {
  setPerson(null);
}

/** Changes the signed-in person's own account. */
export async function updatePerson(changes: Partial<Omit<Person, "id">>): Promise<SaveResult<Account>> {
  const result = await accountTable.update(currentPerson()?.id ?? "", changes);
  if (result.ok) setPerson(personOf(result.record));
  return result;
}

function personOf({ id, name, email, role, about }: Account): Person {
  return { id, name, email, role, about };
}
`,
  'src/components/auth/RequireSignIn.tsx': `interface RequireSignInProps {
  /** Only people with this role. */
  role?: string;
  children: ReactNode;
}

export function RequireSignIn({ role, children }: RequireSignInProps) {
  const person = useCurrentPerson();
  const { pathname, search } = useLocation();

  if (!person) return <Navigate to="/sign-in" replace state={{ from: pathname + search }} />;
  if (role && person.role !== role) {
    return (
      <Page title="%authForbidden%">
        <EmptyState icon={LockIcon} title="%authForbidden%" text={"%authForbiddenText%".replace("{role}", role)}>
          <Button asChild variant="outline">
            <Link to="/">%backHome%</Link>
          </Button>
        </EmptyState>
      </Page>
    );
  }
  return <>{children}</>;
}
`,
  'src/components/auth/AccountMenu.tsx': `/** Who is signed in, with the way out; the way in otherwise. */
export function AccountMenu() {
  const person = useCurrentPerson();
  const navigate = useNavigate();

  if (!person) {
    return (
      <div className="flex items-center gap-1">
        <Button asChild size="sm" variant="ghost" className="text-current hover:bg-current/10 hover:text-current">
          <Link to="/sign-in">
            <LogInIcon aria-hidden="true" className="sm:hidden" />
            <span className="sr-only sm:not-sr-only">%authSignIn%</span>
          </Link>
        </Button>
%signUpLink%      </div>
    );
  }

  const leave = async () => {
    signOut();
    toast.success("%authGoodbye%");
    await navigate("/");
  };

  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          type="button"
          variant="ghost"
          className="gap-2 px-2 text-current hover:bg-current/10 hover:text-current"
        >
          <PersonAvatar name={person.name} className="size-7 text-xs" />
          <span className="sr-only">%authAccountMenu%: </span>
          <span className="sr-only max-w-32 truncate sm:not-sr-only">{person.name}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="min-w-52">
        <DropdownMenuLabel className="grid gap-0.5">
          {person.name}
          <span className="text-xs font-normal text-muted-foreground">
            {person.email} · {person.role}
          </span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
%accountLinks%        <DropdownMenuItem onSelect={leave}>
          <LogOutIcon aria-hidden="true" />
          %authSignOut%
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
`,
  'src/components/auth/PasswordField.tsx': `export function PasswordField<V extends FieldValues>({ control, name, label, help }: FieldProps<V>) {
  const isNew = help !== undefined;
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem>
          <FormLabel className={REQUIRED_LABEL}>{label}</FormLabel>
          <FormControl>
            <Input type="password" aria-required autoComplete={isNew ? "new-password" : "current-password"} {...field} />
          </FormControl>
          {help && <FormDescription>{help}</FormDescription>}
          <FormMessage role="alert" />
        </FormItem>
      )}
    />
  );
}
`,
  'src/components/auth/DemoAccounts.tsx': `interface DemoAccountsProps {
  onUse: (email: string, password: string) => void;
}

/** The accounts a fresh app comes with, open to everyone who tries it. */
export function DemoAccounts({ onUse }: DemoAccountsProps) {
  return (
    <section aria-labelledby="demo-accounts" className="grid gap-3 rounded-xl border border-dashed bg-card p-5 text-card-foreground">
      <h2 id="demo-accounts" className="font-heading font-semibold">
        %authDemo%
      </h2>
      <p className="text-sm text-muted-foreground">%authDemoText%</p>
      <ul className="grid gap-3">
        {DEMO_LOGINS.map(({ email, password, role }) => (
          <li key={email} className="flex flex-wrap items-center justify-between gap-2 border-t pt-3 text-sm">
            <div className="grid min-w-0 gap-0.5">
              <p className="font-medium">{role}</p>
              <p className="font-mono text-xs break-all">
                {email} / {password}
              </p>
            </div>
            <Button
              type="button"
              variant="outline"
              size="sm"
              aria-label={"%authUse%: " + email}
              onClick={() => onUse(email, password)}
            >
              %authUse%
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
`,
  'src/components/auth/SignInForm.tsx': `const signInSchema = z.object({
  email: z.string().trim().min(1, "%invalidEmail%").refine(isEmailOrEmpty, "%invalidEmail%"),
  password: z.string().min(1, "%authPasswordRequired%"),
});

type SignInValues = z.infer<typeof signInSchema>;

export function SignInForm() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const form = useForm<SignInValues>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: "", password: "" },
  });

  const submit = form.handleSubmit(async ({ email, password }) => {
    if (!(await signIn(email, password))) {
      form.setError("root", { message: "%authWrong%" });
      return;
    }
    toast.success("%authWelcome%".replace("{name}", currentPerson()?.name ?? ""));
    await navigate(state?.from ?? "/", { replace: true });
  });

  const fillIn = (email: string, password: string) => {
    form.reset({ email, password });
  };

  return (
    <div className="grid w-full max-w-md gap-6 justify-self-center">
      <Form {...form}>
        <form
          onSubmit={submit}
          noValidate
          className="grid gap-5 rounded-xl border bg-card p-6 text-card-foreground"
        >
          <TextField control={form.control} name="email" label="%authEmail%" type="email" isRequired />
          <PasswordField control={form.control} name="password" label="%authPassword%" />
          <FormProblem message={form.formState.errors.root?.message} />
          <Button type="submit" disabled={form.formState.isSubmitting}>
            %authSignIn%
          </Button>
%signUpHint%        </form>
      </Form>
      {DEMO_LOGINS.length > 0 && <DemoAccounts onUse={fillIn} />}
    </div>
  );
}
`,
};

/** Only where people can make their own accounts. */
export const SIGN_UP: Readonly<Record<string, string>> = {
  'src/components/auth/SignUpForm.tsx': `const signUpSchema = z
  .object({
    name: z.string().trim().min(1, "%authNameRequired%"),
    email: z.string().trim().min(1, "%invalidEmail%").refine(isEmailOrEmpty, "%invalidEmail%"),
%roleSchema%    password: z.string().min(8, "%authShort%"),
    repeat: z.string(),
  })
  .refine(({ password, repeat }) => password === repeat, { path: ["repeat"], message: "%authDiffer%" });

type SignUpValues = z.infer<typeof signUpSchema>;

export function SignUpForm() {
  const navigate = useNavigate();
  const form = useForm<SignUpValues>({
    resolver: zodResolver(signUpSchema),
    defaultValues: { name: "", email: "",%roleDefault% password: "", repeat: "" },
  });

  const submit = form.handleSubmit(async (values) => {
    const result = await signUp(%newAccount%);
    if (!result.ok) {
      form.setError("email", { message: result.message });
      return;
    }
    toast.success("%authWelcome%".replace("{name}", values.name));
    await navigate("/", { replace: true });
  });

  return (
    <Form {...form}>
      <form
        onSubmit={submit}
        noValidate
        className="grid w-full max-w-md gap-5 justify-self-center rounded-xl border bg-card p-6 text-card-foreground"
      >
        <TextField control={form.control} name="name" label="%authName%" isRequired />
        <TextField control={form.control} name="email" label="%authEmail%" type="email" isRequired />
%roleField%        <PasswordField control={form.control} name="password" label="%authPassword%" help="%authShort%" />
        <PasswordField control={form.control} name="repeat" label="%authRepeat%" />
        <FormProblem message={form.formState.errors.root?.message} />
        <Button type="submit" disabled={form.formState.isSubmitting}>
          %authSignUp%
        </Button>
        <p className="text-sm">
          %authHasAccount%{" "}
          <Link to="/sign-in" className="font-medium underline underline-offset-4">
            %authSignIn%
          </Link>
        </p>
      </form>
    </Form>
  );
}
`,
};
