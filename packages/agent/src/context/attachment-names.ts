import type { Attachment } from '../turn.ts';

/** Each attached picture under a name of its own: pasted ones are often called the same. */
export function namedImages(
  images: readonly Attachment[],
): readonly { readonly name: string; readonly image: Attachment }[] {
  const seen = new Map<string, number>();
  return images.map((image) => {
    const plain = image.name.replaceAll(/\s+/gu, ' ').trim().slice(0, 200);
    const count = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, count);
    return { name: count === 1 ? plain : `${plain} (${count})`, image };
  });
}
