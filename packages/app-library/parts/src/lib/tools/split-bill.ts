export interface BillShare {
  tip: number;
  total: number;
  each: number;
}

/** Null where the numbers make no bill. */
export function splitBill(bill: number, tipPercent: number, people: number): BillShare | null {
  if (!(bill > 0) || !(tipPercent >= 0) || !(people >= 1) || !Number.isInteger(people)) return null;
  const tip = (bill * tipPercent) / 100;
  return { tip, total: bill + tip, each: (bill + tip) / people };
}
