/** A text with names and numbers at their places: "{n} of {all}". */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place));
}
