export interface IntervalPlan {
  work: number;
  rest: number;
  rounds: number;
}

export interface IntervalNow {
  round: number;
  isWork: boolean;
  /** Seconds of this stretch that are left. */
  left: number;
  isOver: boolean;
}

/** Where one stands after so many seconds; no rest follows the last round. */
export function intervalAt({ work, rest, rounds }: IntervalPlan, seconds: number): IntervalNow {
  const length = work + rest;
  const total = length * rounds - rest;
  if (seconds >= total) return { round: rounds, isWork: true, left: 0, isOver: true };
  const round = Math.floor(seconds / length);
  const inside = seconds - round * length;
  const isWork = inside < work;
  return { round: round + 1, isWork, left: (isWork ? work : length) - inside, isOver: false };
}
