import { copyFor, fillIn } from '../plan/copy.ts';
import type { AppPlan, EntityPlan, FieldPlan, RulePlan, SeedRow } from '../plan/app-plan.ts';
import { numberWord } from '../understand/number-words.ts';
import { readRules } from '../understand/rules.ts';
import { type ChangeContext, type Changer, isSame, withEntity } from './changer.ts';
import { fieldMeant } from './field-changes.ts';
import { findEntities, findFields, fold } from './named.ts';
import { entityMeant } from './phrases.ts';
import { unquoted, type Wish } from './wish.ts';

/** Required, optional, unique: what one field must be. */
export const changeFieldRule: Changer = (plan, wish, context) => {
  const text = wish.order;
  const wantsOptional =
    /\b(?:optional|not (?:be )?required|no longer required|voluntary|not mandatory|needn'?t be filled|nicht required|pas required|no (?:es )?required|não (?:é )?required)\b/iu.test(
      text,
    );
  const wantsRequired =
    !wantsOptional &&
    /\b(?:required|must (?:be )?(?:filled|given|entered|present|set)|must not be empty|(?:can(?:'t|not)|may not|shouldn'?t) be (?:empty|blank|left out)|muss (?:ausgefüllt|angegeben))\b/iu.test(
      text,
    );
  const wantsUnique =
    /\b(?:unique|no (?:two|duplicate)\b.*|only once|no duplicates?|not (?:be )?(?:used|registered|entered) twice|doppelte?|zweimal|duplicad[oa]s?|en double)\b/iu.test(
      text,
    );
  if (!wantsOptional && !wantsRequired && !wantsUnique) return null;
  if (/^(?:add)\b/iu.test(text) && /\bfield\b/iu.test(text) && !fieldMeant(plan, wish, context)) return null;
  if (wantsUnique && /\b(?:book|reserve|buchen|réserv|reserv)/iu.test(text)) return null;
  const meant = fieldMeant(plan, wish, context);
  if (!meant) return null;
  const mentioned = findFields(unquoted(text, wish.quotes), meant.entity).map(({ item }) => item);
  const ids = new Set((mentioned.length > 0 ? mentioned : [meant.field.item]).map(({ id }) => id));
  const fields = meant.entity.fields.map((one) =>
    ids.has(one.id)
      ? {
          ...one,
          isRequired: wantsRequired || (!wantsOptional && one.isRequired),
          isUnique: wantsUnique || one.isUnique,
        }
      : one,
  );
  return withEntity(plan, { ...meant.entity, fields });
};

const NUMBER = String.raw`(-?\d+(?:[.,]\d+)?|zero|one|two|three|four|five|six|seven|eight|nine|ten|null|zéro|cero)`;
const LEAST = new RegExp(
  String.raw`\b(?:at least|minimum(?: of| is)?|min\.?|no(?:t)? (?:less|fewer|shorter|lower) than|mindestens|au moins|al menos|pelo menos|mínimo(?: de)?|from)\s+${NUMBER}`,
  'iu',
);
const MORE = new RegExp(
  String.raw`\b(?:more than|greater than|above|over|larger than|higher than|mehr als|größer als|plus de|plus que|supérieur à|más de|mayor que|mais de|maior que)\s+${NUMBER}|>\s*${NUMBER}|\b(positive)\b`,
  'iu',
);
const MOST = new RegExp(
  String.raw`\b(?:at most|(?:can(?:['’]?t|not)|must not|may not|shouldn['’]?t|should not|never) (?:go over|go above|exceed|be (?:more|higher|greater) than|be over|be above)|no more than|not more than|maximum(?: of| is)?|max\.?|up to|less than|fewer than|below|under|höchstens|maximal|weniger als|au plus|au maximum|moins de|como máximo|máximo(?: de)?|menos de|no máximo|até)\s+${NUMBER}`,
  'iu',
);
const NEVER =
  /\b(?:can(?:['’]?t|not)|must not|mustn['’]?t|may not|should(?:n['’]?t| not)|never|not|darf nicht|dürfen nicht|nicht|ne (?:peut|peuvent|doit|doivent) pas|no (?:puede|pueden|debe)|não (?:pode|podem|deve))\b.*?\b(zero|0|null|nulle?|cero|negati\p{L}+)\b(?:\s+(?:or|oder|ou|o|and|nor|ni|nem)\s+(zero|0|null|nulle?|cero|less|negati\p{L}+))?/iu;
const FORBIDDEN = /\b(?:can(?:['’]?t|not)|must not|may not|shouldn['’]?t|should not|never)\b/iu;
const EXACT =
  /\b(?:have|has|be|exactly|genau|haben|exactement|exactamente|exatamente)\s+(?:exactly\s+)?(\d+)\s+(?:characters|letters|digits|zeichen|caractères|caracteres)\b/iu;
const BETWEEN = new RegExp(
  String.raw`\b(?:between|from|zwischen|von|entre|de|del)\s+${NUMBER}\s+(?:and|to|und|bis|et|à|y|a|al|e|ate|até)\s+${NUMBER}`,
  'iu',
);

/** "names need at least 3 letters", "an amount must be more than 0", "rating from 1 to 10". */
export const changeRange: Changer = (plan, wish, context) => {
  const text = wish.order;
  const meant = fieldMeant(plan, wish, context) ?? amountMeant(plan, wish);
  if (!meant || !isMeasured(meant.field.item, text)) return null;
  const { min, max } = limitsIn(text, meant.field.item);
  if (min === undefined && max === undefined) return null;
  const field: FieldPlan = {
    ...meant.field.item,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
  const seed = meant.entity.seed.map((row) => withinLimits(row, field));
  return withEntity(plan, {
    ...meant.entity,
    seed,
    fields: meant.entity.fields.map((one) => (one.id === field.id ? field : one)),
  });
};

/** "the budget can't go over 5000": of the records that are named, the amount. */
function amountMeant(plan: AppPlan, { order }: Wish) {
  const entity = findEntities(order, plan)[0]?.item;
  const item = entity?.fields.find(({ type }) => type === 'money');
  return entity && item && FORBIDDEN.test(order) ? { entity, field: { item, start: -1, end: -1 } } : null;
}

function withinLimits(row: SeedRow, { id, min, max }: FieldPlan): SeedRow {
  const value = row[id];
  if (typeof value !== 'number') return row;
  return { ...row, [id]: Math.min(max ?? value, Math.max(min ?? value, value)) };
}

function isMeasured(field: FieldPlan, text: string): boolean {
  if (['number', 'money', 'rating'].includes(field.type)) return true;
  return (
    ['text', 'longText', 'phone'].includes(field.type) &&
    /\b(?:letters?|characters?|chars?|long|words?|zeichen|buchstaben|caractères|lettres|letras|caracteres|digits?)\b/iu.test(
      text,
    )
  );
}

interface Limits {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** "More than" is the next value: a cent more for money, one more for what is counted. */
function limitsIn(text: string, { type }: FieldPlan): Limits {
  const exact = numberOf(EXACT.exec(text)?.[1]);
  if (exact !== undefined) return { min: exact, max: exact };
  const between = BETWEEN.exec(text);
  if (between) return { min: numberOf(between[1]), max: numberOf(between[2]) };
  const max = numberOf(MOST.exec(text)?.[1]);
  if (max !== undefined && FORBIDDEN.test(text)) return { min: undefined, max };
  const more = MORE.exec(text);
  const limit = more ? numberOf(more[1] ?? more[2] ?? '0') : undefined;
  if (limit === undefined) return { min: leastNever(text, type) ?? numberOf(LEAST.exec(text)?.[1]), max };
  return { min: type === 'money' ? Number((limit + 0.01).toFixed(2)) : limit + 1, max };
}

/** "can't be negative or zero": the least that is left. */
function leastNever(text: string, type: FieldPlan['type']): number | undefined {
  const never = NEVER.exec(text);
  if (!never) return undefined;
  const isZero = [never[1], never[2]].some((word) => word !== undefined && !/^negati/iu.test(word));
  const least = type === 'money' ? 0.01 : 1;
  return isZero ? least : 0;
}

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = numberWord(text.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}

/** "nobody can book twice", "at most 2 bookings per workshop", "not in the past". */
export const changeRules: Changer = (plan, wish, context) => {
  const text = unquoted(wish.order, wish.quotes);
  const twice =
    /\b(?:twice|double|doppelt|zweimal|dos veces|duas vezes|deux fois|once per|only once)\b/iu.test(text) &&
    /\b(?:book|reserv|sign up|register|join|apply|vote|buch|réserv|inscri|anmeld)/iu.test(text);
  const [rule] = readRules(text);
  if (!rule && !twice) return null;
  const entity = ruledEntity(plan, wish, { context, text });
  if (!entity) return null;
  const made =
    rule?.kind === 'atMost'
      ? atMost(plan, entity, { rule, text })
      : rule?.kind === 'future'
        ? future(plan, entity)
        : rule?.kind === 'after'
          ? after(plan, entity)
          : twice || rule?.kind === 'noDouble'
            ? noDouble(plan, entity)
            : null;
  return made ? withRule(plan, entity, made) : null;
};

function withRule(plan: AppPlan, entity: EntityPlan, rule: RulePlan): AppPlan {
  if (entity.rules.some((other) => isSame(other, rule))) return plan;
  const others = entity.rules.filter((other) => other.kind !== rule.kind || rule.kind === 'unique');
  return withEntity(plan, { ...entity, rules: [...others, rule] });
}

/** Bookings rather than what is booked. */
function ruledEntity(
  plan: AppPlan,
  wish: Wish,
  { context, text }: { context: ChangeContext; text: string },
): EntityPlan | null {
  const booked = plan.pages
    .flatMap(({ blocks }) => blocks)
    .find((block) => block.kind === 'booking' || block.kind === 'form');
  const isDeal = /\b(?:book|reserv|buch|réserv|appointment|sign up|register)/iu.test(text);
  const deal =
    booked && 'entity' in booked ? plan.entities.find(({ id }) => id === booked.entity) : undefined;
  if (isDeal && deal) return deal;
  const counted = COUNTED.exec(text)?.[1];
  const [told] = counted === undefined ? [] : findEntities(counted, plan);
  if (told) return dealingOf(plan, text, told.item) ?? told.item;
  return findEntities(text, plan)[0]?.item ?? entityMeant(plan, wish, context)?.item ?? null;
}

/** "students can borrow at most 3 books": their loans are counted. */
function dealingOf(plan: AppPlan, text: string, counted: EntityPlan): EntityPlan | undefined {
  const holder = findEntities(text, plan).find(({ item }) => item.id !== counted.id)?.item;
  const points = (entity: EntityPlan, id: string): boolean => entity.fields.some((one) => one.entity === id);
  return holder && !points(counted, holder.id)
    ? plan.entities.find((entity) => points(entity, counted.id) && points(entity, holder.id))
    : undefined;
}

/** "more than 3 offers": the offers are counted, whoever must not have them. */
const COUNTED =
  /\b(?:more than|at most|up to|maximum(?: of)?|max\.?|mehr als|höchstens|plus de|au plus|más de|como máximo|mais de|no máximo)\s+\S+\s+(.{2,40})$/iu;

function atMost(
  plan: AppPlan,
  entity: EntityPlan,
  {
    rule,
    text,
  }: { readonly rule: { readonly count: number; readonly per: string | null }; readonly text: string },
): RulePlan {
  const holder = findEntities(text, plan).find(
    ({ item }) => item.id !== entity.id && entity.fields.some((one) => one.entity === item.id),
  );
  const told = rule.per ?? holder?.item.one ?? null;
  const wanted = told === null ? null : fold(told);
  const isDaily = wanted !== null && /^(?:day|date|tag|dia|jour)/.test(wanted);
  const fits = (field: FieldPlan): boolean =>
    wanted !== null &&
    ((isDaily && field.type === 'date') ||
      fold(field.label).startsWith(wanted.slice(0, 5)) ||
      fold(field.entity ?? '').startsWith(wanted.slice(0, 5)));
  const isOwner = (field: FieldPlan): boolean =>
    wanted !== null &&
    isPerson(wanted) &&
    (field.type === 'email' || /name|person|customer|guest|member|nombre|nom|kunde/i.test(field.id));
  const per = entity.fields.find(fits) ?? entity.fields.find(isOwner);
  const message = fillIn(copyFor(plan.language).atMost, {
    count: String(rule.count),
    per: per?.label ?? entity.one,
  });
  return { kind: 'atMost', count: rule.count, per: per ? [per.id] : [], message };
}

const isPerson = (word: string): boolean =>
  /^(?:person|people|user|member|customer|client|guest|visitor|persona|personne|pessoa|nutzer|kunde|gast|usuario)/.test(
    word,
  );

function noDouble(plan: AppPlan, entity: EntityPlan): RulePlan | null {
  const message = copyFor(plan.language).taken;
  const resource = entity.fields.find((field) => field.type === 'relation')?.id ?? null;
  const times = entity.fields.filter((field) => ['date', 'dateTime', 'time'].includes(field.type));
  const [first, second] = times;
  if (!first) {
    const person =
      entity.fields.find((field) => field.type === 'email') ??
      entity.fields.find((field) => field.id === entity.titleField);
    return person
      ? {
          kind: 'unique',
          fields: [...(resource ? [resource] : []), person.id],
          message: fillIn(copyFor(plan.language).duplicate, { field: person.label }),
        }
      : null;
  }
  if (first.type === 'date' && second?.type === 'time')
    return { kind: 'unique', fields: [...(resource ? [resource] : []), first.id, second.id], message };
  if (second && first.type === second.type)
    return { kind: 'noOverlap', resource, from: first.id, to: second.id, message };
  return { kind: 'unique', fields: [...(resource ? [resource] : []), first.id], message };
}

function future(plan: AppPlan, entity: EntityPlan): RulePlan | null {
  const date = entity.fields.find((field) => field.type === 'date' || field.type === 'dateTime');
  return date ? { kind: 'after', field: date.id, than: 'now', message: copyFor(plan.language).future } : null;
}

function after(plan: AppPlan, entity: EntityPlan): RulePlan | null {
  const [first, second] = entity.fields.filter((field) => field.type === 'date' || field.type === 'dateTime');
  if (!first || !second) return null;
  return {
    kind: 'after',
    field: second.id,
    than: first.id,
    message: fillIn(copyFor(plan.language).after, { first: second.label, second: first.label }),
  };
}
