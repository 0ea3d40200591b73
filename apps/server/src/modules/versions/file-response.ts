import { imageType, type RawFile } from '@loam/runner';
import { Readable } from 'node:stream';
import { contentTypes } from './content-types.data.ts';

/**
 * A file of a project on the builder's own origin: to be saved or shown as a picture, never to run. What is in it was
 * written by users and models.
 */
export function rawFileResponse(path: string, file: RawFile): Response {
  const name = path.split('/').at(-1) ?? 'file';
  return new Response(Readable.toWeb(file.body), {
    headers: {
      ...safeHeaders,
      'content-type': contentTypeOf(name),
      'content-length': String(file.sizeBytes),
      'content-disposition': attachment(name),
      etag: `"${file.oid}"`,
    },
  });
}

export function zipResponse(projectName: string, body: Readable): Response {
  return new Response(Readable.toWeb(body), {
    headers: {
      ...safeHeaders,
      'content-type': 'application/zip',
      'content-disposition': attachment(`${projectName}.zip`),
    },
  });
}

const safeHeaders = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
};

function contentTypeOf(name: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return imageType(name) ?? contentTypes[ending] ?? 'application/octet-stream';
}

/** The plain name for old programs, the whole one as RFC 6266 writes it. */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w.-]+/g, '_');
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
