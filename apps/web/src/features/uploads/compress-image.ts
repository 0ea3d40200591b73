export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

export interface CompressRules {
  needed(picture: ImageSize & { readonly bytes: number }): boolean;
  target(size: ImageSize): ImageSize;
}

const quality = 0.86;

/** The picture drawn smaller, or itself when it is small enough. Rejects when the browser cannot read it. */
export async function compressImage(file: Blob, rules: CompressRules): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    const size = { width: bitmap.width, height: bitmap.height };
    if (!rules.needed({ ...size, bytes: file.size })) return file;
    const { width, height } = rules.target(size);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
    // A JPEG has no transparency to lose; everything else keeps it as WebP.
    const drawn = await toBlob(canvas, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp');
    return drawn ?? file;
  } finally {
    bitmap.close();
  }
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, type, quality);
  return promise;
}
