import type { EntityPlan, FieldPlan } from './app-plan.ts';
import { matchFields } from './collections.ts';
import { fillIn } from './copy.ts';
import { isServed, isToldForm } from './form-fields.ts';
import { addRule, changeEntity, entityOf, inSentence, planOf, type Draft } from './draft.ts';
import { changeField, withValues } from './entity-edits.ts';
import { future, past } from './day-rules.ts';
import { isRuleKept, keepBetween, keepUnique, refit } from './field-rules.ts';
import { dealingWith, nobodyOf, openOf, withHolder } from './open-limits.ts';
import { isSomebody, namedPicker, stem } from './pickers.ts';
import { keepSame, sameOr } from './same-fields.ts';
import { BOOKINGS } from './select-entities.ts';
import { isCartLimit } from './shops.ts';
import type { UnderstoodRule } from '../understand/understanding.ts';
import { like } from '../lexicon/pattern.ts';

/** Rules of the request, and those that every booking keeps. */
export function applyRules(draft: Draft): void {
  const booking = draft.entities.find((entity) => BOOKINGS.has(entity.entryId ?? ''));
  const hasBookPage = draft.pages.some((page) => page.id === 'book');
  if (booking !== undefined && (hasBookPage || draft.said.rules.some((rule) => rule.kind === 'noDouble')))
    addBookingRules(draft, booking.plan);
  // Limits last: one that a field holds already is none of the list.
  for (const rule of draft.said.rules.toSorted(
    (a, b) => Number(a.kind === 'atMost') - Number(b.kind === 'atMost'),
  ))
    applyRule(draft, rule, booking?.plan.id ?? draft.entities[0]?.plan.id ?? '');
}

/** "the hall cannot be booked twice on the same day": by whoever it is. */
const SAME_DAY = /same day|mismo día|mesmo dia|(?:selben|gleichen) tag|même jour/i;

const keepsBooks = ({ kind }: Draft): boolean => kind === 'management' || kind === 'dashboard';

function addBookingRules(draft: Draft, plan: EntityPlan): void {
  const clause = draft.said.rules.find((rule) => rule.kind === 'noDouble')?.clause ?? '';
  const pickers = plan.fields.filter((one) => one.type === 'relation' || isSomebody(one, clause));
  const isAnybody = SAME_DAY.test(clause) && keepsBooks(draft);
  const relation = namedPicker(pickers, clause) ?? (isAnybody ? undefined : pickers[0]);
  const from = plan.fields.find((one) => one.id === 'from');
  const to = plan.fields.find((one) => one.id === 'to');
  if (from === undefined || to === undefined) {
    addSingleDay(draft, plan, { relation, isAnybody });
    return;
  }
  addRule(draft, plan.id, {
    kind: 'after',
    field: 'to',
    than: 'from',
    message: fillIn(draft.copy.after, { first: to.label, second: inSentence(draft, from.label) }),
  });
  addRule(draft, plan.id, {
    kind: 'noOverlap',
    resource: relation?.id ?? null,
    from: 'from',
    to: 'to',
    message: draft.copy.taken,
  });
}

/** Times of the day that are chosen from. */
const SLOT = /slot|^(?:start|time|shift)|uhrzeit|zeitfenster|hor[aá]ri?o|^hora|créneau|^heure|franja|turno/iu;

/** What takes a day, or a time of it. */
function addSingleDay(
  draft: Draft,
  plan: EntityPlan,
  { relation, isAnybody }: { readonly relation: FieldPlan | undefined; readonly isAnybody: boolean },
): void {
  const date = plan.fields.find((one) => one.type === 'date');
  const time =
    plan.fields.find((one) => one.type === 'time') ??
    plan.fields.find(({ type, label }) => type === 'choice' && SLOT.test(label));
  const isBare = relation === undefined && time === undefined;
  if (date === undefined || (isBare && !isToldForm(draft))) return;
  const usual = [relation, date, isAnybody ? undefined : time].filter((one) => one !== undefined);
  const fields = sameOr(draft, plan, usual).map((one) => one.id);
  const isSingle = plan.id !== 'registration' && plan.id !== 'tableReservation';
  // Who keeps the book enters what was yesterday too.
  if (!keepsBooks(draft))
    addRule(draft, plan.id, { kind: 'after', field: date.id, than: 'now', message: draft.copy.future });
  // A day alone is not taken by one of those who come on it.
  const isTaken = time !== undefined || (relation !== undefined && !isServed(draft, relation.entity));
  if (!isBare && ((isTaken && isSingle) || draft.said.rules.some((rule) => rule.kind === 'noDouble')))
    addRule(draft, plan.id, { kind: 'unique', fields, message: draft.copy.taken });
}

