import { camelCase } from '../../lexicon/entity-lexicon.ts';
import { PRICE_NUMBER } from '../../lexicon/money.ts';
import { AND, like, part } from '../../lexicon/pattern.ts';
import { sentenceCase } from '../../understand/fields.ts';
import { singular } from '../../understand/inflect.ts';
import type { ComputedPlan, EntityPlan, FieldPlan, FieldType, Fields } from '../app-plan.ts';
import { field } from '../shorthand.ts';

const TIMES = String.raw`\s*(?:\*|×|✕|·|\btimes\b|\bmultiplied (?:by|with)\b|\bx\b|\bmal\b|\bpor\b|\bvezes\b|\bfois\b)\s*`;
const PLUS = String.raw`\s*(?:\+|\bplus\b|\band\b|\bmais\b|\bmás\b|\bund\b|\bet\b)\s*`;
const MINUS = String.raw`\s*(?:−|–|(?<=\s)-(?=\s)|\bminus\b|\bless\b|\bwithout\b|\bmenos\b|\bmoins\b)\s*`;
const NAME = String.raw`[\p{L}][\p{L}'’ -]{1,28}?`;
const GETS = part`
  \s*(?:=|:|\b(?:is|are|equals|will be|should be|must be)\b(?:\s+(?:then|always|automatically|the))*(?:\s+(?:computed|calculated|worked out|found))?(?:\s+(?:as|from|by|with))?|\b(?:computed
  |calculated) (?:as|from|by)\b|\bist\b|\bé\b|\bes\b|\best\b)\s*(?:the\s+)?`;

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;

/** "total = quantity × unit price", "the amount is hours times 28", "profit is price minus cost". */
export function toldFormulas(plan: EntityPlan, sentence: string): Fields {
  const text = sentence.toLowerCase();
  return [...products(plan, text), ...balances(plan, text)];
}

const PRODUCT = like.giu`(${NAME})${GETS}(${NAME}|${NUMBER})${TIMES}(${NUMBER}|[^.,;)]+)`;

/** "the total metres of each yarn (metres times skeins)". */
const IN_BRACKETS = like.giu`(?<!\p{L})(?:the|its|their)\s(${NAME})(?:\s(?:of|for|per)\s(?:each|every|the|a)\s\p{L}+)?\s\((${NAME}|${NUMBER})${TIMES}(${NUMBER}|[^.,;)]+)\)`;

function products(plan: EntityPlan, text: string): Fields {
  return [...text.matchAll(PRODUCT), ...text.matchAll(IN_BRACKETS)].flatMap(
    ([, target = '', first = '', second = '']) => {
      const of = [first, second].map((part) => partOf(plan, part));
      return of.every((part) => part !== null) && of.some((part) => typeof part === 'string')
        ? [found(plan, target, { kind: 'product', of })]
        : [];
    },
  );
}

const BETWEEN = like.iu`
  (${NAME})${GETS}(?:difference between|sum of|differenz zwischen|diferencia entre|diferença entre|différence entre|summe (?:aus|von)|suma de|soma de|somme de)
  \s+(?:the )?(${NAME})\s+(?:${AND})\s+(?:the )?(${NAME})(?=[.,;)]|$)`;
const LESS = like.iu`(${NAME})${GETS}(${NAME})${MINUS}(?:the )?(${NAME})(?=[.,;)]|$)`;
const MORE = like.iu`(${NAME})${GETS}(${NAME})${PLUS}(?:the )?(${NAME})(?=[.,;)]|$)`;

/** "Reading log: books with pages and pages read" adds nothing up. */
function moreIn(text: string): RegExpExecArray | null {
  const match = MORE.exec(text);
  return match !== null && /^[^=]*:[^=]*$/u.test(match[0]) ? null : match;
}

