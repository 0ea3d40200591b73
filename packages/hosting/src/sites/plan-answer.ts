import type { IncomingMessage } from 'node:http';
import type { ServerPart } from '../manifest.ts';
import { contentTypes } from '../store/content-types.data.ts';
import { extensionOf } from '../store/names.ts';
import { matchRedirect, type RedirectMatch } from './match-redirect.ts';
import type { ServedFile } from './served-file.ts';
import type { GeneratedText, SiteView } from './site-view.ts';

export type Plan =
  | { readonly kind: 'file'; readonly file: ServedFile; readonly status: 200 | 404 }
  | { readonly kind: 'text'; readonly text: GeneratedText }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'missing'; readonly path: string; readonly page: ServedFile | undefined }
  | ServerPlan
  | { readonly kind: 'malformed' };

/** The site's server says what stands there. */
export interface ServerPlan {
  readonly kind: 'server';
  readonly server: ServerPart;
  /** For where it has nothing to say. */
  readonly instead?: GeneratedText | undefined;
}

const malformed: Plan = { kind: 'malformed' };

/** What a request gets of a build. */
export function planAnswer(view: SiteView, request: IncomingMessage): Plan {
  const url = request.url ?? '/';
  const queryAt = url.indexOf('?');
  const raw = queryAt === -1 ? url : url.slice(0, queryAt);
  const path = raw.includes('%') ? decoded(raw) : raw;
  if (path === undefined) return malformed;
  const asked: Asked = { view, request, raw, path, query: queryAt === -1 ? '' : url.slice(queryAt) };
  if (view.forcedRedirects.length > 0) {
    const forced = followRule(asked, matchRedirect(view.forcedRedirects, raw));
    if (forced) return forced;
  }
  const file = path === '/robots.txt' ? undefined : view.find(path);
  return file ? { kind: 'file', file, status: 200 } : planWithoutFile(asked);
}

interface Asked {
  readonly view: SiteView;
  readonly request: IncomingMessage;
  readonly raw: string;
  readonly path: string;
  readonly query: string;
}

function planWithoutFile(asked: Asked): Plan {
  const { view, request, path } = asked;
  const text = view.generated(path);
  // A server may make its own; who wants no visitors from search engines is heard first.
  if (text && !(view.server && view.isIndexed)) return { kind: 'text', text };
  const near = planNearby(asked);
  if (near) return near;
  const rule =
    view.redirects.length > 0 ? followRule(asked, matchRedirect(view.redirects, asked.raw)) : undefined;
  if (rule) return rule;
  // A script of another deployment is looked for there; the server would only make a page that says it is gone.
  if (view.server && !path.startsWith('/assets/'))
    return { kind: 'server', server: view.server, instead: text };
  const isPage = isNavigation(request, path);
  if (isPage && view.isSinglePage && view.index && !view.server)
    return { kind: 'file', file: view.index, status: 200 };
  return { kind: 'missing', path, page: wantsPage(request) ? view.missingPage : undefined };
}

/** `/robots.txt` of the build, `/about` for about.html, `/docs/` for docs/index.html. */
function planNearby({ view, path, raw, query }: Asked): Plan | undefined {
  const bare = path.endsWith('/') ? path.slice(0, -1) : path;
  const file = view.find(bare) ?? view.find(`${bare}.html`);
  if (file && bare !== '') return { kind: 'file', file, status: 200 };
  const inFolder = view.find(`${bare}/index.html`);
  if (!inFolder) return undefined;
  // A server's own addresses count: it wrote the page for the one without the slash.
  if (path.endsWith('/') || view.server) return { kind: 'file', file: inFolder, status: 200 };
  // Relative addresses in the page count from its folder.
  return { kind: 'redirect', status: 308, location: `${raw}/${query}` };
}

function followRule(asked: Asked, match: RedirectMatch | undefined): Plan | undefined {
  if (!match) return undefined;
  const { view, request, path, query } = asked;
  if (match.status === 200 || match.status === 404) {
    const target = decoded(match.to.split(/[?#]/)[0] ?? '');
    const file = target === undefined ? undefined : (view.find(target) ?? view.find(`${target}.html`));
    // A script that is gone must not be answered with a page: the browser would keep it as the script.
    if (!file || (file.type.startsWith('text/html') && !isNavigation(request, path))) return undefined;
    return { kind: 'file', file, status: match.status };
  }
  const location = match.to.includes('?') || match.to.includes('#') ? match.to : match.to + query;
  return { kind: 'redirect', status: match.status, location };
}

/** Someone wants to see a page, and not a file that a page needs. */
function isNavigation(request: IncomingMessage, path: string): boolean {
  const extension = extensionOf(path);
  if (extension !== 'html' && extension !== 'htm' && Object.hasOwn(contentTypes, extension)) return false;
  if (wantsPage(request)) return true;
  if (request.headers['sec-fetch-mode'] !== undefined)
    return request.headers['sec-fetch-mode'] === 'navigate';
  const { accept } = request.headers;
  return accept === undefined || accept.includes('*/*');
}

export function wantsPage(request: IncomingMessage): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
