const exact = new Intl.NumberFormat('en');
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

export function formatCount(count: number): string {
  return exact.format(count);
}

/** An estimate is not said to the last digit. */
export function formatEstimate(count: number): string {
  return count < 1000 ? `~${exact.format(count)}` : `~${short.format(count)}`;
}
