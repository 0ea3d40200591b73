import { like, part, toPattern } from '../lexicon/pattern.ts';
import { numberWord } from './number-words.ts';
import { spanOf, blank, sentences, type Span } from './tokens.ts';

/** What a house asks of who buys or books, beyond the price of a thing. */
export interface UnderstoodTerms {
  readonly shipping: number | null;
  /** From this sum on nothing is charged for shipping. */
  readonly freeFrom: number | null;
  readonly codes: readonly DiscountCode[];
  /** So many percent less from so many days or nights on. */
  readonly longer: { readonly from: number; readonly percent: number } | null;
  /** The shortest stay, in days or nights. */
  readonly leastNights: number | null;
  readonly leastAge: number | null;
  /** How many people one tour, class or slot takes. */
  readonly places: { readonly count: number; readonly isDaily: boolean } | null;
  /** How long before its time a booking can be cancelled. */
  readonly cancelHours: number | null;
  /** How long before its time something can be booked at the latest. */
  readonly aheadHours: number | null;
  /** What is full is refused. */
  readonly isFullTold: boolean;
  readonly slotMinutes: number | null;
  /** What it costs to give a thing back at another place. */
  readonly otherPlace: number | null;
}

export interface DiscountCode {
  readonly code: string;
  readonly percent: number | null;
  readonly amount: number | null;
}

const SUM = String.raw`(?:R\$|[$€£])?\s?(\d+(?:[.,]\d{1,2})?)(?!\d|[.,]\d|\s?(?:%|h\b|hours?|days?|min|stunden|tage|horas|dias|heures|jours))`;
const SENDING = String.raw`(?:shipping|delivery|postage|versand(?:kosten)?|lieferung|liefergebühr|gastos de envío|envío|frete|taxa de entrega|entrega|livraison|frais de port)`;
const FREE = String.raw`(?:free|kostenlos|kostenfrei|gratis|grátis|gratuite?s?|offerte?s?|versandkostenfrei)`;
const FROM = part`
  (?:from|over|above|after|starting (?:at|from)|for (?:all )?orders (?:over|above|from|of)|on orders (?:over|above|from
  |of)|for orders|ab|über|a partir de|desde|acima de|dès|à partir de|when|if|bei)`;
const DAYS = String.raw`(nights?|days?|weeks?|nächten?|tagen?|wochen?|noites?|dias?|semanas?|noches?|días?|nuits?|jours?|semaines?)`;
const LEAST = part`
  (?:minimum(?: stay)?(?: of| is|:)?|min\.?|at least|mindestens|mindestaufenthalt:?|mínimo(?: de)?|no mínimo
  |pelo menos|al menos|estancia mínima(?: de)?|au moins|minimum de)`;
const COUNT = String.raw`(\d+|one|two|three|four|five|six|seven|eight|ten|twelve|dois|duas|três|dos|tres|zwei|drei|deux|trois)`;
const WHO = part`
  (?:drivers?|guests?|participants?|customers?|renters?|visitors?|riders?|players?|passengers?|travell?ers?|everyone
  |everybody|you|fahrer|teilnehmer|kunden?|conductor(?:es)?|motoristas?|conducteurs?)`;
const PEOPLE = part`
  (?:people|persons?|guests?|participants?|visitors?|riders?|players?|passengers?|students?|children|kids|members|places
  |spots|seats|mats|attendees|volunteers|helpers|visitantes|sitzplätze|helfer(?:innen)?|asientos|cupos|lugares|voluntari[oa]s
  |voluntári[oa]s|bénévoles|participantes|visiteurs|besucher|alumn[oa]s|alun[oa]s|niñ[oa]s|élèves|enfants|schüler(?:innen)?|kinder|gäste|personen|teilnehmer|plätze|personas
  |plazas|pessoas|vagas|personnes|places)`;
const GROUP = part`
  (?:tours?|class(?:es)?|courses?|sessions?|slots?|trips?|events?|workshops?|departures?|lessons?|shifts?|excursions?
  |rides?|walks?|hikes?|tastings?|groups?|screenings?|time slots?|kurs|führung|termin|tour|schicht|zeitfenster|stunde
  |clase|curso|taller|turno|franja|sesión|aula|turma|oficina|horário|sessão|passeio|cours|atelier|créneau|séance
  |visite)`;
