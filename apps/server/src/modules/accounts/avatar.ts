import { accountLimits } from '@loam/contract';
import { ApiError } from '../../http/api-error.ts';

export interface Image {
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** What the bytes are, whatever the request calls them. SVG is not among them: it can carry script. */
export function imageTypeOf(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif';
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'image/webp';
  return undefined;
}

/** Stops reading at the limit, whatever content-length claims. */
export async function readImage(request: Request): Promise<Image> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> | null = request.body;
  if (body)
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > accountLimits.avatarBytes)
        throw new ApiError('payload_too_large', 'An avatar has at most 1 MB.');
      chunks.push(chunk);
    }
  const bytes = Buffer.concat(chunks);
  const contentType = imageTypeOf(bytes);
  if (!contentType) throw new ApiError('unsupported_media_type', 'Choose a PNG, JPEG, WebP or GIF image.');
  return { contentType, bytes };
}

export function imageResponse(image: Image): Response {
  return new Response(new Uint8Array(image.bytes), {
    headers: {
      'content-type': image.contentType,
      'content-length': String(image.bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-site',
    },
  });
}
