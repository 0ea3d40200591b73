/** How files of these kinds begin. */
const BEGINNINGS: Readonly<Record<string, readonly RegExp[]>> = {
  png: [/^\x89PNG/],
  jpg: [/^\xff\xd8\xff/],
  jpeg: [/^\xff\xd8\xff/],
  gif: [/^GIF8/],
  webp: [/^RIFF[\s\S]{4}WEBP/],
  avif: [/^[\s\S]{4}ftyp/],
  ico: [/^\0\0[\s\S]\0/],
  svg: [/<svg[\s>]/i],
  woff: [/^wOFF/],
  woff2: [/^wOF2/],
  pdf: [/^%PDF/],
};
const READ_BYTES = 4096;
/** Tools replace one kind of picture by another and browsers look at the contents: any picture will do for a picture. */
const PICTURES = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'ico', 'svg'];

/** Whether a file is something else than its name says; what is not known by its beginning is taken as it is. */
export function hasWrongContents(path: string, body: Uint8Array): boolean {
  const ending = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  if (BEGINNINGS[ending] === undefined) return false;
  const start = Buffer.from(body.subarray(0, READ_BYTES)).toString('latin1');
  const wanted = PICTURES.includes(ending) ? PICTURES : [ending];
  return !wanted.some((kind) => BEGINNINGS[kind]?.some((beginning) => beginning.test(start)));
}
