export interface GradeRow {
  id: string;
  name: string;
  grade: string;
  weight: string;
}

/** Rows without numbers do not count; null where none is left. */
export function weightedAverage(rows: readonly GradeRow[]): number | null {
  const numbers = rows
    .map(({ grade, weight }) => ({
      grade: Number(grade.replace(",", ".")),
      weight: Number(weight.replace(",", ".")),
      isEmpty: grade.trim() === "",
    }))
    .filter(({ grade, weight, isEmpty }) => !isEmpty && Number.isFinite(grade) && weight > 0);
  const total = numbers.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? null : numbers.reduce((sum, { grade, weight }) => sum + grade * weight, 0) / total;
}
