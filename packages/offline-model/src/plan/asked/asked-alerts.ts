import { AND, AND_OR, like } from '../../lexicon/pattern.ts';
import { sentenceCase } from '../../understand/fields.ts';
import { sentences } from '../../understand/tokens.ts';
import type { EntityPlan, FieldPlan, Fields, MarkPlan } from '../app-plan.ts';
import type { OnlyPlan } from '../block-plan.ts';
import type { BuiltEntity, Entities } from '../entities.ts';
import { askedFigures, lowOf, stateOf, type AskedFigures } from './asked-figures.ts';
import { askedParts, names, namesThing } from './asked-parts.ts';
import {
  ABOVE,
  AHEAD,
  ALERT,
  BEFORE,
  BELOW,
  DUE,
  IF,
  LASTING,
  LOW,
  NAMED_ALERT,
  NEXT,
  OVERDUE,
  SINCE,
  SOON,
} from './asked-words.data.ts';

/** Records that somebody wants to be warned of. */
export interface Alert {
  readonly entity: BuiltEntity;
  /** In the words of the request. */
  readonly title: string;
  readonly only: OnlyPlan;
  readonly sentence: string;
}

/** What a request wants to see at a glance, with what it wants to be warned of. */
export function wantedFigures(text: string, entities: Entities): AskedFigures {
  const asked = askedFigures(text, entities);
  const alerts = alertsIn(text, entities).filter((one) => !asked.lists.some((other) => isSame(one, other)));
  const numbers = alerts.map(({ entity, title, only }) => ({
    label: title,
    entity: entity.plan.id,
    measure: 'count' as const,
    only,
  }));
  return {
    ...asked,
    numbers: [...asked.numbers, ...numbers].slice(0, 5),
    lists: [...asked.lists, ...alerts].slice(0, 4),
  };
}

/** "Alert me when feed is under 100 kg", "if a warranty expires within 30 days, warn me", "low stock alerts". */
export function alertsIn(text: string, entities: Entities): readonly Alert[] {
  const kept = entities.filter(({ said }) => said !== null);
  return sentences(text)
    .map(({ start, end }) => text.slice(start, end))
    .flatMap((sentence) =>
      [...clausesIn(sentence).map((clause) => ({ clause, sentence })), ...markedIn(sentence)].flatMap(
        (told) => {
          const found = alertOf(told.clause, kept);
          return found === null ? [] : [{ ...found, sentence: told.sentence }];
        },
      ),
    )
    .filter((one, at, all) => all.findIndex((other) => isSame(one, other)) === at);
}

type Some = Pick<Alert, 'entity' | 'only'>;

const isSame = (one: Some, other: Some): boolean =>
  one.entity === other.entity && JSON.stringify(one.only) === JSON.stringify(other.only);

/** What comes after "warn me when", before "alerts", or after an "if" at the front. */
function clausesIn(sentence: string): readonly string[] {
  const told = [...sentence.matchAll(ALERT)].map((match) => sentence.slice(match.index + match[0].length));
  const first = IF.exec(sentence)?.[1];
  const before = [...sentence.matchAll(NAMED_ALERT)].map(([, name = '']) => name);
  const seen = askedParts(sentence).map((part) => part.text.replace(SEEN, ''));
  // "Users can add, search, see items running low": whoever wants to see them looks for them first of all.
  const looked = sentence
    .split(PARTS)
    .filter((part) => LOOKED.test(part) && LOW.test(part))
    .map((part) => part.replace(LOOKED, ''));
  return [
    ...told,
    ...looked,
    ...(first === undefined ? [] : [first]),
    ...before,
    ...seen.filter((part) => AHEAD.test(part) || NEXT.test(part) || LOW.test(part)),
  ]
    .flatMap((clause) => (clause.split(END)[0] ?? '').split(OR))
    .map((clause) => clause.replace(ARTICLE, '').trim())
    .filter((clause) => clause !== '');
}

/** "Highlight faults that are open for 3 days", "those due in the next month in orange": the colour is theirs. */
const markedIn = (sentence: string): readonly { readonly clause: string; readonly sentence: string }[] =>
  sentence
    .split(PARTS)
    .filter((part) => MARKS.test(part) && [AHEAD, NEXT, LASTING].some((days) => days.test(part)))
    .map((part) => ({
      clause: part
        .replace(MARKING, '')
        .replace(ARTICLE, '')
        .replace(/[.!?]\s*$/u, ''),
      sentence: part,
    }));

const PARTS = /\s(?:and|und|et|y|e)\s|[,;]/iu;
const LOOKED = like.iu`
    ^.{0,40}?(?<!\p{L})(?:see|view|find|spot|know|sehen|ver|veo|vejo|vemos|voir)\s(?:(?:all|which|what|the|welche|alle|qué|que|quais|quels?|quelles?|les|los|las|os|as)\s)*(?=\p{L})`;

