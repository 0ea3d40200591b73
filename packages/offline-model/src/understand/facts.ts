import { grouped } from '../lexicon/listed.ts';
import { AMOUNT, COIN, SUM as MONEY } from '../lexicon/money.ts';
import { AND, like, part, toPattern } from '../lexicon/pattern.ts';
import { sentenceCase } from './fields.ts';
import { namesIn } from './named-list.ts';
import { spanOf, type Span } from './tokens.ts';

export interface Facts {
  readonly hours: readonly { readonly days: string; readonly times: string }[];
  readonly prices: readonly { readonly title: string; readonly amount: number }[];
  /** Who or what has a price of its own, without saying how much: "fares for adults and children". */
  readonly fares: readonly string[];
  readonly contacts: { readonly phone: string | null; readonly email: string | null };
  readonly currency: string | null;
  readonly spans: readonly Span[];
}

/** "ter-sáb", "lun a vie", "mar–dim": two of them side by side. */
const SHORT = '(?:seg|ter|qua|qui|sex|s[áa]b|dom|lun|mar|mi[ée]|jue|vie|mer|jeu|ven|sam|dim)';
const DAY = part`
  (?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?s?|(?:mo|di|mi|do|fr|sa|so)(?=\.?\s*[–-]|\.?\s+\d)|
  (?<=[–-]\s?)(?:mo|di|mi|do|fr|sa|so)\b|${SHORT}(?=\.?\s*(?:[–-]|à|au|a|e|y|et)\s*${SHORT}(?!\p{L}))|
  (?<=${SHORT}\.?\s?(?:[–-]|à|au|a|e|y|et)\s?)${SHORT}\b|weekdays?|weekends?|daily|every day|lunes|martes|miércoles|jueves|viernes
  |sábados?|domingos?|(?:segunda|terça|quarta|quinta|sexta)s?(?:-feiras?)?|montags?
  |dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|täglich|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?
  |dimanches?`;
const DAYS = String.raw`(?:${DAY})(?!\p{L})(?:\s?(?:to|through|until|-|–|and|&|,|a|e|y|bis|und|au|à|et|until)\s?(?:${DAY}))*`;
const CLOCK = String.raw`\d{1,2}(?:[:.h]\d{2}|\sh\s\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|h|uhr|o'clock)?`;
const TIMES = String.raw`(?:${CLOCK}\s?(?:to|until|till|-|–|a|às|bis|à|and|até|hasta)\s?${CLOCK}|closed|cerrad[oa]s?|cerramos|fechad[oa]s?|fechamos|geschlossen|fermée?s?|zu(?=\s?(?:[.,;!\n]|$))|ruhetag)`;
/** Told in three parts: as one pattern they take a second to compile. */
const OPEN_BEFORE = /\b(?:open(?:ed|ing)?(?: hours)?|geöffnet|abierto|aberto|ouvert)?\s?:?\s?$/iu;
const ON_DAYS = like.giu`\b${DAYS}`;
const TIMES_AFTER = like.iu`
  ^\s?(?:,|:|from|de|das|von|is|are|we are|open|abierto|aberto|geöffnet|ouvert|ist|haben wir|sind wir|estamos|nous sommes
  |on est)?\s?(?:from|de|das|von|open)?\s?(${TIMES})`;
