import type { ProjectSources } from '../context/project-sources.ts';
import { routeMatches } from '../context/routes.ts';
import type { CheckFault, Look, PageReport } from '../ports.ts';
import { placeOf } from './place-of.ts';
import type { Turn } from './turn.ts';

/** An address that no app has. */
const NOWHERE = '/loam-no-such-page';
const MAX_TRIED = 5;

interface Seen {
  readonly look: Look;
  readonly project: ProjectSources;
  /** Of the pages that were opened. */
  readonly reports: readonly PageReport[];
}

/**
 * Links of the opened pages that lead to the page for unknown addresses. Those that a route is written for are taken as
 * they are; the others are opened, together with an address that no app has, and compared with that.
 */
export async function findDeadLinks(
  turn: Turn,
  { look, project, reports }: Seen,
): Promise<readonly CheckFault[]> {
  const touched = turn.files.touched();
  const areRoutesTouched = touched.some((path) => project.sources.get(path)?.includes('<Route') === true);
  const doubtful = linksOf(reports)
    .filter(({ href }) => isDoubtful(href, project))
    .map((link) => ({ ...link, place: placeOf(project, link.href) }))
    // A link that was dead before is not this turn's fault.
    .filter(({ place }) => areRoutesTouched || (place.path !== undefined && touched.includes(place.path)))
    .slice(0, MAX_TRIED);
  if (doubtful.length === 0) return [];
  const routes = [NOWHERE, ...doubtful.map(({ href }) => href)];
  const changes = turn.files.changes();
  const opened = await look(changes, { routes, screenshot: false, signal: turn.signal });
  const textAt = (route: string) => opened.find((page) => page.route === route)?.text.replaceAll(route, '');
  const nowhere = textAt(NOWHERE);
  // Without a page for unknown addresses every address shows the app itself.
  if (nowhere === undefined || nowhere === reports.find(({ route }) => route === '/')?.text) return [];
  return doubtful
    .filter(({ href }) => textAt(href) === nowhere)
    .map(({ href, text, place }) => ({
      kind: 'immediate_runtime',
      label: 'link',
      message: `The link${text === '' ? '' : ` “${text}”`} leads to ${href}, which no route of the app shows: whoever follows it is told that there is no such page.`,
      fingerprint: `link ${href}`,
      ...place,
    }));
}

function linksOf(
  reports: readonly PageReport[],
): readonly { readonly href: string; readonly text: string }[] {
  const links = new Map<string, string>();
  for (const { links: found = [] } of reports)
    for (const { href, text } of found) if (!links.has(href)) links.set(href, text);
  return [...links].map(([href, text]) => ({ href, text }));
}

/** Files are served as they are; a page has no ending. */
function isDoubtful(href: string, { routes }: ProjectSources): boolean {
  if (/\.\w{2,5}$/u.test(href)) return false;
  return !routes.some(({ path }) => !path.includes('*') && routeMatches(path, href));
}
