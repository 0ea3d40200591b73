import {
  injectPreviewScript,
  type PreviewScript,
  previewScriptPaths,
  previewScriptUrls,
  type ScriptFile,
} from '@loam/preview-script';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { waitScript, waitScriptPath } from './wait-script.ts';

/** Puts our script before everything that the page itself runs. */
export function injectorOf(
  script: PreviewScript | undefined,
  builderOrigin: string,
): (html: string) => string {
  if (!script) return (html) => html;
  const urls = previewScriptUrls(script);
  return (html) => injectPreviewScript(html, { builderOrigin, ...urls });
}

export function scriptFileAt(
  script: PreviewScript | undefined,
  url: string | undefined,
): ScriptFile | undefined {
  const [path] = (url ?? '').split('?');
  if (path === waitScriptPath) return { code: waitScript, hash: '' };
  if (path === previewScriptPaths.main) return script?.main;
  return path === previewScriptPaths.replay ? script?.replay : undefined;
}

/** Ours, and the same for every project: it tells nobody anything. */
export function sendScript(file: ScriptFile, request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': Buffer.byteLength(file.code),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : file.code);
}
