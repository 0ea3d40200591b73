import { like, meanings } from '../lexicon/pattern.ts';
import { sentenceCase } from '../understand/fields.ts';
import type { Understanding, UnderstoodField, UnderstoodRule } from '../understand/understanding.ts';
import type { EntityPlan, FieldPlan, Fields } from './app-plan.ts';
import { fillIn } from './copy.ts';
import { addRule, changeEntity, inSentence, planOf, type Draft } from './draft.ts';
import { changeField, withValues } from './entity-edits.ts';
import { optionIn, speaksOf, stemOf } from './office/named.ts';

/** What a rule is told of: the words of its clause, and what stands behind its number. */
export interface Subject {
  readonly words: string;
  readonly counted?: string;
}

/** Fields of one list that a rule is about. */
export interface Ruled {
  readonly plan: EntityPlan;
  readonly fields: Fields;
}

/** The fields that a clause speaks of, by their names, their unit or what they measure; several where all go by that word. */
function fieldsToldOf(
  plans: readonly EntityPlan[],
  subject: Subject,
  fits: (field: FieldPlan, plan: EntityPlan) => boolean,
): Ruled | null {
  const told = plans.flatMap((plan) =>
    plan.fields
      .filter((field) => field.computed === undefined && fits(field, plan))
      .map((field) => ({ plan, field, score: scoreOf(field, plan, subject) })),
  );
  const best = told.toSorted((a, b) => b.score - a.score)[0];
  if (best === undefined || best.score <= 0) return null;
  const alike = told.filter(
    ({ plan, field, score }) =>
      plan === best.plan &&
      score === best.score &&
      ownWords(field.label).length === ownWords(best.field.label).length,
  );
  const isShared = ownWords(best.field.label).length > 1;
  return { plan: best.plan, fields: (isShared ? alike : [best]).map(({ field }) => field) };
}

/** "At least 2 volunteers must go": they are counted, so a field of that name is a number, and no list of them is meant. */
export function withCounted(said: Understanding): Understanding {
  const counted = said.rules.flatMap((rule) =>
    rule.kind === 'range' && !EACH.test(rule.clause) ? wordsIn(rule.counted ?? '').slice(0, 1) : [],
  );
  return counted.reduce(asCounted, said);
}

function asCounted(said: Understanding, word: string): Understanding {
  const isCalled = ({ one }: { readonly one: string }): boolean => isAlike(one.toLowerCase(), word);
  const isCounted = ({ label, type }: UnderstoodField): boolean =>
    type === 'text' && isAlike(label.toLowerCase(), word);
  const isTold = said.entities.some((one) => isCalled(one) && one.fields.length > 0);
  if (word.length < 5 || isTold || !said.entities.some(({ fields }) => fields.some(isCounted))) return said;
  const label = sentenceCase(word);
  return {
    ...said,
    entities: said.entities
      .filter((one) => !isCalled(one))
      .map((one) => ({
        ...one,
        fields: one.fields.map((field) => (isCounted(field) ? { ...field, label, type: 'number' } : field)),
      })),
  };
}

type Range = Extract<UnderstoodRule, { kind: 'range' }>;

/** "a plot is between 100 and 400 m² large": the number that the clause speaks of has these bounds. */
export function keepBetween(draft: Draft, rule: Range): void {
  const plans = draft.entities.map(({ plan }) => plan);
  const canCount = (field: FieldPlan, plan: EntityPlan): boolean =>
    isNumber(field) || canBeNumber(field, plan, { rule, draft });
  const ruled = boundedBy(plans, rule, canCount);
  if (ruled !== null && boundWhile(draft, ruled, rule)) return;
  for (const { id } of ruled?.fields ?? [])
    changeEntity(draft, ruled?.plan.id ?? '', (old) =>
      refit(
        changeField(old, id, (one) => bounded(one, rule)),
        id,
      ),
    );
}

