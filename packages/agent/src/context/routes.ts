import type { ImportGraph } from './import-graph.ts';

export interface AppRoute {
  readonly path: string;
  /** The file of its page, where it is plain to see. */
  readonly page: string | undefined;
}

const ROUTE =
  /<Route\b[^>]*?\bpath=(?:"([^"]*)"|'([^']*)'|\{["'`]([^"'`]*)["'`]\})[^>]*?\belement=\{\s*<(\w+)/gu;
const LAZY = /\b(?:const|let)\s+(\w+)\s*=\s*(?:React\.)?lazy\(\s*\(\)\s*=>\s*import\(\s*["']([^"']+)["']/gu;
const DEFAULT_IMPORT = /\bimport\s+(\w+)\s*(?:,\s*\{[^}]*\}\s*)?from\s*["']([^"']+)["']/gu;

/** The routes written in the file that holds the router, with the pages they show. */
export function routesIn(
  source: string,
  files: { readonly path: string; readonly graph: ImportGraph },
): AppRoute[] {
  const modules = new Map<string, string>();
  for (const [, name, specifier] of [...source.matchAll(LAZY), ...source.matchAll(DEFAULT_IMPORT)]) {
    if (name !== undefined && specifier !== undefined) modules.set(name, specifier);
  }
  const imported = files.graph.imports(files.path);
  return [...source.matchAll(ROUTE)].map((found) => {
    const path = found[1] ?? found[2] ?? found[3] ?? '';
    const specifier = modules.get(found[4] ?? '');
    const tail = specifier?.replace(/^(?:@\/|\.\/|\.\.\/)+/u, '').replace(/\.[jt]sx?$/u, '');
    const page =
      tail === undefined
        ? undefined
        : imported.find((file) => file.replace(/\.[jt]sx?$/u, '').endsWith(tail));
    return { path: path.startsWith('/') || path === '*' ? path : `/${path}`, page };
  });
}

/** Whether an address is shown by a route, parameters standing for anything. */
export function routeMatches(route: string, address: string): boolean {
  const pathname = address.split(/[?#]/u)[0] ?? '/';
  const wanted = route.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  );
}

/** The addresses whose pages depend on one of the files; those with parameters cannot be opened without a record. */
export function routesTouchedBy(
  touched: readonly string[],
  routes: readonly AppRoute[],
  graph: ImportGraph,
): string[] {
  const wanted = new Set(touched);
  return routes
    .filter(
      ({ path, page }) => page !== undefined && !path.includes(':') && !path.includes('*') && reaches(page),
    )
    .map(({ path }) => path);

  function reaches(page: string): boolean {
    const seen = new Set<string>();
    const waiting = [page];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (wanted.has(file)) return true;
      if (seen.has(file)) continue;
      seen.add(file);
      waiting.push(...graph.imports(file));
    }
    return false;
  }
}
