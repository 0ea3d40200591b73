import { like, part } from '../lexicon/pattern.ts';

/** A weekday by its whole name, as a part of a pattern. */
export const WEEKDAY = part`
  (?:(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?
  |segundas?|terças?|quartas?|quintas?|sextas?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?)`;

const NAMES: readonly RegExp[] = [
  /^(?:sun(?:days?)?|sonntags?|so|dimanches?|dim|domingos?|dom)$/,
  /^(?:mon(?:days?)?|montags?|mo|lundis?|lun|lunes|seg|segundas?(?:-feiras?)?)$/,
  /^(?:tue(?:s(?:days?)?)?|dienstags?|di|mardis?|mar|martes|ter|terças?(?:-feiras?)?)$/,
  /^(?:wed(?:nesdays?)?|mittwochs?|mi|mercredis?|mer|mi[ée]|miércoles|qua|quartas?(?:-feiras?)?)$/,
  /^(?:thu(?:rs?(?:days?)?)?|donnerstags?|do|jeudis?|jeu|jue|jueves|qui|quintas?(?:-feiras?)?)$/,
  /^(?:fri(?:days?)?|freitags?|fr|vendredis?|ven|vie|viernes|sex|sextas?(?:-feiras?)?)$/,
  /^(?:sat(?:urdays?)?|samstags?|sonnabends?|sa|samedis?|sam|s[áa]b|sábados?)$/,
];
const WORKDAYS = [1, 2, 3, 4, 5];
const WEEK = [0, 1, 2, 3, 4, 5, 6];
const THROUGH = /^(?:to|through|until|till|-|–|a|à|au|bis|até|hasta)$/;

/** The days that words such as "Tuesday to Sunday" or "Mon, Wed and weekends" name, 0 for Sunday. */
export function weekdaysIn(text: string): readonly number[] {
  const words = text.toLowerCase().match(like.gu`[\p{L}]+(?:-feiras?)?|[–-]`) ?? [];
  const days = new Set<number>();
  let last: number | null = null;
  let isRange = false;
  for (const word of words) {
    if (THROUGH.test(word)) isRange = last !== null;
    else {
      const named = daysOf(word);
      const [first] = named;
      if (isRange && last !== null && named.length === 1 && first !== undefined)
        for (let day: number = last; day !== first; day = (day + 1) % 7) days.add(day);
      for (const day of named) days.add(day);
      last = named.length === 1 ? (first ?? null) : null;
      isRange = false;
    }
  }
  return WEEK.filter((day) => days.has(day));
}

function daysOf(word: string): readonly number[] {
  if (/^(?:weekdays?|werktags?|wochentags?)$/.test(word)) return WORKDAYS;
  if (/^(?:weekends?|wochenenden?)$/.test(word)) return [0, 6];
  if (/^(?:daily|täglich|diariamente|diario)$/.test(word)) return WEEK;
  const day = NAMES.findIndex((name) => name.test(word));
  return day < 0 ? [] : [day];
}