function applyRule(draft: Draft, rule: UnderstoodRule, fallback: string): void {
  switch (rule.kind) {
    case 'noDouble':
      noDouble(draft, rule.clause, fallback);
      return;
    case 'unique':
      keepUnique(draft, rule, fallback);
      return;
    case 'required':
      changeNamed(draft, rule.words, (one) => ({ ...one, isRequired: true }));
      return;
    case 'range':
      keepBetween(draft, rule);
      return;
    case 'letters':
      changeNamed(draft, rule.words, (one) => (isWritten(one) ? { ...one, min: rule.min } : one));
      return;
    case 'atMost':
      atMost(draft, rule, fallback);
      return;
    case 'past':
      past(draft, rule.clause);
      return;
    case 'future':
      future(draft, fallback);
      return;
    case 'after':
      after(draft, rule);
      return;
  }
}

const isWritten = ({ type }: FieldPlan): boolean => type === 'text' || type === 'longText';

/** The thing that must not happen twice is named in the clause, by itself or by one of its fields. */
function doubledIn(draft: Draft, text: string, fallback: string): EntityPlan | undefined {
  const named = draft.entities.filter(
    ({ plan }) =>
      plan.fields.some((one) => one.type === 'date' || one.type === 'dateTime') &&
      (text.includes(stem(plan.one)) ||
        plan.fields.some(
          (one) => (one.type === 'relation' || one.type === 'text') && text.includes(stem(one.label)),
        )),
  );
  const withPicker = named.find(({ plan }) => plan.fields.some((one) => one.type === 'relation'));
  const other = keepsBooks(draft) ? undefined : entityOf(draft, fallback);
  return (withPicker ?? named[0] ?? other)?.plan;
}

/** Its pickers and its day together are unique. */
function noDouble(draft: Draft, clause: string, fallback: string): void {
  const text = clause.toLowerCase();
  if (keepSame(draft, clause)) return;
  const plan = doubledIn(draft, text, fallback);
  if (plan === undefined || plan.rules.some((rule) => rule.kind === 'unique' || rule.kind === 'noOverlap'))
    return;
  const pickers = plan.fields.filter((one) => one.type === 'relation' || isSomebody(one, text));
  const picker = namedPicker(pickers, text) ?? pickers[0];
  const days = plan.fields.filter((one) => one.type === 'date' || one.type === 'dateTime');
  const [from, to] = [
    days.find((one) =>
      /from|start|von|desde|de$|du$|check-?in|since|^(?:borrowed|lent|taken|hired|rented|out)|^ausgelieh|^prestado|^emprestado|^emprunté/i.test(
        one.label,
      ),
    ),
    days.find((one) =>
      /until|to$|end|bis|hasta|até|au$|check-?out|^(?:due|return|back)|^fällig|^rückgabe|^devol|^vence|^retour/i.test(
        one.label,
      ),
    ),
  ];
  if (from !== undefined && to !== undefined && from !== to) {
    addRule(draft, plan.id, {
      kind: 'noOverlap',
      resource: picker?.id ?? null,
      from: from.id,
      to: to.id,
      message: draft.copy.taken,
    });
    return;
  }
  const time = /time|hour|slot|uhrzeit|hor[aá]|heure|créneau/.test(text)
    ? plan.fields.find((one) => one.type === 'time')
    : undefined;
  const chosen = plan.fields.find(({ type, label }) => type === 'choice' && SLOT.test(label));
  const slot = time ?? (picker === undefined ? chosen : undefined);
  // "the same slot on the same day": whoever books it.
  const whose = slot === undefined ? plan.fields[0] : undefined;
  const fields = [picker ?? whose, days[0], slot].filter((one) => one !== undefined).map((one) => one.id);
  addRule(draft, plan.id, { kind: 'unique', fields, message: draft.copy.taken });
}

/** "up to 280 characters" is the length of what is written. */
function limitLetters(draft: Draft, count: number): void {
  const target = draft.entities[0];
  if (target === undefined) return;
  changeEntity(draft, target.plan.id, (plan) => {
    const text =
      plan.fields.find((one) => one.type === 'longText' && one.isRequired) ??
      plan.fields.find((one) => one.id === plan.titleField);
    return changeField(plan, text?.id ?? '', (one) => ({ ...one, max: count }));
  });
}

