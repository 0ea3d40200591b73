import type { AppRoute } from '../../versions/model/app-routes.ts';

interface PageFile {
  readonly path: string;
  readonly contents: string | null;
}

interface PageLink {
  readonly from: string;
  readonly to: string;
}

const linkPattern = /(?:\b(?:to|href)=\{?|\bnavigate\()\s*["'`](\/[^"'`?#$]*)["'`]/g;

/** The pages of an app, what lies below what, and which page leads to which; undefined when there is none. */
export function pagesDiagram(routes: readonly AppRoute[], files: readonly PageFile[]): string | undefined {
  if (routes.length === 0) return undefined;
  const ids = new Map(routes.map(({ path }, index) => [path, `p${index}`]));
  const idOf = (path: string) => ids.get(path) ?? '';
  const below = routes.flatMap(({ path }) => {
    const parent = parentOf(path, ids);
    return parent === undefined ? [] : [{ from: parent, to: path }];
  });
  const isBelow = ({ from, to }: PageLink) => below.some((known) => known.from === from && known.to === to);
  return [
    'flowchart LR',
    ...routes.map((route) => `  ${idOf(route.path)}["${labelOf(route)}"]`),
    ...below.map(({ from, to }) => `  ${idOf(from)} --> ${idOf(to)}`),
    ...linksOf(routes, files)
      .filter((link) => ids.has(link.to) && !isBelow(link))
      .map(({ from, to }) => `  ${idOf(from)} -.-> ${idOf(to)}`),
  ].join('\n');
}

function labelOf({ path, component }: AppRoute): string {
  const text = path.replaceAll('"', "'");
  return component === undefined ? text : `${text}<br/>${component}`;
}

/** The nearest page above it. */
function parentOf(path: string, known: ReadonlyMap<string, string>): string | undefined {
  if (path === '/') return undefined;
  const parts = path.split('/');
  for (let length = parts.length - 1; length >= 1; length -= 1) {
    const above = parts.slice(0, length).join('/') || '/';
    if (above !== path && known.has(above)) return above;
  }
  return undefined;
}

/** Links that stand as plain addresses in the file of a page; what all pages share is not found here, and not missed. */
function linksOf(routes: readonly AppRoute[], files: readonly PageFile[]): readonly PageLink[] {
  return routes.flatMap(({ path, component }) => {
    const file = component === undefined ? undefined : files.find((one) => isFileOf(one.path, component));
    const found = [...(file?.contents ?? '').matchAll(linkPattern)].map(([, to = '']) =>
      to.replace(/(.)\/$/, '$1'),
    );
    return [...new Set(found)].filter((to) => to !== path).map((to) => ({ from: path, to }));
  });
}

function isFileOf(path: string, component: string): boolean {
  return new RegExp(`(?:^|/)${component}\\.[jt]sx$`).test(path);
}
