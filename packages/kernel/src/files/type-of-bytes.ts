interface Signature {
  readonly at: number;
  readonly hex: string;
  readonly type: string;
}

const signatures: readonly Signature[] = [
  { at: 0, hex: '89504e470d0a1a0a', type: 'image/png' },
  { at: 0, hex: 'ffd8ff', type: 'image/jpeg' },
  { at: 0, hex: hexOf('GIF87a'), type: 'image/gif' },
  { at: 0, hex: hexOf('GIF89a'), type: 'image/gif' },
  { at: 8, hex: hexOf('WEBP'), type: 'image/webp' },
  { at: 0, hex: '00000100', type: 'image/x-icon' },
  { at: 4, hex: hexOf('ftypavif'), type: 'image/avif' },
  { at: 0, hex: hexOf('%PDF-'), type: 'application/pdf' },
  { at: 4, hex: hexOf('ftypisom'), type: 'video/mp4' },
  { at: 4, hex: hexOf('ftypiso2'), type: 'video/mp4' },
  { at: 4, hex: hexOf('ftypmp4'), type: 'video/mp4' },
  { at: 0, hex: '1a45dfa3', type: 'video/webm' },
  { at: 0, hex: hexOf('ID3'), type: 'audio/mpeg' },
  { at: 0, hex: hexOf('wOFF'), type: 'font/woff' },
  { at: 0, hex: hexOf('wOF2'), type: 'font/woff2' },
  { at: 0, hex: '504b0304', type: 'application/zip' },
];

const svgStart =
  /^\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE\s+svg[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/i;

export const typeSampleBytes = 1024;

/** What bytes are by their beginning, whatever their sender calls them. A page is told as plain text. */
export function typeOfBytes(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, typeSampleBytes);
  const start = Buffer.from(sample.subarray(0, 16)).toString('hex');
  const known = signatures.find(({ at, hex }) => start.startsWith(hex, at * 2));
  if (known) return known.type;
  const text = textOf(sample);
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

function hexOf(text: string): string {
  return Buffer.from(text, 'latin1').toString('hex');
}