const CLOSED_ON = toPattern(
  part`
  \b(closed|(?:do not|don['’]t) (?:open|work)|not open|no bookings?|keine buchungen|sin reservas|sem reservas|pas de réservations?|geschlossen|ruhetag|cerrad[oa]s?|cerramos|no (?:abrimos|atendemos|trabajamos)
  |fechad[oa]s?|fechamos|não (?:abrimos|atendemos|funcionamos|trabalhamos|abre)|fermée?s?|pas ouverts?|n['’]ouvrons pas)\s+
  (?:(?:on|every|all|am|an|ist|los|las|el|le|les|às|aos|nas|nos|no)\s+)*(${DAYS}(?:\s?(?:${AND}|,)\s?(?:(?:on|am|le|les|el|los|aos|às|nas)\s+)?(?:${DAY})(?!\p{L}))*)`,
  'giu',
);
const TIMES_BEFORE = like.iu`\b(${CLOCK}\s?(?:to|until|till|-|–|a|às|bis|à)\s?${CLOCK})\s?,?\s?(?:on\s+)?$`;
/** "open 7am to 10pm", "14 bis 18 Uhr": every day, as nobody says otherwise. */
const HOURS_ALONE = like.giu`(?<![\p{L}\p{N}.:])(\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|h|uhr)?\s?(?:to|until|till|-|–|a|às|bis|à|até|hasta)\s?\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|h|uhr)?)(?![\p{L}\p{N}])`;
const SEVERAL =
  /(?<=slots?[^.]{0,20}|zeitfenster[^.]{0,20}|turnos?[^.]{0,20}|horários?[^.]{0,20}|créneaux?[^.]{0,20})\d{1,2}[:.h]\d{2}\s?[–-]\s?\d{1,2}[:.h]\d{2}(?:\s?(?:,|;|\/|and|or|und|oder|et|ou|y|o|e)\s?\d{1,2}[:.h]\d{2}\s?[–-]\s?\d{1,2}[:.h]\d{2})+/giu;
const CLOCK_SIGN = like.iu`\d\s?(?:am|pm|h|uhr)(?!\p{L})|\d:\d{2}|\dh\d{2}`;
const PRICE = like.giu`
  (?<title>["“„«]?[\p{L}][\p{L}\p{N}'’& -]{1,40}?["”“»]?)\s?(?:[:=–(-]|(?<![\p{L}])(?:for|at|from|costs?|is|por|für|ab
  |kostet|cuesta|custa|desde|dès|a|à|pour)(?![\p{L}]))?\s?(?:(?<sign>R\$|US\$|[$€£¥])\s?(?<amount>${AMOUNT})
  |(?<amount2>${AMOUNT})\s?(?<sign2>[€$£](?!\s?\d)|${COIN})(?![\p{L}]))(?:\s?(?:/|per|pro|por
  |par|al?|an|die)\s?(?:month|day|year|week|hour|night|person|piece|stunde|nacht|hora|heure|nuit|noche|noite|monat|tag
  |jahr|mês|mes|dia|día|mois|jour))?`;

const SUM = like.giu`
  (?:(?:R\$|US\$|[$€£¥])\s?(${AMOUNT})|(?<![\d.,])(${AMOUNT})\s?(?:[€$£](?!\s?\d)|${COIN})(?!\p{L}))(?:\s?(?:/|per|an?|each|pro|die|por|la|par|l['’])\s?\p{L}+)?`;

/** "1,200", "1 190" and "2.400" are thousands; "4,50" is not. */
export const amountOf = (text: string): number =>
  Number(
    /^[1-9]\d{0,2}(?:[.,\u00a0 ]\d{3})+$/u.test(text) ? text.replace(/\D/g, '') : text.replace(',', '.'),
  );

/** Every sum of money as it was written, with what it is for a piece of: "24 € an hour". */
export const sumsIn = (text: string): readonly { readonly amount: number; readonly said: string }[] =>
  [...text.matchAll(SUM)].map((match) => ({
    amount: amountOf(match[1] ?? match[2] ?? ''),
    said: match[0].trim(),
  }));

/** "24 € an hour" says what it costs; the hour is no field. */
const PER_PIECE = like.iu`(?:/|(?<!\p{L})(?:per|each|pro|die|por|la|par|an?|l['’]))\s?\p{L}+$`;

