import type { WordTable } from '../../blocks/block-words.ts';
import { NUMBER_INPUT } from './reckoning.data.ts';

/** Loans side by side, month by month. */
export const LOAN: Readonly<Record<string, string>> = {
  ...NUMBER_INPUT,
  'src/lib/tools/repay-loan.ts': `export interface LoanMonth {
  month: number;
  payment: number;
  interest: number;
  left: number;
}

export interface LoanPlan {
  /** Without what is paid on top of it. */
  monthly: number;
  paid: number;
  interest: number;
  months: readonly LoanMonth[];
}

/** Equal monthly payments, and more of them where someone pays extra; null where the numbers make no loan. */
export function repayLoan(amount: number, yearlyPercent: number, years: number, extra = 0): LoanPlan | null {
  if (!(amount > 0) || !(yearlyPercent >= 0) || !(years > 0) || years > 100 || !(extra >= 0)) return null;
  const count = Math.round(years * 12);
  const rate = yearlyPercent / 1200;
  const monthly = rate === 0 ? amount / count : (amount * rate) / (1 - (1 + rate) ** -count);
  const months: LoanMonth[] = [];
  let left = amount;
  while (left > 0.005 && months.length < count) {
    const interest = left * rate;
    const payment = months.length + 1 === count ? left + interest : Math.min(left + interest, monthly + extra);
    left = left + interest - payment;
    months.push({ month: months.length + 1, payment, interest, left: Math.max(0, left) });
  }
  const paid = months.reduce((sum, { payment }) => sum + payment, 0);
  return { monthly, paid, interest: Math.round((paid - amount) * 100) / 100, months };
}

export function monthAfter(start: string, months: number): string {
  const [year, month] = start.split("-").map(Number);
  const index = year * 12 + (month - 1) + months;
  return Math.floor(index / 12) + "-" + String((index % 12) + 1).padStart(2, "0");
}
`,
  'src/components/tools/LoanCalculator.tsx': `const MOST_LOANS = 3;

export interface LoanInput {
  amount: string;
  rate: string;
  years: string;
  start: string;
  extra: string;
}

const FRESH_LOAN: LoanInput = { amount: "20000", rate: "4.5", years: "5", start: inDays(0).slice(0, 7), extra: "0" };

export function LoanCalculator({ count }: { count: number }) {
  const [loans, setLoans] = useStored<readonly LoanInput[]>(
    "loans",
    Array.from({ length: count }, (_, at) => ({ ...FRESH_LOAN, rate: String(4.5 - at * 0.5), years: String(5 + at) })),
  );
  const [chosen, setChosen] = useState(0);
  const plans = loans.map(({ amount, rate, years, extra }) =>
    repayLoan(Number(amount), Number(rate), Number(years), Number(extra)),
  );
  const interests = plans.flatMap((plan) => (plan ? [plan.interest] : []));
  const cheapest = interests.length > 1 ? plans.findIndex((plan) => plan?.interest === Math.min(...interests)) : -1;
  const shown = Math.min(chosen, loans.length - 1);
  const plan = plans[shown];

  return (
    <div className="grid gap-6">
      <div className={cn("grid items-start gap-4", loans.length > 1 ? "md:grid-cols-2 xl:grid-cols-3" : "mx-auto w-full max-w-3xl")}>
        {loans.map((loan, at) => (
          <LoanCard
            key={at}
            name={"%tLoanName%".replace("{n}", String(at + 1))}
            loan={loan}
            plan={plans[at]}
            isCheapest={at === cheapest}
            onChange={(next) => setLoans(loans.map((other, index) => (index === at ? next : other)))}
            onRemove={loans.length > 1 ? () => setLoans(loans.filter((_, index) => index !== at)) : undefined}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          type="button"
          variant="outline"
          disabled={loans.length >= MOST_LOANS}
          onClick={() => setLoans([...loans, { ...loans[loans.length - 1] }])}
        >
          <PlusIcon aria-hidden="true" />
          %tCompareLoan%
        </Button>
        {loans.length > 1 &&
          loans.map((_, at) => (
            <Button key={at} type="button" variant={at === shown ? "default" : "outline"} aria-pressed={at === shown} onClick={() => setChosen(at)}>
              {"%tScheduleOf%".replace("{n}", String(at + 1))}
            </Button>
          ))}
      </div>
      {plan && <LoanSchedule plan={plan} start={loans[shown].start} />}
    </div>
  );
}
`,
  'src/components/tools/LoanCard.tsx': `interface LoanCardProps {
  name: string;
  loan: LoanInput;
  plan: LoanPlan | null;
  isCheapest: boolean;
  onChange: (loan: LoanInput) => void;
  onRemove?: () => void;
}

export function LoanCard({ name, loan, plan, isCheapest, onChange, onRemove }: LoanCardProps) {
  const id = useId();
  const results = plan && [
    { label: "%tMonthly%", value: formatMoney(cents(plan.monthly)) },
    { label: "%tInterest%", value: formatMoney(cents(plan.interest)) },
    { label: "%tPaid%", value: formatMoney(cents(plan.paid)) },
    { label: "%tMonthsCount%", value: String(plan.months.length) },
  ];
  return (
    <section
      aria-label={name}
      className={cn("grid gap-4 rounded-xl border bg-card p-5 text-card-foreground", isCheapest && "border-4 border-primary")}
    >
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-heading text-lg font-semibold">{name}</h3>
        {isCheapest && <Badge>%tCheapest%</Badge>}
        {onRemove && (
          <Button type="button" variant="ghost" size="icon-sm" aria-label={"%delete% " + name} onClick={onRemove}>
            <XIcon aria-hidden="true" />
          </Button>
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberInput label="%tLoan%" value={loan.amount} onChange={(amount) => onChange({ ...loan, amount })} />
        <NumberInput label="%tRate%" value={loan.rate} onChange={(rate) => onChange({ ...loan, rate })} />
        <NumberInput label="%tYears%" value={loan.years} onChange={(years) => onChange({ ...loan, years })} />
        <NumberInput label="%tExtra%" value={loan.extra} onChange={(extra) => onChange({ ...loan, extra })} />
        <div className="grid gap-2">
          <Label htmlFor={id}>%tStartMonth%</Label>
          <Input id={id} type="month" value={loan.start} onChange={(event) => onChange({ ...loan, start: event.target.value })} />
        </div>
      </div>
      <ResultList results={results} />
    </section>
  );
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
`,
  'src/components/tools/LoanSchedule.tsx': `interface LoanScheduleProps {
  plan: LoanPlan;
  /** "2030-01". */
  start: string;
}

export function LoanSchedule({ plan, start }: LoanScheduleProps) {
  const rows = plan.months.map((one) => ({ ...one, when: monthAfter(start || inDays(0), one.month) }));
  const ends = plan.months.filter(({ month }) => month % 12 === 0 || month === plan.months.length);

  const download = () => {
    const lines = rows.map(({ when, payment, interest, left }) =>
      [when, ...[payment, interest, left].map((amount) => amount.toFixed(2))].join(";"),
    );
    const text = ["%tMonth%;%tPayment%;%tInterestPart%;%tLeft%", ...lines].join("\\n");
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
    link.download = "schedule.csv";
    link.click();
    URL.revokeObjectURL(link.href);
  };

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <ChartCard title="%tLeft%">
        <LineFigure
          label="%tLeft%"
          format={formatMoney}
          data={ends.map(({ month, left }) => ({ name: "%tYear% " + Math.ceil(month / 12), value: Math.round(left) }))}
        />
      </ChartCard>
      <ChartCard
        title="%tSchedule%"
        action={
          <Button type="button" size="sm" variant="outline" onClick={download}>
            <DownloadIcon aria-hidden="true" />
            CSV
          </Button>
        }
      >
        <div className="max-h-96 overflow-auto">
          <Table>
            <TableHeader>
              <TableRow>
                {["%tMonth%", "%tPayment%", "%tInterestPart%", "%tLeft%"].map((head) => (
                  <TableHead key={head} scope="col">
                    {head}
                  </TableHead>
                ))}
              </TableRow>
            </TableHeader>
            <TableBody>
              {rows.map(({ when, payment, interest, left }) => (
                <TableRow key={when}>
                  <TableCell className="tabular-nums">{when}</TableCell>
                  {[payment, interest, left].map((amount, index) => (
                    <TableCell key={index} className="tabular-nums">
                      {formatMoney(Math.round(amount * 100) / 100)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      </ChartCard>
    </div>
  );
}
`,
};

