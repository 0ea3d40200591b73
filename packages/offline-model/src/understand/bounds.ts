import { AND, like, part, toPattern } from '../lexicon/pattern.ts';
import { amountOf } from './facts.ts';
import { NUMBER_WORDS, numberWord } from './number-words.ts';

/** Between which values something has to lie, and the words of the clause that say what it is. */
export interface Bound {
  readonly words: string;
  /** What stands behind the number: "13 points", "400 m²". */
  readonly counted: string;
  readonly min: number | null;
  readonly max: number | null;
  /** The value itself is no longer allowed: "more than 0". */
  readonly isOpen?: true;
}

const COUNT = part`(?:[$€£]\s?)?(?<![\p{L}\d])(\d+(?:[.,]\d+)*|${NUMBER_WORDS})(?![\p{L}\d:])`;
/** "100 m² bis 400 m²": the unit may stand with both. */
const UNIT = part`(?:\s?(?:[$€£%]|\p{L}{1,4}[²³]?|euros?|dollars?|pounds?|reais|minutes?|hours?)(?!\p{L}))?`;

const BETWEEN = toPattern(
  part`
  (?<!\p{L})(?:(?:between|from|zwischen|von|entre|desde|de)\s+)${COUNT}${UNIT}\s*(?:${AND}|to|bis|a|à|hasta|até|–|-)\s*${COUNT}
  |${COUNT}\s*(?:to|bis|à|–|-)\s*${COUNT}`,
  'iu',
);

const LEAST = part`
  (?:at least|no (?:less|fewer) than|not (?:less|fewer) than|(?:an? )?minimum(?: of| de)?|min\.?|mindestens|wenigstens|al menos|por lo menos|como mínimo|(?:un |um )?mínimo(?: de)?|pelo menos|no mínimo|au moins|ab)`;
const MOST = part`
  (?:at most|no more than|not more than|(?:an? )?maximum(?: of| de)?|max\.?|up to|höchstens|maximal|bis zu|como máximo|(?:un |um )?máximo(?: de)?|hasta|no máximo|até|au maximum|au plus|jusqu['’]à)`;
const LEAST_BEHIND = part`(?:at least|or more|minimum|oder mehr|mindestens|o más|al menos|como mínimo|ou mais|no mínimo|ou plus|au moins|au minimum)`;
const MOST_BEHIND = part`
  (?:at most|tops|max(?:imum)?|at the most|or (?:less|fewer)|oder weniger|höchstens|maximal|o menos|como (?:mucho|máximo)|ou menos|no máximo|ou moins|au plus|au maximum)`;
/** Adjectives that compare: "longer than", "größer als", "mayor que". */
const MORE = part`
  (?:more than|over|above|beyond|(?:greater|higher|larger|bigger|heavier|longer|older|taller|deeper) than|exceeds?|mehr als|über|(?:größer|höher|schwerer|länger|älter|tiefer) als|más (?:de|que)|mayor(?:es)? (?:que|de|a)
  |superior(?:es)? a|pas(?:a|an|ar|e|en) de|superan?|superar|exced\p{L}+(?: de)?|mais (?:de|do que|que)|maior(?:es)? (?:do )?que|acima de|pass(?:a|am|ar) de|ultrapass\p{L}+|plus de|(?:supérieur\p{L}*|plus grand\p{L}*) (?:à|que)
  |dépass\p{L}+(?:\s(?:pas|jamais))?|au-dessus de)`;
const LESS = part`
  (?:less than|fewer than|below|under|(?:lower|smaller|shorter|younger|lighter) than|weniger als|unter|(?:kleiner|kürzer|jünger|leichter|niedriger) als|menos (?:de|que|do que)|menor(?:es)? (?:do )?(?:que|de|a)
  |inferior(?:es)? a|por debajo de|abaixo de|moins de|inférieur\p{L}* à|(?:en )?dessous de)`;

const NOT = like.iu`
  (?<!\p{L})(?:not|cannot|never|no|none|nobody|nothing|nichts|nada|rien|nicht|nie|niemals|niemand|keine?[rnms]?|nunca|nadie|ningun[oa]?|ningún|não|ninguém|nenhum[a]?|nem|ne|n|pas|jamais|personne|aucune?)(?!\p{L})(?!['’]?\s?\p{L}+ que )
  |n['’]t(?!\p{L})`;
/** "ne … que" is "only". */
const ONLY = like.iu`(?<!\p{L})(?:ne\s|n['’])\p{L}+(?:\s\p{L}+)? qu(?:e\s|['’])`;
const REFUSED = like.iu`
  (?<!\p{L})(?:refus\p{L}*|reject\p{L}*|forbidden|not allowed|too (?:much|many)|zu viele?|demasiad[oa]s?|demais|abgelehnt|verboten|unzulässig|abgewiesen|rechaz\p{L}*|prohibid\p{L}*|recus\p{L}*|rejeitad\p{L}*|proibid\p{L}*|rejet\p{L}*|interdit\p{L}*)(?!\p{L})`;