const CURRENCIES = grouped({
  USD: '$, us$, dollar, dollars, usd',
  EUR: '€, euro, euros, eur',
  GBP: '£, pound, pounds, gbp',
  JPY: '¥, yen',
  BRL: 'r$, reais, brl',
  MXN: 'peso, pesos',
  CHF: 'chf, franc, francs',
  INR: '₹, rupee, rupees',
});

/** Opening hours and prices that the request gives. */
export function readFacts(text: string): Facts {
  const spans: Span[] = [];
  const hours = hoursIn(text, spans);
  const plans = plansIn(text, spans);
  const { prices, currency } = pricesIn(text, spans);
  return {
    hours,
    prices: plans.length > 0 ? plans : prices,
    fares: faresIn(text, spans),
    contacts: contactsIn(text, spans),
    currency: currency ?? currencyOf(text),
    spans,
  };
}

/** Days and times in each way to say them; what one way has read, the next ones leave. */
function hoursIn(text: string, spans: Span[]): Facts['hours'] {
  const hours: { days: string; times: string }[] = [];
  const keep = (span: Span, read: Facts['hours'][number]): void => {
    if (spans.some(({ start, end }) => span.start < end && span.end > start)) return;
    spans.push(span);
    hours.push(read);
  };
  const take = (pattern: RegExp, read: (match: RegExpExecArray) => Facts['hours'][number]): void => {
    for (const match of text.matchAll(pattern)) keep(spanOf(match), read(match));
  };
  const named = [...text.matchAll(ON_DAYS)].map(({ 0: days, index }) => ({
    days,
    start: index,
    end: index + days.length,
  }));
  for (const { days, start, end } of named) {
    const [after = '', times] = TIMES_AFTER.exec(text.slice(end, end + 80)) ?? [];
    if (times === undefined) continue;
    const [before = ''] = OPEN_BEFORE.exec(text.slice(Math.max(0, start - 20), start)) ?? [];
    keep(
      { start: start - before.length, end: end + after.length },
      { days: capital(days), times: tidyTimes(times) },
    );
  }
  for (const { days, start, end } of named) {
    const [before = '', times] = TIMES_BEFORE.exec(text.slice(Math.max(0, start - 60), start)) ?? [];
    if (times === undefined) continue;
    keep({ start: start - before.length, end }, { days: capital(days), times: tidyTimes(times) });
  }
  take(CLOSED_ON, ([, closed = '', days = '']) => ({
    days: capital(days.replace(/(?<=day)s\b/i, '')),
    times: capital(closed),
  }));
  // "slots (11:00–13:00, 17:00–19:00)" are chosen from; a house is open once.
  const several = [...text.matchAll(SEVERAL)].map(spanOf);
  const alone = [...text.matchAll(HOURS_ALONE)].find(
    ({ 0: times, index }) =>
      CLOCK_SIGN.test(times) && !several.some(({ start, end }) => start <= index && index < end),
  );
  if (hours.length > 0 || alone === undefined) return hours;
  spans.push(spanOf(alone));
  return [{ days: '', times: tidyTimes(alone[0]) }];
}

function pricesIn(text: string, spans: Span[]): Pick<Facts, 'prices' | 'currency'> {
  const prices: { title: string; amount: number }[] = [];
  let currency: string | null = null;
  for (const match of text.matchAll(PRICE)) {
    const groups = match.groups ?? {};
    const sign = (groups['sign'] ?? groups['sign2'] ?? '').toLowerCase();
    currency ??= CURRENCIES[sign] ?? null;
    const title = priceTitle(groups['title'] ?? '');
    const amount = amountOf(groups['amount'] ?? groups['amount2'] ?? '');
    const end = match.index + match[0].length;
    if (title !== null && Number.isFinite(amount)) {
      prices.push({ title, amount });
      spans.push({ start: match.index, end });
    }
  }
  for (const match of text.matchAll(SUM)) if (PER_PIECE.test(match[0])) spans.push(spanOf(match));
  return { prices, currency };
}

