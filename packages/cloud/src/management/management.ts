import type { ManagementRoute } from './route.ts';

/** Supabase's Management API for one cloud: which call a request is. Whether its caller may make it is decided after. */
export interface Management {
  readonly routes: readonly ManagementRoute[];
  /** `path` as it was written: `v1/projects/{ref}/database/query`. The ref in it is read over. */
  find(method: string, path: string): FoundRoute | undefined;
}

export interface FoundRoute {
  readonly route: ManagementRoute;
  readonly params: Readonly<Record<string, string>>;
}

const ownPath = /^v1\/projects\/[^/]+\/?(.*?)\/?$/;

export function createManagement(routes: readonly ManagementRoute[]): Management {
  const known = routes.map((route) => ({ route, parts: partsOf(route.pattern) }));
  return {
    routes,
    find(method, path) {
      const own = ownPath.exec(path)?.[1];
      if (own === undefined) return undefined;
      const parts = partsOf(own);
      for (const { route, parts: wanted } of known) {
        const params = route.method === method ? match(wanted, parts) : undefined;
        if (params) return { route, params };
      }
      return undefined;
    },
  };
}

function partsOf(path: string): readonly string[] {
  return path === '' ? [] : path.split('/');
}

function match(wanted: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (wanted.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const part = parts[index] ?? '';
    if (!name.startsWith(':')) {
      if (name !== part) return undefined;
      continue;
    }
    const value = decode(part);
    if (value === undefined || value === '') return undefined;
    params[name.slice(1)] = value;
  }
  return params;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
