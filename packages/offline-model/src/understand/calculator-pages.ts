import { AND, like, part } from '../lexicon/pattern.ts';
import { UNITS } from '../lexicon/units.data.ts';
import type { Language } from '../plan/app-plan.ts';
import { codeOf, readExpression, valueOf, withParts, type Expression, type Known } from './expressions.ts';
import { amountOf } from './facts.ts';
import { sentenceCase } from './fields.ts';
import { initialOf, isSame, quantityOf, type Quantity } from './formula.ts';
import { NUMBER, solved, stemmed, type Value } from './told-amounts.ts';
import { inputsIn } from './told-calculator.ts';
import { escaped, sentences, type Span } from './tokens.ts';
import type { Understanding } from './understanding.ts';

type Engine = Understanding['engines'][number];

/** A page on which somebody enters numbers and reads what comes of them. */
interface CalculatorPage {
  readonly engine: Engine;
  /** What of the request it holds; results of which nobody can tell how they are found are left out. */
  readonly spans: readonly Span[];
}

const PAGE = '(?:page|tab|screen|seite|página|pestaña|onglet)';
const NAME = String.raw`\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,3}`;
const QUOTE = String.raw`["“«„]\s?(?<quoted>[^"”»“]{2,40}?)\s?["”»“]`;
/** "a Salt page", "une page Frais", 'eine Seite "Farbe"', "página de Xarope". */
const TITLED: readonly RegExp[] = [
  like.u`(?<![\p{L}])${PAGE.replace('(?:', '(?:Page|Seite|Página|')}\s(?:(?:called|named|namens|appelée|llamada|chamada|de|pour|für|for|para)\s)?(?:${QUOTE}|(?<name>${NAME}))`,
  like.u`(?:^|[\s(])(?:${QUOTE}|(?<name>(?!(?:An?|The|My|Our|One|And|Also)\s)${NAME}))\s(?:calculator\s)?${PAGE}(?!\p{L})`,
  like.u`(?<![\p{L}])(?<name>(?!(?:A|The)\s)[\p{L}-]+\scalculator|\p{Lu}\p{L}+rechner|(?:calculadora|calculateur|calculatrice)\sd[eou]s?\s(?:l[ae]s?\s)?\p{L}+)(?!\p{L})`,
];

/** "press Calculate", "pulso en Calcular", "drücke auf Berechnen". */
const PRESSED = like.iu`
  (?:,\s?|\s(?:${AND})\s)?(?:(?:i|ich|je|j['’]|eu|yo|then|dann)\s?)*(?<![\p{L}])(?:press(?:es)?|clicks?(?:\son)?|hits?|taps?|push|drücke|klicke|pulso|aprieto|toco|hago\sclic|clico|aperto|appuie|clique|appuyer|cliquer|pulsar|presiono)
  \s(?:(?:the|on|auf|en|em|no|sur|el|o|le|den|button|knopf|botón|botão|bouton)\s)*(?:["“«„]\s?(?<quoted>[^"”»“]{2,30}?)\s?["”»“]|(?<word>\p{L}+(?:\s(?:it|out|now|up)(?!\p{L}))*))(?:\s(?:button|knopf|botón|botão))?`;
const RESULT = like.iu`
  (?<![\p{L}])(?:(?:the\sresult\sis|(?:das\s)?ergebnis\sist|(?:el\s)?resultado\ses|(?:le\s)?résultat\sest|(?:o\s)?resultado\sé)|gets?|see|sees|shows?|displays?|calculates?|computes?|works?\sout|tells?\sme|gives?\sme|bekomme|bekommt|erhalte|sehe|zeigt|berechnet|obtengo|obtener|muestra|calcula|veo|me\sda|sale|obtiens|obtenir|affiche|calcule|voir|vois
  |donne|obtenho|obter|mostra|recebo|vejo|me\sdá)(?![\p{L}])\s*:?\s*`;
const EXAMPLE = part`
  (?:e\.\s?g\.|for\s(?:example|instance)|example|sample|z\.\s?b\.|zum\sbeispiel|beispiel|por\sejemplo|p\.\s?ej\.|ejemplo|par\sexemple|p\.\s?ex\.|ex\.|exemple|por\sexemplo|exemplo)`;