const CALLING = part`
  (?:phone(?: number)?|tel(?:\.|ephone)?|(?:call|ring|phone|text|reach)(?: us| me)?(?: (?:on|at|under))?|whatsapp|mobile
  |telefon(?:nummer)?|ruf(?:t|en sie)? (?:uns|mich) an(?: unter)?|teléfono|llám(?:anos|ame) al|telefone|ligue(?: para)?
  |téléphone|appelez(?:-nous)?(?: au)?)`;
/** After a word for it any digits are a number to call; alone only those that look like nothing else. */
const PHONE = toPattern(
  part`
  (?:,?\s*(?:(?:${AND})\s+)?${CALLING}\s*:?\s*(?:is\s*|au\s*)?)(\(?\+?\d[\d ()/.-]{5,18}\d)|
  (?<![\p{L}\d.,/$€£-])(\+\d[\d ()/-]{7,18}\d|\(0?\d{2,4}\)[\d -]{5,12}\d|0[1-9](?:[ .]\d{2}){4}|0\d{2,5}[ /-]\d[\d /-]{3,12}\d
  |(?<=(?<!\p{L})(?:contact[eo]?|kontakt|contato)\s?(?:[:–—-]|is|ist|es|est|é)\s[^\n]{0,80}?)\d{2,4}(?: \d{2,4}){2,4})(?![\d%€])`,
  'iu',
);
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;

/** What stands on the contact page as it was given. */
function contactsIn(text: string, spans: Span[]): Facts['contacts'] {
  const phone = PHONE.exec(text);
  const email = EMAIL.exec(text);
  if (phone !== null) spans.push(spanOf(phone));
  if (email !== null) spans.push(spanOf(email));
  return { phone: (phone?.[1] ?? phone?.[2])?.trim() ?? null, email: email?.[0] ?? null };
}

const FARES = like.iu`
  (?<!\p{L})(?:fares|prices|ticket prices|tickets|rates|fees|admission|tarifas|eintrittspreise|preise|tarife|tarifs
  |preços|precios|entradas)(\s+(?:for|für|para|pour)\s+((?:\p{L}+(?: \p{L}+)?,\s*)+\p{L}+(?: \p{L}+)??(?:,?\s(?:and|und
  |y|e|et)\s\p{L}+)?))(?=[.;\n]|,\s|$)`;

/** The list is read here and not as things of their own. */
function faresIn(text: string, spans: Span[]): readonly string[] {
  const match = FARES.exec(text);
  if (match === null) return [];
  const end = match.index + match[0].length;
  spans.push({ start: end - (match[1] ?? '').length, end });
  return namesIn(match[2] ?? '').map(capital);
}

