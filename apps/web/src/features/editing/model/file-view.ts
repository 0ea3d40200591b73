import type { enums, SourceFile } from '@loam/contract';

type Viewer = (typeof enums.code.viewers)[number];

export type FileView =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: Exclude<Viewer, 'text'> };

/** Not svg: a drawing that is written as text is read as text. */
const imageEndings = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'ico', 'bmp']);

export function fileView(file: Pick<SourceFile, 'path' | 'contents' | 'binary' | 'sizeExceeded'>): FileView {
  if (isImage(file.path)) return { kind: 'image' };
  if (file.sizeExceeded) return { kind: 'too_large' };
  if (file.binary || file.contents === null) return { kind: 'binary' };
  return { kind: 'text', text: file.contents };
}

export function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r\n|\r|\n/);
  // What ends with a line break does not have one line more.
  return lines.length > 1 && lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

interface ScrollPlace {
  readonly scrollPx: number;
  readonly heightPx: number;
}

export const linePx = 20;
/** Up to here all lines stand on the page, so that the browser's own search finds them. */
const wholeLines = 5000;
const overscanLines = 200;
const longestLine = 10_000;

/** The lines near the window: from the first one up to, not including, the last. */
export function linesInWindow({ scrollPx, heightPx }: ScrollPlace, count: number) {
  if (count <= wholeLines) return { first: 0, end: count };
  const first = Math.floor(scrollPx / linePx) - overscanLines;
  const end = Math.ceil((scrollPx + heightPx) / linePx) + overscanLines;
  return { first: clamp(first, count), end: clamp(end, count) };
}

/** A line of a packed file can be as long as the file, which no browser lays out in time. */
export function shownLine(line: string): string {
  return line.length > longestLine ? `${line.slice(0, longestLine)}…` : line;
}

function clamp(index: number, count: number): number {
  return Math.min(count, Math.max(0, index));
}

function isImage(path: string): boolean {
  const ending = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase();
  return ending !== undefined && imageEndings.has(ending);
}
