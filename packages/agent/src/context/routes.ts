import type { ImportGraph } from './import-graph.ts';

export interface AppRoute {
  readonly path: string;
  /** The file of its page, where it is plain to see. */
  readonly page: string | undefined;
}

const PATH = /\bpath=(?:"([^"]*)"|'([^']*)'|\{\s*["'`]([^"'`]*)["'`]\s*\})/u;
const ELEMENT = /\belement=\{\s*<(\w+)/u;
const MAX_ROUTE_CHARACTERS = 500;
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
  return routeTags(source).flatMap((tag) => {
    const found = PATH.exec(tag);
    const path = found?.[1] ?? found?.[2] ?? found?.[3];
    if (path === undefined) return [];
    const specifier = modules.get(ELEMENT.exec(tag)?.[1] ?? '');
    const tail = specifier && withoutEnding(specifier.replace(/^(?:@\/|\.\/|\.\.\/)+/u, ''));
    const page = tail && imported.find((file) => withoutEnding(file).endsWith(tail));
    return [{ path: path.startsWith('/') || path === '*' ? path : `/${path}`, page: page || undefined }];
  });
}

/** From one <Route to the next: attributes come in any order and hold tags themselves. */
function routeTags(source: string): string[] {
  return source
    .split(/<Route\b(?!s)/u)
    .slice(1)
    .map((rest) => rest.slice(0, MAX_ROUTE_CHARACTERS));
}

function withoutEnding(path: string): string {
  return path.replace(/\.[jt]sx?$/u, '');
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
