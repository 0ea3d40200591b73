import { INSTANCES } from './instances.data.ts';
import { MADE_INSTANCES } from './instances-made.data.ts';
import { listed } from './listed.ts';
import { FIELD_VALUES, QUALITY_INSTANCES } from './instances-qualities.data.ts';

/** Words that mean something else behind another noun: a stock level is no storey. */
const ALONE: ReadonlySet<string> = new Set(
  'level field line spot talk plot ring star play race stop mission route building speaker policy law fund pattern oil plane boulder'.split(
    ' ',
  ),
);

const KNOWN = linesOf(`${INSTANCES}${MADE_INSTANCES}${QUALITY_INSTANCES}`);
const VALUES = linesOf(FIELD_VALUES);

/** The same for these very words alone. */
export const namesOf = (kind: string): readonly string[] | undefined => KNOWN.get(kind.toLowerCase());

/** What stands in a field of this name. */
export const valuesOf = (label: string): readonly string[] | undefined =>
  VALUES.get(label.toLowerCase()) ?? namesOf(label);

/** Names of single things of this kind ("volcano": Mount Etna …); undefined when none are known. */
export function instancesOf(noun: string): readonly string[] | undefined {
  const words = noun.toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  return (
    KNOWN.get(words.join(' ')) ??
    KNOWN.get(words.slice(-2).join(' ')) ??
    (ALONE.has(last) && words.length > 1 ? undefined : KNOWN.get(last))
  );
}

/** Kinds whose names are the same in every language. */
const PROPER = listed(`
  camera, guitar, composer, volcano, island, surf spot, lighthouse, star, constellation, satellite, mission, dinosaur,
  coin, falcon, horse, dog, cat, chicken, goat, cow, rabbit, rose, hop, tea, coffee, wine, grape, pizza, cocktail, drone, boat,
  ship, ferry, board game, arcade machine, tractor, motorcycle, aircraft, airport, philosopher, scientist, speaker, server,
  parking spot, locker, vinyl, album, team, gauge, repertoire, maker, make, symbol, instructor, music score, yarn`);

const PROPER_NAMES: ReadonlySet<string> = new Set(PROPER.flatMap((kind) => valuesOf(kind) ?? []));

export const isProperName = (name: string): boolean => PROPER_NAMES.has(name);

function linesOf(text: string): ReadonlyMap<string, readonly string[]> {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.flatMap((line) => {
      const [kinds = '', ...names] = line.split('|');
      return kinds.split(', ').map((kind) => [kind, names] as const);
    }),
  );
}
