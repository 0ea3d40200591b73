import type { Analytics, AnalyticsGranularity } from '@loam/contract';
import { analyticsTexts } from '../texts.data.ts';

export type Metric = keyof Analytics['timeSeries'];
export type ListName = keyof Analytics['lists'];

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

export function formatMetric(metric: Metric, value: number): string {
  switch (metric) {
    case 'visitors':
    case 'pageviews':
      return whole.format(value);
    case 'pageviewsPerVisit':
      return decimal.format(value);
    case 'sessionDuration':
      return formatSeconds(value);
    case 'bounceRate':
      return `${whole.format(value)}%`;
  }
}

function formatSeconds(seconds: number): string {
  const rounded = Math.round(seconds);
  const hours = Math.floor(rounded / 3600);
  const minutes = Math.floor((rounded % 3600) / 60);
  if (hours > 0) return `${hours}h ${minutes}m`;
  return minutes > 0 ? `${minutes}m ${rounded % 60}s` : `${rounded}s`;
}

const hourForm = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const dayForm = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayAndHourForm = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

export function formatTick(date: string, granularity: AnalyticsGranularity): string {
  return (granularity === 'hourly' ? hourForm : dayForm).format(new Date(date));
}

export function formatMoment(date: string, granularity: AnalyticsGranularity): string {
  return (granularity === 'hourly' ? dayAndHourForm : dayForm).format(new Date(date));
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
const devices: Readonly<Record<string, string>> = { desktop: 'Desktop', mobile: 'Mobile', tablet: 'Tablet' };

/** What the list's entries are called for people; sources and pages are called by their own names. */
export function formatLabel(list: ListName, label: string): string {
  if (list === 'device') return devices[label] ?? label;
  if (list !== 'country') return label;
  return /^[A-Z]{2}$/.test(label) ? (countries.of(label) ?? label) : analyticsTexts.unknown;
}
