import { words } from "@/lib/words";

/** Grams of one cup of about 240 ml. */
export const CUP_GRAMS: readonly { id: string; name: string; grams: number }[] = words.cupGrams
  .split("|")
  .map((line) => {
    const [name, grams] = line.split("=");
    return { id: name, name, grams: Number(grams) };
  });

/** Parts of a cup. */
export const MEASURES: readonly { id: string; name: string; cups: number }[] = [
  { id: "cup", name: words.cups, cups: 1 },
  { id: "tablespoon", name: words.tablespoons, cups: 1 / 16 },
  { id: "teaspoon", name: words.teaspoons, cups: 1 / 48 },
];

/** "1.5", "1,5", "1/2" and "1 1/2"; null where it is no amount. */
export function readAmount(text: string): number | null {
  const parts = text.trim().replace(",", ".").split(/\s+/);
  const values = parts.map((part) => {
    const [top, bottom] = part.split("/").map(Number);
    return bottom === undefined ? top : top / bottom;
  });
  const sum = values.reduce((total, value) => total + value, 0);
  return text.trim() === "" || !Number.isFinite(sum) || sum < 0 ? null : sum;
}

export function toCelsius(fahrenheit: number): number {
  return ((fahrenheit - 32) * 5) / 9;
}

export function toFahrenheit(celsius: number): number {
  return (celsius * 9) / 5 + 32;
}