const PLANS =
  /\b(?:pricing|prices|plans|preise|precios|preços|tarifs)\s*(?:[:(]|(?:with|mit|con|com|avec)\s)\s*((?:(?:[^/,().]|[.,](?=\d))+[/,]\s*){1,4}(?:[^/,().]|[.,](?=\d))+)/iu;

/** "pricing (Free / 3.99 a month / 29 a year)". */
function plansIn(text: string, spans: Span[]): Facts['prices'] {
  const match = PLANS.exec(text);
  const parts =
    match?.[1]
      ?.split(
        /\s*,(?!\d)\s*(?:and |und |y |e |et )?|\s(?:and|und|y|et)\s|\s*\/\s*(?!\s*(?:month|year|week|mo|yr)\b)/iu,
      )
      .map((part) => part.trim()) ?? [];
  const plans = parts.map((part) => {
    const sum = (PAID.exec(part) ?? /\d[\d.,]*(?<=\d)/.exec(part))?.[0].replace(/[^\d.,]/gu, '');
    const period = PERIODS.find(([pattern]) => pattern.test(part))?.[1];
    const name = like.u`^(?:\d+-)?[\p{L}][\p{L} '’&-]{2,60}?(?=\s*[\d$€£]|\sR\$|$)`
      .exec(part)?.[0]
      ?.replace(/\s(?:from|at|for|ab|für|à partir de|à|a partir de|desde|por)\s*$/iu, '')
      .trim();
    return {
      title: name === undefined ? (period ?? capital(part)) : capital(name),
      amount: sum === undefined ? 0 : amountOf(sum),
      isPriced: sum !== undefined || FREE.test(part),
    };
  });
  const open = plans.findIndex(({ isPriced }) => !isPriced);
  const told = open < 0 ? plans : plans.slice(0, open);
  if (match === null || told.length < 2) return [];
  const list = match.index + match[0].indexOf(match[1] ?? '');
  const end = parts
    .slice(0, told.length)
    .reduce((from, part) => text.indexOf(part, from) + part.length, list);
  spans.push({ start: list - 1, end: open < 0 ? match.index + match[0].length + 1 : end });
  return told.map(({ title, amount }) => ({ title, amount }));
}

/** "10-class pass 120 €": what is paid has the sign. */
const PAID = like.iu`${MONEY}`;

const FREE = /^(?:free|kostenlos|gratis|grátis|gratuit)/i;
const PERIODS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:a|per|\/)\s?month|monthly/i, 'Monthly'],
  [/\b(?:a|per|\/)\s?year|yearly|annual/i, 'Yearly'],
  [/\b(?:a|per|\/)\s?week|weekly/i, 'Weekly'],
];

/** What prices are in, by any sign or word of it. */
export const currencyOf = (text: string): string | null => currencyIn(text) ?? crownsIn(text);

/** Three countries pay in crowns. */
function crownsIn(text: string): string | null {
  if (!/\d\s?kr\b|\bkroner?\b|\bkronor\b/i.test(text)) return null;
  if (/\b(?:sek|kronor|swed|stockholm|göteborg|malmö)/i.test(text)) return 'SEK';
  return /\b(?:dkk|denmark|danish|copenhagen|aarhus)/i.test(text) ? 'DKK' : 'NOK';
}

function currencyIn(text: string): string | null {
  const match =
    /\b(?:in|em|en)\s+(euros?|dollars?|pounds?|reais|pesos?|francs?|yen|rupees?)\b|(€|£|R\$|₹)/i.exec(text);
  return CURRENCIES[(match?.[1] ?? match?.[2] ?? '').toLowerCase()] ?? null;
}

/** The thing before a price, without the words that lead to it; null for "under $50". */
function priceTitle(text: string): string | null {
  const quoted = /["“„«](.+)["”“»]/u.exec(text)?.[1];
  if (quoted !== undefined) return quoted;
  const words = text.trim().split(/\s+/);
  const cut = words.findLastIndex((word) => LEADS.test(word));
  const kept = words.slice(cut + 1);
  if (
    kept.length === 0 ||
    kept.length > 4 ||
    NOT_TITLES.test(kept.at(-1) ?? '') ||
    NOT_TITLES.test(kept[0] ?? '')
  )
    return null;
  return capital(kept.join(' '));
}

const LEADS = like.i`
  ^(?:and|or|with|offer|offers|offering|bake|make|brew|roast|serve|grow|sell|sells|selling|have|has|are|services|prices|price|plans|like|y|e|und|et|the
  |our|we|a|an|include|includes|costs?|is|of|for|at|items|products|packages|tiers)$`;
const NOT_TITLES = like.i`
  ^(?:acima|über|mehr|frete|versand|livraison|envío|entrega|mindestens|under|over|above|below|from|to|than|about|around
  |between|minimum|maximum|least|most|until|up|budget|price|costs?|total|fee|per|only|just|extra|shipping|orders?|order
  |free|by|add|pay|plus|than|charged?|billed|paid)$`;

const capital = (text: string): string => sentenceCase(text.trim());

const tidyTimes = (text: string): string =>
  capital(text.trim().replace(/\s*(?:to|until|till|-|–)\s*/i, ' – '));
