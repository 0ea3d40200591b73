import { limits, uploadImageTypes } from '@loam/contract';
import { ApiError } from '../../http/api-error.ts';

export const uploadMaxBytes = limits.uploads.maxBytes;
export const uploadMinutes = 15;
export const downloadMinutes = 60;

const dayMs = 24 * 3600_000;

/** Between one and two days away, the same for a whole day: browsers keep a picture whose address stays. */
export function attachmentEnd(now: Date): Date {
  return new Date((Math.floor(now.getTime() / dayMs) + 2) * dayMs);
}

/** Pictures of the accepted types; other files may be sent too, and are only ever handed out to be saved. */
export function requireAcceptedType(contentType: string): void {
  if (!contentType.startsWith('image/') || uploadImageTypes.includes(contentType)) return;
  throw new ApiError('unsupported_media_type', 'Choose a PNG, JPEG, WebP, GIF or SVG picture.');
}
