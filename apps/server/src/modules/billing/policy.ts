/** Usage is free up to the allowance of the month; only what lies above it is billed. */
export function splitUsage(usage: {
  readonly freeMicros: number;
  readonly usedMicros: number;
  readonly amountMicros: number;
}): { readonly freePartMicros: number; readonly billedPartMicros: number } {
  const left = Math.max(0, usage.freeMicros - usage.usedMicros);
  const freePartMicros = Math.min(left, usage.amountMicros);
  return { freePartMicros, billedPartMicros: usage.amountMicros - freePartMicros };
}

/** A plan that changes within a month adds what its allowance has more, and takes nothing back. */
export function allowanceDue(allowanceMicros: number, alreadyGrantedMicros: number): number {
  return Math.max(0, allowanceMicros - alreadyGrantedMicros);
}