/** Whoever comes along: "at most six players" is how many people a booking is for, and they are players. */
function partyOf(
  draft: Draft,
  what: string,
): { readonly id: string; readonly field: EntityPlan['fields'][number] } | undefined {
  // "at most 8 people fit": who it is stands first.
  const who = what.split(' ').find((word) => PARTY.test(word));
  if (who === undefined) return undefined;
  const booking = draft.entities.find(({ entryId }) => entryId !== null && BOOKINGS.has(entryId));
  const field = booking?.plan.fields.find(({ id, type }) => id === 'people' && type === 'number');
  if (booking === undefined || field === undefined) return undefined;
  return { id: booking.plan.id, field: { ...field, label: who.charAt(0).toUpperCase() + who.slice(1) } };
}

const PARTY = like.i`
  ^(?:players|people|persons|guests|participants|passengers|attendees|visitors|riders|climbers|children|adults|spieler|personen|gäste|teilnehmer|jugadores|personas|pasajeros|jogadores
  |pessoas|passageiros|joueurs|personnes|passagers|participants)$`;

/** "at most 6 guests": the number that is entered has the limit; false when there is no such number. */
function limitNumber(
  draft: Draft,
  { count, per, what }: Extract<UnderstoodRule, { kind: 'atMost' }>,
  { stem, isNamed }: { readonly stem: string; readonly isNamed: boolean },
): boolean {
  const number =
    draft.entities.flatMap((one) =>
      one.plan.fields
        .filter((field) => field.type === 'number' && field.label.toLowerCase().includes(stem))
        .map((field) => ({ id: one.plan.id, field })),
    )[0] ?? partyOf(draft, what);
  const isPerOne =
    per === null ||
    /^(?:person|people|booking|order|reservation|customer|guest|visitor|user|entry|kunde|person|cliente|persona|pessoa|reserva)/.test(
      per,
    );
  if (number === undefined || (isNamed && !isPerOne)) return false;
  const { id, label } = number.field;
  changeEntity(draft, number.id, (plan) =>
    withValues(
      changeField(plan, id, (one) => ({ ...one, label, max: count })),
      id,
      (row) => Math.min(count, Number(row[id] ?? 1)),
    ),
  );
  return true;
}

/** "Mehr als fünf Schirme nehmen wir nicht an", where a form asks for the number of them. */
const isHeldByField = (
  { said, entities }: Draft,
  { count, per, clause }: Extract<UnderstoodRule, { kind: 'atMost' }>,
): boolean =>
  per === null &&
  said.rules.some(
    (one) =>
      one.kind === 'range' &&
      one.max === count &&
      clause.includes(one.clause) &&
      isRuleKept(
        entities.map(({ plan }) => plan),
        one,
      ) === true,
  );

function atMost(draft: Draft, rule: Extract<UnderstoodRule, { kind: 'atMost' }>, fallback: string): void {
  if (isHeldByField(draft, rule)) return;
  const what = rule.what.split(' ').at(-1) ?? '';
  if (/^(?:characters?|chars?|letters|zeichen|caracteres|caractères)$/i.test(what)) {
    limitLetters(draft, rule.count);
    return;
  }
  const stem = what.replace(/s$/, '').slice(0, 6);
  const entity = draft.entities.find(({ plan: { one, many } }) =>
    [one, many].some((name) => name.toLowerCase().includes(stem)),
  );
  if (limitNumber(draft, rule, { stem, isNamed: entity !== undefined })) return;
  const named = entity?.plan ?? planOf(draft, fallback);
  if (isKeptByCart(draft, rule, named) || named === undefined) return;
  const limited = dealingWith(draft, named, rule);
  const plan = rule.per === null ? limited : withHolder(draft, limited, rule.per);
  const open = openOf(plan, rule.what);
  const holder = holderIn(draft, plan, { rule, named });
  const per = holder === null ? [] : perFields(plan, holder);
  // "per order" where nothing of the app is an order would hold for all of them together; and whoever opens an app that
  // is full already could add nothing at all.
  if (per.length === 0 && (holder !== null || !leaveRoom(draft, plan, rule.count))) return;
  addRule(draft, plan.id, {
    kind: 'atMost',
    count: rule.count,
    per,
    message: limitText(draft, plan, { count: rule.count, holder: calledIn(draft, holder) }),
    ...(open === null ? {} : { open }),
  });
}

const isKeptByCart = ({ pages }: Draft, rule: UnderstoodRule, named: EntityPlan | undefined): boolean =>
  isCartLimit(rule) &&
  pages.some(({ blocks }) => blocks.some((block) => block.kind === 'cart' && block.entity === named?.id));