const EXAMPLED = like.iu`,?\s(?:so\s)?\(?${EXAMPLE}.*$`;
const IS_EXAMPLE = like.iu`^\s*${EXAMPLE}|^\s*\d+(?:[.,]\d+)?\s[^.]{0,60}(?<![\p{L}])(?:gives?|makes?|needs?|ergeben|ergibt|brauchen|dan|da|son|necesitan|donnent|donne|font|dão|dá|precisam)(?![\p{L}])`;
/** "never a zero or negative length", "show an error instead". */
const ABOVE_ZERO = like.iu`(?<![\p{L}])(?:zero|null|cero|zéro|(?<![\d.,])0(?![\d.,])|negativ\p{L}*|négatif\p{L}*|négative\p{L}*)(?![\p{L}])`;
const REFUSED = like.iu`(?<![\p{L}])(?:calculat\p{L}*|berechn\p{L}*|rechne\p{L}*|calcul\p{L}*|errors?|fehler\p{L}*|erreur|erro|enter(?:ed)?|accept\p{L}*|allowed|eingeb\p{L}*|erlaubt|acept\p{L}*|aceit\p{L}*|permit\p{L}*|autoris\p{L}*)(?![\p{L}])`;
const ERROR_INSTEAD = like.iu`(?<![\p{L}])(?:errors?|fehler\p{L}*|erreur|erro|warning|warnung|aviso)(?![\p{L}])`;

/** The pages that reckon, and the request without what tells them. */
export function readCalculatorPages(
  text: string,
  names: readonly string[],
  language: Language,
): { readonly pages: readonly CalculatorPage[]; readonly rest: string } {
  const all = sentences(text);
  const pages: CalculatorPage[] = [];
  const taken: Span[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const group = groupFrom(text, all.slice(at), names);
    const first = all[at];
    const found = group === null ? null : pageIn(group, language);
    if (group === null || found === null || first === undefined) continue;
    pages.push({ engine: found.engine, spans: spansIn(text, group, found.left) });
    taken.push(...group.spans);
    at += group.spans.length - 1;
  }
  if (pages.length === 0) return { pages, rest: text };
  const refused = refusalsIn(text, all, taken);
  const isAboveZero = refused.length > 0;
  const rest = [...taken, ...refused]
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
  return {
    pages: pages.map(({ engine, spans }, at) => ({
      engine: isAboveZero ? { ...engine, options: { ...engine.options, isAboveZero } } : engine,
      spans: at === 0 ? [...spans, ...refused] : spans,
    })),
    rest: pages.reduce((left, { engine }) => withoutListed(left, String(engine.options['title'])), rest),
  };
}

/** "Pages: Beds, Seeds and Soil": a page that reckons is no list of soils. */
function withoutListed(text: string, title: string): string {
  const name = escaped(title);
  const behind = like.u`(?:,\s*(?:(?:and|und|y|e|et)\s+)?|\s(?:and|und|y|e|et)\s+)${name}(?=\s*(?:[,.;\n]|$)|\s(?:and|und|y|e|et)\s)`;
  return behind.test(text) ? text.replace(behind, '') : text.replace(like.u`(?<=:\s*)${name}\s*,\s*`, '');
}

/** Beside what is kept they are pages; else they are the app. */
export function withCalculators<
  Said extends Pick<Understanding, 'engines' | 'entities' | 'calculators' | 'kind'>,
>(said: Said, pages: readonly CalculatorPage[]): Said {
  const calculators = pages.map(({ engine }) => engine);
  if (calculators.length === 0) return said;
  const engines = said.engines.filter(({ engine }) => engine !== 'formula' && engine !== 'calculator');
  const isKept = said.entities.some(({ fields, isListed }) => isListed === true || fields.length >= 2);
  return isKept || engines.length > 0
    ? { ...said, engines, calculators, kind: said.kind ?? 'management' }
    : { ...said, engines: calculators };
}

interface Group {
  readonly title: string;
  readonly sentence: string;
  readonly more: readonly string[];
  readonly spans: readonly Span[];
}

/** A sentence that names a page, from where it speaks of it, and those behind it that only say more of the same. */
function groupFrom(
  text: string,
  [first, ...others]: readonly Span[],
  names: readonly string[],
): Group | null {
  if (first === undefined) return null;
  const sentence = text.slice(first.start, first.end);
  const found = titleIn(sentence, names);
  if (found === null) return null;
  const before = sentence.slice(0, found.at);
  const start = first.start + (BESIDES.exec(before)?.index ?? 0);
  const spans = [{ start, end: first.end }];
  for (const next of others) {
    const own = text.slice(next.start, next.end);
    if (!IS_EXAMPLE.test(own) && (!SAYS_MORE.test(own) || titleIn(own, names) !== null)) break;
    spans.push(next);
  }
  return {
    title: found.title,
    sentence: text.slice(start, first.end),
    more: spans.slice(1).map((span) => text.slice(span.start, span.end)),
    spans,
  };
}

