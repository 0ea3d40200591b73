import { PICK_INPUT } from './pick.data.ts';
import { NUMBER_INPUT } from './reckoning.data.ts';

/** Income and expenses by category, month by month, with limits. */
export const BUDGET: Readonly<Record<string, string>> = {
  ...NUMBER_INPUT,
  ...PICK_INPUT,
  'src/lib/tools/budget.ts': `export interface BudgetEntry {
  id: string;
  kind: "income" | "expense";
  amount: number;
  category: string;
  /** "2030-01-31". */
  date: string;
  note: string;
}

export interface BudgetCategory {
  name: string;
  /** For a month; zero is no limit. */
  limit: number;
}

export function inMonth(entries: readonly BudgetEntry[], month: string): readonly BudgetEntry[] {
  return entries.filter(({ date }) => date.startsWith(month));
}

export function totalOf(entries: readonly BudgetEntry[], kind: BudgetEntry["kind"]): number {
  const cents = entries
    .filter((entry) => entry.kind === kind)
    .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return cents / 100;
}

export function spentOn(entries: readonly BudgetEntry[], category: string): number {
  return totalOf(
    entries.filter((entry) => entry.category === category),
    "expense",
  );
}
`,
  'src/components/tools/BudgetBoard.tsx': `interface BudgetBoardProps {
  categories: readonly string[];
  chart: "pie" | "bar";
  /** What may be spent in all; absent where months stand alone. */
  total?: number;
}

export function BudgetBoard({ categories: first, chart, total }: BudgetBoardProps) {
  const [categories, setCategories] = useStored<readonly BudgetCategory[]>(
    "budget-categories",
    first.map((name, index) => ({ name, limit: [400, 900, 150, 200, 120, 100][index % 6] })),
  );
  const [entries, setEntries] = useStored<readonly BudgetEntry[]>("budget-entries", firstEntries(first));
  const [month, setMonth] = useState(() => inDays(0).slice(0, 7));
  const [edited, setEdited] = useState<BudgetEntry | null>(null);
  const shown = inMonth(entries, month);
  const [income, expense] = [totalOf(shown, "income"), totalOf(shown, "expense")];
  const Figure = chart === "pie" ? PieFigure : BarFigure;

  const save = (entry: BudgetEntry) => {
    const isNew = entries.every(({ id }) => id !== entry.id);
    setEntries(isNew ? [entry, ...entries] : entries.map((other) => (other.id === entry.id ? entry : other)));
    setEdited(null);
    toast.success("%tBooked%");
  };

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <Label htmlFor="budget-month">%tMonth%</Label>
          <Input
            id="budget-month"
            type="month"
            value={month}
            onChange={(event) => setMonth(event.target.value)}
            className="bg-card text-card-foreground dark:bg-card"
          />
        </div>
        <dl className="grid grow grid-cols-3 gap-3 sm:max-w-xl">
          <BudgetFigure label="%tIncome%" amount={income} />
          <BudgetFigure label="%tExpenses%" amount={expense} />
          {total === undefined ? (
            <BudgetFigure label="%tBalance%" amount={Math.round((income - expense) * 100) / 100} />
          ) : (
            <BudgetFigure label="%tBudgetLeft%" amount={Math.round((total - totalOf(entries, "expense")) * 100) / 100} />
          )}
        </dl>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <BudgetForm key={edited?.id ?? "new"} entry={edited} categories={categories} onSave={save} />
        <ChartCard title="%tByCategory%">
          <Figure
            label="%tExpenses%"
            format={formatMoney}
            data={categories.map(({ name }) => ({ name, value: spentOn(shown, name) }))}
          />
        </ChartCard>
      </div>
      <BudgetLimits categories={categories} entries={shown} onChange={setCategories} />
      <BudgetList
        entries={shown}
        onEdit={setEdited}
        onRemove={(id) => setEntries(entries.filter((entry) => entry.id !== id))}
      />
    </div>
  );
}

function BudgetFigure({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="grid rounded-xl border bg-card p-4 text-card-foreground">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className={cn("font-heading text-lg font-semibold tabular-nums sm:text-xl", amount < 0 && "text-destructive")}>
        {formatMoney(amount)}
      </dd>
    </div>
  );
}

/** Two months, so that there is something to look at. */
function firstEntries(categories: readonly string[]): readonly BudgetEntry[] {
  const today = inDays(0);
  const past = inDays(-Number(today.slice(8)) - 3).slice(0, 8);
  return [today.slice(0, 8), past].flatMap((month, at) => [
    { id: "income-" + at, kind: "income" as const, amount: 3200, category: "", date: month + "01", note: "%tSalary%" },
    ...categories.slice(0, 6).map((category, index) => ({
      id: "expense-" + at + "-" + index,
      kind: "expense" as const,
      amount: [262.4, 900, 84.5, 231.2, 45.9, 60][index] - at * 5,
      category,
      date: month + "0" + (index + 1),
      note: "",
    })),
  ]).filter(({ date }) => date <= today);
}
`,
  'src/components/tools/BudgetForm.tsx': `interface BudgetFormProps {
  /** What is changed; null makes a new one. */
  entry: BudgetEntry | null;
  categories: readonly BudgetCategory[];
  onSave: (entry: BudgetEntry) => void;
}

export function BudgetForm({ entry, categories, onSave }: BudgetFormProps) {
  const [kind, setKind] = useState<string>(entry?.kind ?? "expense");
  const [amount, setAmount] = useState(entry ? String(entry.amount) : "");
  const [category, setCategory] = useState(entry?.category || (categories[0]?.name ?? ""));
  const [date, setDate] = useState(entry?.date ?? inDays(0));
  const [note, setNote] = useState(entry?.note ?? "");
  const [problem, setProblem] = useState("");
  const isIncome = kind === "income";

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!(Number(amount) > 0) || date === "") {
      setProblem("%tAmountProblem%");
      return;
    }
    onSave({
      id: entry?.id ?? crypto.randomUUID(),
      kind: isIncome ? "income" : "expense",
      amount: Number(amount),
      category: isIncome ? "" : category,
      date,
      note: note.trim(),
    });
    setAmount("");
    setNote("");
    setProblem("");
  };

  return (
    <form onSubmit={save} noValidate className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground">
      <h3 className="font-heading text-lg font-semibold">{entry ? "%tChangeEntry%" : "%tNewEntry%"}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <PickInput
          label="%tKind%"
          value={kind}
          options={[
            { value: "expense", label: "%tExpense%" },
            { value: "income", label: "%tIncome%" },
          ]}
          onChange={setKind}
        />
        <NumberInput label="%tAmount%" value={amount} onChange={setAmount} />
        {!isIncome && (
          <PickInput
            label="%tCategory%"
            value={category}
            options={categories.map(({ name }) => ({ value: name, label: name }))}
            onChange={setCategory}
          />
        )}
        <div className="grid gap-2">
          <Label htmlFor="budget-date">%tDate%</Label>
          <Input id="budget-date" type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        </div>
        <div className="grid gap-2 sm:col-span-2">
          <Label htmlFor="budget-note">%tNote%</Label>
          <Input id="budget-note" value={note} onChange={(event) => setNote(event.target.value)} />
        </div>
      </div>
      {problem !== "" && (
        <p role="alert" className="text-sm text-destructive">
          {problem}
        </p>
      )}
      <Button type="submit" className="justify-self-start">
        {entry ? "%save%" : "%tAdd%"}
      </Button>
    </form>
  );
}
`,
  'src/components/tools/BudgetLimits.tsx': `interface BudgetLimitsProps {
  categories: readonly BudgetCategory[];
  entries: readonly BudgetEntry[];
  onChange: (categories: readonly BudgetCategory[]) => void;
}

/** What was spent of each category's limit; above it stands out in red. */
export function BudgetLimits({ categories, entries, onChange }: BudgetLimitsProps) {
  const [name, setName] = useState("");

  const add = (event: FormEvent) => {
    event.preventDefault();
    const fresh = name.trim();
    if (fresh === "" || categories.some((category) => category.name === fresh)) return;
    onChange([...categories, { name: fresh, limit: 0 }]);
    setName("");
  };

  return (
    <Section title="%tLimits%">
      <ul className="grid gap-3 sm:grid-cols-2">
        {categories.map((category) => {
          const spent = spentOn(entries, category.name);
          const isOver = category.limit > 0 && spent > category.limit;
          return (
            <li
              key={category.name}
              className={cn(
                "grid gap-3 rounded-xl border bg-card p-4 text-card-foreground",
                isOver && "border-2 border-destructive",
              )}
            >
              <div className="flex items-baseline justify-between gap-3">
                <h3 className="font-semibold break-words">{category.name}</h3>
                <p className={cn("tabular-nums", isOver && "font-semibold text-destructive")}>
                  {formatMoney(spent)}
                  {isOver && " – %tOverLimit%"}
                </p>
              </div>
              <Progress
                value={category.limit > 0 ? Math.min(100, (spent / category.limit) * 100) : 0}
                aria-label={category.name}
                className={cn(isOver && "[&>*]:bg-destructive")}
              />
              <NumberInput
                label={"%tLimitOf%".replace("{name}", category.name)}
                value={String(category.limit)}
                onChange={(limit) =>
                  onChange(
                    categories.map((other) =>
                      other.name === category.name ? { ...other, limit: Math.max(0, Number(limit) || 0) } : other,
                    ),
                  )
                }
              />
            </li>
          );
        })}
      </ul>
      <form onSubmit={add} className="flex max-w-md items-end gap-2">
        <div className="grid flex-1 gap-1.5">
          <Label htmlFor="budget-category">%tNewCategory%</Label>
          <Input id="budget-category" value={name} onChange={(event) => setName(event.target.value)} className="bg-card text-card-foreground dark:bg-card" />
        </div>
        <Button type="submit" variant="outline">
          %tAdd%
        </Button>
      </form>
    </Section>
  );
}
`,
  'src/components/tools/BudgetList.tsx': `interface BudgetListProps {
  entries: readonly BudgetEntry[];
  onEdit: (entry: BudgetEntry) => void;
  onRemove: (id: string) => void;
}

export function BudgetList({ entries, onEdit, onRemove }: BudgetListProps) {
  if (entries.length === 0) {
    return <EmptyState icon={WalletIcon} title="%tNoEntries%" text="%emptyTextRead%" />;
  }
  const sorted = entries.toSorted((left, right) => (left.date < right.date ? 1 : -1));
  return (
    <Section title="%tEntries%">
      <ul className="grid gap-2">
        {sorted.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center gap-3 rounded-lg border bg-card px-4 py-2 text-card-foreground">
            <span className="w-28 text-sm text-muted-foreground">{formatDate(entry.date)}</span>
            <span className="min-w-0 flex-1 break-words">
              {[entry.category || "%tIncome%", entry.note].filter((part) => part !== "").join(" · ")}
            </span>
            <span className={cn("font-semibold tabular-nums", entry.kind === "income" && "text-primary")}>
              {entry.kind === "income" ? "+" : "−"}
              {formatMoney(entry.amount)}
            </span>
            <EditButton name={entry.note || entry.category} isCompact onClick={() => onEdit(entry)} />
            <DeleteButton name={entry.note || entry.category} isCompact onDelete={async () => onRemove(entry.id)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
`,
};
