import type { SiteManifest } from '../manifest.ts';
import type { LiveSite } from './ports.ts';

export function robotsText({ isIndexed, canonicalOrigin }: LiveSite): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${canonicalOrigin}/sitemap.xml\n`;
}

// The format's own limit.
const maxAddresses = 50_000;

export function sitemapXml({ canonicalOrigin }: LiveSite, manifest: SiteManifest): string {
  const pages = Object.keys(manifest.files)
    .filter((path) => path.endsWith('.html') && path !== '404.html')
    .map((path) => `/${path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`);
  const paths = [...new Set([...pages, ...manifest.routes.filter(isPlainRoute)])].slice(0, maxAddresses);
  const entries = paths.map(
    (path) => `  <url><loc>${escapeXml(canonicalOrigin + encodeURI(path))}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/** A route with a part to fill in is no address. */
function isPlainRoute(route: string): boolean {
  return route.startsWith('/') && !/[:*?#\s]/.test(route);
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&apos;')
    .replaceAll('"', '&quot;');
}
