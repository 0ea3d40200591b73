import { jsxRoutes } from './jsx-routes.ts';
import { objectRoutes } from './object-routes.ts';
import type { FoundRoute } from './route-path.ts';
import { parseSource } from './syntax.ts';
import { tanstackRoutes } from './tanstack-routes.ts';

/** An address of the app that is being built, as its router's source has it. */
export interface AppRoute {
  readonly path: string;
  /** What it shows, where the source names it. */
  readonly component: string | undefined;
  /** The file that declares it. */
  readonly file: string;
  /** Holds a part that stands for many: it leads nowhere as it is. */
  readonly isPattern: boolean;
}

interface RouteSource {
  readonly path: string;
  readonly contents: string | null;
}

const mayHoldRoutes =
  /<Route\b|\b(?:create(?:Browser|Hash|Memory)Router|useRoutes|createFileRoute|createRoute)\b/;
const isScript = /\.[jt]sx?$/;
/** Generated lists repeat what the files say; tests describe apps that are not this one. */
const isLeftOut = /(?:^|\/)(?:node_modules|dist)\/|routeTree\.gen\.|\.(?:test|spec)\.[jt]sx?$/;
const maxFileCharacters = 400_000;

/** The addresses of an app: react-router as elements or objects, and TanStack Router by file or in code. */
export function readAppRoutes(files: readonly RouteSource[]): readonly AppRoute[] {
  const routes = new Map<string, AppRoute>();
  for (const { path: file, contents } of files) {
    if (contents === null || !isRouterFile(file, contents)) continue;
    for (const { path, component } of routesIn(contents)) {
      if (!path.includes('*') && !routes.has(path))
        routes.set(path, { path, component, file, isPattern: /[:$]/.test(path) });
    }
  }
  return [...routes.values()].toSorted((a, b) => a.path.localeCompare(b.path));
}

function isRouterFile(file: string, contents: string): boolean {
  return (
    isScript.test(file) &&
    !isLeftOut.test(file) &&
    contents.length <= maxFileCharacters &&
    mayHoldRoutes.test(contents)
  );
}

function routesIn(contents: string): readonly FoundRoute[] {
  const syntax = parseSource(contents);
  return [...jsxRoutes(syntax), ...objectRoutes(syntax), ...tanstackRoutes(syntax)];
}