/** What the clause says must not be. */
export const isForbidding = (clause: string): boolean =>
  (NOT.test(clause) && !ONLY.test(clause)) !== (REFUSED.test(clause) && !/not allowed/i.test(clause));

type Kind = 'least' | 'most' | 'more' | 'less';

const AHEAD = (
  [
    ['least', LEAST],
    ['most', MOST],
    ['more', MORE],
    ['less', LESS],
  ] as const
).map(([kind, words]) => [kind, toPattern(part`(?<!\p{L})${words}\s+${COUNT}`, 'iu')] as const);

const BEHIND = (
  [
    ['least', LEAST_BEHIND],
    ['most', MOST_BEHIND],
  ] as const
).map(
  ([kind, words]) =>
    [kind, toPattern(part`${COUNT}\s*(?<unit>(?:[\p{L}²³€$£%]+\s+){0,2}?)${words}(?!\p{L})`, 'iu')] as const,
);

const BELOW_ZERO = like.iu`(?<!\p{L})(?:negativ\p{L}*|négati\p{L}*|below zero)(?!\p{L})`;
const ABOVE_ZERO = like.iu`(?<!\p{L})(?:positiv\p{L}*)(?=\s*(?:[.,;]|$|(?:number|amount|zahl|número|nombre|sein|be)(?!\p{L})))`;

/** The bound that a clause tells, by its comparison and its numbers. */
export function boundIn(clause: string): Bound | null {
  return rangeIn(clause) ?? comparedIn(clause) ?? signedIn(clause);
}

function rangeIn(clause: string): Bound | null {
  const found = BETWEEN.exec(clause);
  if (found === null) return null;
  const [min = 0, max = 0] = found.slice(1).filter(Boolean).map(valueOf);
  return min < max ? { ...toldBeside(clause, found), min, max } : null;
}

function comparedIn(clause: string): Bound | null {
  for (const [kind, pattern] of [...AHEAD, ...BEHIND]) {
    const found = pattern.exec(clause);
    if (found === null) continue;
    const value = valueOf(found[1] ?? '');
    const isStrict = kind === 'more' || kind === 'less';
    const told = wordsAround(clause, found.index, found.index + found[0].length);
    // "0 or less is refused": more than that is asked for.
    const isTurned = isStrict ? isForbidding(told) : REFUSED.test(told);
    return {
      ...toldBeside(clause, found),
      ...limits(kind, value, isTurned),
      ...(isStrict === isTurned ? {} : { isOpen: true as const }),
    };
  }
  return null;
}

const limits = (kind: Kind, value: number, isTurned: boolean): { min: number | null; max: number | null } =>
  (kind === 'least' || kind === 'more') === isTurned ? { min: null, max: value } : { min: value, max: null };

function signedIn(clause: string): Bound | null {
  const found = BELOW_ZERO.exec(clause) ?? ABOVE_ZERO.exec(clause);
  if (found === null || isForbidding(clause) !== BELOW_ZERO.test(clause)) return null;
  const isOpen = ABOVE_ZERO.test(clause) && !BELOW_ZERO.test(clause);
  return { ...toldBeside(clause, found), min: 0, max: null, ...(isOpen ? { isOpen } : {}) };
}

const BEHIND_IT = like.iu`^\s*(?<counted>(?:[\p{L}²³%€$£-]+)(?:\s[\p{L}-]+)?)`;

function toldBeside(clause: string, found: RegExpExecArray): Pick<Bound, 'words' | 'counted'> {
  const end = found.index + found[0].length;
  const unit = (found.groups?.['unit'] ?? '').trim();
  return {
    words: `${wordsAround(clause, found.index, end)} ${unit}`.trim(),
    counted: (unit || BEHIND_IT.exec(clause.slice(end))?.groups?.['counted'] || '').toLowerCase(),
  };
}

/** What stands beside the words at this place, up to the next comma or bracket: "guests (at most 6)" are the guests. */
export function wordsAround(clause: string, start: number, end: number): string {
  const parts = clause.slice(0, start).split(/[,;:()]/u);
  const before = parts.at(-1) ?? '';
  const behind = clause.slice(end).split(ENDS)[0] ?? '';
  const isBare = !like.u`\p{L}{2}`.test(`${before}${behind}`);
  return `${isBare ? lastPart(parts.slice(0, -1)) : before} ${behind}`.replace(/\s+/gu, ' ').trim();
}

/** What is told of it further on is another matter. */
const ENDS = like.iu`[,;:()]|\s(?:which|that|who|because|so|if|when|die|das|weil|wenn|que|porque|si|qui|car|parce)\s`;

const lastPart = (parts: readonly string[]): string => parts.findLast((one) => like.u`\p{L}`.test(one)) ?? '';

/** One value is held against something. */
export const COMPARED = toPattern(
  part`(?<!\p{L})(?:${MORE}|${LESS}|after|before|nach|vor|después|antes|depois|après|avant)(?!\p{L})`,
  'iu',
);

const valueOf = (text: string): number => (/\d/u.test(text) ? amountOf(text) : numberWord(text));
