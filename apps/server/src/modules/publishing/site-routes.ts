import type { ProjectId } from '@loam/contract';
import { findRoutes } from '@loam/source-edit';
import type { PublishingContext } from './context.ts';

const isScript = /\.[jt]sx?$/;
/** Generated lists repeat what the files say; tests describe apps that are not this one. */
const isLeftOut = /(?:^|\/)(?:node_modules|dist|supabase)\/|routeTree\.gen\.|\.(?:test|spec)\.[jt]sx?$/;
const mayHoldRoutes = /<Route\b|\b(?:create(?:Browser|Hash|Memory)Router|useRoutes|createFileRoute)\b/;
const maxFileBytes = 400_000;
const maxRoutes = 1000;

/** The addresses of an application that has one page, for search engines; those with parts to fill in are no addresses. */
export async function siteRoutes(
  { versions }: Pick<PublishingContext, 'versions'>,
  projectId: ProjectId,
  commitSha: string,
): Promise<readonly string[]> {
  const routes = new Set<string>();
  await versions.visitTexts(
    { id: projectId, latest_commit_sha: commitSha },
    {
      commit: commitSha,
      accepts: ({ path, sizeBytes }) =>
        isScript.test(path) && !isLeftOut.test(path) && sizeBytes <= maxFileBytes,
      visit(path, text) {
        if (mayHoldRoutes.test(text)) for (const route of readable(text, path)) routes.add(route);
        return routes.size < maxRoutes;
      },
    },
  );
  return [...routes].filter((route) => !/[:*$]/.test(route)).toSorted();
}

/** A file that is not read by anything may be broken without breaking the build. */
function readable(text: string, path: string): readonly string[] {
  try {
    return findRoutes(text, path);
  } catch {
    return [];
  }
}
