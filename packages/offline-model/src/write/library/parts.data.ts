/** Rows inside a record, such as the items of an invoice: what they add up to, how they are typed and read. */
export const PARTS: Readonly<Record<string, string>> = {
  'src/lib/parts.ts': `export interface PartColumn {
  id: string;
  label: string;
  kind: "text" | "number" | "money" | "percent";
}

export type PartRow = Readonly<Record<string, string | number | null>>;

export interface PartsSum {
  net: number;
  tax: number;
  total: number;
}

/** What a row costs before tax: its price as often as its numbers say. */
export function rowAmount(columns: readonly PartColumn[], row: PartRow): number {
  const price = columns.find(({ kind }) => kind === "money");
  if (!price) return 0;
  return columns
    .filter(({ kind }) => kind === "number")
    .reduce((amount, { id }) => amount * Number(row[id] ?? 0), Number(row[price.id] ?? 0));
}

export function partsSum(columns: readonly PartColumn[], rows: readonly PartRow[]): PartsSum {
  const rate = columns.find(({ kind }) => kind === "percent");
  const net = rows.reduce((sum, row) => sum + rowAmount(columns, row), 0);
  const tax = rate
    ? rows.reduce((sum, row) => sum + (rowAmount(columns, row) * Number(row[rate.id] ?? 0)) / 100, 0)
    : 0;
  return { net: inCents(net), tax: inCents(tax), total: inCents(net + tax) };
}

const inCents = (value: number): number => Math.round(value * 100) / 100;

/** One more than the highest number so far: INV-1043. */
export function nextNumber(prefix: string, used: readonly string[]): string {
  const highest = Math.max(1000, ...used.map((number) => Number(/\\d+$/.exec(number)?.[0] ?? 0)));
  return prefix + String(highest + 1);
}

export function formatPart({ id, kind }: PartColumn, row: PartRow): string {
  const value = row[id] ?? "";
  if (kind === "text" || value === "") return String(value);
  if (kind === "money") return formatMoney(Number(value));
  return formatNumber(Number(value), kind === "percent" ? "%" : undefined);
}
`,
  'src/components/form-fields/PartsField.tsx': `interface PartsFieldProps<V extends FieldValues> extends FieldProps<V> {
  columns: readonly PartColumn[];
}

/** Rows that are added, filled in and removed inside the form. */
export function PartsField<V extends FieldValues>({
  control,
  name,
  label,
  help,
  isRequired,
  className,
  columns,
}: PartsFieldProps<V>) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => {
        const rows: readonly PartRow[] = field.value ?? [];
        const change = (index: number, id: string, value: string | number | null) =>
          field.onChange(rows.map((row, at) => (at === index ? { ...row, [id]: value } : row)));
        const empty = Object.fromEntries(columns.map(({ id, kind }) => [id, kind === "text" ? "" : firstValue(kind)]));
        return (
          <FormItem className={className}>
            <fieldset className="grid gap-3">
              <legend className={cn("mb-2.5 text-sm leading-none font-medium", isRequired && REQUIRED_LABEL)}>
                {label}
              </legend>
              {rows.map((row, index) => (
                <PartInputs
                  key={index}
                  columns={columns}
                  row={row}
                  number={index + 1}
                  onChange={(id, value) => change(index, id, value)}
                  onRemove={() => field.onChange(rows.filter((_, at) => at !== index))}
                />
              ))}
              <div className="flex flex-wrap items-center justify-between gap-3">
                <Button type="button" variant="outline" size="sm" onClick={() => field.onChange([...rows, empty])}>
                  <PlusIcon aria-hidden="true" />
                  %partsAdd%
                </Button>
                <PartsTotals columns={columns} rows={rows} />
              </div>
            </fieldset>
            {help && <FormDescription>{help}</FormDescription>}
            <FormMessage role="alert" />
          </FormItem>
        );
      }}
    />
  );
}

const firstValue = (kind: PartColumn["kind"]): number => (kind === "number" ? 1 : 0);
`,
  'src/components/form-fields/PartInputs.tsx': `interface PartInputsProps {
  columns: readonly PartColumn[];
  row: PartRow;
  number: number;
  onChange: (id: string, value: string | number | null) => void;
  onRemove: () => void;
}

/** One row of a form; each input says in which row it stands. */
export function PartInputs({ columns, row, number, onChange, onRemove }: PartInputsProps) {
  return (
    <div className="flex items-start gap-2 rounded-lg border p-3">
      <div className="grid min-w-0 flex-1 grid-cols-2 gap-2 sm:grid-cols-4">
        {columns.map(({ id, label, kind }, index) => (
          <Label key={id} className={cn("grid gap-1.5 text-xs font-normal", index === 0 && "col-span-2 sm:col-span-4")}>
            {kind === "percent" ? \`\${label} (%)\` : label}
            <Input
              type={kind === "text" ? "text" : "number"}
              min={kind === "text" ? undefined : 0}
              step="any"
              aria-label={\`\${label} \${number}\`}
              value={row[id] ?? ""}
              onChange={({ target }) => onChange(id, kind === "text" ? target.value : numberIn(target.value))}
            />
          </Label>
        ))}
      </div>
      <Button type="button" variant="ghost" size="icon" aria-label={\`%partsRemove% \${number}\`} onClick={onRemove}>
        <XIcon aria-hidden="true" />
      </Button>
    </div>
  );
}

const numberIn = (text: string): number | null => (text === "" ? null : Number(text));
`,
  'src/components/common/PartsTotals.tsx': `interface PartsTotalsProps {
  columns: readonly PartColumn[];
  rows: readonly PartRow[];
}

/** What all rows come to; nothing where they have no price. */
export function PartsTotals({ columns, rows }: PartsTotalsProps) {
  if (!columns.some(({ kind }) => kind === "money")) return null;
  const { net, tax, total } = partsSum(columns, rows);
  const rate = columns.find(({ kind }) => kind === "percent");
  return (
    <dl className="ml-auto grid grid-cols-[auto_auto] gap-x-6 gap-y-1 text-right text-sm tabular-nums">
      {rate && (
        <>
          <dt className="text-muted-foreground">%partsNet%</dt>
          <dd>{formatMoney(net)}</dd>
          <dt className="text-muted-foreground">%partsTax%</dt>
          <dd>{formatMoney(tax)}</dd>
        </>
      )}
      <dt className="font-semibold">%partsTotal%</dt>
      <dd className="font-semibold">{formatMoney(total)}</dd>
    </dl>
  );
}
`,
  'src/components/common/PartsTable.tsx': `interface PartsTableProps {
  columns: readonly PartColumn[];
  rows: readonly PartRow[];
}

export function PartsTable({ columns, rows }: PartsTableProps) {
  if (rows.length === 0) return <p className="text-muted-foreground">%partsNone%</p>;
  const isPriced = columns.some(({ kind }) => kind === "money") && columns.some(({ kind }) => kind === "number");
  return (
    <div className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground">
      <Table>
        <TableHeader>
          <TableRow>
            {columns.map(({ id, label, kind }) => (
              <TableHead key={id} className={cn(kind !== "text" && "text-right")}>
                {label}
              </TableHead>
            ))}
            {isPriced && <TableHead className="text-right">%partsAmount%</TableHead>}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={index}>
              {columns.map((column) => (
                <TableCell key={column.id} className={cn(column.kind !== "text" && "text-right tabular-nums")}>
                  {formatPart(column, row)}
                </TableCell>
              ))}
              {isPriced && (
                <TableCell className="text-right tabular-nums">{formatMoney(rowAmount(columns, row))}</TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <PartsTotals columns={columns} rows={rows} />
    </div>
  );
}
`,
  'src/components/common/PrintButton.tsx': `/** Prints the record alone, without what stands around the page. */
export function PrintButton() {
  return (
    <>
      <style media="print">{"header, nav, footer, aside, button { display: none !important }"}</style>
      <Button type="button" variant="outline" size="sm" onClick={() => window.print()}>
        <PrinterIcon aria-hidden="true" />
        %partsPrint%
      </Button>
    </>
  );
}
`,
};
