import type { Language } from '../plan/app-plan.ts';
import { type Changer, withEntity } from './changer.ts';
import { findEntities, fold } from './named.ts';
import { entityMeant } from './phrases.ts';
import { tell } from './said.data.ts';
import { unquoted } from './wish.ts';

const WORKDAYS = [1, 2, 3, 4, 5];
const WEEKEND = [0, 6];
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Folded, from Sunday on. */
const NAMES: readonly RegExp[] = [
  /\b(?:sundays?|sonntags?|dimanches?|domingos?)\b/,
  /\b(?:mondays?|montags?|lundis?|lunes|segundas?(?:-feiras?)?)\b/,
  /\b(?:tuesdays?|dienstags?|mardis?|martes|tercas?(?:-feiras?)?)\b/,
  /\b(?:wednesdays?|mittwochs?|mercredis?|miercoles|quartas?(?:-feiras?)?)\b/,
  /\b(?:thursdays?|donnerstags?|jeudis?|jueves|quintas?(?:-feiras?)?)\b/,
  /\b(?:fridays?|freitags?|vendredis?|viernes|sextas?(?:-feiras?)?)\b/,
  /\b(?:saturdays?|samstags?|sonnabends?|samedis?|sabados?)\b/,
];
const WORKDAY =
  /\b(?:week ?days?|work(?:ing)? ?days?|business days?|werktags?|wochentags?|werktagen|jours ouvres|jours ouvrables|dias laborables|dias uteis|monday to friday|montag bis freitag|lundi au vendredi|lunes a viernes|segunda a sexta)\b/;
const WEEKENDS = /\b(?:week-?ends?|wochenenden?|fim de semana|fines? de semana|fins de semana)\b/;
const DENIED =
  /\b(?:not|no|never|nobody|cannot|can't|closed|except|without|nicht|kein\w*|geschlossen|nie|pas|ferme\w*|sauf|jamais|nunca|cerrado|salvo|excepto|nao|fechado|exceto)\b/;
const LIMITING =
  /\b(?:only|must|closed|no|not|never|nobody|cannot|can't|except|nur|muss|mussen|kein\w*|nicht|geschlossen|seulement|uniquement|doit|pas|ferme\w*|sauf|solo|debe|cerrado|no se|excepto|so|somente|apenas|deve|nao|fechado|exceto)\b/;

/** "bookings only on weekdays", "closed on Mondays", "no appointments on Sundays". */
export const changeDays: Changer = (plan, wish, context) => {
  const text = unquoted(wish.order, wish.quotes);
  const folded = fold(text);
  if (!LIMITING.test(folded) || /\b(?:hours|sort|filter|chart|show|text|says?)\b/.test(folded)) return null;
  const named = daysIn(folded);
  if (named.length === 0 || named.length === WEEK.length) return null;
  const days = DENIED.test(folded) ? WEEK.filter((day) => !named.includes(day)) : named;
  const isDay = ({ type }: { readonly type: string }): boolean => type === 'date' || type === 'dateTime';
  const meant = findEntities(text, plan)[0]?.item ?? entityMeant(plan, wish, context)?.item;
  const entity = meant?.fields.some(isDay)
    ? meant
    : plan.entities.find(({ id, fields }) => fields.some(isDay) && isDealt(plan.pages, id));
  const field = entity?.fields.find(isDay);
  if (!entity || !field) return null;
  const message = onlyOn(plan.language, days);
  const rules = [
    ...entity.rules.filter((rule) => rule.kind !== 'onDays' || rule.field !== field.id),
    { kind: 'onDays', field: field.id, days, message } as const,
  ];
  return withEntity(plan, { ...entity, rules });
};

function daysIn(folded: string): readonly number[] {
  if (WORKDAY.test(folded)) return WORKDAYS;
  return WEEKENDS.test(folded) ? WEEKEND : WEEK.filter((day) => NAMES[day]?.test(folded));
}

const isDealt = (
  pages: readonly { readonly blocks: readonly { readonly kind: string }[] }[],
  id: string,
): boolean =>
  pages.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'booking' && 'entity' in block && block.entity === id),
  );

/** "Only on Monday, Tuesday and Friday." in the app's own language. */
function onlyOn(language: Language, days: readonly number[]): string {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // 4 January 1970 was a Sunday.
  const names = days.map((day) => name.format(new Date(Date.UTC(1970, 0, 4 + day))));
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return tell(language, 'onlyOnDays', { days: list });
}
