import { z } from 'zod';

export interface SpeedAudit {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly displayValue?: string | undefined;
  readonly explanation?: string | undefined;
  readonly errorMessage?: string | undefined;
  readonly warnings?: string[] | undefined;
  readonly details?: { headings: string[]; rows: string[][] } | undefined;
  readonly savings?: { ms?: number; bytes?: number } | undefined;
}

interface SpeedCategory {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly auditRefs: { id: string; weight: number; group?: string | undefined }[];
}

export interface SpeedResult {
  readonly finalUrl: string;
  readonly fetchTime: string;
  readonly categories: Readonly<Record<string, SpeedCategory>>;
  readonly audits: Readonly<Record<string, SpeedAudit>>;
  /** A data URL. */
  readonly screenshot: string | null;
}

const MOST_ROWS = 10;
const MOST_COLUMNS = 5;
const LONGEST_CELL = 300;
const LONGEST_TEXT = 2000;
const LONGEST_PICTURE = 400_000;

const Heading = z.looseObject({ key: z.string().nullable().optional(), label: z.unknown() });
const Details = z.looseObject({
  type: z.string(),
  headings: z.array(Heading).optional(),
  items: z.array(z.unknown()).optional(),
  overallSavingsMs: z.number().optional(),
  overallSavingsBytes: z.number().optional(),
  data: z.unknown().optional(),
});
const Audit = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  score: z.number().nullable(),
  scoreDisplayMode: z.string(),
  displayValue: z.string().optional(),
  explanation: z.string().optional(),
  errorMessage: z.string().optional(),
  warnings: z.array(z.unknown()).optional(),
  metricSavings: z.record(z.string(), z.number()).optional(),
  details: Details.optional().catch(undefined),
});
const Category = z.object({
  id: z.string(),
  title: z.string(),
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number(), group: z.string().optional() })),
});
const Report = z.object({
  finalDisplayedUrl: z.string(),
  fetchTime: z.string(),
  categories: z.record(z.string(), Category),
  audits: z.record(z.string(), Audit),
  runtimeError: z.object({ code: z.string(), message: z.string() }).optional(),
});

/** Of Lighthouse's report what people are shown: the audits of its categories, with the head of their tables. */
export function readLighthouseResult(report: unknown): SpeedResult {
  const read = Report.parse(report);
  if (read.runtimeError) throw new Error(`${read.runtimeError.code}: ${read.runtimeError.message}`);
  const categories = Object.fromEntries(
    Object.entries(read.categories).map(([id, category]) => [id, shownOf(category)]),
  );
  const shown = new Set(Object.values(categories).flatMap(({ auditRefs }) => auditRefs.map(({ id }) => id)));
  return {
    finalUrl: read.finalDisplayedUrl,
    fetchTime: read.fetchTime,
    categories,
    audits: Object.fromEntries(
      Object.entries(read.audits).flatMap(([id, audit]) => (shown.has(id) ? [[id, trimmed(audit)]] : [])),
    ),
    screenshot: pictureOf(read.audits['final-screenshot']),
  };
}

function shownOf(category: z.infer<typeof Category>): SpeedCategory {
  return { ...category, auditRefs: category.auditRefs.filter(({ group }) => group !== 'hidden') };
}

function trimmed({ details, warnings, metricSavings, ...audit }: z.infer<typeof Audit>): SpeedAudit {
  const table = details && tableOf(details);
  const savings = savingsOf(details, metricSavings);
  return {
    ...audit,
    description: audit.description.slice(0, LONGEST_TEXT),
    ...(warnings && warnings.length > 0 ? { warnings: warnings.slice(0, MOST_ROWS).map(cell) } : {}),
    ...(table ? { details: table } : {}),
    ...(savings ? { savings } : {}),
  };
}

function savingsOf(
  details: z.infer<typeof Details> | undefined,
  metrics: Readonly<Record<string, number>> | undefined,
) {
  const ms = Math.max(details?.overallSavingsMs ?? 0, metrics?.['FCP'] ?? 0, metrics?.['LCP'] ?? 0);
  const bytes = details?.overallSavingsBytes ?? 0;
  if (ms <= 0 && bytes <= 0) return undefined;
  return { ...(ms > 0 ? { ms } : {}), ...(bytes > 0 ? { bytes } : {}) };
}

function tableOf({ headings = [], items = [] }: z.infer<typeof Details>): SpeedAudit['details'] {
  const columns = headings
    .flatMap(({ key, label }) => (typeof key === 'string' ? [{ key, label: cell(label) }] : []))
    .slice(0, MOST_COLUMNS);
  if (columns.length === 0 || items.length === 0) return undefined;
  const rows = items.slice(0, MOST_ROWS).map((item) => columns.map(({ key }) => cell(fieldOf(item, key))));
  return { headings: columns.map(({ label }) => label), rows };
}

function fieldOf(item: unknown, key: string): unknown {
  return typeof item === 'object' && item !== null ? Reflect.get(item, key) : undefined;
}

const Named = z.looseObject({
  nodeLabel: z.string().optional(),
  snippet: z.string().optional(),
  url: z.string().optional(),
  text: z.string().optional(),
  value: z.union([z.string(), z.number()]).optional(),
  formattedDefault: z.string().optional(),
});

/** What Lighthouse puts into one field of a table: a text, a number, an element, an address, a place in a file. */
function cell(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  if (typeof value === 'string') return value.slice(0, LONGEST_CELL);
  const named = Named.safeParse(value);
  if (!named.success) return '';
  const { snippet, nodeLabel, url, text, value: plain, formattedDefault } = named.data;
  return String(snippet ?? nodeLabel ?? url ?? text ?? formattedDefault ?? plain ?? '').slice(
    0,
    LONGEST_CELL,
  );
}

function pictureOf(audit: z.infer<typeof Audit> | undefined): string | null {
  const data = audit?.details?.data;
  const isPicture = typeof data === 'string' && /^data:image\/(?:jpeg|png|webp);base64,/.test(data);
  return isPicture && data.length <= LONGEST_PICTURE ? data : null;
}
