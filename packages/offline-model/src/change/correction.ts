import { like } from '../lexicon/pattern.ts';
import { found, partOf } from './reading.ts';

const NOT_BUT = like.iu`
  ^(?:no|nein|non|não)?,?\s*(?:not|nicht|pas|não|no)\s+(.{2,40}?),?\s+(?:but|rather|i meant?|sondern|ich meinte|mais|je voulais dire|sino
  |quise decir|quería decir|mas|quis dizer|eu quis dizer)\s+(.{2,40}?)[.!]*$`;

/** "I meant the footer", "not orange, I meant coral": the last request again, with this. Null where it is no such correction. */
export function correctedRequest(request: string, past: readonly string[]): string | null {
  const last = past.at(-1) ?? '';
  const [, wrong = '', right = ''] = NOT_BUT.exec(request.trim()) ?? [];
  const at = wrong === '' ? -1 : last.toLowerCase().indexOf(wrong.toLowerCase());
  if (at >= 0) return `${last.slice(0, at)}${right}${last.slice(at + wrong.length)}`;
  const part = found(partOf(request.trim(), 'meaning') ?? '', 'correctedPart')?.[0];
  const old = found(last, 'correctedPart')?.[0];
  return part === undefined || old === undefined ? null : last.replace(old, part);
}

/** "make that 3": the sentence with the last number again, with this one. */
export function amended(request: string, past: readonly string[]): string {
  const value = partOf(request.trim(), 'amending');
  const told = past
    .toReversed()
    .flatMap((text) => (text.match(/[^.!?\n]+/gu) ?? []).toReversed())
    .find((sentence) => /\d/.test(sentence));
  return value === undefined || told === undefined ? request : told.trim().replace(/\d+(?!.*\d)/u, value);
}

const SHAPES: readonly RegExp[] = [
  /\d+\s*[x×]\s*\d+/giu,
  /\d+(?:[.,:]\d+)?\s*%/giu,
  /\d{1,2}:\d{2}/giu,
  /\d+(?:[.,]\d+)?/giu,
];

/** "8x8... no wait 6x6": the second thought stands in the place of the first. */
export function secondThought(request: string): string {
  const [, head = '', tail = ''] = found(request.trim(), 'secondThought') ?? [];
  if (head === '' || tail === '') return request;
  for (const shape of SHAPES) {
    const value = tail.match(shape)?.[0];
    const old = head.match(shape)?.at(-1);
    if (value === undefined || old === undefined) continue;
    const at = head.lastIndexOf(old);
    return `${head.slice(0, at)}${value}${head.slice(at + old.length)}`;
  }
  return tail.includes(' ') || /\d/.test(tail) ? request : head.replace(/\S+$/u, tail);
}
