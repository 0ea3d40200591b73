/** How much of each one US dollar buys. Samples, so that the converter works without a network. */
export const SAMPLE_RATES: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 0.92,
  GBP: 0.79,
  JPY: 151.2,
  CHF: 0.88,
  CAD: 1.37,
  AUD: 1.52,
  BRL: 5.05,
  INR: 83.4,
  CNY: 7.24,
  MXN: 16.9,
  SEK: 10.6,
  NOK: 10.8,
  PLN: 3.95,
  ZAR: 18.6,
  KRW: 1365,
};

export function exchange(amount: number, from: string, to: string): number {
  return (amount / (SAMPLE_RATES[from] ?? 1)) * (SAMPLE_RATES[to] ?? 1);
}
