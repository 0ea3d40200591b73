import { type BackendBucket, type BackendObject, enums } from '@loam/contract';

const [kilobytes, megabytes] = enums.storage.sizeUnits;

/** Sizes are shown in KB or MB. */
export function formatSize(bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  const amount = bytes / (isLarge ? 1_000_000 : 1000);
  const digits = amount >= 100 || amount === 0 ? 0 : amount >= 10 ? 1 : 2;
  return `${amount.toLocaleString('en', { maximumFractionDigits: digits })} ${isLarge ? megabytes : kilobytes}`;
}

export interface FileTotals {
  readonly files: number;
  readonly folders: number;
  readonly bytes: number;
}

export function totalsOf(objects: readonly BackendObject[]): FileTotals {
  const files = objects.filter(isFile);
  const folders = objects.length - files.length;
  return { files: files.length, folders, bytes: files.reduce((sum, { size }) => sum + (size ?? 0), 0) };
}

function isFile({ type }: BackendObject): boolean {
  return type === 'file';
}

/** What stands for an empty folder is nobody's file. */
export function isShown({ name }: BackendObject): boolean {
  return name !== '.emptyFolderPlaceholder';
}

/** As the calls name them: a folder ends with a slash. */
export function pathOf({ path, type }: BackendObject): string {
  return type === 'folder' ? `${path.replace(/\/+$/, '')}/` : path;
}

/** The file before or after the open one; the first or last stays. */
export function neighbour(
  objects: readonly BackendObject[],
  path: string,
  step: 1 | -1,
): BackendObject | undefined {
  const files = objects.filter(isFile);
  const at = files.findIndex((file) => file.path === path);
  return at < 0 ? undefined : (files[at + step] ?? files[at]);
}

/** The open file as the list has it; gone where a list that was read has it no more. */
export function openedFile(
  objects: readonly BackendObject[],
  path: string | undefined,
  isRead: boolean,
): BackendObject | 'gone' | undefined {
  const found = objects.find((object) => isFile(object) && object.path === path);
  return found ?? (path !== undefined && isRead ? 'gone' : undefined);
}

/** From the bucket down to the folder, each with the path that leads there. */
export function crumbsOf(folder: string): readonly { readonly name: string; readonly path: string }[] {
  const parts = folder.split('/').filter((part) => part !== '');
  return parts.map((name, index) => ({ name, path: parts.slice(0, index + 1).join('/') }));
}

/** A name that is free beside one that is taken: `a.txt` becomes `a 20261116T080000.txt`. */
export function besideName(path: string, atMs: number): string {
  const stamp = new Date(atMs).toISOString().replaceAll(/[-:]|\.\d+Z/g, '');
  const [, start = path, ending = ''] = /^(.*?[^/])(\.[^./]+)?$/.exec(path) ?? [];
  return `${start} ${stamp}${ending}`;
}

/** Where each of them goes when they are put into a folder; the folder itself is not put into itself. */
export function movesInto(
  paths: readonly string[],
  folder: string,
): readonly { readonly from: string; readonly to: string }[] {
  const target = folder.replaceAll(/^\/+|\/+$/g, '');
  return paths.flatMap((from) => {
    const name = from.replace(/\/$/, '').split('/').at(-1) ?? '';
    const to = target === '' ? name : `${target}/${name}`;
    return to === from.replace(/\/$/, '') || (`${target}/`.startsWith(from) && from.endsWith('/'))
      ? []
      : [{ from, to }];
  });
}

export function publicUrl(cloudUrl: string, bucketId: string, path: string): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return `${cloudUrl}/storage/v1/object/public/${encodeURIComponent(bucketId)}/${encoded}`;
}

export type PreviewKind = 'image' | 'text' | 'none' | 'too-large';

const maxPreviewBytes = 20_000_000;

/** What of a file can be shown here. */
export function previewKind({ mimeType, size }: BackendObject): PreviewKind {
  const kind = mimeType ?? '';
  const isImage = /^image\/(?:png|jpe?g|gif|webp|avif|svg\+xml|x-icon|bmp)$/.test(kind);
  const isText = kind.startsWith('text/') || /^application\/(?:json|xml|javascript|yaml|sql)/.test(kind);
  if (!isImage && !isText) return 'none';
  if ((size ?? 0) > maxPreviewBytes) return 'too-large';
  return isImage ? 'image' : 'text';
}

/** The latest first, as the overview's card shows them. */
export function latestBuckets(buckets: readonly BackendBucket[]): readonly BackendBucket[] {
  return buckets.toSorted((one, other) => (other.updated_at ?? '').localeCompare(one.updated_at ?? ''));
}
