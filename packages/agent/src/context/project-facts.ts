import type { ProjectSources } from './project-sources.ts';

export interface FactsOptions {
  /** The tools of a backend are there. */
  readonly hasCloud: boolean;
}

const FACE_PACKAGE = /"@fontsource(?:-variable)?\/([\w-]+)"/gu;
const FACE_IMPORT = /@fontsource(?:-variable)?\/([\w-]+)/gu;
const CLIENT = 'src/integrations/supabase/client.ts';
const MAX_ROUTES = 40;

/** What a model would otherwise look for or guess: addresses, faces, and whether there is a backend. */
export function projectFacts(project: ProjectSources, { hasCloud }: FactsOptions): string {
  return [routes(project), faces(project), backend(project, hasCloud)]
    .filter((fact) => fact !== '')
    .join('\n');
}

function routes({ routes: all }: ProjectSources): string {
  if (all.length === 0) return '';
  const shown = all.slice(0, MAX_ROUTES).map(({ path, page }) => (page ? `${path} (${page})` : path));
  const more = all.length > MAX_ROUTES ? ` and ${all.length - MAX_ROUTES} more` : '';
  return `Routes: ${shown.join(', ')}${more}.`;
}

function faces({ sources }: ProjectSources): string {
  const installed = namesIn(sources.get('package.json') ?? '', FACE_PACKAGE);
  if (installed.length === 0) return '';
  const styles = [...sources].filter(([path]) => /\.(?:css|[jt]sx?)$/u.test(path)).map(([, text]) => text);
  const loaded = new Set(namesIn(styles.join('\n'), FACE_IMPORT));
  const listed = installed.map((name) => (loaded.has(name) ? `${name} (loaded)` : name));
  return `Faces installed, as @fontsource-variable/<name>: ${listed.join(', ')}.`;
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))];
}

function backend({ paths, sources }: ProjectSources, hasCloud: boolean): string {
  if (hasCloud) return 'Backend: yes, reached by @/integrations/supabase/client and by your tools.';
  const isAddressed =
    /https:\/\/\w+\.supabase\./u.test(sources.get(CLIENT) ?? '') ||
    paths.some((path) => /^\.env(?:\.local|\.production)?$/u.test(path));
  return isAddressed
    ? 'Backend: perhaps one of its own, reached by @/integrations/supabase/client; you have no tool for it and cannot change its tables.'
    : 'Backend: none. Data stays in the browser of each visitor; say so where a wish needs accounts, shared data or sending.';
}
