const steps = [
  { size: 1_000_000, mark: 'm' },
  { size: 1000, mark: 'k' },
] as const;

/** 950 stays 950; 1240 is 1.2k, 15 800 is 15k, 2 300 000 is 2.3m. Never more than there were. */
export function abbreviateCount(count: number): string {
  const step = steps.find(({ size }) => count >= size);
  if (!step) return String(Math.max(0, Math.floor(count)));
  const value = count / step.size;
  const short = value < 10 ? Math.floor(value * 10) / 10 : Math.floor(value);
  return `${short}${step.mark}`;
}
