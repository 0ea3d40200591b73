export interface LoanMonth {
  month: number;
  payment: number;
  interest: number;
  left: number;
}

export interface LoanTerms {
  amount: number;
  yearlyPercent: number;
  years: number;
  /** Paid each month on top. */
  extra?: number;
}

export interface LoanPlan {
  /** Without what is paid on top of it. */
  monthly: number;
  paid: number;
  interest: number;
  months: readonly LoanMonth[];
}

/** Equal monthly payments, and more of them where someone pays extra; null where the numbers make no loan. */
export function repayLoan({ amount, yearlyPercent, years, extra = 0 }: LoanTerms): LoanPlan | null {
  if (!(amount > 0) || !(yearlyPercent >= 0) || !(years > 0) || years > 100 || !(extra >= 0)) return null;
  const count = Math.round(years * 12);
  const rate = yearlyPercent / 1200;
  const monthly = rate === 0 ? amount / count : (amount * rate) / (1 - (1 + rate) ** -count);
  const months: LoanMonth[] = [];
  let left = amount;
  while (left > 0.005 && months.length < count) {
    const interest = left * rate;
    const payment =
      months.length + 1 === count ? left + interest : Math.min(left + interest, monthly + extra);
    left = left + interest - payment;
    months.push({ month: months.length + 1, payment, interest, left: Math.max(0, left) });
  }
  const paid = months.reduce((sum, { payment }) => sum + payment, 0);
  return { monthly, paid, interest: Math.round((paid - amount) * 100) / 100, months };
}

export function monthAfter(start: string, months: number): string {
  const [year, month] = start.split("-").map(Number);
  const index = year * 12 + (month - 1) + months;
  return Math.floor(index / 12) + "-" + String((index % 12) + 1).padStart(2, "0");
}