const HAS = part`
  (?:has|have|needs?|takes?|holds?|braucht|necesita|precisa de|is limited to|are limited to|can have|fits?|hat|haben|tiene|tienen|tem|têm|a|compte)`;
const MOST = part`
  (?:only|at most|a maximum of|max\.?|up to|nur|höchstens|maximal|como máximo|un máximo de|hasta|no máximo|até|au plus
  |au maximum|jusqu['’]à)`;

const pattern = (source: string): RegExp => toPattern(source, 'giu');

const SHIPPING = pattern(
  String.raw`\b${SENDING}(?:\s+(?:costs?|fees?|price|is|are|kostet|kosten|cuestan?|custa|coûtent|coûte|of|flat))*\s*:?\s*${SUM}`,
);
/** "free from 40, otherwise 4,90". */
const ELSE = pattern(
  String.raw`\b${SENDING}[^.;]{0,60}?(?:otherwise|else|below that|sonst|ansonsten|sinon|si no|caso contrario|senão|caso contrário)\s+(?:it\s(?:is|costs)\s)?${SUM}`,
);
const FREE_FROM = [
  pattern(String.raw`\b${FREE}(?:\s+${SENDING})?,?\s+(?:\p{L}+\s+){0,3}?${FROM}\s+(?:\p{L}+\s+){0,2}?${SUM}`),
  pattern(String.raw`\b${FROM}\s+${SUM}[^.;]{0,30}?(?:${SENDING}[^.;]{0,12}${FREE}|${FREE}\s+${SENDING})`),
];
const CODE = like.gu`
  \b(?:[Cc]ode|[Cc]oupon|[Vv]oucher|[Pp]romo|[Gg]utschein(?:code)?|[Rr]abattcode|[Cc]ódigo|[Cc]odigo|[Cc]upón|[Cc]upom)
  (?:\s+(?:code|de descuento|de desconto|promocional|promo|is|called|named))*\s*[:"“„«']*\s*
  (?<code>[A-Z][A-Z0-9-]{2,15})(?![\p{L}\p{N}-])["”“»']*[^.;]{0,40}?(?<sign>[$€£])?\s?(?<sum>\d+(?:[.,]\d{1,2})?)\s?(?<unit>%|percent
  |prozent|por cento|por ciento|pour cent|€|euros?|dollars?)?`;
const LONGER = [
  pattern(
    part`
  \b(?:from|after|for|of|ab|a partir de|desde|dès|à partir de|over|more than)\s+(?<count>\d+)\s+(?:or more\s+)?
  ${DAYS}[^.;%]{0,40}?(?<percent>\d{1,2})\s?(?:%|percent|prozent)(?:\s*(?:discount|off|less|cheaper|rabatt|günstiger
  |de desconto|desconto|de descuento|descuento|de remise|de réduction))?`,
  ),
  pattern(
    String.raw`(?<percent>\d{1,2})\s?(?:%|percent|prozent)[^.;%]{0,40}?\b(?:from|after|for|of|ab|a partir de|desde|dès|à partir de|over|more than)\s+(?<count>\d+)\s+(?:or more\s+)?${DAYS}`,
  ),
];
const STAY = pattern(String.raw`\b${LEAST}\s+${COUNT}\s+${DAYS}`);
const AGE = [
  /\b(?:min(?:imum)?\.? age|mindestalter|edad mínima|idade mínima|âge minimum)(?:\s+(?:is|of|ist|es|de|é))*\s*:?\s*(\d{1,2})/giu,
  pattern(
    part`
  \b${WHO}\s+(?:must|should|has to|have to|needs? to|debe|deve|muss|müssen|doit)\s+(?:be|ter|tener|avoir)?\s*(?:at least
  |over|older than|mindestens|al menos|pelo menos|no mínimo|au moins)\s+(\d{2})(?!\d|\s*(?:%|${PEOPLE}|minutes|km|kg|cm
  |m\b))`,
  ),
];
const OLD_ENOUGH = like.giu`
  (?<!\p{L})(?:you|they|everyone|renters?|guests?|members?|customers?)\s(?:are|is|must be|have to be|need to be)\s(?:at least\s)?(\d{2})(?:\syears)?
  (?:\sold)?\s(?:or|and)\s(?:older|over|above)|(?<!\p{L})ab\s(\d{2})\sjahren?|(?:mayores|maiores)\sde\s(\d{2})|à\spartir\sde\s(\d{2})\sans
  |a\spartir\sd(?:e|os)\s(?:los\s)?(\d{2})\sa[nñ]os`;