/** "A hedgehog under 600 g must not be set to Released": the bound holds while the record is so. */
function boundWhile(draft: Draft, { plan, fields: [first] }: Ruled, rule: Range): boolean {
  const [, told = ''] = BECOMES.exec(rule.clause) ?? [];
  const state = told === '' ? null : optionIn(plan, told);
  if (state === null || first === undefined || first.id === state.field.id) return false;
  const { min = null, max = null } = bounded(first, rule);
  addRule(draft, plan.id, {
    kind: 'boundWhen',
    field: first.id,
    min,
    max,
    when: { field: state.field.id, is: [state.option] },
    message: `${sentenceCase(
      rule.clause
        .trim()
        .replace(ASIDE, '')
        .replace(/[.;,\s]+$/u, ''),
    )}.`,
  });
  return true;
}

const ASIDE = like.iu`,\s(?:that['’]?s|that is|which is|because|das ist|weil|porque|car|parce)(?!\p{L}).*$`;
const BECOMES = like.u`
  (?<!\p{L})(?:set to|mark(?:ed)?(?: as)?|move[ds]? (?:on )?to|changed? to|switched to|become|be|auf|als|werden|sein|a|como|em|para|ser|estar|être|passer (?:à|en)|comme)
  \s["“«„]?(\p{Lu}\p{L}+(?:\s\p{L}+)?)`;

/** The fields that a bound holds. */
const boundedBy = (
  plans: readonly EntityPlan[],
  rule: Range,
  fits: (field: FieldPlan, plan: EntityPlan) => boolean = isNumber,
): Ruled | null =>
  fieldsToldOf(plans, { ...rule, words: rule.words.replace(GIVEN_STARS, '$& rating') }, fits);

const isNumber = ({ type }: FieldPlan): boolean => type === 'number' || type === 'money' || type === 'rating';

/** What is counted in the clause, or measured by it, and was taken for a text or a choice that nobody told the options of. */
function canBeNumber(
  field: FieldPlan,
  plan: EntityPlan,
  { rule: { words, counted = '', clause }, draft }: { readonly rule: Range; readonly draft: Draft },
): boolean {
  if (!CAN_COUNT.has(field.type) || field.id === plan.titleField || EACH.test(`${clause} ${field.label}`))
    return false;
  if (field.options?.every((option) => speaksOf(draft.said.text, option)) === true) return false;
  const own = ownWords(field.label);
  // What one belongs to is no count: "a plot is between 100 and 400 m²" beside members with their plot.
  if (
    draft.entities.some(
      ({ plan: one }) => speaksOf(counted, one.one) || isAlike(own.join(' '), one.one.toLowerCase()),
    )
  )
    return false;
  return (
    speaksOf(counted, own[0] ?? '') ||
    own.every((word) => wordsIn(words).some((other) => isAlike(word, other))) ||
    field.type === 'choice'
  );
}

const CAN_COUNT: ReadonlySet<string> = new Set(['text', 'choice']);

/** "for the same stall", "per member": records are counted. */
const EACH = like.iu`(?<!\p{L})(?:per|for|für|pro|je|por|par|pour|para)(?!\p{L})`;

/** "rate it from 1 to 10". */
const GIVEN_STARS = like.iu`(?<!\p{L})(?:rates?|rated|gives? it|scores? it)(?!\p{L})`;

/** A choice or a text between bounds is a number; of what is counted the next whole one is the first above. */
function bounded(one: FieldPlan, { min, max, isOpen, counted = '' }: Range): FieldPlan {
  const field = asNumber(one, counted);
  const step =
    isOpen !== true
      ? 0
      : field.type === 'number' && field.unit === undefined && (min ?? max) !== 0
        ? 1
        : 0.01;
  return {
    ...field,
    ...(min === null ? {} : { min: min + step }),
    ...(min === null || max !== null || min + step <= 0 ? {} : { isRequired: true }),
    ...(max === null ? {} : { max: max - step }),
  };
}

/** Several are counted, so they go by the word for several. */
function asNumber(one: FieldPlan, counted: string): FieldPlan {
  if (!CAN_COUNT.has(one.type)) return one;
  const { options: _options, initial: _initial, ...rest } = one;
  const [many = ''] = wordsIn(counted);
  const label =
    !one.label.includes(' ') && isAlike(one.label.toLowerCase(), many) ? sentenceCase(many) : one.label;
  return { ...rest, label, type: 'number' };
}

