/** Polls, shared costs, currencies, the days until something, music. */
export const SPLITTER: Readonly<Record<string, string>> = {
  'src/lib/tools/settle-up.ts': `export interface SharedCost {
  id: string;
  what: string;
  amount: number;
  payer: string;
  sharers: readonly string[];
}

export interface Debt {
  from: string;
  to: string;
  amount: number;
}

/** What each has paid beyond the own share, in cents so that nothing is lost. */
export function balancesOf(people: readonly string[], costs: readonly SharedCost[]): ReadonlyMap<string, number> {
  const cents = new Map(people.map((name) => [name, 0]));
  const add = (name: string, amount: number) => cents.set(name, (cents.get(name) ?? 0) + amount);
  for (const { amount, payer, sharers } of costs) {
    const total = Math.round(amount * 100);
    const each = Math.floor(total / sharers.length);
    add(payer, total);
    sharers.forEach((name, at) => add(name, -(each + (at < total - each * sharers.length ? 1 : 0))));
  }
  return new Map([...cents].map(([name, amount]) => [name, amount / 100]));
}

/** Few payments that make everything even: who owes most pays who is owed most. */
export function settleUp(balances: ReadonlyMap<string, number>): readonly Debt[] {
  const left = [...balances].map(([name, amount]) => ({ name, cents: Math.round(amount * 100) }));
  const debts: Debt[] = [];
  for (let round = 0; round < left.length * 2; round += 1) {
    left.sort((a, b) => a.cents - b.cents);
    const debtor = left[0];
    const creditor = left[left.length - 1];
    if (!debtor || !creditor || debtor.cents >= 0 || creditor.cents <= 0) break;
    const cents = Math.min(-debtor.cents, creditor.cents);
    debts.push({ from: debtor.name, to: creditor.name, amount: cents / 100 });
    debtor.cents += cents;
    creditor.cents -= cents;
  }
  return debts;
}
`,
  'src/components/tools/CostSplitter.tsx': `interface CostSplitterProps {
  firstPeople: readonly string[];
  firstCosts: readonly { what: string; amount: number; payer: number }[];
}

export function CostSplitter({ firstPeople, firstCosts }: CostSplitterProps) {
  const [people, setPeople] = useStored<readonly string[]>("people", firstPeople);
  const [costs, setCosts] = useStored<readonly SharedCost[]>(
    "shared-costs",
    firstCosts.map(({ what, amount, payer }, index) => ({
      id: "cost-" + (index + 1),
      what,
      amount,
      payer: firstPeople[payer] ?? "",
      sharers: firstPeople,
    })),
  );
  const balances = balancesOf(people, costs);

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-6">
        <PeopleList people={people} costs={costs} onChange={setPeople} />
        <CostForm people={people} onAdd={(cost) => setCosts([cost, ...costs])} />
      </div>
      <div className="grid gap-6">
        <BalanceList balances={balances} />
        <section className="grid gap-3">
          <h3 className="font-heading text-lg font-semibold">%tCosts%</h3>
          {costs.length === 0 && <EmptyState icon={ReceiptIcon} title="%tNoCosts%" text="%tNoCostsText%" />}
          <ul className="grid gap-2">
            {costs.map((cost) => (
              <li key={cost.id} className="flex items-center gap-3 rounded-lg border bg-card p-3 text-card-foreground">
                <div className="grid min-w-0 flex-1 gap-0.5">
                  <span className="font-medium break-words">{cost.what}</span>
                  <span className="text-sm text-muted-foreground">
                    {"%tPaidBy%".replace("{name}", cost.payer)} · {cost.sharers.join(", ")}
                  </span>
                </div>
                <span className="tabular-nums">{formatMoney(cost.amount)}</span>
                <DeleteButton
                  name={cost.what}
                  onDelete={async () => setCosts(costs.filter(({ id }) => id !== cost.id))}
                  isCompact
                />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

interface PeopleListProps {
  people: readonly string[];
  costs: readonly SharedCost[];
  onChange: (people: readonly string[]) => void;
}

function PeopleList({ people, costs, onChange }: PeopleListProps) {
  const [name, setName] = useState("");
  const isUsed = (person: string) => costs.some(({ payer, sharers }) => payer === person || sharers.includes(person));

  const add = (event: FormEvent) => {
    event.preventDefault();
    const clean = name.trim();
    if (clean === "" || people.includes(clean)) return;
    onChange([...people, clean]);
    setName("");
  };

  return (
    <section className="grid gap-3 rounded-xl border bg-card p-5 text-card-foreground">
      <h3 className="font-heading text-lg font-semibold">%tPeople%</h3>
      <ul className="flex flex-wrap gap-2">
        {people.map((person) => (
          <li key={person} className="flex items-center gap-1 rounded-full border py-1 pr-1 pl-3">
            {person}
            <Button
              type="button"
              variant="ghost"
              size="icon"
              className="size-6 rounded-full"
              aria-label={"%tRemove%: " + person}
              disabled={isUsed(person)}
              onClick={() => onChange(people.filter((other) => other !== person))}
            >
              <XIcon aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="flex items-end gap-2">
        <div className="grid flex-1 gap-1.5">
          <Label htmlFor="new-person">%tPerson%</Label>
          <Input id="new-person" value={name} onChange={(event) => setName(event.target.value)} />
        </div>
        <Button type="submit" variant="outline">
          %tAdd%
        </Button>
      </form>
    </section>
  );
}
`,
  'src/components/tools/CostForm.tsx': `import { NativeSelect, NativeSelectOption } from "@/components/ui/native-select";

interface CostFormProps {
  people: readonly string[];
  onAdd: (cost: SharedCost) => void;
}

export function CostForm({ people, onAdd }: CostFormProps) {
  const [what, setWhat] = useState("");
  const [amount, setAmount] = useState("");
  const [payer, setPayer] = useState("");
  const [left, setLeft] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState("");
  const paidBy = payer === "" ? (people[0] ?? "") : payer;
  const sharers = people.filter((person) => !left.includes(person));

  const add = (event: FormEvent) => {
    event.preventDefault();
    const value = Number(amount.replace(",", "."));
    if (what.trim() === "" || !(value > 0) || paidBy === "" || sharers.length === 0) {
      setProblem("%tCostProblem%");
      return;
    }
    onAdd({ id: crypto.randomUUID(), what: what.trim(), amount: value, payer: paidBy, sharers });
    setWhat("");
    setAmount("");
    setProblem("");
    toast.success("%tCostAdded%");
  };

  return (
    <form onSubmit={add} className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground">
      <h3 className="font-heading text-lg font-semibold">%tNewCost%</h3>
      <div className="grid gap-1.5">
        <Label htmlFor="cost-what">%tWhat%</Label>
        <Input id="cost-what" value={what} onChange={(event) => setWhat(event.target.value)} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid gap-1.5">
          <Label htmlFor="cost-amount">%tAmount%</Label>
          <Input
            id="cost-amount"
            inputMode="decimal"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </div>
        <div className="grid gap-1.5 [&_[data-slot=native-select-wrapper]]:w-full">
          <Label htmlFor="cost-payer">%tPayer%</Label>
          <NativeSelect id="cost-payer" value={paidBy} onChange={(event) => setPayer(event.target.value)}>
            {people.map((person) => (
              <NativeSelectOption key={person} value={person}>
                {person}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        </div>
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm font-medium">%tSharedBy%</legend>
        <div className="flex flex-wrap gap-4">
          {people.map((person) => (
            <Label key={person} className="flex items-center gap-2">
              <Checkbox
                checked={sharers.includes(person)}
                onCheckedChange={(isIn) =>
                  setLeft(isIn === true ? left.filter((other) => other !== person) : [...left, person])
                }
              />
              {person}
            </Label>
          ))}
        </div>
      </fieldset>
      {problem !== "" && (
        <p role="alert" className="text-sm text-destructive">
          {problem}
        </p>
      )}
      <Button type="submit" className="justify-self-start">
        %tAddCost%
      </Button>
    </form>
  );
}
`,
  'src/components/tools/BalanceList.tsx': `/** Who owes whom, and how each stands. */
export function BalanceList({ balances }: { balances: ReadonlyMap<string, number> }) {
  const debts = settleUp(balances);
  return (
    <section role="status" className="grid gap-4 rounded-xl border-2 border-primary bg-card p-5 text-card-foreground">
      <h3 className="font-heading text-lg font-semibold">%tOwes%</h3>
      {debts.length === 0 ? (
        <p>%tEven%</p>
      ) : (
        <ul className="grid gap-2">
          {debts.map(({ from, to, amount }) => (
            <li key={from + to} className="flex flex-wrap items-center gap-2">
              <strong>{from}</strong>
              <ArrowRightIcon aria-hidden="true" className="size-4" />
              <span className="sr-only">%tOwesTo%</span>
              <strong>{to}</strong>
              <span className="ml-auto tabular-nums">{formatMoney(amount)}</span>
            </li>
          ))}
        </ul>
      )}
      <dl className="grid gap-1 border-t pt-3 text-sm">
        {[...balances].map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt>{name}</dt>
            <dd className="tabular-nums">
              {amount > 0 ? "+" : ""}
              {formatMoney(amount)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
`,
};

