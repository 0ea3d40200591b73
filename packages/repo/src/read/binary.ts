const LOOKED_AT_BYTES = 8192;
const MAX_UNPRINTABLE = 0.3;

/** The specification's rule: a NUL byte, or more than 30 % of the first 8192 bytes not printable. */
export function isBinary(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, LOOKED_AT_BYTES);
  if (bytes.includes(0)) return true;
  let unprintable = 0;
  for (const byte of start) if (!isPrintable(byte)) unprintable += 1;
  return unprintable > start.length * MAX_UNPRINTABLE;
}

/** Bytes from 128 belong to letters of UTF-8: text in Japanese is text. */
function isPrintable(byte: number): boolean {
  return (byte >= 32 && byte !== 127) || (byte >= 7 && byte <= 13) || byte === 27;
}

const IMAGE_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  bmp: 'image/bmp',
  ico: 'image/x-icon',
  svg: 'image/svg+xml',
};

export function imageType(path: string): string | undefined {
  const extension = /\.([^./]+)$/.exec(path)?.[1];
  return extension && IMAGE_TYPES[extension.toLowerCase()];
}