/** "a list of cows (…) and a …": what stands before is told beside it. */
const BESIDES = like.iu`(?:[,;]|\s(?:${AND}|plus|sowie|as well as))\s*(?:(?:also|then|plus|and|außerdem|aussi|también|também)\s)*(?:an?|the|una?|eine|une|uma|la|die|a)?\s*$`;

/** How something is found, or what comes next on the same page. */
const SAYS_MORE = like.iu`
  ^\s*(?!.*(?<![\p{L}])(?:page|seite|página|list|liste|lista)(?![\p{L}]))(?:(?:it|then|shows?|zeigt|muestra|mostra|affiche|when\si|i\s(?:then\s)?(?:press|get|see|enter|type)|ich\s(?:gebe|bekomme|drücke)|dann|entonces|luego|je\s(?:saisis|clique)|j['’]obtiens|puis|então|depois|(?:the\s)?formula|formel|fórmula|formule)(?![\p{L}])
  |[^.]*[\p{L}\d)]\s?(?:=|×|÷|\*)\s?[\p{L}\d(]|[^.]*(?<![\p{L}])(?:divided by|geteilt durch|dividido (?:por|entre)|divisée? par)(?![\p{L}]))`;

interface Read {
  readonly engine: Engine;
  /** The results of which it does not say how they are found. */
  readonly left: readonly string[];
}

function pageIn({ title, sentence, more }: Group, language: Language): Read | null {
  const whole = [sentence, ...more.filter((one) => !IS_EXAMPLE.test(one))].join(' ').replace(EXAMPLED, '');
  const pressed = PRESSED.exec(whole);
  const told = whole.replace(PRESSED, ' ');
  const { said, entered } = inputsIn(told, language);
  const rest = said.reduce((all, one) => all.replace(one, ' ; '), told);
  const inputs = entered.map((one, at): Value => ({ ...one, code: `v[${at}]`, isEntered: true }));
  if (inputs.length === 0) return null;
  const { results, left } = resultsIn(rest.slice(rest.indexOf(' ; ') + 1), inputs);
  if (results.length === 0) return null;
  const examples = [EXAMPLED.exec(sentence)?.[0] ?? '', ...more.filter((one) => IS_EXAMPLE.test(one))];
  const initial = examples.map((one) => exampleOf(one, inputs, results)).find((one) => one !== null);
  const button = pressed?.groups?.['quoted'] ?? pressed?.groups?.['word'];
  return {
    left,
    engine: {
      engine: 'formula',
      options: {
        title,
        inputs: inputs.map((one, at) => `${one.label}|${signOf(one)}|${initial?.[at] ?? initialOf(one)}`),
        results: results.map(({ label, unit, how }) => `${label}|${unit}|${codeOf(how)}`),
        ...(button === undefined ? {} : { button: sentenceCase(button) }),
      },
    },
  };
}

function titleIn(
  sentence: string,
  names: readonly string[],
): { readonly title: string; readonly at: number } | null {
  for (const name of names) {
    const own = like.iu`^[^,.:;]{0,24}(?<![\p{L}])${escaped(name)}(?![\p{L}])`.exec(sentence);
    if (own !== null) return { title: name, at: 0 };
  }
  for (const pattern of TITLED) {
    const found = pattern.exec(sentence);
    const title = found?.groups?.['quoted'] ?? found?.groups?.['name'];
    if (found !== null && title !== undefined) return { title: sentenceCase(title.trim()), at: found.index };
  }
  return null;
}

/** "Litres" need no sign behind them. */
const signOf = ({ label, sign }: Quantity): string =>
  UNITS.some(({ words, sign: own }) => own === sign && words.exec(label)?.[0] === label) ? '' : sign;

interface Result extends Quantity {
  readonly unit: string;
  readonly how: Expression;
}

function resultsIn(
  text: string,
  inputs: readonly Value[],
): { readonly results: readonly Result[]; readonly left: readonly string[] } {
  const start = RESULT.exec(text);
  const told = start === null ? text : text.slice(start.index + start[0].length);
  const [own = '', ...after] = sentences(told).map((span) => told.slice(span.start, span.end));
  const results: Result[] = [];
  const left: string[] = [];
  for (const item of itemsOf(own)) {
    // "the litres, area / 10": how the one before is found.
    const before = left.at(-1);
    const joint =
      before === undefined ? null : resultOf(`${before} = ${item}`, { inputs, results, after: [] });
    if (joint !== null) left.pop();
    const found = joint ?? resultOf(item, { inputs, results, after });
    if (found !== null) results.push(found);
    else if (like.u`\p{L}{3}`.test(item)) left.push(item);
  }
  return { results, left };
}