export const LOAN_WORDS: WordTable = {
  tLoanName: ['Loan {n}', 'Empréstimo {n}', 'Préstamo {n}', 'Kredit {n}', 'Prêt {n}'],
  tCompareLoan: [
    'Add a loan to compare',
    'Adicionar empréstimo para comparar',
    'Añadir préstamo para comparar',
    'Kredit zum Vergleich hinzufügen',
    'Ajouter un prêt à comparer',
  ],
  tScheduleOf: [
    'Schedule of loan {n}',
    'Parcelas do empréstimo {n}',
    'Cuotas del préstamo {n}',
    'Tilgungsplan Kredit {n}',
    'Échéancier du prêt {n}',
  ],
  tSchedule: ['Payment schedule', 'Plano de pagamento', 'Plan de pagos', 'Tilgungsplan', 'Échéancier'],
  tCheapest: ['Cheapest', 'Mais barato', 'El más barato', 'Am günstigsten', 'Le moins cher'],
  tExtra: [
    'Extra payment per month',
    'Pagamento extra por mês',
    'Pago extra al mes',
    'Sonderzahlung pro Monat',
    'Versement en plus par mois',
  ],
  tStartMonth: ['Start date', 'Início', 'Fecha de inicio', 'Beginn', 'Début'],
  tMonthsCount: ['Months', 'Meses', 'Meses', 'Monate', 'Mois'],
  tPayment: ['Payment', 'Parcela', 'Cuota', 'Rate', 'Mensualité'],
  tInterestPart: ['Interest', 'Juros', 'Intereses', 'Zinsen', 'Intérêts'],
};
