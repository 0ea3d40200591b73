const unitMs: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};

/** Go's durations, as in `ban_duration`: "24h", "1h30m", "300ms". Milliseconds; undefined where it is none. */
export function parseDuration(value: string): number | undefined {
  if (value === '0') return 0;
  if (!/^[+-]?(?:\d+(?:\.\d*)?(?:ns|us|µs|ms|s|m|h))+$/.test(value)) return undefined;
  const parts = value.matchAll(/(\d+(?:\.\d*)?)(ns|us|µs|ms|s|m|h)/g);
  const total = [...parts].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (unitMs[unit ?? ''] ?? 0),
    0,
  );
  return value.startsWith('-') ? -total : total;
}