/** Parted by commas and "and", but not within brackets. */
function itemsOf(text: string): readonly string[] {
  const items: string[] = [];
  let from = 0;
  for (const match of text.matchAll(
    /,(?!\d)\s*(?:(?:and|und|y|e|et)\s)?|\s(?:and|und|y|e|et|sowie|as well as)\s/giu,
  )) {
    const head = text.slice(0, match.index);
    if (head.split('(').length > head.split(')').length) continue;
    items.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...items, text.slice(from)].map((item) => item.replace(/[.;!\s]+$/u, '').trim()).filter(Boolean);
}

interface Found {
  readonly inputs: readonly Value[];
  readonly results: readonly Result[];
  /** Sentences behind it that may say how it is found. */
  readonly after: readonly string[];
}

const LEAD = like.iu`^(?:(?:the|an?|my|ich|man|die|der|das|den|eine?n?|el|la|los|las|una?|o|a|os|as|uma?|le|les|l['’]|une?|then|also|it)(?:\s+|(?<=['’])))+`;
const TAIL = like.iu`\s(?:(?:that\s)?(?:i|we|you)\s(?:need|must|have to|want)\b.*|needed|(?:die|den|das)\s(?:ich|man)\sbrauch\p{L}*|que\s(?:necesito|preciso|hace falta)|qu['’]il\s(?:me\s)?faut|(?:dont|que)\sj['’]ai\sbesoin|necessári[oa]s?|necesari[oa]s?|nécessaires?)$`;
const EQUALS = like.iu`^(?<label>[^=]{2,60}?)\s*(?:=|:|\s(?:is|are|equals|ist|sind|es|son|é|são|est|sont|as|als|como|comme)\s)\s*(?<how>.+)$`;
const RATED = like.iu`
  ^(?<label>.+?)[\s,]*(?:\s(?:at|zu|mit|bei|a|à|con|com|avec|de|for|that is|which is|i\.e\.|=|\())*\s*(?<!\d)(?<number>\d+(?:[.,]\d+)?)\s?(?<unit>[€$£]|[\p{L}²³]+)\s?(?:/|(?:per|pro|por|par|je|for each|for every|für jeden?|por cada|pour chaque|cada|an?)\s)\s*(?<per>[\p{L}-]+[²³]?)\)?$`;

/** "hay at 2 % of the weight". */
const SHARED = like.iu`^(?<label>.+?)\s(?:(?:at|zu|mit|a|à|com|con|avec|de|is|ist|es|é|est)\s)?(?<how>\d+(?:[.,]\d+)?\s?%\s(?:of|von|vom|der|des|de|del|do|da|du)\s.+)$`;

/** "the volume in litres (length × width)", "the salt at 35 g per litre", "cost = hours × rate". */
function resultOf(item: string, found: Found): Result | null {
  const parts = new Map(found.results.map((one, at) => [`r[${at}]`, one.how]));
  const result = ratedIn(item, found) ?? toldIn(item, found) ?? solvedIn(item, found.inputs);
  return result === null ? null : { ...result, how: withParts(result.how, parts) };
}

const knownOf = ({ inputs, results }: Found): readonly (Quantity & Known)[] => [
  ...inputs,
  ...results.map((one, at) => ({ ...one, code: `r[${at}]` })),
];

/** So much of it for each of something that is entered or was found before. */
function ratedIn(item: string, found: Found): Result | null {
  const { label = '', number = '', unit = '', per = '' } = RATED.exec(item)?.groups ?? {};
  const by = label === '' ? undefined : knownOf(found).find((one) => isPer(one, per));
  if (by === undefined) return null;
  const measured = UNITS.find(({ words }) => words.test(per));
  const scale = by.sign !== '' && measured !== undefined ? by.scale / measured.scale : 1;
  const known = UNITS.find(({ words }) => words.test(unit))?.sign ?? unit;
  const rate = amountOf(number) * scale;
  const base = { name: by.code };
  return {
    ...quantityFor(label),
    unit: /[€$£]|euros?/iu.test(unit) ? '$' : known,
    how: rate === 1 ? base : { sign: '*', left: base, right: rate },
  };
}