const MARKS = like.iu`
    (?<!\p{L})(?:highlight\p{L}*|flag|mark(?:ed)?|turns?|red|orange|yellow|amber|rot|gelb|rouges?|jaunes?
    |roj[oa]s?|naranja|vermelh[oa]s?|laranja|amarel[oa]s?|markier\p{L}*|surlign\p{L}*|resalt\p{L}*
    |destac\p{L}*)(?!\p{L})`;
const MARKING = like.giu`
    ^\s*(?:please\s+)?(?:highlight|flag|mark|show|markiere|zeige|surligne[rz]?|resalta\p{L}*|destac\p{L}*)\s+
    |\s+(?:should\s+)?(?:turns?|in|en|em|are|is|be)\s+(?:shown in |marked )?(?:red|orange|yellow|amber|rot|gelb
    |rouge|jaune|rojo|naranja|vermelho|laranja|amarelo)\b.*$`;

/** "what expires …". */
const SEEN = /^(?:what|which|who|was|welche|ce qui|lo que|o que)(?:\s+(?:is|are))?\s+/iu;

/** Another wish begins. */
const END = like.iu`[,;.!?]|\s(?:${AND})\s+(?:show|list|print|let|warn|alert|notify|send|mark|highlight|allow|zeig|affich|muestr|mostr|imprim)`;
const OR = like.iu`\s(?:${AND_OR})\s+(?:when|if|of|about|wenn|falls|quand|si|cuando|quando|se)\s`;
const ARTICLE = like.iu`^\s*(?:an?|the|any|some|their|its|our|my|ein\p{L}*|der|die|das|un[ea]?|l[ae']s?|el|los|las|os?|as?|uma?)\s+`;

function alertOf(clause: string, entities: Entities): Omit<Alert, 'sentence'> | null {
  const named = entities.filter(({ plan }) => namesThing(clause, plan));
  const order = [...named, ...entities.filter((one) => !named.includes(one))];
  for (const entity of LOW.test(clause) ? stocked(order) : order) {
    const only = onlyIn(clause, entity, named.includes(entity));
    if (only === null) continue;
    const isGuessed = 'within' in only && ![AHEAD, BEFORE, NEXT].some((told) => told.test(clause));
    const title = sentenceCase(
      clause
        .split(/\s+/)
        .slice(0, 9)
        .join(' ')
        .replace(like.u`^(\p{L}{4,})em(?= \p{Lu})`, '$1er')
        .replace(/^(low|out)-/iu, '$1 '),
    );
    return { entity, title: isGuessed ? `${title} (≤ ${only.within} d)` : title, only };
  }
  return null;
}

/** Things with a limit of their own, if there are any; what comes and goes has a quantity, and none that is low. */
export function stocked(entities: Entities): Entities {
  const limited = entities.filter(({ plan }) => typeof lowOf(plan)?.atMost === 'string');
  if (limited.length > 0) return limited;
  const counted = new Set(entities.filter(({ plan }) => lowOf(plan) !== null).map(({ plan }) => plan.id));
  return entities.filter(({ plan }) => !plan.fields.some(({ entity }) => counted.has(entity ?? '')));
}

function onlyIn(clause: string, { plan, nature }: BuiltEntity, isNamed: boolean): OnlyPlan | null {
  const number = limitOf(clause, plan, isNamed);
  if (number !== null) return number;
  const day = dayIn(clause, plan, isNamed);
  if (day !== null) return day;
  if (LOW.test(clause)) {
    const low = lowOf(plan);
    return low !== null && (isNamed || typeof low.atMost === 'string' || nature === 'goods') ? low : null;
  }
  return isNamed ? stateOf(clause, plan) : null;
}

/** "warranty expires within 30 days", "not seen for 6 months", "service is due". */
function dayIn(clause: string, plan: EntityPlan, isNamed: boolean): OnlyPlan | null {
  const days = plan.fields.filter(
    ({ type, label }) => isDay(type) && !/birth|geburt|nasc|nac|naiss/i.test(label),
  );
  const named = days.find(({ label }) => speaksOf(clause, label));
  const told = named ?? (ENDS.test(clause) ? dueOf(days) : undefined);
  if (SINCE.test(clause))
    return pastOf(
      told ?? (isNamed ? days.find(({ label }) => LAST.test(label)) : undefined),
      SINCE.exec(clause),
    );
  const begun = isNamed && LASTING.test(clause) ? begunOn(clause, days) : undefined;
  if (begun !== undefined) return pastOf(begun, LASTING.exec(clause));
  const field = told ?? (isNamed ? (dueOf(days) ?? days[0]) : undefined);
  return field === undefined ? null : aheadOf(clause, field.id);
}

/** "older than 30 days" counts from the first day, "open for 3 days" from when it was opened. */
const begunOn = (clause: string, days: Fields): FieldPlan | undefined =>
  UNDONE.test(clause)
    ? (days.find(({ label }) => BEGUN.test(label)) ?? days[0])
    : OLDER.test(clause)
      ? days[0]
      : undefined;