/** "A serial number exists only once"; "*" where no two records may be equal in all that is entered. */
export function keepUnique(
  draft: Draft,
  { words, clause }: Extract<UnderstoodRule, { kind: 'unique' }>,
  fallback: string,
): void {
  const plans = draft.entities.map(({ plan }) => plan);
  if (words === '*') {
    const plan =
      plans.find((one) => scoreOf({ label: one.one }, one, { words: clause }) > 0) ?? planOf(draft, fallback);
    const fields = (plan?.fields ?? []).filter(
      (one) =>
        one.type !== 'image' &&
        one.type !== 'longText' &&
        one.computed === undefined &&
        one.options === undefined,
    );
    if (plan === undefined || fields.length === 0) return;
    const message = fillIn(draft.copy.duplicate, {
      field: fields.map(({ label }) => inSentence(draft, label)).join(', '),
    });
    addRule(draft, plan.id, { kind: 'unique', fields: fields.map(({ id }) => id), message });
    return;
  }
  const ruled = fieldsToldOf(plans, { words }, ({ type }) => SINGLE.has(type));
  for (const { id } of ruled?.fields.slice(0, 1) ?? [])
    changeEntity(draft, ruled?.plan.id ?? '', (old) =>
      changeField(old, id, (one) => ({ ...one, isUnique: true, isRequired: true })),
    );
}

/** Whether the lists hold records to a rule that a clause tells; undefined where it is none of a field. */
export function isRuleKept(plans: readonly EntityPlan[], rule: UnderstoodRule): boolean | undefined {
  const rules = plans.flatMap((plan) => plan.rules);
  if (rule.kind === 'range') {
    const fields = boundedBy(plans, rule)?.fields ?? [];
    return fields.length > 0 && fields.every((one) => isSame(one, bounded(one, rule)));
  }
  if (rule.kind === 'unique') return isKeptUnique(plans, rule);
  if (rule.kind === 'past') return rules.some(({ kind }) => kind === 'past');
  if (rule.kind === 'future') return rules.some((one) => one.kind === 'after' && one.than === 'now');
  if (rule.kind !== 'required') return undefined;
  return rule.words === 'email' && plans.some(({ fields }) => fields.some(({ type }) => type === 'email'));
}

const isKeptUnique = (
  plans: readonly EntityPlan[],
  rule: Extract<UnderstoodRule, { kind: 'unique' }>,
): boolean =>
  rule.words === '*'
    ? plans.some(({ rules }) => rules.some((one) => one.kind === 'unique' && one.fields.length > 2))
    : (fieldsToldOf(plans, rule, ({ type }) => SINGLE.has(type))?.fields[0]?.isUnique ?? false);

/** One field of a list must come after another, and a clause speaks of both. */
export const isOrderKept = (plans: readonly EntityPlan[], clause: string): boolean =>
  plans.some((plan) => {
    const isNamed = (id: string): boolean =>
      plan.fields.some((one) => one.id === id && scoreOf(one, plan, { words: clause }) > 0);
    return plan.rules.some((rule) => rule.kind === 'after' && isNamed(rule.field) && isNamed(rule.than));
  });

const isSame = (one: FieldPlan, other: FieldPlan): boolean => one.min === other.min && one.max === other.max;

const SINGLE: ReadonlySet<string> = new Set(['text', 'number', 'email', 'phone', 'url']);

/** Rows keep the new bounds too. */
export function refit(plan: EntityPlan, id: string): EntityPlan {
  const field = plan.fields.find((one) => one.id === id);
  if (field?.type !== 'number' || (field.min === undefined && field.max === undefined)) return plan;
  const least = field.min ?? 0;
  const most = field.max ?? Number.POSITIVE_INFINITY;
  return withValues(plan, id, (row, at) => {
    const value = row[id];
    const number =
      typeof value === 'number' ? value : least + (at % Math.max(1, Math.min(6, most - least + 1)));
    return Math.min(most, Math.max(least, number));
  });
}