function howTold(item: string): { readonly label: string; readonly how: string } | null {
  const { label, how } = (SHARED.exec(item) ?? BRACKETED.exec(item) ?? EQUALS.exec(item))?.groups ?? {};
  return label === undefined || how === undefined ? null : { label, how };
}

const BRACKETED = /^(?<label>[^()]{2,60}?)\s*\((?<how>.+)\)$/u;

/** With its formula, or with one in a sentence behind it. */
function toldIn(item: string, found: Found): Result | null {
  const told = howTold(item);
  const known = knownOf(found);
  const own = quantityFor(told?.label ?? item);
  const how =
    (told === null ? null : readExpression(told.how, known)) ??
    found.after.map((one) => foundBy(one, own.label, known)).find((one) => one !== null);
  return how === undefined ? null : { ...own, unit: own.sign, how };
}

/** By the units alone; a number that goes nowhere would make it wrong. */
function solvedIn(item: string, inputs: readonly Value[]): Result | null {
  const own = quantityFor(item);
  if (howTold(item) !== null || own.sign === '' || /\d/u.test(own.label)) return null;
  const solution = solved(own, inputs);
  if (solution === null || solution.used.size < inputs.length) return null;
  const named = solution.code.replace(/v\[(\d+)\]/gu, (_, at: string) => inputs[Number(at)]?.label ?? '');
  const how = readExpression(named, inputs);
  return how === null ? null : { ...own, unit: own.sign, how };
}

/** "The volume is length × width × height": what a sentence says of how this is found. */
function foundBy(sentence: string, label: string, known: readonly Known[]): Expression | null {
  const { label: named = '', how = '' } =
    EQUALS.exec(sentence.replace(/[.;!]\s*$/u, '').trim())?.groups ?? {};
  const isIt =
    stemmed(quantityFor(named).label) === stemmed(label) ||
    /^(?:the\s)?(?:formula|formel|fórmula|formule)/iu.test(named);
  return isIt ? readExpression(how, known) : null;
}

function quantityFor(label: string): Quantity {
  const name = label.replace(LEAD, '').replace(TAIL, '').trim();
  return quantityOf(name) ?? { label: sentenceCase(name), dimension: {}, scale: 1, sign: '' };
}

/** What is so much "per litre": the litres, or what is measured in them. */
function isPer({ label, dimension }: Quantity, per: string): boolean {
  const unit = UNITS.find(({ words }) => words.test(per));
  return unit === undefined
    ? label.split(' ').some((word) => stemmed(word) === stemmed(per))
    : isSame(unit.dimension, dimension);
}

/** "100 × 40 × 50 gives 200": what is entered, where the formula gives the same. */
function exampleOf(
  text: string,
  inputs: readonly Value[],
  results: readonly Result[],
): readonly number[] | null {
  const numbers = [...text.matchAll(like.gu`(?<![\p{L}\d.,])${NUMBER}`)].map(([, one = '']) => amountOf(one));
  const values = numbers.slice(0, inputs.length);
  const at = new Map(inputs.map(({ code }, place) => [code, values[place] ?? Number.NaN]));
  const isRight = results.some(({ how }) => {
    const value = valueOf(how, at);
    return numbers.slice(inputs.length).some((one) => Math.abs(one - value) < 0.01);
  });
  return isRight ? values : null;
}

/** Sentences that refuse what is zero or less, with the error that is shown then. */
const refusalsIn = (text: string, all: readonly Span[], taken: readonly Span[]): readonly Span[] =>
  all.filter((span, at) => {
    const sentence = text.slice(span.start, span.end);
    const before = all[at - 1];
    const isBehind = before !== undefined && isRefusal(text.slice(before.start, before.end));
    return !taken.includes(span) && (isRefusal(sentence) || (isBehind && ERROR_INSTEAD.test(sentence)));
  });

const isRefusal = (sentence: string): boolean => ABOVE_ZERO.test(sentence) && REFUSED.test(sentence);

/** All of these sentences, but for what is left out. */
function spansIn(text: string, { spans }: Group, left: readonly string[]): readonly Span[] {
  return spans.flatMap(({ start, end }) =>
    left
      .map((words) => text.indexOf(words, start))
      .filter((at) => at >= start && at < end)
      .toSorted((a, b) => a - b)
      .reduce<readonly Span[]>(
        (parts, at) => {
          const last = parts.at(-1) ?? { start, end };
          const words = left.find((one) => text.startsWith(one, at)) ?? '';
          return [
            ...parts.slice(0, -1),
            { start: last.start, end: at },
            { start: at + words.length, end: last.end },
          ];
        },
        [{ start, end }],
      ),
  );
}
