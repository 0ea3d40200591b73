import { z } from 'zod';
import { enums } from '../enums.data.ts';

/** A plain name: no folder, nothing hidden, nothing that ends a line. */
export const UploadName = z
  .string()
  .trim()
  .min(1)
  .max(150)
  .regex(/^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u, 'This cannot be the name of a file.');

export const UploadContentType = z
  .string()
  .toLowerCase()
  .regex(/^[a-z]+\/[a-z0-9.+-]{1,100}$/, 'This is not a content type.');

export const UploadStatus = z.enum(enums.upload.statuses);

/** `image/jpg` is no registered name, but browsers and people send it. */
export const uploadImageTypes: readonly string[] = enums.upload.imageTypes.map((type) =>
  type === 'svg' ? 'image/svg+xml' : `image/${type}`,
);
