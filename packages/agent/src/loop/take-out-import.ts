import { findName, importsOf, removeImport } from '@loam/source-edit';

/**
 * A source without its import of a module that is not there, where nothing is lost by that: a style or a side effect, or
 * names that nothing in the file uses. Undefined where the file needs what it imports.
 */
export function takeOutImport(source: string, specifier: string, path: string): string | undefined {
  try {
    const found = importsOf(source, path).filter((one) => one.specifier === specifier);
    if (found.length === 0) return undefined;
    const without = removeImport(source, { from: specifier }, path);
    if (importsOf(without, path).some((one) => one.specifier === specifier)) return undefined;
    const names = found.flatMap((one) => one.names.map(({ local }) => local));
    return names.every((name) => findName(without, name, path).length === 0) ? without : undefined;
  } catch {
    // What cannot be parsed is no plain case.
    return undefined;
  }
}
