import { toPattern } from '../lexicon/pattern.ts';
import type { Nature } from '../lexicon/entry.ts';
import { instancesOf } from '../lexicon/instances.ts';
import type { UnderstoodEntity } from '../understand/understanding.ts';
import { listed } from '../lexicon/listed.ts';

/** Fields whose options say how a thing is at the moment, not what it is. */
const PASSING =
  /\b(?:status|stage|state|condition|level|urgency|priority|severity|outcome|strength|difficulty|result|availability)$/i;

/** Names for things that nobody ever heard of: their kinds as the request lists them, or plain numbers. */
export function ownTitles(
  said: UnderstoodEntity,
  usual: readonly string[],
  isTrade: boolean,
): readonly string[] {
  const noun = said.one.charAt(0).toLowerCase() + said.one.slice(1);
  const species = said.fields.some(({ label }) => label === 'Species') ? speciesOf(noun) : null;
  if (species !== null) return species;
  const known = instancesOf(noun);
  if (known !== undefined) return known.slice(0, usual.length);
  const kinds = kindsOf(said);
  if (kinds.length >= 2 && KINDLY.has(said.nature)) return byKind(kinds, noun, usual.length);
  if (said.nature === 'goods' && !isTrade) return usual.map((_, at) => `${said.one} ${at + 1}`);
  if (said.nature === 'record') return usual.map((_, at) => `${said.one} ${101 + at * 3}`);
  const isTaught = /(?:course|lesson|guide|workshop|class|tutorial|video|story|handbook|talk|article)$/.test(
    noun,
  );
  if (said.nature === 'content' && !isTaught) return usual.map((_, at) => `${said.one} ${at + 1}`);
  if (said.nature === 'content') return CONTENT.map((title) => title.replace('{N}', noun));
  return usual.map((title) => title.replace('{N}', noun));
}

const speciesOf = (noun: string): readonly string[] | null =>
  SPECIES.find(([pattern]) => pattern.test(noun))?.[1] ?? null;

const SPECIES: readonly (readonly [RegExp, readonly string[]])[] = `
tree|hedge: English oak, Silver birch, Field maple, Common lime, Horse chestnut, Scots pine, Rowan, Beech
mushroom|fung|find: Chanterelle, Penny bun, Parasol, Oyster mushroom, Fly agaric, Horn of plenty, Puffball, Honey fungus
bird|nest|ring: Robin, Blackbird, Great tit, Barn swallow, Kestrel, Grey heron, Wren, Goldfinch
fish|catch|tank|aquari: Brown trout, Pike, Perch, Carp, Zander, Roach, Tench, Eel
bee|insect|moth|butterfl: Peacock, Red admiral, Brimstone, Small copper, Swallowtail, Orange tip, Comma, Ringlet
plant|flower|seed|variet|herb: Sweet pea, Foxglove, Oxeye daisy, Lavender, Cornflower, Yarrow, Sunflower, Poppy
animal|sighting|track: Red fox, Roe deer, Badger, Red squirrel, Otter, Hare, Hedgehog, Wild boar`
  .trim()
  .split('\n')
  .map((line) => {
    const [words = '', names = ''] = line.split(': ');
    return [toPattern(words, ''), listed(names)];
  });

const CONTENT = listed(`
  {N} for beginners, The short {N}, Spring {N}, The complete {N}, Weekend {N}, Advanced {N}, Autumn {N},
  Family {N}`);

const KINDLY: ReadonlySet<Nature> = new Set<Nature>(['goods', 'content', 'place', 'event']);

const kindsOf = (said: UnderstoodEntity): readonly string[] =>
  said.fields.find(
    (field) =>
      field.type === 'choice' &&
      !field.isDefaultOptions &&
      field.options.length >= 2 &&
      !PASSING.test(field.label) &&
      field.options.every((option) => option.split(' ').length <= 2 && !/^[A-Z]{1,2}[+-]$/.test(option)),
  )?.options ?? [];

/** "Medieval costume", "Baroque costume", "Medieval costume 2". */
function byKind(kinds: readonly string[], noun: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => {
    const kind = kinds[at % kinds.length] ?? '';
    const round = Math.floor(at / kinds.length);
    const last = noun.split(' ').at(-1) ?? noun;
    const name = kind.toLowerCase().endsWith(last) ? kind : `${kind} ${last}`;
    return round === 0 ? name : `${name} ${round + 1}`;
  });
}
