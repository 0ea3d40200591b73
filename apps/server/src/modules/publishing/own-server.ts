import { AppError } from '@loam/kernel';
import { text } from 'node:stream/consumers';
import type { PublishingContext } from './context.ts';
import { logLines } from './build-texts.ts';
import { PublishFault } from './publish-fault.ts';
import type { DeploymentRow } from './rows.ts';

/** Their builds are programs: without them there are scripts and styles, and not one page. */
const serverFrameworks = ['@tanstack/react-start', '@tanstack/solid-start', '@tanstack/start'];
const maxManifestBytes = 1024 * 1024;

const ownServer =
  'This project was not published. Its pages are made by a server of its own (TanStack Start), which runs in the preview; ' +
  'sites are served from files so far, and there would be none to show.';

/** Known before anything is built, and told so that nobody looks for a fault of his own. */
export async function requirePagesAsFiles(
  { source }: Pick<PublishingContext, 'source'>,
  { project_id: projectId, commit_sha: commitSha }: DeploymentRow,
): Promise<void> {
  const file = await source.rawFile(projectId, 'package.json', commitSha).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'file_missing') return undefined;
    throw error;
  });
  if (!file) return;
  if (file.sizeBytes > maxManifestBytes) return void file.body.destroy();
  if (!isRenderedOnServer(await text(file.body))) return;
  throw new PublishFault(ownServer, { isBuildError: true, lines: logLines(ownServer) });
}

function isRenderedOnServer(manifest: string): boolean {
  const named = ['dependencies', 'devDependencies'].flatMap((name) => namesIn(parse(manifest), name));
  return serverFrameworks.some((name) => named.includes(name));
}

function namesIn(manifest: unknown, field: string): string[] {
  if (typeof manifest !== 'object' || manifest === null) return [];
  const value: unknown = Object.entries(manifest).find(([key]) => key === field)?.[1];
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

/** What cannot be read is left to the build, which says why. */
function parse(manifest: string): unknown {
  try {
    return JSON.parse(manifest);
  } catch {
    return undefined;
  }
}
