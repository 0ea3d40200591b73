import { readFileSync } from 'node:fs';

/** The part of a built chunk that we use. */
export interface BuiltChunk {
  readonly type: string;
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly modules?: object;
}

interface BuiltPage {
  readonly bundle?: Readonly<Record<string, BuiltChunk>>;
  readonly chunk?: BuiltChunk;
}

/** A page and the module that it is loaded from when it is opened. */
interface LazyRoute {
  readonly path: string;
  readonly module: string;
}

const MOST_ROUTES = 60;
const LONGEST_SOURCE = 200_000;
const LAZY = /\b(\w+)\s*=\s*(?:\w+\.)?lazy\(\s*(?:async\s*)?\(\)\s*=>\s*import\(\s*["'`]([^"'`]+)["'`]/g;
const ROUTE_START = /(?=<Route[\s>]|\{\s*(?:path|index)\s*:)/;
const PATH = /\bpath\s*[=:]\s*\{?\s*["'`]([^"'`]*)["'`]/;
const INDEX = /^(?:<Route\s+index(?=[\s=/>])|\{\s*index\s*:)/;

/**
 * Pages that are loaded when they are opened cost a second way to the server: the first script has to arrive and run
 * before the browser learns what else it needs. The built page therefore names the chunks of each address itself.
 */
export function namesFirstChunks(root: string): object {
  let base = '/';
  return {
    name: 'loam:first-chunks',
    configResolved(config: { readonly base: string }) {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html: string, { bundle, chunk }: BuiltPage): string {
        // A relative base means another file at every depth.
        if (bundle === undefined || chunk === undefined || !base.startsWith('/')) return html;
        const chunks = chunksByPath(bundle, {
          entry: chunk,
          routes: sourcesOf(chunk, root).flatMap(readRoutes),
        });
        return chunks.size === 0 ? html : withPreloads(html, chunks, base);
      },
    },
  };
}

/** Routes as React Router has them, as elements or as objects, whose page is a lazy component of the same file. */
export function readRoutes(source: string): LazyRoute[] {
  const lazy = new Map([...source.matchAll(LAZY)].map(([, name = '', module = '']) => [name, module]));
  if (lazy.size === 0) return [];
  const found: LazyRoute[] = [];
  let above: string | undefined;
  for (const whole of source.split(ROUTE_START).slice(1)) {
    const [part = ''] = whole.split('</Route');
    // An index page stands where the route has its address that encloses it.
    const path = INDEX.test(part) ? (above ?? '/') : PATH.exec(part)?.[1];
    above = path;
    // What has parameters could be anything; what does not begin at the root lies below another route.
    if (path === undefined || !/^\/[^:*]*$/.test(path)) continue;
    const names = [...part.matchAll(/<(\w+)|\bComponent\s*[=:]\s*\{?\s*(\w+)/g)].map(
      ([, tag, name]) => tag ?? name ?? '',
    );
    for (const name of names) {
      const module = lazy.get(name);
      if (module !== undefined) found.push({ path, module });
    }
  }
  return found.slice(0, MOST_ROUTES);
}

function sourcesOf(entry: BuiltChunk, root: string): string[] {
  return Object.keys(entry.modules ?? {})
    .filter((id) => id.startsWith(`${root}/`) && !id.includes('/node_modules/') && /\.[jt]sx$/.test(id))
    .flatMap((id) => {
      try {
        const source = readFileSync(id, 'utf8');
        return source.length > LONGEST_SOURCE ? [] : [source];
      } catch {
        // A module that some tool made up.
        return [];
      }
    });
}

interface Pages {
  readonly entry: BuiltChunk;
  readonly routes: readonly LazyRoute[];
}

function chunksByPath(
  bundle: Readonly<Record<string, BuiltChunk>>,
  { entry, routes }: Pages,
): Map<string, ReadonlySet<string>> {
  const known = closureOf(bundle, entry);
  const pages = Object.values(bundle).filter(({ isDynamicEntry }) => isDynamicEntry === true);
  const found = new Map<string, ReadonlySet<string>>();
  for (const { path, module } of routes) {
    const page = pages.find((chunk) => isBuiltFrom(chunk, module));
    if (page === undefined) continue;
    const needed = [...closureOf(bundle, page)].filter((name) => !known.has(name));
    if (needed.length > 0) found.set(path, new Set([...(found.get(path) ?? []), ...needed]));
  }
  return found;
}

/** A chunk and all that it imports at once. */
function closureOf(bundle: Readonly<Record<string, BuiltChunk>>, chunk: BuiltChunk): Set<string> {
  const found = new Set<string>();
  const add = (next: BuiltChunk | undefined) => {
    if (next?.type !== 'chunk' || found.has(next.fileName)) return;
    found.add(next.fileName);
    for (const name of next.imports ?? []) add(bundle[name]);
  };
  add(chunk);
  return found;
}

/** `./pages/Index` and `@/pages/Index` are `/app/src/pages/Index.tsx`. */
function isBuiltFrom({ facadeModuleId }: BuiltChunk, module: string): boolean {
  const end = `/${withoutEnding(module).replace(/^(?:\.{0,2}\/|[@~]\/)+/, '')}`;
  const file = withoutEnding(facadeModuleId ?? '');
  return file.endsWith(end) || file.endsWith(`${end}/index`);
}

function withoutEnding(path: string): string {
  return path.replace(/\.[jt]sx?$/, '');
}

/** Before the first style sheet: a script that stands after one waits for it. */
function withPreloads(html: string, chunks: ReadonlyMap<string, ReadonlySet<string>>, base: string): string {
  const at = html.search(/<(?:script type="module"|link rel="(?:stylesheet|modulepreload)")/);
  if (at === -1) return html;
  const files = [...new Set([...chunks.values()].flatMap((names) => [...names]))];
  const table = Object.fromEntries(
    [...chunks].map(([path, names]) => [path, [...names].map((name) => files.indexOf(name))]),
  );
  const values = [files.map((name) => `${base}${name}`), table, base]
    .map((value) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`))
    .join(',');
  const script =
    `(function(f,t,b){var p=location.pathname;p="/"+p.slice(b.length);p=p.replace(/(.)\\/+$/,"$1");` +
    `(t[p]||[]).forEach(function(i){var l=document.createElement("link");l.rel="modulepreload";l.href=f[i];` +
    `document.head.appendChild(l)})})(${values})`;
  return `${html.slice(0, at)}<script>${script}</script>\n    ${html.slice(at)}`;
}
