import { entityEntry } from '../lexicon/entity-lexicon.ts';
import type { EntityEntry } from '../lexicon/entry.ts';
import { like } from '../lexicon/pattern.ts';
import { sentenceCase } from '../understand/fields.ts';
import { sentences } from '../understand/tokens.ts';
import {
  bareEntity,
  type NamedRow,
  type Understanding,
  type UnderstoodEntity,
} from '../understand/understanding.ts';

const SIZE = String.raw`(small|little|medium|middle|big|large|main|great|kleine?[nmrs]?|mittlere?[nmrs]?|große?[nmrs]?|pequeñ[oa]|median[oa]|grande|pequen[oa]|médi[oa]|petite?|moyenne?|grande?)`;
const ROOM = like.iu`(?<!\p{L})(rooms?|halls?|r[aä]um(?:e|en)?|saal|säle|salas?|salles?|studios?)(?!\p{L})`;
const FITS = like.iu`
  (?<!\p{L})(?:people|persons|seats?|guests|fits?|holds?|personen|plätze|passen|fasst|personas|plazas|caben|pessoas|lugares|cabem|personnes|places)(?!\p{L})`;
const NUMBER_FIRST = like.giu`(?<!\p{L}|\d)(\d{1,3})[^.;\d]{0,40}?(?<!\p{L})${SIZE}(?!\p{L})`;
const SIZE_FIRST = like.giu`(?<!\p{L})${SIZE}(?!\p{L})[^.;\d]{0,40}?(\d{1,3})(?!\d|\p{L}|:)`;

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^klein/i, 'Kleiner'],
  [/^mittler/i, 'Mittlerer'],
  [/^groß/i, 'Großer'],
];

/** "at most 8 people fit into the small room, 20 into the big one": two rooms, and how many each takes. */
export function withRoomSizes(said: Understanding): Understanding {
  const spans = sentences(said.text).map(({ start, end }) => said.text.slice(start, end));
  const told = spans.find((one) => ROOM.test(one) && FITS.test(one) && sizesIn(one).length > 1);
  const entry = entityEntry('room');
  if (told === undefined || entry === null) return said;
  const room: UnderstoodEntity =
    said.entities.find(({ nature, rows }) => nature === 'place' && rows === undefined) ??
    bareRoom(entry, said);
  const word = (ROOM.exec(told)?.[1] ?? 'room')
    .replace(/^räum(?:en|e)$/i, 'Raum')
    .replace(/(?<=room|hall|sala|salle|studio)s$/i, '');
  const rows = sizesIn(told).map(({ size, count }): NamedRow => ({
    title: titleOf(size, word, said.language),
    price: null,
    minutes: null,
    values: { capacity: count },
  }));
  return {
    ...said,
    kind: said.kind ?? (BOOKED.test(said.text) ? 'booking' : null),
    entities: [{ ...room, rows }, ...said.entities.filter((one) => one !== room && !ROOM.test(one.one))],
    rules: said.rules.filter((rule) => rule.kind !== 'atMost' || !told.includes(rule.clause.slice(0, 30))),
  };
}

const BOOKED = /book|reserv|buch|agend|réserv/iu;

const bareRoom = (entry: EntityEntry, said: Understanding): UnderstoodEntity => ({
  ...bareEntity(entry.id, said.text.length),
  entry,
  nature: entry.nature,
  one: entry.one,
  many: entry.many,
  actions: [{ action: 'book', actor: null, isMine: false }],
});

function sizesIn(text: string): readonly { readonly size: string; readonly count: number }[] {
  const first = [...text.matchAll(NUMBER_FIRST)].map(([, count, size = '']) => ({
    size,
    count: Number(count),
  }));
  const then = [...text.matchAll(SIZE_FIRST)].map(([, size = '', count]) => ({ size, count: Number(count) }));
  const isNumberFirst = text.search(/\d/u) < text.search(like.iu`(?<!\p{L})${SIZE}(?!\p{L})`);
  return isNumberFirst ? first : then;
}

/** Romance languages put it behind, but for the short ones of French. */
function titleOf(size: string, word: string, language: Understanding['language']): string {
  const own = NAMES.find(([pattern]) => pattern.test(size))?.[1] ?? size.toLowerCase();
  const isBehind = language === 'es' || language === 'pt';
  if (language === 'de') return `${own} ${sentenceCase(word)}`;
  return sentenceCase(isBehind ? `${word.toLowerCase()} ${own}` : `${own} ${word.toLowerCase()}`);
}
