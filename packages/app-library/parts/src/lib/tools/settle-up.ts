export interface SharedCost {
  id: string;
  what: string;
  amount: number;
  payer: string;
  sharers: readonly string[];
}

export interface Debt {
  from: string;
  to: string;
  amount: number;
}

/** What each has paid beyond the own share, in cents so that nothing is lost. */
export function balancesOf(
  people: readonly string[],
  costs: readonly SharedCost[],
): ReadonlyMap<string, number> {
  const cents = new Map(people.map((name) => [name, 0]));
  const add = (name: string, amount: number) => cents.set(name, (cents.get(name) ?? 0) + amount);
  for (const { amount, payer, sharers } of costs) {
    const total = Math.round(amount * 100);
    const each = Math.floor(total / sharers.length);
    add(payer, total);
    sharers.forEach((name, at) => add(name, -(each + (at < total - each * sharers.length ? 1 : 0))));
  }
  return new Map([...cents].map(([name, amount]) => [name, amount / 100]));
}

/** Few payments that make everything even: who owes most pays who is owed most. */
export function settleUp(balances: ReadonlyMap<string, number>): readonly Debt[] {
  const left = [...balances].map(([name, amount]) => ({ name, cents: Math.round(amount * 100) }));
  const debts: Debt[] = [];
  for (let round = 0; round < left.length * 2; round += 1) {
    left.sort((a, b) => a.cents - b.cents);
    const debtor = left[0];
    const creditor = left[left.length - 1];
    if (!debtor || !creditor || debtor.cents >= 0 || creditor.cents <= 0) break;
    const cents = Math.min(-debtor.cents, creditor.cents);
    debts.push({ from: debtor.name, to: creditor.name, amount: cents / 100 });
    debtor.cents += cents;
    creditor.cents -= cents;
  }
  return debts;
}
