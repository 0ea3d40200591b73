import { AND, like, part } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { readDeclaredLists } from './declared-lists.ts';
import { sentenceCase } from './fields.ts';
import { PRICE_PAGE, pricesIn } from './told-page-items.ts';
import type { ToldPage } from './told-pages.ts';
import { escaped, QUOTED } from './tokens.ts';

const PAGE =
  '(?:[Pp]age|[Ss]eite|[Pp]ágina|[Ss]ection|[Ss]ección|[Ss]eção|[Rr]ubrik|[Rr]ubrique|[Tt]ab|[Ss]creen)';
const SHOULD = '(?:soll|sollte|should|must|debe|deve|doit)';
const TITLE = String.raw`(?!(?:And|An?|The|Then|Also|Plus|One|Und|Eine?|Die|Dazu|Et|Une|Y|Una|E|Uma|As|On|Our|I(?:['’]\p{L}+)?)\s)\p{Lu}[\p{L}'’-]*(?:\s(?!${SHOULD}\s)[\p{L}'’-]+){0,3}`;
const CALLED =
  '(?:(?:called|named|titled|namens|appelée|intitulée|llamada|chamada|de|des|du|für|for|mit den|mit|with the|with our|avec les|avec nos|con las|con nuestras|com as|com os)\\s)?';
const NAMED = part`
  (?:(?<=^|[\s,;(])["“«„]?(?<lead>${TITLE}?)["”»“]?\s(?:page|section|screen|tab)|(?<=^|[\s,;(])(?:(?:[Ee]ine|[Dd]ie|[Uu]nsere|[Uu]ne|[Ll]a|[Nn]otre|[Uu]na|[Nn]uestra|[Uu]ma|[Aa]|[Nn]ossa|[Aa]n?|[Oo]ne|[Tt]he)\s)?${PAGE}\s${CALLED}
  ["“«„]?\s?(?<title>${TITLE}?)\s?["”»“]?)`;
const ADVICE = part`
  (?:(?:some|a few|my|our|ein paar|unsere[nr]?|quelques|nos|algunos|unos|nuestros|alguns|nossos)\s)?(?:tips|advice|hints|tipps|ratschlägen?|hinweisen?|conseils|astuces|consejos|trucos|conselhos|dicas|truques)`;
const SAYS = part`
  (?:(?:(?:that|which|die|qui|que)\s)?(?:says?|saying|reads?|tells?|telling|explains?|explaining|describes?|raconte|présente|erzählt|beschreibt|cuenta|conta|sagt|lautet|erklärt|dit|disant|explique|dice|diga|diz|explica)(?!\p{L})(?:\s(?:people|visitors|everyone))?(?:\s?:|\s(?:that|dass|que)\s|\squ['’])?)`;
/** What stands between a page and its words. */
const MARK = String.raw`(?<mark>\s?[:(]|,?\s${SAYS}|\s(?:with|mit|avec|con|com)\s(?=${ADVICE})|\s[\p{L} ]{4,40}?\s(?:like|wie|comme|como)\s(?=["“«„]))\s*`;
const SAID_ON = like.u`${NAMED}${MARK}(?=\S)`;
/** The next page that the sentence speaks of. */
const NEXT_PAGE = like.iu`
  [;,]?\s(?:(?:${AND}|plus|sowie)\s)?(?:(?:an?|the|our|eine|die|une|la|una|uma|a)\s)(?:[\p{L}'’]+\s){0,3}?${PAGE}(?!\p{L})`;

/** Said to people who read it: "we post on Mondays", "no pets", "nada de móviles". */
const TELLS = like.iu`
  (?<!\p{L})(?:we|i|you|your|they|wir|ich|ihr|euch|nous|vous|on|je|nosotros|is|are|was|were|have|has|i['’]ve|sind|ist|wird|werden|haben|hat|sont|est|ont|son|es|están?|hay|são|é|há|têm|no|not|never|always|only|don['’]?t|kein\p{L}*|nie|nicht|immer|nur|sin|nada|nunca|siempre|solo|sólo|pas|jamais|toujours
  |sem|não|nem|sempre|só|must|please|bitte|since|seit|desde|depuis|\p{L}+(?:amos|emos|imos|ons))(?!\p{L})|\d`;
/** Pages that are read: what stands there needs no verb. */
const READ = like.iu`
  ^(?:.*\s)?(?:rules|care|delivery|shipping|returns|conduct|tips|advice|hints|faqs?|questions|directions|what to (?:bring|wear|expect|know)|good to know|packing list|safety|packliste|was mitzubringen ist|qué llevar|o que levar|à apporter|regeln|hausordnung|ordnung|pflege|versand|lieferung|rückgabe|tipps|anfahrt|fragen|règles|règlement|livraison|retours|conseils|accès|astuces
  |normas|reglas|envíos?|entregas?|devoluciones|consejos|trucos|cómo llegar|preguntas(?:\s.*)?|regras|envios?|devoluções|dicas|conselhos|como chegar|perguntas(?:\s.*)?)$`;
