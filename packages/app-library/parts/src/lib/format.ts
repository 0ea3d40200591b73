import { app } from "@/lib/app";

const LOCALE = app.locale;
const CURRENCY = app.currency;

const dateFormat = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium" });
const dateTimeFormat = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeStyle: "short" });
const moneyFormat = new Intl.NumberFormat(LOCALE, { style: "currency", currency: CURRENCY });
const wholeMoneyFormat = new Intl.NumberFormat(LOCALE, {
  style: "currency",
  currency: CURRENCY,
  maximumFractionDigits: 0,
});
const compactFormat = new Intl.NumberFormat(LOCALE, { notation: "compact", maximumFractionDigits: 1 });
const numberFormat = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });

export function formatDate(value: string): string {
  const date = readDate(value);
  return date ? dateFormat.format(date) : "";
}

export function formatDateTime(value: string): string {
  const date = readDate(value);
  return date ? dateTimeFormat.format(date) : "";
}

/** Small amounts with their cents, so that those of a list stand alike; large round ones without. */
export function formatMoney(value: number | null): string {
  if (value === null || value === undefined) return "";
  const isLarge = Number.isInteger(value) && Math.abs(value) >= 1000;
  return (isLarge ? wholeMoneyFormat : moneyFormat).format(value);
}

/** Short, for axes and labels of charts: "12K". */
export function formatCompact(value: number): string {
  return compactFormat.format(value);
}

export function formatNumber(value: number | null, unit?: string): string {
  if (value === null || value === undefined) return "";
  return unit ? `${numberFormat.format(value)} ${unit}` : numberFormat.format(value);
}

/** "3 hours ago", "in 2 days". */
export function formatRelative(value: string): string {
  const date = readDate(value);
  if (!date) return "";
  const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" });
  const minutes = Math.round((date.getTime() - Date.now()) / 60_000);
  if (Math.abs(minutes) < 60) return relative.format(minutes, "minute");
  if (Math.abs(minutes) < 1440) return relative.format(Math.round(minutes / 60), "hour");
  return relative.format(Math.round(minutes / 1440), "day");
}

/** A day without a time is meant in the reader's own time zone. */
function readDate(value: string): Date | null {
  if (!value) return null;
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00` : value);
  return Number.isNaN(date.getTime()) ? null : date;
}
