import { chatLimits, enums, limits, uploadImageTypes } from '@loam/contract';

export interface PickedFile {
  readonly name: string;
  readonly type: string;
}

export interface PictureSize {
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

const contentTypes: Readonly<Record<(typeof enums.upload.untouchedImages)[number], readonly string[]>> = {
  svg: ['image/svg+xml'],
  gif: ['image/gif'],
  icon: ['image/x-icon', 'image/vnd.microsoft.icon'],
};

/** Drawings, moving pictures and icons lose what they are when they are drawn again. */
const untouchedTypes: ReadonlySet<string> = new Set(
  enums.upload.untouchedImages.flatMap((kind) => contentTypes[kind]),
);

export function isAcceptedImage({ type }: PickedFile): boolean {
  return uploadImageTypes.includes(type);
}

export function mayCompress({ type }: PickedFile): boolean {
  return type.startsWith('image/') && !untouchedTypes.has(type);
}

export function needsCompression({ bytes, width, height }: PictureSize): boolean {
  return bytes > limits.uploads.compressOverBytes || Math.max(width, height) > limits.uploads.compressOverPx;
}

/** The size to draw it at: its longer side no more than the target, its shape kept. */
export function compressedSize({ width, height }: Pick<PictureSize, 'width' | 'height'>): {
  readonly width: number;
  readonly height: number;
} {
  const scale = Math.min(1, limits.uploads.compressTargetPx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Those that still fit, and how many were left out. */
export function fittingFiles<File extends PickedFile>(
  files: readonly File[],
  alreadyThere: number,
): { readonly accepted: readonly File[]; readonly refused: number; readonly beyondLimit: number } {
  const pictures = files.filter(isAcceptedImage);
  const room = Math.max(0, chatLimits.images - alreadyThere);
  return {
    accepted: pictures.slice(0, room),
    refused: files.length - pictures.length,
    beyondLimit: Math.max(0, pictures.length - room),
  };
}

/** Pictures from the clipboard have no name of their own, and a name may hold what an upload refuses. */
export function uploadName(file: PickedFile, index: number): string {
  const plain = file.name
    .replaceAll(/[/\\\p{Cc}]/gu, '-')
    .replace(/^[.-]+/, '')
    .trim()
    .slice(-120);
  if (plain !== '') return plain;
  const ending = file.type.replace('image/', '').replace('svg+xml', 'svg') || 'png';
  return `image-${index + 1}.${ending}`;
}
