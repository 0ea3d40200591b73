export interface CsvRow {
  label: string;
  value: number;
}

export interface CsvTable {
  rows: readonly CsvRow[];
  /** Lines that could not be read, as they stand. */
  bad: readonly string[];
  /** The names in the first line, where there are any. */
  head: readonly [string, string];
}

/** "12,5", "1.234,5" and "1,234.5" alike. */
export function readDecimal(text: string): number {
  const plain = text.trim().replace(/[^\d.,-]/g, "");
  const isComma = plain.lastIndexOf(",") > plain.lastIndexOf(".");
  const number = isComma ? plain.replaceAll(".", "").replace(",", ".") : plain.replaceAll(",", "");
  return number === "" ? NaN : Number(number);
}

/** "31.01.2030" and "31/01/2030" become "2030-01-31"; anything else stays. */
export function readDay(text: string): string {
  const day = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text.trim());
  return day ? [day[3], day[2].padStart(2, "0"), day[1].padStart(2, "0")].join("-") : text.trim();
}

/** Two columns with semicolons, tabs or commas between them. */
export function readCsv(text: string): CsvTable {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const sign = [";", "\t", ","].find((one) => lines.some((line) => line.includes(one))) ?? ";";
  const cells = lines.map((line) => {
    const [label = "", ...rest] = line.split(sign);
    return { line, label: readDay(label), text: rest.join(sign) };
  });
  const first = cells[0];
  const hasHead = first !== undefined && Number.isNaN(readDecimal(first.text));
  const body = hasHead ? cells.slice(1) : cells;
  return {
    rows: body.flatMap(({ label, text: value }) => {
      const number = readDecimal(value);
      return label === "" || Number.isNaN(number) ? [] : [{ label, value: number }];
    }),
    bad: body
      .filter(({ label, text: value }) => label === "" || Number.isNaN(readDecimal(value)))
      .map(({ line }) => line),
    head: hasHead ? [first.label, first.text.trim()] : ["", ""],
  };
}

export interface MonthFigure {
  month: string;
  sum: number;
  average: number;
}

/** By month, where the labels are days. */
export function byMonth(rows: readonly CsvRow[]): readonly MonthFigure[] {
  const months = new Map<string, readonly number[]>();
  for (const { label, value } of rows) {
    if (!/^\d{4}-\d{2}-\d{2}/.test(label)) continue;
    months.set(label.slice(0, 7), [...(months.get(label.slice(0, 7)) ?? []), value]);
  }
  return [...months]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([month, values]) => {
      const sum = values.reduce((total, value) => total + value, 0);
      return { month, sum, average: sum / values.length };
    });
}
