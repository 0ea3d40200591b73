/** Calm until four fifths, a warning from there, danger when nothing is left. */
export function usageTone(share: number): 'accent' | 'warning' | 'danger' {
  if (share >= 1) return 'danger';
  return share >= 0.8 ? 'warning' : 'accent';
}
