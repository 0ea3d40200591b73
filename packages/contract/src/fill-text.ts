type PlaceNames<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceNames<Rest>
  : never;

/** Fills the places of a text: `fillText(texts.versions.reverted, { summary })`. A missing place does not compile. */
export function fillText<T extends string>(
  text: T,
  values: Readonly<Record<PlaceNames<T>, string | number>>,
): string {
  const known = new Map<string, string | number>(Object.entries(values));
  return text.replaceAll(/\{([^{}]+)\}/g, (place, name: string) => String(known.get(name) ?? place));
}