/** What is shown or done there, asked of who builds it. */
const ASKS = like.iu`
  (?<!\p{L})(?:lists?|tables?|charts?|forms?|formular\p{L}*|formulaire|formulario|formulário|search|suche|filter\p{L}*|sort\p{L}*|upload\p{L}*|log ?in|buttons?|calendar|kalender|maps?|karte|gallery|galerie|galería|galeria|number of|anzahl|totals?|summe|figures|photos?|pictures?|bilder|fotos?
  |users?|visitors?|customers?|people can|can (?:add|see|edit|enter|find|read|send)|should|soll\p{L}*|shows?|showing|zeigt|zeigen|affiche\p{L}*|montr\p{L}*|muestr\p{L}*|mostr\p{L}*|liste|lista|tabelle|tableau|tabla|tabela|overview|übersicht|all (?:the|our)|alle[nr]?|todos los|todas las|todos os|todas as|tous les|toutes les)(?!\p{L})`;

interface SaidPages {
  readonly pages: readonly ToldPage[];
  /** The sentence without them. */
  readonly left: string;
  /** Whether the next sentences go on. */
  readonly isOpen: boolean;
}

/** Pages whose words stand behind their name: "a House rules page: no glass, shower first", "Eine Seite Anfahrt: Bus 12 bis Hafen". */
export function readSaidPages(sentence: string, names: readonly string[], language: Language): SaidPages {
  const pages: ToldPage[] = [];
  let left = sentence;
  let isOpen = false;
  for (let from = 0; ;) {
    const match = SAID_ON.exec(left.slice(from));
    if (match === null) break;
    const start = from + match.index;
    const { lead, title = lead ?? '', mark = '' } = match.groups ?? {};
    const told = wordsFrom(left, start + match[0].length, mark.includes('('));
    const page = pageOf(title, told.words, { mark, names, language });
    from = start + match[0].length;
    if (page === null) continue;
    pages.push(page);
    isOpen = OPEN.test(mark) && left.slice(told.end).replace(/[\s.]+/u, '') === '';
    // A site that tells its prices is somebody's business, and has their other pages.
    const named = PRICE_PAGE.test(title) ? match[0].slice(0, match[0].length - mark.length).trimEnd() : '';
    left = joined(`${left.slice(0, start)}${named}`, left.slice(told.end));
    from = start + named.length;
  }
  const there = pages.length === 0 ? putThere(sentence) : null;
  if (there !== null) return { pages: [there.page], left: there.left, isOpen: false };
  return { pages, left, isOpen };
}

/** "says: Wash by hand." goes on until something else is asked for. */
const OPEN = like.u`\p{L}\s?:`;

/** Up to the next page, the end of the bracket or the sentence. */
function wordsFrom(text: string, from: number, isBracket: boolean): { words: string; end: number } {
  const rest = text.slice(from);
  const end = isBracket
    ? (/^(?:[^()]|\([^()]*\))*/u.exec(rest)?.[0].length ?? 0)
    : (NEXT_PAGE.exec(rest)?.index ?? rest.length);
  return { words: rest.slice(0, end).replace(/[\s.;,]+$/u, ''), end: from + end + Number(isBracket) };
}

/** What is left of a sentence: a comma only where there was one. */
function joined(before: string, after: string): string {
  const lead = before.replace(like.iu`[\s,;]*(?:(?<!\p{L})(?:and|und|et|y|e|plus))?\s*$`, '');
  const rest = after.replace(like.iu`^[\s,;.]*(?:(?:and|und|et|y|e|plus)\s+)?`, '');
  if (rest === '') return lead.trim() === '' ? ' ' : `${lead}. `;
  return /[,;]\s*(?:\p{L}+\s)?$/u.test(before) ? `${lead}, ${rest}` : `${lead} ${rest}`;
}

interface Told {
  readonly mark: string;
  readonly names: readonly string[];
  readonly language: Language;
}