const holderIn = (
  draft: Draft,
  plan: EntityPlan,
  told: { readonly rule: Extract<UnderstoodRule, { kind: 'atMost' }>; readonly named: EntityPlan },
): string | null =>
  holderOf(told.rule.per) ?? borrowerOf(plan, told.named) ?? nobodyOf(draft, plan, told.rule.clause);

/** Takes examples away that the request did not name and no other record speaks of, where the list were full with them. */
function leaveRoom(draft: Draft, { id, seed }: EntityPlan, count: number): boolean {
  if (seed.length < count) return true;
  const canShorten = draft.entities.every(
    ({ plan, said }) =>
      (plan.id !== id || said?.rows === undefined) && plan.fields.every(({ entity }) => entity !== id),
  );
  if (canShorten)
    changeEntity(draft, id, (old) => ({
      ...old,
      seed: old.seed.slice(0, Math.max(Math.min(1, count - 1), count - 2)),
    }));
  return canShorten;
}

/** "at the same time", "in total": nobody in particular. */
const holderOf = (per: string | null): string | null =>
  per === null || /time|once|total|overall/.test(per) ? null : per;

/** "take up to 3 toys at once": whoever borrows them. */
const borrowerOf = (plan: EntityPlan, named: EntityPlan): string | null =>
  plan.id === named.id
    ? null
    : (plan.fields.find(({ id }) => id === 'borrower')?.label.toLowerCase() ?? null);

/** "pro ausgeliehen von" is a label, and no word for somebody. */
const calledIn = ({ said }: Draft, holder: string | null): string | null =>
  holder === null || !holder.includes(' ') || holder.includes('&') ? holder : SOMEBODY[said.language];

const SOMEBODY = { en: 'person', de: 'Person', es: 'persona', pt: 'pessoa', fr: 'personne' } as const;

const limitText = (
  draft: Draft,
  plan: EntityPlan,
  { count, holder }: { readonly count: number; readonly holder: string | null },
): string =>
  holder === null
    ? fillIn(draft.copy.atMostInAll, { count: String(count), things: inSentence(draft, plan.many) })
    : fillIn(draft.copy.atMost, { count: String(count), per: holder.replaceAll(' & ', ' + ') });

/** "per member" is the field that names who it is for; "per day" the date. */
function perFields(plan: EntityPlan, per: string): readonly string[] {
  if (per === 'nobody') return [];
  if (per.includes(' & ')) return [...new Set(per.split(' & ').flatMap((one) => perFields(plan, one)))];
  if (/day|date|tag|día|dia|jour/.test(per))
    return plan.fields
      .filter((one) => one.type === 'date')
      .slice(0, 1)
      .map((one) => one.id);
  if (/slot|time|hour|stunde|hora|heure/.test(per))
    return plan.fields.filter((one) => one.type === 'date' || one.type === 'time').map((one) => one.id);
  const relation = plan.fields.find(
    (one) =>
      one.type === 'relation' &&
      (one.label.toLowerCase().startsWith(per.slice(0, 4)) ||
        one.entity?.toLowerCase().startsWith(per.slice(0, 4)) === true),
  );
  const email = plan.fields.find((one) => one.type === 'email');
  return [
    (
      relation ??
      matchFields(plan.fields, [per])[0] ??
      (plan.titleField === 'name' || email === undefined
        ? plan.fields.find((one) => one.id === plan.titleField)
        : email)
    )?.id ?? plan.titleField,
  ];
}

function after(draft: Draft, rule: Extract<UnderstoodRule, { kind: 'after' }>): void {
  for (const { plan } of draft.entities) {
    const moments = plan.fields.filter((one) => one.type === 'date' || one.type === 'time');
    const [first] = matchFields(moments, [rule.first]);
    const [second] = matchFields(moments, [rule.second]);
    if (first === undefined || second === undefined || first === second) continue;
    addRule(draft, plan.id, {
      kind: 'after',
      field: first.id,
      than: second.id,
      message: fillIn(draft.copy.after, { first: first.label, second: inSentence(draft, second.label) }),
    });
    return;
  }
}

function changeNamed(draft: Draft, words: string, change: (field: FieldPlan) => FieldPlan): void {
  for (const { plan } of draft.entities) {
    const found =
      matchFields(plan.fields, [words])[0] ?? matchFields(plan.fields, [words.split(' ').at(-1) ?? ''])[0];
    if (found === undefined) continue;
    changeEntity(draft, plan.id, (old) => refit(changeField(old, found.id, change), found.id));
    return;
  }
}
