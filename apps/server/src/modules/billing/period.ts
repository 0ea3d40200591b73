/** Allowances and meters run by the calendar month in UTC. */
export interface Period {
  /** The first day, as YYYY-MM-DD. */
  readonly key: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export function periodAt(now: Date): Period {
  const startsAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const endsAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return { key: startsAt.toISOString().slice(0, 10), startsAt, endsAt };
}