function pageOf(said: string, words: string, { mark, names, language }: Told): ToldPage | null {
  const title = names.find((name) => name.toLowerCase() === said.toLowerCase()) ?? sentenceCase(said);
  const prices = PRICE_PAGE.test(title) ? pricesIn(words) : [];
  if (prices.length > 0) return { title, text: '', items: prices, style: 'prices' };
  if (/["“«„]/u.test(words)) return askedOn(title, words, mark);
  const isSaid = mark.trim().length > 1;
  return isSaid || areWords(title, words, language) ? wordsOn(title, words, !isSaid) : null;
}

/** "answering things like "why is it not growing"". */
function askedOn(title: string, words: string, mark: string): ToldPage | null {
  const quotes = words.match(like.gu`${QUOTED}`) ?? [];
  const items = quotes.map((one) => ({ title: asked(one.slice(1, -1).trim()), text: '' }));
  return /\s(?:like|wie|comme|como)$/u.test(mark.trim()) ? { title, text: '', items } : null;
}

/** What people are to read, and no list of what is kept or shown there. */
function areWords(title: string, words: string, language: Language): boolean {
  if (ASKS.test(words) || words.split(/\s+/u).length < 3) return false;
  return (
    READ.test(title) || (TELLS.test(words) && readDeclaredLists(`${title}: ${words}.`, language).length === 0)
  );
}

function wordsOn(title: string, words: string, canBeList: boolean): ToldPage {
  const items = words.split(like.iu`[,;]\s+(?:(?:and|und|et|y|e)\s)?`);
  const isShort =
    items.length > 1 && items.every((item) => /\s/u.test(item) && item.split(/\s+/u).length < 7);
  return canBeList && isShort && READ.test(title)
    ? { title, text: '', items: items.map((item) => ({ title: sentenceCase(item), text: '' })) }
    : { title, text: `${sentenceCase(words.trim())}.`, items: [] };
}

const asked = (words: string): string => sentenceCase(/[?!.]$/u.test(words) ? words : `${words}?`);

const PUT_THERE = like.iu`
  ^(?<fact>[^.!?]{10,}?)\s*[–—,;:-]\s*(?:and\s|und\s|y\s|et\s|e\s)?(?:please\s|bitte\s)?(?:(?:put|show|write|mention|say)\s(?:that|this|it|those|them)|(?:schreib|setz|stell|pack|zeig)\p{L}*\s(?:das|es|dies)(?:\sbitte)?|ponlo|ponedlo|pon eso|ponga eso|mets[- ]le|mets ça|mettez[- ]le|mettez ça|põe isso|coloque isso|coloca isso)
  \s(?:on|in|auf|en|sur|dans|em|na|no|num|numa)\s(?<where>[^.!?,;(]{3,40}?)(?=[.!?,;(]|\swith\s|\smit\s|\savec\s|\scon\s|\scom\s|$)(?<more>.*)$`;
const START = like.iu`(?<!\p{L})(?:front|home|start|first|startseite|inicio|início|portada|accueil|principal)`;
const ON_NAMED = like.u`(?:(?<lead>${TITLE})\s(?:page|section)|${PAGE}\s${CALLED}["“«„]?(?<title>${TITLE}))`;

/** "Towels are €4, put that on the front page": what stands before it is what the page says. */
function putThere(sentence: string): { readonly page: ToldPage; readonly left: string } | null {
  const { fact = '', where = '', more = '' } = PUT_THERE.exec(sentence)?.groups ?? {};
  const { lead, title = lead } = ON_NAMED.exec(where)?.groups ?? {};
  const name = title ?? (START.test(where) ? '' : undefined);
  if (name === undefined) return null;
  const text = `${sentenceCase(fact.trim())}.`;
  return { page: { title: name, text, items: [] }, left: name === '' ? ' ' : ` ${name}${more}` };
}

/** "Rehearsals are every Tuesday, starting 19:45": a fact about what a page goes by stands there as it is told. */
export function factOn(sentence: string, names: readonly string[]): ToldPage | null {
  const name =
    names.length < 3 ||
    !/^[^:;]*\d[^:;]*;?$/u.test(sentence.replace(/(?<=\d):(?=\d)/gu, '')) ||
    ASKS.test(sentence)
      ? undefined
      : subject(sentence, names);
  return name === undefined ? null : { title: name, text: sentence.trim(), items: [] };
}

const subject = (sentence: string, names: readonly string[]): string | undefined =>
  names.find((name) =>
    like.iu`
      ^\s*(?:(?:the|our|der|die|das|unsere?|les?|la|l['’]|nos|notre|los|las|el|nuestr[oa]s?|[oa]s?|noss[oa]s?)\s?)?(?:[\p{L}-]+e\s)?${escaped(name)}\s(?:is|are|has|have|costs?|takes?|starts?|runs?|begins?|ist|sind|hat|haben|kostet|kosten|finde[nt]|dauer[nt]|beginn(?:t|en)|
      est|sont|a|ont|coûte(?:nt)?|compte|dure(?:nt)?|es|son|tiene[n]?|cuesta[n]?|dura[n]?|empieza[n]?|é|são|tem|têm|custa[m]?|dura[m]?|começa[m]?)(?!\p{L})`.test(
      sentence,
    ),
  );
