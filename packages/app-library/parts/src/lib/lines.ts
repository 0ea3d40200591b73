/** What stands between line breaks, commas and semicolons, without the empty ones. */
export function linesOf(text: string, between = /[\n,;]+/): readonly string[] {
  return text
    .split(between)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