const PLACES = [
  pattern(
    part`
  \b(?:max(?:imum|imal|\.)?(?: of)?|at most|up to|no more than|not more than|only|höchstens|máximo(?: de)?|no máximo|até
  |hasta|au maximum|maximum de)\s+${COUNT}\s+${PEOPLE}\s+(?:on|per|for|in|at|pro|je|por|par|auf)\s+(?:an?|each|one|every
  |the|uma?|una?|jede[rmn]?)?\s*(?:\p{L}+\s+)?${GROUP}(?<daily>\s+(?:per|a|each|every|and|pro|por|par|am)\s+(?:day|date
  |tag|día|dia|jour))?`,
  ),
  pattern(
    part`
  \b(?:each|every|an?|one|the|all|jede[rs]?|ein[e]?|cada|chaque|une?|uma?)\s+(?:\p{L}+\s+)?${GROUP}\s+
  ${HAS}\s+(?:${MOST}\s+)?${COUNT}\s+${PEOPLE}`,
  ),
  // "A shift has a date, a start and end time and 6 places."
  pattern(
    part`
  \b(?:each|every|an?|jede[rs]?|ein[e]?|cada|chaque|une?|uma?)\s+${GROUP}\s+${HAS}\s[^.;:]{3,80}?(?:,|\s(?:and|und|y|e
  |et))\s+(?:${MOST}\s+)?${COUNT}\s+${PEOPLE}`,
  ),
  // "max 8 per shift".
  pattern(part`
  \b${MOST}\s+${COUNT}\s+(?:per|for each|in each|pro|je|por|par)\s+(?:\p{L}+\s+)?${GROUP}(?!\p{L})`),
  // "8 children per course".
  pattern(
    part`
  \b${COUNT}\s+${PEOPLE}\s+(?:per|for each|in each|pro|je|por|par)\s+(?:\p{L}+\s+)?${GROUP}(?!\p{L})(?<daily>\s+(?:per|a
  |each|every|and|pro|por|par|am)\s+(?:day|date|tag|día|dia|jour))?`,
  ),
  pattern(part`\b${COUNT}\s+${PEOPLE}\s+(?:each|jeweils|cada una?|chacune?)(?!\p{L})`),
];
/** "A full shift cannot be picked any more": that follows from the places. */
const FULL = like.giu`
  (?<!\p{L})(?:(?:an?|the|any|eine?|jede[rs]?|une?|um|uma)\s)?(?:full|volle[rs]?)\s\p{L}+[^.;,]{0,30}(?:cannot|can['’]t|can not|no longer|nicht)[^.;,]*|(?<!\p{L})(?:une?|un|um|uma|el|la|o|a|le)\s\p{L}+\s
  (?:complete?|complet[oa]|llen[oa]|chei[oa]|lotad[oa])\s(?:ne|no|não)[^.;,]*|(?<!\p{L})(?:when|once|if)\s(?:an?|the|it)\s(?:\p{L}+\s)?(?:is|are)\sfull[^.;,]{0,10},?\s(?:it|they|nobody|no one)[^.;]*`;
const CANCEL = like.giu`
  \b(?:cancel\p{L}*|storn\p{L}*|annul\p{L}*|absag\p{L}*)[^.;]{0,40}?\b(?:until|till|up to|at least|no later than|bis
  |hasta|até|jusqu['’]à)\s+(\d+)\s*(hours?|h|days?|stunden|tage?n?|horas?|dias?|días?|heures?|jours?)\s+(?:before
  |in advance|prior|vorher|vor|antes|avant)`;
