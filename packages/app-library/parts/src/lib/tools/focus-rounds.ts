export type FocusPhase = "focus" | "rest" | "longRest";

export interface FocusRound {
  /** ISO date and time. */
  at: string;
  minutes: number;
  task: string;
}

/** After work comes rest, after so many rounds a long one. */
export function nextPhase(phase: FocusPhase, rounds: number, every: number): FocusPhase {
  if (phase !== "focus") return "focus";
  return every > 0 && rounds % every === 0 ? "longRest" : "rest";
}

/** How many were finished since that moment. */
export function roundsSince(rounds: readonly FocusRound[], since: Date): number {
  return rounds.filter(({ at }) => Date.parse(at) >= since.getTime()).length;
}

export function startOfDay(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate());
}

/** Monday, as weeks begin here. */
export function startOfWeek(now: Date): Date {
  const day = startOfDay(now);
  day.setDate(day.getDate() - ((day.getDay() + 6) % 7));
  return day;
}

export function roundsToday(rounds: readonly FocusRound[]): readonly FocusRound[] {
  const start = startOfDay(new Date()).getTime();
  return rounds.filter(({ at }) => Date.parse(at) >= start);
}

export function roundsThisWeek(rounds: readonly FocusRound[]): number {
  return roundsSince(rounds, startOfWeek(new Date()));
}
