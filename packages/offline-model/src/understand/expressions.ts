import { like } from '../lexicon/pattern.ts';
import { amountOf } from './facts.ts';
import { stemmed } from './told-amounts.ts';

/** How a value is found: a number, something that goes by a name, or two of them with a sign between. */
export type Expression =
  | number
  | { readonly name: string }
  | { readonly sign: Sign; readonly left: Expression; readonly right: Expression };

type Sign = '+' | '-' | '*' | '/';

/** What can stand in a formula: what it is written as, and how people call it. */
export interface Known {
  readonly code: string;
  readonly label: string;
}

/** "length × width ÷ 2", "los kilos por el rendimiento entre 100"; null where a word of it is none of these. */
export function readExpression(text: string, known: readonly Known[]): Expression | null {
  const said = text.replace(IN_UNIT, '').replace(PART_OF, (word) => ` ${partOf(word)} * `);
  const signs = inSigns(withNames(said, known))
    .replace(SHARE_OF, '$1 * ')
    .replace(like.giu`(?<=\d\s?)(?!x(?!\p{L}))\p{L}+[²³]?`, ' ')
    .replace(SMALL, ' ');
  const tokens = signs.match(like.gu`§\d+§|\d+(?:[.,]\d+)*|[%²³+*/()-]|\p{L}+`) ?? [];
  const reader = { tokens, at: 0, known };
  const found = sumIn(reader);
  return found !== null && reader.at === tokens.length && typeof found === 'object' && 'sign' in found
    ? found
    : null;
}

/** The words for what is done with numbers, as signs. */
export const inSigns = (text: string): string =>
  text
    .replace(
      like.giu`(?<!\p{L})(?:divided by|over|geteilt durch|dividiert durch|durch|dividid[oa]s? (?:por|entre)|entre|divisée?s? par)(?!\p{L})|÷|:`,
      ' / ',
    )
    .replace(
      like.giu`(?<!\p{L})(?:multiplied (?:by|with)|times|multipliziert mit|mal|multiplicad[oa]s? por|vezes|por|fois|multipliée?s? par)(?!\p{L})|[×✕·]|(?<=[\s\d)])x(?=[\s\d(])`,
      ' * ',
    )
    .replace(like.giu`(?<!\p{L})(?:plus|mais|más)(?!\p{L})`, ' + ')
    .replace(like.giu`(?<!\p{L})(?:minus|less|menos|moins|weniger)(?!\p{L})|[−–]`, ' - ');

/** As it stands in code. */
export function codeOf(one: Expression): string {
  if (typeof one === 'number') return String(Number(one.toPrecision(9)));
  if ('name' in one) return one.name;
  const { sign, left, right } = one;
  const isTimes = sign === '*' || sign === '/';
  const inner = (part: Expression, isSecond: boolean): string => {
    const isSum = typeof part === 'object' && 'sign' in part && /[+-]/u.test(part.sign);
    const isOver = typeof part === 'object' && 'sign' in part && isSecond && sign !== '+' && sign !== '*';
    return (isTimes && isSum) || isOver ? `(${codeOf(part)})` : codeOf(part);
  };
  return `${inner(left, false)} ${sign} ${inner(right, true)}`;
}

/** What it comes to with these values. */
export function valueOf(one: Expression, values: ReadonlyMap<string, number>): number {
  if (typeof one === 'number') return one;
  if ('name' in one) return values.get(one.name) ?? Number.NaN;
  const [left, right] = [valueOf(one.left, values), valueOf(one.right, values)];
  switch (one.sign) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
  }
}

/** The same with what stands for a name. */
export function withParts(one: Expression, parts: ReadonlyMap<string, Expression>): Expression {
  if (typeof one === 'number') return one;
  if ('name' in one) return parts.get(one.name) ?? one;
  return { ...one, left: withParts(one.left, parts), right: withParts(one.right, parts) };
}

const IN_UNIT = like.iu`\s(?:in|en|em)\s\p{L}+[²³]?\s*$`;
const PART_OF = like.giu`
  (?<!\p{L})(?:half(?: of)?|die hälfte(?: de[rs])?|la mitad (?:de|del)|(?:a )?metade d[eao]s?|la moitié d[eu]s?|twice|double|das doppelte(?: de[rs])?|el doble (?:de|del)|o dobro d[eao]s?|le double d[eu]s?)(?!\p{L})`;
const partOf = (word: string): string => (/half|hälfte|mitad|metade|moitié/iu.test(word) ? '0.5' : '2');
/** "8 % of the price". */
const SHARE_OF = like.giu`(%)\s+(?:of|von|vom|der|des|de|del|do|da|du)(?!\p{L})`;
const SMALL = like.giu`
  (?<!\p{L})(?:the|an?|its|their|of|my|all|der|die|das|dem|den|des|ihre?|el|la|los|las|su|sus|del?|o|os|as|do|da|dos|das|le|les|l['’]|du|d['’]|sa|son|ses)(?!\p{L})`;

