import { createImportGraph, type ImportGraph } from './import-graph.ts';
import { routesIn, type AppRoute } from './routes.ts';

/** The readable sources of a project, for finding one's way in it. */
export interface ProjectSources {
  readonly paths: readonly string[];
  readonly sources: ReadonlyMap<string, string>;
  readonly graph: ImportGraph;
  readonly routes: readonly AppRoute[];
}

interface ReadableFiles {
  paths(): Promise<readonly string[]>;
  read(path: string): Promise<string | null | undefined>;
}

const MAX_FILES = 600;
const MAX_CHARACTERS = 200_000;
const AT_ONCE = 32;
const READABLE = /\.(?:[cm]?[jt]sx?|css|html|json|md|sql|toml)$/u;
/** A README tells how a route is written; it has none. */
const ROUTED = /\.[cm]?[jt]sx?$/u;
const LEFT_OUT = /(?:^|\/)(?:package-lock\.json|node_modules|dist|\.git)(?:\/|$)|\.min\./u;

export async function readProject(files: ReadableFiles): Promise<ProjectSources> {
  const paths = await files.paths();
  const readable = paths.filter((path) => READABLE.test(path) && !LEFT_OUT.test(path)).slice(0, MAX_FILES);
  const sources = new Map<string, string>();
  for (let at = 0; at < readable.length; at += AT_ONCE) {
    const batch = readable.slice(at, at + AT_ONCE);
    const contents = await Promise.all(batch.map((path) => files.read(path)));
    contents.forEach((content, index) => {
      const path = batch[index];
      if (path !== undefined && typeof content === 'string' && content.length <= MAX_CHARACTERS) {
        sources.set(path, content);
      }
    });
  }
  const graph = createImportGraph(sources);
  const routes = [...sources].flatMap(([path, source]) =>
    ROUTED.test(path) && source.includes('<Route') ? routesIn(source, { path, graph }) : [],
  );
  return { paths, sources, graph, routes };
}
