const avatarPx = 256;

/** The largest centred square of the picture. */
export function centredSquare(width: number, height: number): { x: number; y: number; size: number } {
  const size = Math.min(width, height);
  return { x: Math.round((width - size) / 2), y: Math.round((height - size) / 2), size };
}

/** Cut to a square of 256 px, so that a camera's picture becomes a few kilobytes before it travels. */
export async function toAvatar(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const { x, y, size } = centredSquare(picture.width, picture.height);
  const canvas = new OffscreenCanvas(avatarPx, avatarPx);
  const context = canvas.getContext('2d');
  if (!context) return file;
  context.drawImage(picture, x, y, size, size, 0, 0, avatarPx, avatarPx);
  picture.close();
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
}