/** Names as `§0§`, `§1§`…: the longer ones first, so that "price per kilo" is not the kilos. */
function withNames(text: string, known: readonly Known[]): string {
  const ways = known
    .flatMap(({ label }, at) => waysOf(label).map((way, rank) => ({ at, way, rank })))
    .filter(
      ({ at, way, rank }, _, all) =>
        rank === 0 || !all.some((other) => other.at !== at && isSameRun(other.way, way)),
    )
    .toSorted((a, b) => b.way.length - a.way.length || a.rank - b.rank);
  const words = [...text.matchAll(like.gu`\p{L}[\p{L}'’-]*`)];
  let result = '';
  let end = 0;
  for (let at = 0; at < words.length; at += 1) {
    const found = ways
      .map((one) => ({ one, last: lastOf(words, at, one.way) }))
      .find(({ last }) => last !== null);
    const [first, last] = [words[at], words[found?.last ?? 0]];
    if (found === undefined || first === undefined || last === undefined) continue;
    result += `${text.slice(end, first.index)} §${found.one.at}§ `;
    end = last.index + last[0].length;
    at = found.last ?? at;
  }
  return result + text.slice(end);
}

const isSameRun = (a: readonly string[], b: readonly string[]): boolean => a.join(' ') === b.join(' ');

/** "Height of the wall": so, or the height; "water temperature": so, or the temperature. */
function waysOf(label: string): readonly (readonly string[])[] {
  const all = (label.replace(COUNTED, '').match(like.gu`\p{L}+`) ?? [])
    .filter((word) => !JOINS.test(word))
    .map(stemmed);
  const [first] = all;
  const last = all.at(-1);
  return all.length < 2 ? [all] : [all, [first ?? ''], [last ?? '']];
}

const COUNTED = like.iu`^(?:number|quantity|amount|anzahl|menge|número|cantidad|quantidade|nombre|quantité)\s(?:(?:of|an|der|von|de)\s|d['’])`;
const JOINS = like.iu`^(?:the|of|per|pro|por|par|in|for|de[rnms]?|del|die|das|des|du|do|da|dos|la|le|les|el|los|las|en|em|je|à|a|o|d|l)$`;

/** The last word of the text with which this way is said from here; null where it is not. */
function lastOf(words: readonly RegExpExecArray[], from: number, way: readonly string[]): number | null {
  let at = from;
  for (const [step, own] of way.entries()) {
    while (step > 0 && JOINS.test(words[at]?.[0] ?? '')) at += 1;
    if (own === '' || stemmed((words[at]?.[0] ?? '').replace(/^[ld]['’]/u, '')) !== own) return null;
    at += 1;
  }
  return way.length === 0 ? null : at - 1;
}

interface Reader {
  readonly tokens: readonly string[];
  at: number;
  readonly known: readonly Known[];
}

function sumIn(reader: Reader): Expression | null {
  let left = productIn(reader);
  while (left !== null && /^[+-]$/u.test(reader.tokens[reader.at] ?? '')) {
    const sign = reader.tokens[reader.at] === '+' ? '+' : '-';
    reader.at += 1;
    // "price plus 10 %": a share of what stands before it.
    const isShare = reader.tokens[reader.at + 1] === '%' && reader.tokens[reader.at + 2] !== '*';
    const right = productIn(reader);
    if (right === null) return null;
    left = isShare ? { sign: '*', left, right: { sign, left: 1, right } } : { sign, left, right };
  }
  return left;
}

function productIn(reader: Reader): Expression | null {
  let left = valueIn(reader);
  while (left !== null && /^[*/]$/u.test(reader.tokens[reader.at] ?? '')) {
    const sign = reader.tokens[reader.at] === '*' ? '*' : '/';
    reader.at += 1;
    const right = valueIn(reader);
    if (right === null) return null;
    left = { sign, left, right };
  }
  return left;
}

function valueIn(reader: Reader): Expression | null {
  const token = reader.tokens[reader.at] ?? '';
  reader.at += 1;
  const found = /^\d/u.test(token)
    ? amountOf(token)
    : token === '('
      ? inBrackets(reader)
      : nameOf(reader.known[Number(/^§(\d+)§$/u.exec(token)?.[1] ?? -1)]);
  const after = reader.tokens[reader.at] ?? '';
  if (found === null || !/^[%²³]$/u.test(after)) return found;
  reader.at += 1;
  if (after === '%') return typeof found === 'number' ? found / 100 : { sign: '/', left: found, right: 100 };
  const square: Expression = { sign: '*', left: found, right: found };
  return after === '²' ? square : { sign: '*', left: square, right: found };
}

const nameOf = (known: Known | undefined): Expression | null =>
  known === undefined ? null : { name: known.code };

function inBrackets(reader: Reader): Expression | null {
  const found = sumIn(reader);
  const isClosed = reader.tokens[reader.at] === ')';
  reader.at += 1;
  return isClosed ? found : null;
}
