import { limits, uploadImageTypes } from '@loam/contract';

const endings: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  ico: 'image/x-icon',
};

/** Where a picture that index.html names stands in the project; undefined for an address elsewhere. */
export function projectPath(url: string): string | undefined {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) return undefined;
  const [path = ''] = url.split(/[?#]/);
  const plain = path
    .replace(/^\.?\//, '')
    .replace(/^%BASE_URL%/, '')
    .replace(/^\//, '');
  return plain === '' ? undefined : `public/${plain}`;
}

export function pictureType(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  return endings[path.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}

/** Where a new picture is put. Its name is its own, so that nobody is shown the old one from a cache. */
export function newPicturePath(
  purpose: 'icon' | 'share',
  file: { readonly id: string; readonly type: string },
): string {
  const ending = Object.entries(endings).find(([, type]) => type === file.type)?.[0] ?? 'png';
  return `public/site/${purpose}-${file.id.slice(0, 8)}.${ending}`;
}

type PictureFault = 'type' | 'size';

export function pictureFault(file: {
  readonly type: string;
  readonly size: number;
}): PictureFault | undefined {
  if (!uploadImageTypes.includes(file.type)) return 'type';
  return file.size > limits.uploads.maxBytes ? 'size' : undefined;
}
