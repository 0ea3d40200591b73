const MAX_CHARACTERS = 6_000;
const COLLAPSED = /^(.*components\/ui)\//u;

/** The tree of a project in few characters: one line per folder, the component set by its folder alone. */
export function compactFileList(paths: readonly string[], maxCharacters = MAX_CHARACTERS): string {
  const folders = new Map<string, string[]>();
  for (const path of paths.toSorted()) {
    const slash = path.lastIndexOf('/');
    const folder = slash === -1 ? '.' : path.slice(0, slash);
    folders.set(folder, [...(folders.get(folder) ?? []), path.slice(slash + 1)]);
  }
  const lines = [...folders].map(([folder, names]) =>
    COLLAPSED.test(`${folder}/`)
      ? `${folder}/ (${names.length} components)`
      : `${folder}/ ${names.join(' ')}`,
  );
  const kept: string[] = [];
  let size = 0;
  for (const [index, line] of lines.entries()) {
    size += line.length + 1;
    if (size > maxCharacters)
      return [...kept, `… ${lines.length - index} folders more; list them with the tool`].join('\n');
    kept.push(line);
  }
  return kept.join('\n');
}
