const shown =
  /^(?:image\/(?!svg)[\w.+-]+|audio\/[\w.+-]+|video\/[\w.+-]+|text\/(?:plain|csv|markdown))(?:\s*;.*)?$/i;

/** A stranger's file on the builder's own address: what a browser could run or hand to a program is plain bytes there. */
export function harmlessType(type: string | null): string {
  return type !== null && shown.test(type) ? type : 'application/octet-stream';
}