function scoreOf(
  field: Pick<FieldPlan, 'label'> & Partial<FieldPlan>,
  plan: EntityPlan,
  { words, counted = '' }: Subject,
): number {
  const told = wordsIn(words);
  const own = ownWords(field.label);
  const name = wordsIn(`${plan.one} ${plan.many}`);
  const isOf = (word: string): boolean => told.some((other) => isAlike(word, other));
  const hits = own.filter(isOf).length + (isCompound(field.label, plan.one, told) ? 2 : 0);
  const behind = wordsIn(counted);
  const isCounted = own.some((word) => behind.some((other) => isAlike(word, other)));
  const isMeant =
    hits === 0 &&
    MEASURES.some(
      ([label, by]) => label.test(field.label) && by.split(' ').some((word) => told.includes(word)),
    );
  if (hits === 0 && !isCounted && !isMeant) return 0;
  return (
    (isMeant ? 1 : hits * 2) +
    (hits === own.length ? 1 : 0) +
    (isCounted ? 3 : 0) +
    (name.some(isOf) ? 1 : 0) +
    (field.type === 'number' || field.type === 'money' ? 1 : 0)
  );
}

/** "Parzellennummer" is the number of a "Parzelle". */
const isCompound = (label: string, one: string, told: readonly string[]): boolean =>
  told.some(
    (word) =>
      word.length > label.length + 3 && word.endsWith(label.toLowerCase()) && word.startsWith(stemOf(one)),
  );

const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(like.gu`[\p{L}\p{N}²³]+|[€$£]`) ?? [];

/** Forms of one word, or a word made with it: "seat" and "seats", "Schirme" and "Schirmzahl"; not "Betrag" and "Betreff". */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  const isForm = long.length - short.length <= 3 || short.length > 5;
  return short.length >= 3 && isForm && long.startsWith(short.slice(0, Math.max(3, short.length - 1)));
}

/** "Number of seats" is told by the seats. */
const ownWords = (label: string): readonly string[] => {
  const all = wordsIn(label);
  const own = all.filter((word) => !SMALL.test(word));
  return own.length === 0 ? all : own;
};

const SMALL =
  /^(?:on|at|am|um|in|le|la|el|les|de|des|du|of|do|da|the|date|day|datum|fecha|data|jour|tag|number|count|anzahl|zahl|nombre|número|cantidad|quantidade|quantité)$/u;

/** Fields by what they measure, and the words and units that tell it. */
const MEASURES = meanings`
/size|area|größe|fläche|tamaño|superfíc?i|tamanho|área|taille|surface/iu => 'm² m2 qm sqm ha square groß large big small grande grand klein hectares'
/weight|gewicht|peso|poids/iu => 'kg g grams kilos kilo gramm schwer heavy heavier heavi weigh weighs wiegt wiegen pesa pesar pèse lourd schwerer'
/duration|length|minutes|dauer|länge|duración|duração|durée|zeit|time|long/iu => 'longer long last lasts minutes hours länger lang lange dauert dauern dura duran durar dure durer minuten stunden minutos horas heures m cm meter metres'
/^(?:people|persons|party size|personen|personas|pessoas|personnes)$|(?:number of|anzahl|nombre de|número de) (?:people|persons|guests|gäste|personen|personas|pessoas|personnes)/iu => 'people persons guests players participants passengers attendees visitors riders children personen gäste spieler teilnehmer personas jugadores pasajeros pessoas jogadores passageiros personnes joueurs passagers participants invités'
/rating|stars|bewertung|sterne|puntuación|estrellas|avaliação|estrelas|note|étoiles/iu => 'stars sterne estrellas estrelas étoiles'
/^(?:age|alter|edad|idade|âge)/iu => 'old older young younger years alt älter jünger jahre años anos ans mayor menor'
/height|höhe|altura|hauteur|elevation/iu => 'high higher tall taller hoch höher alto alta haut haute'
/depth|tiefe|profund|profond/iu => 'deep deeper tief tiefer'
/price|cost|amount|preis|betrag|kosten|precio|importe|coste|preço|valor|prix|montant|coût/iu => 'cost costs costing kostet kosten cuesta cuestan costar custa custar coûte coûter € $ £ euro euros dollars pounds reais'`;
