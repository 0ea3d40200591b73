import { inDays } from "@/data/relative-days";

/** A full hour counted from now, "2030-01-31T09:00". */
export function inHours(hours: number): string {
  const time = new Date(Date.now() + hours * 3_600_000);
  const days = Math.round(
    (new Date(time).setHours(12, 0, 0, 0) - new Date().setHours(12, 0, 0, 0)) / 86_400_000,
  );
  return inDays(days, `${String(time.getHours()).padStart(2, "0")}:00`);
}
