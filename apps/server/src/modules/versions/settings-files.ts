import type { ProjectId } from '@loam/contract';
import type { VersionsContext } from './context.ts';

/** Settings are the only files that a copy, or a restored version, gets otherwise. */
export function isSettings(path: string): boolean {
  return path.startsWith('.env');
}

export async function bytesOf(
  repo: VersionsContext['repo'],
  at: { readonly source: ProjectId; readonly path: string; readonly sha: string },
): Promise<Buffer> {
  const { body } = await repo.rawFile(at.source, at.path, at.sha);
  const chunks: Uint8Array[] = [];
  const parts: AsyncIterable<Uint8Array> = body;
  for await (const chunk of parts) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The settings of a version by their paths. */
export async function settingsAt(
  { repo }: Pick<VersionsContext, 'repo'>,
  source: ProjectId,
  sha: string,
): Promise<ReadonlyMap<string, string>> {
  const settings = new Map<string, string>();
  for (const { path, mode } of await repo.tree(source, sha)) {
    if (!isSettings(path) || !mode.startsWith('100')) continue;
    settings.set(path, (await bytesOf(repo, { source, path, sha })).toString());
  }
  return settings;
}
