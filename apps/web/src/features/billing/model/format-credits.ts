const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const tiny = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });

/** Two decimals; what is smaller than a cent keeps two digits, so that it never reads as nothing. */
export function formatCredits(amount: number): string {
  if (amount === 0) return '0';
  return Math.abs(amount) < 0.01 ? tiny.format(amount) : whole.format(amount);
}

/** With its sign, as in a list of what came and went. */
export function formatSignedCredits(amount: number): string {
  if (amount < 0) return `−${formatCredits(-amount)}`;
  return amount > 0 ? `+${formatCredits(amount)}` : '0';
}
