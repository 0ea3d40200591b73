/** A route as one file declares it. */
export interface FoundRoute {
  readonly path: string;
  /** What it shows, where the source names it. */
  readonly component: string | undefined;
}

/** A route below another; one that begins with a slash stands for itself. */
export function joinPath(parent: string, path: string): string {
  const start = path.startsWith('/') ? '' : parent;
  return `/${`${start}/${path}`
    .split('/')
    .filter((part) => part !== '')
    .join('/')}`;
}

/** `/shop/*` holds the routes below `/shop`. */
export function withoutStar(path: string): string {
  return path.replace(/\/?\*$/, '');
}