/** "Book at least 2 hours before", "reservations must be made 24 hours in advance". */
const AHEAD = like.giu`
  (?<![\p{L}]|(?:cancel|storn|annul|absag)[^.;]{0,60})(?:book\p{L}*|reserv\p{L}*|buch\p{L}*|gebucht|agend\p{L}*|réserv\p{L}*)(?:(?!cancel|storn|annul|absag)[^.;]){0,50}?
  (?<![\p{L}\d])(?<a>\d+)\s*(?<b>hours?|h|days?|stunden?|tage?n?|horas?|dias?|días?|heures?|jours?)\s+(?:before(?:hand)?|in advance
  |ahead|prior|earlier|vorher|vor|im voraus|antes|de antelación|de anticipación|de antecedência|avant|à l['’]avance)(?!\p{L})|
  (?<!\p{L})(?:mindestens|spätestens|al menos|como mínimo|pelo menos|no mínimo|au moins|at least)\s+(?<c>\d+)\s*(?<d>hours?|h|days?
  |stunden?|tage?n?|horas?|dias?|días?|heures?|jours?)\s+(?:before(?:hand)?|in advance|vorher|vor|im voraus|antes|avant
  |à l['’]avance)\s(?:(?!cancel|storn|annul|absag)[^.;]){0,30}?(?:book|reserv|buch|gebucht|agend|réserv)\p{L}*`;
const SLOT = like.giu`
  \bslots? (?:of|every|are|last|is) (?<a>\d{2,3}) ?min|\b(?<b>\d{2,3})[- ]min(?:ute)?s? (?:time )?(?:slots?
  |appointments?|sessions?|lessons?)|\b(?:every|alle|cada|toutes les|a cada) (?<c>\d{2,3}) ?min|\b(?:appointment|slot
  |session|lesson|termin|consulta|cita)s? (?:is|are|lasts?|takes?|dauert|dura) (?<d>\d{2,3}) ?min`;
const HOURLY = like.giu`
  (?<!\p{L})(?:book\p{L}*|rent\p{L}*|reserv\p{L}*|hire\p{L}*|gebucht|buchbar|buchen|mieten|alquil\p{L}*|alug\p{L}*|louer
  |loué\p{L}*|réserv\p{L}*)\s+(?:[\p{L}\p{N}]+\s+){0,4}?(?:by the|per|an?|each|every|for (?:an?|one)|pro|je|por|a la
  |à l['’]|par|à la)\s*(?:(?<half>half[- ]?(?:an )?hour|halbe stunde|media hora|meia hora|demi-heure)|hour|stunde|hora
  |heure)(?!\p{L})|(?<!\p{L})stundenweise(?!\p{L})`;
const OTHER_PLACE = pattern(
  String.raw`\b(?:different|another|other) (?:return|drop-?off)(?: location| place| station| point)?[^.;\d]{0,20}?${SUM}|\bone-?way (?:fee|rental)[^.;\d]{0,15}?${SUM}`,
);

/** Terms of trade, and the sentences that say nothing else. */
export function readTerms(text: string): {
  readonly terms: UnderstoodTerms;
  /** The words themselves. */
  readonly words: readonly Span[];
  /** What needs no further reading. */
  readonly spans: readonly Span[];
} {
  const found: Span[] = [];
  const first = (...patterns: readonly RegExp[]): RegExpExecArray | null => {
    const match = patterns.flatMap((one) => [...text.matchAll(one)])[0] ?? null;
    if (match !== null) found.push(spanOf(match));
    return match;
  };
  const terms: UnderstoodTerms = {
    shipping: amount((first(SHIPPING) ?? first(ELSE))?.[1]),
    freeFrom: amount(first(...FREE_FROM)?.[1]),
    codes: codesIn(text, found),
    longer: longerIn(first(...LONGER)),
    leastNights: nights(first(STAY)),
    leastAge: amount(first(...AGE)?.[1] ?? someGroup(first(OLD_ENOUGH))),
    places: placesIn(withoutHead(first(...PLACES), found)),
    cancelHours: hoursBefore(first(CANCEL)),
    aheadHours: hoursAhead(first(AHEAD)),
    isFullTold: first(FULL) !== null,
    slotMinutes: minutes(first(SLOT)) ?? hourly(first(HOURLY)),
    otherPlace: amount(someGroup(first(OTHER_PLACE))),
  };
  return { terms: sound(terms), words: found, spans: saidAlone(text, found) };
}

