import { typeOfBytes } from '@loam/kernel';

/** Tools replace one kind of picture by another and browsers look at the contents: any picture will do for a picture. */
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|ico|svg)$/i;
const TYPES: readonly (readonly [RegExp, string])[] = [
  [PICTURE, 'image/'],
  [/\.woff$/i, 'font/woff'],
  [/\.woff2$/i, 'font/woff2'],
  [/\.pdf$/i, 'application/pdf'],
];
const UNKNOWN = 'application/octet-stream';

/** Whether a file is something else than its name says; what is not known by its beginning is taken as it is. */
export function hasWrongContents(path: string, body: Uint8Array): boolean {
  const wanted = TYPES.find(([ending]) => ending.test(path))?.[1];
  if (wanted === undefined) return false;
  const found = typeOfBytes(body);
  if (found === UNKNOWN || found.startsWith(wanted)) return false;
  // Before its first tag a drawing may hold more than a glance at its beginning knows.
  return !(PICTURE.test(path) && /<svg[\s>]/i.test(Buffer.from(body).toString('latin1')));
}
