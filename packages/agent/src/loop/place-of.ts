import type { ProjectSources } from '../context/project-sources.ts';

export interface SourcePlace {
  readonly path?: string | undefined;
  readonly line?: number | undefined;
}

/** The first place in the sources where an address is written out, in quotes. */
export function placeOf({ sources }: Pick<ProjectSources, 'sources'>, address: string): SourcePlace {
  const quoted = ['"', "'", '`'].map((quote) => `${quote}${address}${quote}`);
  for (const [path, source] of sources) {
    if (!/\.(?:[jt]sx?|html|css)$/u.test(path)) continue;
    const at = quoted.map((text) => source.indexOf(text)).find((found) => found >= 0);
    if (at !== undefined) return { path, line: source.slice(0, at).split('\n').length };
  }
  return {};
}
