const signatures: readonly (readonly [test: RegExp, type: string])[] = [
  [/^\x89PNG\r\n\x1a\n/, 'image/png'],
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^GIF8[79]a/, 'image/gif'],
  [/^RIFF[\s\S]{4}WEBP/, 'image/webp'],
  [/^\0\0\x01\0/, 'image/x-icon'],
  [/^[\s\S]{4}ftypavif/, 'image/avif'],
  [/^%PDF-/, 'application/pdf'],
  [/^[\s\S]{4}ftyp(isom|iso2|mp4|avc1|M4V|dash)/, 'video/mp4'],
  [/^\x1aE\xdf\xa3/, 'video/webm'],
  [/^(ID3|\xff[\xfb\xf3\xf2])/, 'audio/mpeg'],
  [/^wOFF/, 'font/woff'],
  [/^wOF2/, 'font/woff2'],
  [/^PK\x03\x04/, 'application/zip'],
];

const svgStart =
  /^\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE\s+svg[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/i;

export const typeSampleBytes = 1024;

/** What bytes are by their beginning, whatever their sender calls them. A page is told as plain text. */
export function typeOfBytes(sample: Uint8Array): string {
  const raw = Buffer.from(sample.subarray(0, typeSampleBytes)).toString('latin1');
  for (const [test, type] of signatures) if (test.test(raw)) return type;
  const text = textOf(sample.subarray(0, typeSampleBytes));
  if (text === undefined) return 'application/octet-stream';
  return svgStart.test(text) ? 'image/svg+xml' : 'text/plain; charset=utf-8';
}

/** Undefined for what is no UTF-8. The sample may end within a character. */
function textOf(sample: Uint8Array): string | undefined {
  if (sample.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
  } catch {
    return undefined;
  }
}