const dueOf = (days: Fields): FieldPlan | undefined => days.find(({ label }) => DUE.test(label));

function pastOf(field: FieldPlan | undefined, match: RegExpExecArray | null): OnlyPlan | null {
  const ago = daysOf(match);
  return field === undefined || ago === null ? null : { field: field.id, ago };
}

function aheadOf(clause: string, field: string): OnlyPlan | null {
  const within = [BEFORE, AHEAD, NEXT].map((told) => daysOf(told.exec(clause))).find((days) => days !== null);
  if (within !== undefined) return { field, within };
  if (OVERDUE.test(clause) || IS_DUE.test(clause)) return { field, when: 'overdue' };
  return SOON.test(clause) ? { field, within: 14 } : null;
}

const isDay = (type: FieldPlan['type']): boolean => type === 'date' || type === 'dateTime';
/** "a plan runs out": on the day until which it holds. */
const ENDS = like.iu`(?<!\p{L})(?:expir\p{L}*|renew\p{L}*|runs? out|venc\p{L}+|venz\p{L}+|caduc\p{L}+|läuft|abläuft|abgelaufen|échéance|échoi\p{L}*)(?!\p{L})`;
const UNDONE = like.iu`(?<!\p{L})(?:open|un\p{L}{3,}ed|unpaid|pending|waiting|not|offen|unbearbeitet|unbeantwortet|ouverte?s?|sans|abiert[oa]s?|abert[oa]s?|sin|sem)(?!\p{L})`;
const OLDER = like.iu`(?<!\p{L})(?:older than|älter als|plus vieux|(?:más|mais) antig\p{L}+)(?!\p{L})`;
const BEGUN =
  /report|open|creat|submit|receiv|raised|start|since|sent|gemeldet|eröffnet|erstellt|signal|ouvert|abiert|abert|criad|cread/i;
const LAST = /last|letzt|últim|derni|seen|visit|contact|check/i;
const IS_DUE = like.iu`(?<!\p{L})(?:due|fällig|échue?|vence|vencem?|venza|dû)(?!\p{L})`;

/** "a warranty" is the end of the warranty, "expires" the day of expiry. */
const speaksOf = (clause: string, label: string): boolean =>
  names(clause, label) ||
  (label.toLowerCase().match(like.gu`\p{L}{4,}`) ?? []).some(
    (word) =>
      !/^(?:date|datum|fecha|data|next|last|until|ends?|start|time|day)$/.test(word) && names(clause, word),
  );

function daysOf(match: RegExpExecArray | null): number | null {
  const { count, unit } = match?.groups ?? {};
  if (unit === undefined) return null;
  const each = /^(?:d|t|j|h|s?tag)/iu.test(unit)
    ? 1
    : /^(?:w|s)/iu.test(unit)
      ? 7
      : /^m/iu.test(unit)
        ? 30
        : 365;
  return (count === undefined || !/^\d+$/.test(count) ? 1 : Number(count)) * each;
}

/** "the mite count is above 3", "stock under 5 pieces". */
export function limitOf(clause: string, plan: EntityPlan, isNamed: boolean): OnlyPlan | null {
  const numbers = plan.fields.filter(({ type }) => type === 'number' || type === 'money');
  const low = lowOf(plan)?.field;
  const field =
    numbers.find(({ label }) => names(clause, label)) ??
    (isNamed || PIECES.test(clause) ? numbers.find(({ id }) => id === low) : undefined);
  const [above, below] = [ABOVE.exec(clause)?.[1], BELOW.exec(clause)?.[1]];
  if (field === undefined || (above ?? below) === undefined) return null;
  const value = Number((above ?? below ?? '').replace(',', '.'));
  return above === undefined ? { field: field.id, below: value } : { field: field.id, above: value };
}

/** "less than 5 left", "menos de 5 unidades": of whatever is counted. */
const PIECES = like.iu`\d\s(?:left|units?|pieces?|items|stück|übrig|einheiten|unidades|piezas|peças|restantes?|pièces?|unités?|exemplaires)(?!\p{L})`;

/** The same for single records in a list. */
export function markOf(only: OnlyPlan, colour: string): MarkPlan | null {
  const { field } = only;
  if ('below' in only) return { field, test: 'below', value: only.below, colour };
  if ('above' in only) return { field, test: 'above', value: only.above, colour };
  if ('within' in only) return { field, test: 'soon', value: only.within, colour };
  if ('ago' in only) return { field, test: 'ago', value: only.ago, colour };
  if ('option' in only) return { field, test: 'is', value: only.option, colour };
  if ('when' in only) return only.when === 'overdue' ? { field, test: 'overdue', colour } : null;
  if (!('atMost' in only)) return null;
  return typeof only.atMost === 'string'
    ? { field, test: 'below', colour, than: only.atMost }
    : { field, test: 'below', colour, value: only.atMost + 1 };
}
