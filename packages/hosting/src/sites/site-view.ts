import { Buffer } from 'node:buffer';
import { hashOf, type RedirectRule, type ServerPart, type SiteManifest } from '../manifest.ts';
import { scriptMarkup } from './inject-markup.ts';
import type { LiveSite } from './ports.ts';
import { robotsText, sitemapXml } from './robots.ts';
import { servedFile, type ServedFile } from './served-file.ts';

/** One build as one site serves it. */
export interface SiteView {
  /** By path with its slash at the beginning, decoded. */
  find(path: string): ServedFile | undefined;
  /** Text that the build does not have and the site needs. */
  generated(path: string): GeneratedText | undefined;
  readonly index: ServedFile | undefined;
  readonly missingPage: ServedFile | undefined;
  /** The application shows its own pages under every address. */
  readonly isSinglePage: boolean;
  readonly forcedRedirects: readonly RedirectRule[];
  readonly redirects: readonly RedirectRule[];
  /** Makes the pages that are no files. */
  readonly server: ServerPart | undefined;
  readonly isIndexed: boolean;
  /** Stands in the head of every page; empty for none. */
  readonly addedMarkup: string;
  /** A rough count of what it holds in memory. */
  readonly weight: number;
}

export interface GeneratedText {
  readonly type: string;
  readonly body: string;
  readonly etag: string;
}

/** Names everything of a site that its view depends on, besides the build. */
export function viewKeyOf(site: LiveSite, manifestKey: string): string {
  return JSON.stringify([manifestKey, site.isIndexed, site.canonicalOrigin, site.analytics]);
}

export function createSiteView(site: LiveSite, manifest: SiteManifest): SiteView {
  const { markup, hash } = scriptMarkup(site.analytics);
  const around = { isIndexed: site.isIndexed, addedMarkup: markup, markupHash: hash };
  const served = new Map<string, ServedFile>();
  const find = (path: string): ServedFile | undefined => {
    const known = served.get(path);
    if (known) return known;
    const name = path === '/' ? 'index.html' : path.slice(1);
    // Plain objects answer for `constructor` and its like as well.
    const file = Object.hasOwn(manifest.files, name) ? manifest.files[name] : undefined;
    if (!file) return undefined;
    const made = servedFile(file, around);
    served.set(path, made);
    return made;
  };
  const paths = Object.keys(manifest.files);
  const missingPage = find('/404.html');
  const pages = paths.filter((path) => path.endsWith('.html') && path !== '404.html');
  return {
    find,
    generated: (path) => generate(site, manifest, path),
    index: find('/'),
    missingPage,
    // With one page, its own router knows what is missing; with many, the page for missing ones does.
    isSinglePage: missingPage === undefined || pages.length <= 1,
    forcedRedirects: manifest.redirects.filter(({ isForced }) => isForced),
    redirects: manifest.redirects,
    server: manifest.server,
    isIndexed: site.isIndexed,
    addedMarkup: markup,
    weight: 2000 + paths.length * 1500 + manifest.redirects.length * 300 + serverWeight(manifest),
  };
}

function serverWeight({ server }: SiteManifest): number {
  return Object.keys(server?.files ?? {}).length * 300;
}

function generate(site: LiveSite, manifest: SiteManifest, path: string): GeneratedText | undefined {
  const has = (name: string) => Object.hasOwn(manifest.files, name);
  if (path === '/robots.txt' && (!site.isIndexed || !has('robots.txt')))
    return text('text/plain; charset=utf-8', robotsText(site));
  if (path === '/sitemap.xml' && site.isIndexed && !has('sitemap.xml'))
    return text('application/xml; charset=utf-8', sitemapXml(site, manifest));
  return undefined;
}

function text(type: string, body: string): GeneratedText {
  return { type, body, etag: `"${hashOf(Buffer.from(body)).slice(0, 24)}"` };
}
