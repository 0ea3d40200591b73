/** Endings of what is not text: bytes that no model writes. */
const BYTES =
  /\.(?:png|jpe?g|gif|webp|avif|bmp|ico|tiff?|heic|woff2?|ttf|otf|eot|mp3|wav|ogg|mp4|webm|mov|pdf|zip|gz|wasm)$/iu;
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|bmp|ico)$/iu;

/** Why text cannot be the contents of a file with this name. */
export function reasonAgainstText(path: string): string | undefined {
  if (!BYTES.test(path)) return undefined;
  const instead = PICTURE.test(path)
    ? 'Draw it as an .svg file or in the page itself, or use a picture that the project has.'
    : 'Use a file that the project has.';
  return `${path} holds bytes by its name, and text under that name cannot be shown. ${instead}`;
}
