import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type ScriptFile = { readonly code: string; readonly hash: string };

export type PreviewScript = {
  readonly main: ScriptFile;
  /** Absent where the recorder was not built: previews then send no replay. */
  readonly replay: ScriptFile | undefined;
};

/** Paths on every preview origin; the project's own server never sees them. */
export const previewScriptPaths = {
  main: '/_loam/preview-script.js',
  replay: '/_loam/preview-replay.js',
} as const;

/** The built files, from `packages/preview-script/dist`. */
export async function readPreviewScript(folder: string): Promise<PreviewScript> {
  const main = await readScript(join(folder, 'preview-script.js'));
  const replay = await readScript(join(folder, 'preview-replay.js')).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  return { main, replay };
}

/** Addresses that change with the content, so that browsers may keep the files for ever. */
export function previewScriptUrls({ main, replay }: PreviewScript): {
  readonly scriptUrl: string;
  readonly replayUrl: string | undefined;
} {
  return {
    scriptUrl: `${previewScriptPaths.main}?v=${main.hash}`,
    replayUrl: replay && `${previewScriptPaths.replay}?v=${replay.hash}`,
  };
}

async function readScript(path: string): Promise<ScriptFile> {
  const code = await readFile(path, 'utf8');
  return { code, hash: createHash('sha256').update(code).digest('hex').slice(0, 16) };
}
