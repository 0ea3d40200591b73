import { cloudMessages, enums, limits, texts } from '@loam/contract';
import { timeRangeWords } from '../texts.data.ts';

export type TimePreset = (typeof enums.functions.timePresets)[number];

type Kind = (typeof enums.timeRange.types)[number];

/** The last while until now, or a span between two moments. */
export type TimeRange =
  | { readonly type: Extract<Kind, 'relative'>; readonly value: TimePreset }
  | { readonly type: Extract<Kind, 'absolute'>; readonly startDate: string; readonly endDate: string };

export interface TimeSpan {
  readonly startMs: number;
  readonly endMs: number;
}

const unitMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

export function presetMs(preset: TimePreset): number {
  return Number.parseInt(preset, 10) * (unitMs[preset.at(-1) ?? ''] ?? 0);
}

export const functionRange: TimeRange = { type: 'relative', value: limits.functions.defaultTimePreset };

export const logsRange: TimeRange = {
  type: 'relative',
  value:
    enums.functions.timePresets.find((preset) => presetMs(preset) === limits.logs.defaultRangeMs) ??
    limits.functions.defaultTimePreset,
};

export function spanOf(range: TimeRange, nowMs: number): TimeSpan {
  if (range.type === 'relative') return { startMs: nowMs - presetMs(range.value), endMs: nowMs };
  return { startMs: Date.parse(range.startDate), endMs: Date.parse(range.endDate) };
}

export function rangeOfSpan({ startMs, endMs }: TimeSpan): TimeRange {
  return {
    type: 'absolute',
    startDate: new Date(startMs).toISOString(),
    endDate: new Date(endMs).toISOString(),
  };
}

/** What is wrong with two moments as a form has them, in a sentence. */
export function spanFault(start: string, end: string, nowMs: number): string | undefined {
  const [startMs, endMs] = [Date.parse(start), Date.parse(end)];
  if (Number.isNaN(startMs) || Number.isNaN(endMs)) return cloudMessages.rangeRequired;
  if (startMs >= endMs) return texts.timeRange.startBeforeEnd;
  return startMs > nowMs || endMs > nowMs ? cloudMessages.rangeInFuture : undefined;
}

const momentForm = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

export function formatRange(range: TimeRange): string {
  if (range.type === 'relative') return timeRangeWords.presets[range.value];
  const { startMs, endMs } = spanOf(range, 0);
  return `${momentForm.format(startMs)} – ${momentForm.format(endMs)}`;
}

/** As an input for a local date and time has it. */
export function localInput(ms: number): string {
  const date = new Date(ms);
  return new Date(ms - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