function balances(plan: EntityPlan, text: string): Fields {
  if (plan.fields.filter(isMeasure).length < 2) return [];
  const between = BETWEEN.exec(text);
  const minus = LESS.exec(text);
  const plus = moreIn(text);
  const match = between ?? minus ?? plus;
  if (match === null) return [];
  const [whole, target = '', first = '', second = ''] = match;
  const [one, other] = [measureNamed(plan, first), measureNamed(plan, second)];
  if (one === undefined || other === undefined || one === other) return [];
  const isMinus = match === minus || (match === between && /differ|difer|diff/.test(whole));
  return [
    found(plan, target, {
      kind: 'sum',
      plus: isMinus ? [one.id] : [one.id, other.id],
      minus: isMinus ? [other.id] : [],
    }),
  ];
}

/** A number or a measure; more words may follow it: "28 for each job". */
function partOf(plan: EntityPlan, text: string): string | number | null {
  const words = text.trim().split(/\s+/);
  const number = Number((words[0] ?? '').replace(/[$€£]/g, '').replace(',', '.'));
  if (words[0] !== '' && !Number.isNaN(number)) return number;
  for (let length = Math.min(4, words.length); length >= 1; length -= 1) {
    const found = measureNamed(plan, words.slice(0, length).join(' '));
    if (found !== undefined) return found.id;
  }
  return null;
}

/** The field of this name, or a new one: an amount of money where money is a part of it. */
function found(plan: EntityPlan, target: string, computed: ComputedPlan): FieldPlan {
  const name = target.replace(/^.*\b(?:the|its|their|an?|der|die|das|el|la|o|a|le)\s+/i, '').trim();
  const known = plan.fields.find((one) => namesOf(one).includes(name));
  const parts = computed.kind === 'product' ? computed.of : computed.kind === 'sum' ? computed.plus : [];
  const isMoney = plan.fields.some(({ id, type }) => type === 'money' && parts.includes(id));
  // "total metres" of "metres per skein" are metres.
  const isSame = plan.fields.some(
    ({ id, type, label }) =>
      type === 'number' && parts.includes(id) && label.toLowerCase().startsWith(name.split(' ').at(-1) ?? ''),
  );
  const type = isMoney || (MONEY.test(name) && !isSame) ? 'money' : 'number';
  const made = known ?? field(camelCase(name), sentenceCase(name), type);
  return asFound(made, computed);
}

const MONEY =
  /total|amount|price|cost|sum|value|profit|revenue|fee|salary|wage|pay|due|owed|betrag|summe|kosten|preis|importe|valor|montant|prix/i;

/** The field, of a type that can hold what is found; nobody types it. */
export const asFound = (one: FieldPlan, computed: ComputedPlan, type?: FieldType): FieldPlan => {
  const { min: _min, max: _max, initial: _initial, help: _help, options: _options, ...rest } = one;
  const usual = one.type === 'money' ? 'money' : 'number';
  return { ...rest, type: type ?? usual, isRequired: false, isUnique: false, isListed: true, computed };
};

const TOTAL = like.i`
  ^(?:(?:grand |line |order )?total(?: price| cost| amount| value)?|(?:stock|inventory) value|gesamtwert
  |warenwert|bestandswert|lagerwert|valeur totale|valeur du stock|valor del stock|valor do estoque|sub-?total
  |amount|sum|line total|gesamt(?:preis|betrag|summe)?|betrag|summe|valor total|importe(?: total)?|montant(?: total)?
  |prix total|preço total|precio total)$`;
const COUNT = like.i`
  \b(?:quantity|qty|hours?|days|nights|lit(?:er|re)s|kg|kilos?|km|units?|pieces|seats|tickets|people|menge|anzahl|stunden|tage|nächte|cantidad|horas|días|noches|quantidade|dias|noites
  |quantité|heures|jours|nuits)\b`;
const PRICE =
  /\b(?:unit price|price|rate|hourly rate|daily rate|cost|fee|preis|stundensatz|tagessatz|precio|tarifa|preço|taxa|prix|tarif|einzelpreis)\b/i;