export const CURRENCY: Readonly<Record<string, string>> = {
  'src/lib/tools/exchange.ts': `/** How much of each one US dollar buys. Samples, so that the converter works without a network. */
export const SAMPLE_RATES: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 0.92,
  GBP: 0.79,
  JPY: 151.2,
  CHF: 0.88,
  CAD: 1.37,
  AUD: 1.52,
  BRL: 5.05,
  INR: 83.4,
  CNY: 7.24,
  MXN: 16.9,
  SEK: 10.6,
  NOK: 10.8,
  PLN: 3.95,
  ZAR: 18.6,
  KRW: 1365,
};

export function exchange(amount: number, from: string, to: string): number {
  return (amount / (SAMPLE_RATES[from] ?? 1)) * (SAMPLE_RATES[to] ?? 1);
}
`,
  'src/components/tools/CurrencyConverter.tsx': `import { NativeSelect, NativeSelectOption } from "@/components/ui/native-select";

interface Conversion {
  id: string;
  text: string;
}

const CODES = Object.keys(SAMPLE_RATES);

export function CurrencyConverter() {
  const [text, setText] = useState("100");
  const [from, setFrom] = useState("USD");
  const [to, setTo] = useState("EUR");
  const [history, setHistory] = useStored<readonly Conversion[]>("conversions", []);
  const value = Number(text.replace(",", "."));
  const isNumber = text.trim() !== "" && value >= 0;
  const result = exchange(value, from, to);

  const keep = () => {
    const line = moneyText(value, from) + " = " + moneyText(result, to);
    setHistory([{ id: crypto.randomUUID(), text: line }, ...history].slice(0, 20));
    toast.success("%tConversionSaved%");
  };

  const swap = () => {
    setFrom(to);
    setTo(from);
  };

  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      <div className="grid gap-5 rounded-xl border bg-card p-6 text-card-foreground">
        <div className="grid gap-2">
          <Label htmlFor="money">%tAmount%</Label>
          <Input id="money" inputMode="decimal" value={text} onChange={(event) => setText(event.target.value)} />
        </div>
        <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto_1fr]">
          <CurrencySelect label="%tFromUnit%" value={from} onChange={setFrom} />
          <Button type="button" variant="outline" size="icon" aria-label="%tSwapMoney%" onClick={swap}>
            <ArrowRightLeftIcon aria-hidden="true" />
          </Button>
          <CurrencySelect label="%tToUnit%" value={to} onChange={setTo} />
        </div>
        <p role="status" className="rounded-lg bg-muted p-5 text-center text-foreground">
          {isNumber ? (
            <>
              <span className="text-muted-foreground">{moneyText(value, from)} =</span>
              <strong className="block font-heading text-3xl font-semibold break-all tabular-nums">
                {moneyText(result, to)}
              </strong>
              <span className="text-sm">
                1 {from} = {exchange(1, from, to).toPrecision(5)} {to}
              </span>
            </>
          ) : (
            "%invalidNumber%"
          )}
        </p>
        <Button type="button" className="justify-self-start" onClick={keep} disabled={!isNumber}>
          %tKeep%
        </Button>
        <p className="text-sm text-muted-foreground">%tRatesNote%</p>
      </div>
      <section className="grid gap-3">
        <div className="flex items-center justify-between gap-3">
          <h3 className="font-heading text-lg font-semibold">%tHistory%</h3>
          {history.length > 0 && (
            <Button type="button" variant="outline" size="sm" onClick={() => setHistory([])}>
              %tClear%
            </Button>
          )}
        </div>
        {history.length === 0 && <p className="text-muted-foreground">%tNoConversions%</p>}
        <ul className="grid gap-2">
          {history.map((line) => (
            <li key={line.id} className="rounded-lg border bg-card p-3 text-card-foreground tabular-nums">
              {line.text}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface CurrencySelectProps {
  label: string;
  value: string;
  onChange: (code: string) => void;
}

function CurrencySelect({ label, value, onChange }: CurrencySelectProps) {
  const id = useId();
  const names = new Intl.DisplayNames("%locale%", { type: "currency" });
  return (
    <div className="grid gap-2 [&_[data-slot=native-select-wrapper]]:w-full">
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {CODES.map((code) => (
          <NativeSelectOption key={code} value={code}>
            {code} – {names.of(code)}
          </NativeSelectOption>
        ))}
      </NativeSelect>
    </div>
  );
}

function moneyText(amount: number, currency: string): string {
  return new Intl.NumberFormat("%locale%", { style: "currency", currency }).format(amount);
}
`,
};

