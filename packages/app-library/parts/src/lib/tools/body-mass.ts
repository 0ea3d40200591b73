export type BodyMassClass = "under" | "normal" | "over" | "obese";

export function bodyMassIndex(heightCm: number, weightKg: number): number | null {
  if (!(heightCm >= 50) || heightCm > 275 || !(weightKg > 0) || weightKg > 650) return null;
  return weightKg / (heightCm / 100) ** 2;
}

export function bodyMassClass(index: number): BodyMassClass {
  if (index < 18.5) return "under";
  if (index < 25) return "normal";
  return index < 30 ? "over" : "obese";
}