/** "free from 50" without a price for shipping is no offer of this kind. */
const sound = (terms: UnderstoodTerms): UnderstoodTerms =>
  terms.shipping === null && terms.freeFrom !== null ? { ...terms, shipping: 5 } : terms;

function codesIn(text: string, found: Span[]): readonly DiscountCode[] {
  return [...text.matchAll(CODE)].map((match) => {
    found.push(spanOf(match));
    const { code = '', sum, unit = '', sign } = match.groups ?? {};
    const value = amount(sum) ?? 0;
    const isSum = sign !== undefined || /^(?:€|eur|doll)/i.test(unit);
    return { code, percent: isSum ? null : value, amount: isSum ? value : null };
  });
}

function longerIn(match: RegExpExecArray | null): UnderstoodTerms['longer'] {
  const { count, percent } = match?.groups ?? {};
  if (match === null || count === undefined || percent === undefined) return null;
  return { from: Number(count) * (isWeek(match[0]) ? 7 : 1), percent: Number(percent) };
}

const isWeek = (text: string): boolean => /\b(?:weeks?|wochen?|semanas?|semaines?)\b/i.test(text);

const nights = (match: RegExpExecArray | null): number | null =>
  match === null ? null : numberWord(match[1] ?? '') * (isWeek(match[0]) ? 7 : 1);

/** "Each course has a date, a chef and 10 seats": what stands before the seats is read on. */
function withoutHead(match: RegExpExecArray | null, found: Span[]): RegExpExecArray | null {
  const last = found.at(-1);
  if (match === null || last === undefined || !match[0].includes(',')) return match;
  const tail = like.u`\d+\s\p{L}+$`.exec(match[0])?.[0] ?? match[0];
  found[found.length - 1] = { start: last.end - tail.length, end: last.end };
  return match;
}

function placesIn(match: RegExpExecArray | null): UnderstoodTerms['places'] {
  const count = match?.[1];
  if (match === null || count === undefined) return null;
  return { count: numberWord(count), isDaily: match.groups?.['daily'] !== undefined };
}

function hoursBefore(match: RegExpExecArray | null): number | null {
  if (match === null) return null;
  return Number(match[1]) * (/^(?:d|t|j)/i.test(match[2] ?? '') ? 24 : 1);
}

function hoursAhead(match: RegExpExecArray | null): number | null {
  const { a, b, c, d } = match?.groups ?? {};
  const count = a ?? c;
  return count === undefined ? null : Number(count) * (/^(?:d|t|j)/i.test(b ?? d ?? '') ? 24 : 1);
}

const minutes = (match: RegExpExecArray | null): number | null =>
  match === null ? null : Number(Object.values(match.groups ?? {}).find((one) => one !== undefined));

/** "four courts, booked by the hour". */
const hourly = (match: RegExpExecArray | null): number | null =>
  match === null ? null : match.groups?.['half'] === undefined ? 60 : 30;

const someGroup = (match: RegExpExecArray | null): string | undefined =>
  match?.slice(1).find((one) => one !== undefined);

const amount = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text.replace(',', '.'));

/** The whole sentence where little else stands in it, otherwise the words themselves. */
function saidAlone(text: string, found: readonly Span[]): readonly Span[] {
  const all = sentences(text);
  const rest = blank(text, found);
  return found.map((span) => {
    const at = all.findIndex((one) => one.start <= span.start && span.end <= one.end);
    const whole = all[at];
    if (whole === undefined || at === 0) return span;
    const others = rest.slice(whole.start, whole.end).match(like.gu`[\p{L}]{2,}`) ?? [];
    return others.length <= 5 ? whole : span;
  });
}
