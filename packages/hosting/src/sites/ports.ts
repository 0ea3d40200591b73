import type { IncomingMessage, ServerResponse } from 'node:http';

/** An address that somebody asked for: below the installation's own domain, or a name of their own. */
export type SiteHost =
  | { readonly kind: 'slug'; readonly slug: string }
  /** Punycode, lower case, without port or trailing dot. */
  | { readonly kind: 'domain'; readonly name: string };

export interface LiveSite {
  readonly kind: 'live';
  readonly siteId: string;
  readonly projectId: string;
  readonly deploymentId: string;
  readonly manifestKey: string;
  /** Other deployments whose hashed files still answer, newest first. */
  readonly previousManifestKeys: readonly string[];
  /** False asks search engines to leave the site out. */
  readonly isIndexed: boolean;
  /** Where visitors are meant to be, such as `https://example.com`; for sitemap.xml and robots.txt. */
  readonly canonicalOrigin: string;
  /** Present: every page gets this script. */
  readonly analytics?: SiteScript | undefined;
}

export interface SiteScript {
  /** A path of the site itself, below `/_loam/`. */
  readonly scriptPath: string;
  readonly attributes?: Readonly<Record<string, string>> | undefined;
}

export type SiteRecord =
  | LiveSite
  /** An earlier slug, www, a domain that is not the primary one: 308 to this origin, path and query kept. */
  | { readonly kind: 'redirect'; readonly siteId: string; readonly origin: string }
  /** The address belongs to a project that is not published. */
  | { readonly kind: 'down'; readonly siteId: string };

/** Who owns an address. Throws while that cannot be said. */
export interface SiteSource {
  find(host: SiteHost): Promise<SiteRecord | undefined>;
}

/** Answers below `/_loam/` of every live site; false leaves the request to a 404. */
export interface OwnPaths {
  handle(request: IncomingMessage, response: ServerResponse, site: LiveSite): boolean;
}

/** Whole HTML documents, for people. */
export interface SitePages {
  /** Nobody published anything at this address. */
  readonly nothingHere: string;
  /** The site exists, and this page of it does not. */
  readonly pageMissing: string;
  /** Nobody can say at the moment; the log knows more under this number. */
  unavailable(traceId: string | undefined): string;
}

/** What changed: one address, everything of one site, or nobody knows what. */
export type SiteChange =
  | SiteHost
  | { readonly kind: 'site'; readonly siteId: string }
  | { readonly kind: 'all' };
