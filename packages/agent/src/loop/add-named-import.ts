/** Adds one name to the imports of a source; undefined when it is there already. */
export function addNamedImport(
  source: string,
  { name, from }: { readonly name: string; readonly from: string },
): string | undefined {
  const isDeclared = new RegExp(
    `\\bimport\\b[^;]*?\\b${name}\\b[^;]*?\\bfrom\\b|\\b(?:const|let|var|function|class)\\s+${name}\\b`,
    'u',
  ).test(source);
  if (isDeclared) return undefined;
  const escaped = from.replaceAll(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
  const same = new RegExp(`^(import\\s*\\{)([^}]*)(\\}\\s*from\\s*["']${escaped}["'])`, 'mu').exec(source);
  if (same) {
    const [whole, start, names = '', end] = same;
    const list = `${names.trimEnd().replace(/,$/u, '')}, ${name}`;
    const merged = `${start}${list}${names.endsWith('\n') ? '\n' : ' '}${end}`;
    return source.slice(0, same.index) + merged + source.slice(same.index + whole.length);
  }
  const quote = /\bfrom\s*'/u.test(source) ? "'" : '"';
  return `import { ${name} } from ${quote}${from}${quote};\n${source}`;
}
