export interface Shift {
  id: string;
  /** ISO date and time. */
  from: string;
  to: string | null;
}

export function openShift(shifts: readonly Shift[]): Shift | undefined {
  return shifts.find(({ to }) => to === null);
}

/** Begins a shift, or ends the one that is open. */
export function toggleShift(shifts: readonly Shift[], now: Date, id: string): readonly Shift[] {
  const time = now.toISOString();
  if (!openShift(shifts)) return [{ id, from: time, to: null }, ...shifts];
  return shifts.map((shift) => (shift.to === null ? { ...shift, to: time } : shift));
}

/** Minutes worked since a moment; the open shift counts up to now. */
export function minutesSince(shifts: readonly Shift[], since: Date, now: Date): number {
  const milliseconds = shifts.reduce((sum, { from, to }) => {
    const begin = Math.max(Date.parse(from), since.getTime());
    const end = to === null ? now.getTime() : Date.parse(to);
    return sum + Math.max(0, end - begin);
  }, 0);
  return Math.round(milliseconds / 60_000);
}

export function hoursText(minutes: number): string {
  return Math.floor(minutes / 60) + ":" + String(minutes % 60).padStart(2, "0") + " h";
}
