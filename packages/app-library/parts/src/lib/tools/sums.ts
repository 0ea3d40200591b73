export type SumSign = "+" | "−" | "×" | "÷";

export interface Sum {
  text: string;
  answer: number;
}

export interface SumWish {
  signs: readonly SumSign[];
  /** Tables, or the largest number of a sum. */
  from: number;
  to: number;
}

const between = (from: number, to: number, random: () => number) =>
  from + Math.floor(random() * (to - from + 1));

export function makeSum({ signs, from, to }: SumWish, random: () => number): Sum {
  const sign = signs[Math.floor(random() * signs.length)] ?? "×";
  const [a, b] = [between(from, to, random), between(1, Math.max(10, Math.min(to, 20)), random)];
  if (sign === "+") return { text: a + " + " + b, answer: a + b };
  if (sign === "−") return { text: Math.max(a, b) + " − " + Math.min(a, b), answer: Math.abs(a - b) };
  if (sign === "÷") return { text: a * b + " ÷ " + a, answer: b };
  return { text: a + " × " + b, answer: a * b };
}
