import type { PickedElement, SoughtElement, VisualElement } from '@loam/contract';

/** Parts that every page of a project is made of: what is meant is nearly always their use. */
const sharedParts = /(^|\/)components\/ui\//;

/** Which of the places of an element a change is meant for at first: the innermost that is not a shared part. */
export function firstTarget({ places }: PickedElement): number {
  const own = places.findIndex(({ file }) => !sharedParts.test(file));
  return own === -1 ? 0 : own;
}

/** How the place is asked about; undefined where the page does not tell one. */
export function soughtAt(picked: PickedElement, target: number): SoughtElement | undefined {
  const place = picked.places[target];
  if (place === undefined) return undefined;
  const { file, line, column, name } = place;
  const also = picked.places.map((other) => other.file).filter((other) => other !== file);
  return { file, line, column, name, shown: picked.text, also };
}

/** The page has not caught up with the source: what it says of places is of the past. */
export function isStale(picked: PickedElement, facts: VisualElement, target: number): boolean {
  if (target > 0) return false;
  if (/^[a-z]/.test(facts.name) && !facts.name.includes('.') && facts.name !== picked.tag) return true;
  const { kind, fixed } = facts.classes;
  if (kind !== 'literal' || fixed.length === 0) return false;
  const shown = new Set(picked.classes.split(/\s+/));
  return !fixed.some((name) => shown.has(name));
}

/** From the last to the first in their files, so that no change moves the place of the next. */
export function lastFirst(elements: readonly VisualElement[]): readonly VisualElement[] {
  const seen = new Set<string>();
  return elements
    .filter(({ place: { file, line, column } }) => {
      const key = `${file}:${line}:${column}`;
      return !seen.has(key) && seen.add(key);
    })
    .toSorted(({ place: a }, { place: b }) => b.line - a.line || b.column - a.column);
}
