const IGNORED_FOLDERS = new Set(['node_modules', '.git', 'dist', '__MACOSX']);
const IGNORED_FILES = new Set(['.DS_Store', 'Thumbs.db']);

/** What is installed, built or left by the system is no source. `dist` counts at the top only. */
export function isIgnored(path: string): boolean {
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  if (IGNORED_FILES.has(name)) return true;
  return parts
    .slice(0, -1)
    .some((part, depth) => IGNORED_FOLDERS.has(part) && (part !== 'dist' || depth === 0));
}

/** Archives of hosting services hold everything in one folder named after the project. */
export function stripTopFolder(paths: readonly string[]): readonly string[] {
  const own = paths.filter((path) => !/^(__MACOSX\/|\.DS_Store$)/.test(path));
  const top = own[0]?.split('/')[0] ?? '';
  const isSafe = top !== '' && top !== '..' && top !== '.' && !['src', 'public'].includes(top);
  const isCommon = isSafe && own.every((path) => path.startsWith(`${top}/`));
  return isCommon
    ? paths.map((path) => (path.startsWith(`${top}/`) ? path.slice(top.length + 1) : path))
    : paths;
}
