import { formatMoney, formatNumber } from "@/lib/format";

export interface PartColumn {
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
  const highest = Math.max(1000, ...used.map((number) => Number(/\d+$/.exec(number)?.[0] ?? 0)));
  return prefix + String(highest + 1);
}

export function formatPart({ id, kind }: PartColumn, row: PartRow): string {
  const value = row[id] ?? "";
  if (kind === "text" || value === "") return String(value);
  if (kind === "money") return formatMoney(Number(value));
  return formatNumber(Number(value), kind === "percent" ? "%" : undefined);
}
