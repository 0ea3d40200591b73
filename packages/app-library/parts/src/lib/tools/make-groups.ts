/** As even as can be, in an order of chance. */
export function makeGroups(
  names: readonly string[],
  count: number,
  random: () => number,
): readonly (readonly string[])[] {
  const mixed = names
    .map((name) => ({ name, key: random() }))
    .sort((left, right) => left.key - right.key)
    .map(({ name }) => name);
  const groups: string[][] = Array.from({ length: Math.min(count, names.length) }, () => []);
  mixed.forEach((name, at) => groups[at % groups.length].push(name));
  return groups;
}