/** Quantity, unit price and total beside each other: nobody says how the total is found. */
export function usualTotal(plan: EntityPlan, asked: ReadonlySet<string>): Fields {
  const named = plan.fields.filter(({ label }) => asked.has(label.toLowerCase()));
  const total = named.find((one) => one.type === 'money' && TOTAL.test(one.label) && isMeasure(one));
  if (total === undefined || total.sumOf !== undefined) return [];
  const others = named.filter((one) => one !== total && isMeasure(one));
  const counts = others.filter((one) => one.type === 'number' && COUNT.test(one.label));
  const prices = others.filter((one) => one.type === 'money' && PRICE.test(one.label));
  const [count, price] = [counts[0], prices[0]];
  if (count === undefined || price === undefined || counts.length > 1 || prices.length > 1) return [];
  return [asFound(total, { kind: 'product', of: [count.id, price.id] })];
}

const CALCULATED =
  /\b(?:calculat\w+|comput\w+|automatic\w*|by itself|auto(?:matisch|máticamente|maticamente)?|berechne\w*|calculad[oa]\w*|sozinho|solo|tout seul)\b/i;

/** "each order has parts and labour and the total is calculated": all amounts together. */
export function toldTotal(plan: EntityPlan, sentence: string): Fields {
  const told = plan.fields.find(
    (one) => one.type === 'money' && isMeasure(one) && TOTAL.test(one.label) && one.sumOf === undefined,
  );
  if (told === undefined || !CALCULATED.test(sentence) || !isNamedBy(told, sentence)) return [];
  const parts = plan.fields.filter((one) => one !== told && isMeasure(one) && one.type === 'money');
  if (parts.length < 2) return [];
  return [asFound(told, { kind: 'sum', plus: parts.map(({ id }) => id), minus: [] })];
}

const isNamedBy = (one: FieldPlan, sentence: string): boolean =>
  namesOf(one).some((name) => sentence.toLowerCase().includes(name));

const UNITS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:h|hour|hours|stunde|hora|heure)$/i, /\b(?:hours?|stunden|horas|heures)\b/i],
  [/^(?:day|tag|día|dia|jour)$/i, /\b(?:days|tage|días|dias|jours)\b/i],
  [/^(?:night|nacht|noche|noite|nuit)$/i, /\b(?:nights|nächte|noches|noites|nuits)\b/i],
  [
    /^(?:km|kilomet(?:er|re)|mile|kilomètre|kilómetro|quilômetro)$/i,
    /\b(?:km|kilomet(?:er|re)s|miles|distance|kilomètres|kilómetros|quilômetros)\b/i,
  ],
  [/^(?:kg|kilo)$/i, /\b(?:kg|kilos?|weight|peso|gewicht|poids)\b/i],
  [
    /^(?:person|guest|persona|pessoa|personne)$/i,
    /\b(?:people|persons|guests|personen|personas|pessoas|personnes)\b/i,
  ],
  [/^(?:lit(?:er|re)|l)$/i, /\b(?:lit(?:er|re)s)\b/i],
];

const RATE = like.giu`
  ${PRICE_NUMBER}\s*(?:\/|\b(?:per|an|a|each|pro|por|par|la|el|die)\b)\s*(\p{L}+)\b(?! (?:late|overdue
  |of delay))`;

/** "each kilometre costs 0.30". */
const EACH_COSTS = like.giu`
  (?<!\p{L})(?:each|every|an?|one|jede[rs]?|ein|chaque|un|cada|um)\s+(\p{L}+)\s+(?:costs?|is|kostet|coûte|cuesta|custa)\s+${PRICE_NUMBER}`;

/** "28 euro per hour": what the hours of a record come to. */
export function atRate(plan: EntityPlan, sentence: string): Fields {
  if (
    !/[$€£]|\b(?:eur|euros?|dollars?|usd|pounds?|reais|chf|francs?|rate|fee|cost|price|owe|pay|wage|charge)/i.test(
      sentence,
    )
  )
    return [];
  if (plan.fields.some((one) => one.type === 'money' && PRICE.test(one.label))) return [];
  const told = [...sentence.matchAll(RATE)].map(([, amount = '', unit = '']) => [amount, unit] as const);
  const each = [...sentence.matchAll(EACH_COSTS)].map(
    ([, unit = '', amount = '']) => [amount, unit] as const,
  );
  return [...told, ...each].flatMap(([amount, unit]) => {
    const measure = UNITS.find(([word]) => word.test(unit))?.[1];
    const count = plan.fields.find(
      (one) =>
        one.type === 'number' &&
        (isMeasure(one) || one.computed?.kind === 'span') &&
        measure?.test(one.label) === true,
    );
    if (count === undefined) return [];
    const known = plan.fields.find((one) => one.type === 'money' && isMeasure(one));
    const target = known ?? field('amount', 'Amount', 'money');
    return [asFound(target, { kind: 'product', of: [count.id, Number(amount.replace(',', '.'))] })];
  });
}