export const DAYS_UNTIL: Readonly<Record<string, string>> = {
  'src/lib/tools/time-left.ts': `export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Null when the moment has come. */
export function timeLeft(until: number, now: number): TimeLeft | null {
  const seconds = Math.floor((until - now) / 1000);
  if (seconds <= 0) return null;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
`,
  'src/components/tools/DayCountdown.tsx': `interface DayCountdownProps {
  title: string;
  /** "2030-01-01", or month and day of the next such date: "01-01". */
  day: string;
}

const RAYS = Array.from({ length: 16 }, (_, index) => index * 22.5);

export function DayCountdown({ title, day }: DayCountdownProps) {
  const [goal, setGoal] = useStored("countdown", { title, day: nextDay(day) });
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);

  const left = timeLeft(new Date(goal.day + "T00:00").getTime(), now);

  return (
    <div className="mx-auto grid w-full max-w-2xl gap-8 text-center">
      <h3 className="font-heading text-3xl font-semibold break-words">{goal.title}</h3>
      {left ? (
        <dl role="timer" className="grid grid-cols-4 gap-2 sm:gap-4">
          <TimePart label="%tDays%" value={left.days} />
          <TimePart label="%tHours%" value={left.hours} />
          <TimePart label="%tMinutesLeft%" value={left.minutes} />
          <TimePart label="%tSecondsLeft%" value={left.seconds} />
        </dl>
      ) : (
        <div role="status" className="grid justify-items-center gap-4">
          <svg viewBox="-50 -50 100 100" aria-hidden="true" className="w-48 animate-pulse">
            {RAYS.map((angle) => (
              <line
                key={angle}
                x1="0"
                y1="-18"
                x2="0"
                y2="-44"
                transform={"rotate(" + angle + ")"}
                className="stroke-primary stroke-[3]"
                strokeLinecap="round"
              />
            ))}
          </svg>
          <p className="font-heading text-2xl font-semibold">%tItIsTime%</p>
        </div>
      )}
      <div className="grid gap-4 rounded-xl border bg-card p-5 text-left text-card-foreground sm:grid-cols-2">
        <div className="grid gap-1.5">
          <Label htmlFor="countdown-title">%tOccasion%</Label>
          <Input
            id="countdown-title"
            value={goal.title}
            onChange={(event) => setGoal({ ...goal, title: event.target.value })}
          />
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor="countdown-day">%tDay%</Label>
          <Input
            id="countdown-day"
            type="date"
            value={goal.day}
            onChange={(event) => event.target.value !== "" && setGoal({ ...goal, day: event.target.value })}
          />
        </div>
      </div>
    </div>
  );
}

function TimePart({ label, value }: { label: string; value: number }) {
  return (
    <div className="grid gap-1 rounded-xl border bg-card p-3 text-card-foreground sm:p-5">
      <dd className="order-1 font-heading text-3xl font-semibold tabular-nums sm:text-5xl">
        {String(value).padStart(2, "0")}
      </dd>
      <dt className="order-2 text-xs text-muted-foreground sm:text-sm">{label}</dt>
    </div>
  );
}

function nextDay(day: string): string {
  if (day.length > 5) return day;
  const year = new Date().getFullYear();
  return inDays(0) < year + "-" + day ? year + "-" + day : year + 1 + "-" + day;
}
`,
};