const LEFT =
  /^(?:profit|margin|balance|remaining(?: \w+)?|amount due|outstanding(?: \w+)?|difference|gewinn|saldo|rest(?:betrag)?|lucro|ganancia|beneficio|bénéfice|solde|reste)$/i;
const TAKEN =
  /cost|paid|spent|expense|used|deposit|discount|purchase|kosten|bezahlt|ausgaben|gasto|pagado|usado|custo|pago|dépens|payé|coût/i;

/** "sale price, cost, profit": what is left of one after the other. */
export function usualBalance(plan: EntityPlan): Fields {
  const left = plan.fields.find((one) => isMeasure(one) && LEFT.test(one.label));
  if (left === undefined) return [];
  const others = plan.fields.filter((one) => one !== left && isMeasure(one) && one.type === left.type);
  const taken = others.filter(({ label }) => TAKEN.test(label));
  const whole = others.filter(({ label }) => !TAKEN.test(label));
  if (taken.length !== 1 || whole.length !== 1) return [];
  const [plus, minus] = [whole, taken].map((list) => list.map(({ id }) => id));
  return [asFound(left, { kind: 'sum', plus: plus ?? [], minus: minus ?? [] })];
}

const TAKES =
  /^(?:expenses?|spent|out|ausgaben?|dépenses?|sorties?|gastos?|egresos?|salidas?|despesas?|saídas?)$/i;

/** A book of what comes in and goes out: what each line does to the balance. */
export function usualCash(plan: EntityPlan, label: string): Fields {
  const amount = plan.fields.find((one) => one.type === 'money' && isMeasure(one));
  const way = plan.fields.find(
    ({ type, options = [] }) =>
      type === 'choice' && options.length === 2 && options.some((one) => TAKES.test(one)),
  );
  if (amount === undefined || way === undefined || plan.fields.some(({ computed }) => computed !== undefined))
    return [];
  const minus = (way.options ?? []).filter((one) => TAKES.test(one));
  const made = field('balance', label, 'money');
  return [asFound(made, { kind: 'signed', of: amount.id, by: way.id, minus })];
}

/** Fields that one can calculate with. */
export const isMeasure = ({ type, computed }: FieldPlan): boolean =>
  (type === 'number' || type === 'money') && computed === undefined;

/** How people call a field in a sentence: "unit price", "hours" for "Number of hours". */
export function namesOf({ label }: FieldPlan): readonly string[] {
  const lower = label.toLowerCase();
  const short = lower.replace(/^(?:number|amount|count|anzahl|número|nombre) (?:of|der|de) /, '');
  return [...new Set([lower, short, singular(short), `${singular(short)}s`])];
}

const PER = like.iu`^(\p{L}[\p{L} -]*?) (?:per|each|pro|je|por|par) `;
const onlyOne = (fields: Fields): FieldPlan | undefined => (fields.length === 1 ? fields[0] : undefined);

/** The measure of the record that goes by these words: as they stand, or by their last one. */
function measureNamed(plan: EntityPlan, words: string): FieldPlan | undefined {
  const told = words.toLowerCase().trim();
  const last = told.split(' ').at(-1) ?? '';
  const measures = plan.fields.filter(isMeasure);
  return (
    measures.find((one) => namesOf(one).includes(told)) ??
    measures.find((one) => namesOf(one).some((name) => name.split(' ').at(-1) === last && last.length > 3)) ??
    // "rate" is the rate per word, where no other is.
    onlyOne(measures.filter((one) => namesOf(one).some((name) => PER.exec(name)?.[1] === told)))
  );
}
