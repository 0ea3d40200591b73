import { findEntity } from '../lexicon/entity-lexicon.ts';
import { APP_NOUNS, PRONOUNS } from '../lexicon/grammar.data.ts';
import { like, part } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { isToldField } from './asked-field.ts';
import { isFieldItem, readFieldItems, wordsOf } from './field-items.ts';
import { isAttribute } from './fields.ts';
import { isSureVerb } from './grammar.ts';
import { isPlural, plural } from './inflect.ts';
import { listItems } from './list-items.ts';
import { kindIn } from './named-row.ts';
import { EVERY, NOTED_AT_END, NOTED_BY_US, NOTES, SOMEBODY, WHO } from './noting.ts';
import { fieldsOnly, type Way } from './told-items.ts';
import { asTitled } from './told-records.ts';
import type { Span } from './tokens.ts';
import type { UnderstoodField } from './understanding.ts';

/** A list that the request declares in so many words, with its fields: no other reading of the sentence is possible. */
export interface DeclaredList {
  readonly head: readonly string[];
  /** As it is written. */
  readonly name: string;
  readonly fields: readonly UnderstoodField[];
  readonly at: number;
  /** From its name to its last field. */
  readonly span: Span;
  /** What needs no further reading: all but the name. */
  readonly spans: readonly Span[];
}

/** One to three words, the later ones short of what joins sentences. */
const NAME = part`
  ["“«„]?(?<head>[\p{L}][\p{L}'’-]*(?: (?!(?:with|where|mit|wo|avec|où|con|donde|com|onde|has|lists|shows|in|for|para
  |pour|für|an?|the|une?|una?|uma?|eine?|le|la|el|o|${NOTED_BY_US}|${WHO})(?!\p{L}))[\p{L}'’-]+){0,2}?)["”»“]?`;
const ONE = String.raw`(?:an?|the|one|each|every|eine[rsnm]?|jede[rsnm]?|une?|chaque|una?|cada|uma?|um|o|a|el|la|los|las|le|les|der|die|das|my|our|your)`;
const PAGE = '(?:page|screen|tab|seite|página|pagina|pestaña|aba|onglet)';
/** "a list with", "every order with": what stands on the page before the fields of each. */
const SHOWN = part`
  (?:(?:(?:a|an|the|una?|uma?|une?|eine[rnm]?)\s+(?:list|table|tabla|lista|tabela|liste|tableau|tabelle)|(?:every|each|all|all the
  |jede[nrs]?|allen?|cada|todos los|todas las|todos os|todas as|toutes les|tous les|chaque)\s+[\p{L}-]+)
  (?:\s+(?:with|of|mit|von|con|de|com|avec)\s+|\s*\())?`;

const WHERE = part`
  (?:,?\s+(?:where|in which|on which|wo|in der|auf der|où|donde|en la que|onde|em que|na qual)\s+(?:(?:(?:${WHO}|${SOMEBODY})\s+)?${NOTES}|(?<=(?:wo|in der|auf der)\s)(?:${SOMEBODY}|${WHO}))\s*:?\s+)`;

/** What declares a list, and where its fields begin. */
const FRAMES: readonly RegExp[] = [
  // "a second page Watering log where i note tree, date and amount", "eine Seite Ernte mit Datum, Volk"
  like.giu`
  (?<!\p{L})${PAGE}\s+(?:(?:called|named|for|namens|für|appelée|llamada|chamada|para|pour)\s+)?${NAME}
  (?:\s*:\s+|${WHERE}|\s*\(|,?\s+(?:with|mit|avec|con|com|has|lists|shows|listing|showing)\s+)${SHOWN}`,
  // "The Orders page lists every order with …"
  like.giu`
  (?=\S)(?<=^|[.!?;:,\n(]\s*(?:and\s+|plus\s+)?)(?:(?:the|an?|one|another)\s+)?${NAME}\s+page\s*
  (?:\s*:\s+|${WHERE}|\s+(?:with|has|lists|shows|keeps|contains|holds|listing|showing)\s+)${SHOWN}`,
  // "Fields of a vehicle: …", "Felder eines Fahrzeugs: …"
  like.giu`
  (?<!\p{L})(?:fields|columns|felder|spalten|champs|colonnes|campos|columnas|colunas)\s+
  (?:(?:of|for|für|von|de|d['’]|du|des|do|da|dos|das|del|por|para|pour)\s*)?(?:${ONE}\s+)?${NAME}\s*(?:are|is|sind|son|são|sont)?\s*[:=]\s*`,
  // "Vehicle fields: …"
  like.giu`(?=\S)(?<=^|[.!?;\n]\s*)${NAME}\s+(?:fields|columns)\s*(?:are)?\s*[:=]\s*`,
  // "Each tasting = wine, producer"
  like.giu`
  (?=\S)(?<=^|[.!?;\n]\s*)(?:(?:each|every|one|an?|jede[rs]?|ein|eine|chaque|cada|une?|una?|uma?|um)\s+)?${NAME}\s*(?:=|→|->|⇒)\s*`,
  // "Staff table (name, role)"
  like.giu`(?=\S)(?<=^|[.!?;,:\n]\s*(?:and\s+|an?\s+)?)${NAME}\s+(?:table|tabelle|tabla|tabela)\s*\(`,
  // "pro volk: standort, stärke"
  like.giu`(?=\S)(?<=^|[.!?;\n]\s*)(?:per|pro|je|par|por|(?:para|pour|für|for)\s+${EVERY})\s+(?!${EVERY}\s)${NAME}\s*:\s*`,
  // "de cada variedad apuntamos nombre, especie", "Von jedem Gast notieren wir Name, Zimmer"
  like.giu`
  (?=\S)(?<=^|[.!?;,:\n]\s*)(?:for|of|about|de|von|zu|bei|für|pour|para|por)\s+${EVERY}\s+${NAME}
  \s+(?:${WHO}\s+)?${NOTES}(?:\s+${WHO})?\s*:?\s+`,
  // "En las salidas ponemos la fecha, el lugar", "Unter Wege stehen Nummer, Name", "Hours, where you put in the volunteer, the date"
  like.giu`
  (?=\S)(?<=^|[.!?;\n]\s*)(?:in|under|unter|bei|en|em|sur|dans)\s+(?:(?:the|den|der|las|los|la|el|les|as|os)\s+)?${NAME}
  \s+(?:(?:we|you|they|wir)\s+(?:put|note|write|enter|record)(?:\s+(?:in|down))?|ponemos|apuntamos|anotamos|stehen|steht|on met|on note|colocamos|pomos)\s*:?\s+`,
  like.gu`
  (?=\S)(?<=^|[.!?;:,\n]\s*|\s(?:and|und|y|e|et)\s)(?<head>\p{Lu}\p{L}+(?: \p{L}+)?),\s+(?:where|wo|où|donde|onde)\s+(?:${WHO}|${SOMEBODY})\s+(?:put(?:s)? in|${NOTES})\s+`,
  // "Belegung hat Raum, Datum, von, bis"
  like.gu`(?=\S)(?<=^|[.!?;,\n]\s*)(?:(?:[Ee]in|[Ee]ine|[Jj]ede[rs]?)\s+)?(?<head>\p{Lu}\p{L}+)\s+hat\s+(?=[^.]*,)`,
  // "zu jedem Fahrzeug Kennzeichen, Modell"
  like.gu`(?<!\p{L})(?:[Zz]u|[Vv]on|[Ff]ür|[Bb]ei)\s+jede[mrsn]\s+(?<head>\p{Lu}\p{L}+)\s+(?=\p{Lu}[\p{L}-]+,)`,
  // "On note les visites avec date, ruche", "Fahrten erfassen wir mit Fahrer, Datum"
  like.giu`
  (?=\S)(?<=^|[.!?;,\n]\s*)${WHO}\s+${NOTES}\s+(?:${ONE}\s+)?${NAME}\s+(?:with|mit|avec|con|com)\s+`,
  like.giu`
  (?=\S)(?<=^|[.!?;,\n]\s*)(?:registramos|anotamos|apuntamos|cadastramos|registro|anoto)\s+(?:${ONE}\s+)?${NAME}\s+(?:con|com)\s+`,
  like.gu`(?=\S)(?<=^|[.!?;,\n]\s*)(?<head>\p{Lu}\p{L}+)\s+(?:tragen|erfassen|notieren|speichern)\s+wir\s+mit\s+`,
  // "Luego Contratos, con inquilino, DNI"
  like.giu`
  (?<!\p{L})(?:then|next|luego|después|dann|danach|puis|ensuite|depois)\s+(?:(?:an?|the|los|las|die|les|os|as)\s+)?${NAME},?\s+(?:with|con|mit|avec|com)\s+`,
  // "keeps every piano I look after: owner, make", "Lifeguards log each find: what it is, where it was found"
  like.giu`
  (?<!\p{L})(?:(?<=(?:^|[.!?;\n])\s*)(?:(?:the|our|my)\s+)?\p{L}+s\s+)?${NOTES}\s+(?:(?:track of|a record of|a list of)\s+)?(?:${EVERY}|all\s+(?:the|my|our)|my|our|the)\s+${NAME}(?:,?\s+(?:that\s+|which\s+)?(?:i|we|they|you|people)\s[^:.,;()]{2,30})?\s*:\s*`,
  // "an app for my stash: yarn name, brand"
  like.giu`(?<!\p{L})(?:app|tool|tracker|register|database|system)\s+(?:for|of)\s+my\s+${NAME}\s*:\s*`,
  // "Zu jeder Ablesung gehören der Zähler, das Datum"
  like.gu`
  (?=\S)(?<=^|[.!?;,\n]\s*)[Zz]u\s+(?:jede[rnm]|eine[rm]?)\s+(?<head>\p{Lu}\p{L}+)\s+gehör(?:en|t)\s+`,
  // "boats - name, type; outings - boat, date", "First part: recipes with title and steps"
  like.giu`
  (?=\S)(?<=^|[.!?;:,\n]\s*(?:and\s+|und\s+|y\s+|e\s+|et\s+)?)(?:[-*•]\s+)?(?:(?:first|second|third|fourth|part|teil|parte|partie|erster|zweiter
  |dritter|primera|segunda|tercera|première|deuxième|troisième|primeira|terceira|\d[.)])\s*(?:part|teil|parte|partie
  |\d+)?\s*[:,]?\s+)?${NAME}(?:\s+[-–—]\s+|\s*:\s+)(?:(?:the|our|an?)\s+[\p{L}-]+(?:\s[\p{L}-]+)?\s+with\s+)?`,
];

/** No page of these names keeps records of its own. */
const NO_LIST = like.iu`
  ^(?:home|start|about|contact|dashboard|overview|summary|statistics?|stats|reports?|settings|profile|help|faq|login|checkout|cart|the|main|front|first|second
  |startseite|übersicht|auswertung|kontakt|über uns|impressum|inicio|início|contacto|contato|resumen|resumo|panel|painel|accueil|contact|tableau|bilan|that|this|which|it
  |leader ?board|ranking|high ?scores?|scores?|rangliste|bestenliste|classement|clasificación|classificação|rules|regeln|règles|reglas|regras|quiz|map|calendar|blog
  |pages?|seiten?|páginas?|sections?|features?|funktionen|fields?|felder|campos|champs|roles?|rollen|colou?rs?|farben|colores|cores
  |couleurs|services?|leistungen|users?|(?:.+ )?form(?:ular|ulaire|ulario|ulário)?
  |booking|registration|reservation|anmeldung|buchung|inscripción|inscrição|inscription|reserva|search|filters?|payments? methods?|note
  |important|title|name|app|tables?)$`;

/** "Luego puede publicar con …": somebody does something. */
const MODAL = /^(?:can|may|must|should|will|want|could)$/;

/** Fields of a list are at most so many characters away from its name. */
const LONGEST = 2000;

/** The last of the frames is what much else looks like; there most of the list must be fields. */
const LOOSE = FRAMES.at(-1);

export function readDeclaredLists(text: string, language: Language): readonly DeclaredList[] {
  const way: Way = { by: 'has', language, isOne: true, isOneOfMany: false, isMany: false };
  const found: DeclaredList[] = [];
  for (const frame of FRAMES)
    for (const match of text.matchAll(frame)) {
      const declared = declaredAt(text, match, { way, isLoose: frame === LOOSE });
      const isNew = found.every(
        ({ span }) => declared === null || declared.span.start >= span.end || declared.span.end <= span.start,
      );
      if (declared !== null && isNew) found.push(declared);
    }
  return found.toSorted((a, b) => a.at - b.at);
}

function declaredAt(
  text: string,
  match: RegExpExecArray,
  { way, isLoose }: { readonly way: Way; readonly isLoose: boolean },
): DeclaredList | null {
  const said = (match.groups?.['head'] ?? '').replace(OWN, '');
  const from = match.index + match[0].length;
  const at = match.index + match[0].indexOf(said);
  const end = match[0].endsWith('(') ? bracketEnd(text, from) : sentenceEnd(text, from);
  const items = itemsIn(text.slice(0, Math.min(end, from + LONGEST)), from, way);
  const texts = items.map((item) => item.text);
  const last = items.at(-1);
  const name = ASIDE.test(said)
    ? thingBefore(text.slice(0, match.index), way.language)
    : ownName(said, texts);
  const head = wordsOf(name, way.language);
  if (isNoThing(name, head)) return null;
  if (last === undefined || texts.length < 2) return null;
  if (!texts.every((item) => isNoun(item) || isToldField(item, way.language))) return null;
  const isSure = isLoose
    ? isSurelyList(head, texts, way.language) || isLineOf(text, match, texts)
    : areFields(texts, way.language);
  if (!isSure) return null;
  return {
    head,
    name,
    fields: asTitled(readFieldItems(texts, way.language)),
    at,
    span: { start: at, end: last.end },
    spans: [
      // A page that is named is read as one beside its list.
      ...(IS_PAGE.test(match[0]) && !isOpening(text, match.index) ? [] : [{ start: match.index, end: at }]),
      { start: at + said.length, end: last.end },
    ],
  };
}

/** "También damos talleres, ponlos en una página aparte con título, fecha": the thing that was spoken of. */
const ASIDE = like.iu`^(?:ones?|of them|them|aparte|propia|separada|eigene|eigenen|extra|separate|à part|própria|separada)$`;
const thingBefore = (before: string, language: Language): string =>
  (
    before
      .trimEnd()
      .replace(/[.!?]$/u, '')
      .split(/[.!?]\s/u)
      .at(-1)
      ?.match(like.gu`(?<!\p{L})(?!p[oó]n)\p{L}{4,}`) ?? []
  ).findLast((word) => kindIn(word, language) !== null) ?? '';

/** "my stash: yarn name, brand": yarns are kept there. */
const ownName = (said: string, [first = '']: readonly string[]): string => {
  const thing = like.iu`^(\p{L}{3,}) name$`.exec(first)?.[1];
  return thing !== undefined && HEAPS.test(said) ? plural(thing.toLowerCase()) : said;
};
const HEAPS = /^(?:stash|collection|stock|hoard|pile|inventory|store|register|archive|shelf|cupboard)$/iu;

const itemsIn = (list: string, from: number, way: Way): ReturnType<typeof fieldsOnly> =>
  fieldsOnly(listItems(list.replace(NOTED_AT_END, ''), from), way);

const isNoThing = (name: string, head: readonly string[]): boolean =>
  head.length === 0 || NO_LIST.test(name) || head.some((word) => MODAL.test(word));

const areFields = (items: readonly string[], language: Language): boolean =>
  items.filter((item) => isFieldItem(item, language)).length * 3 >= items.length;

/** A thing that is no quality and no app, with at least three fields, most of them known as such. */
const isSurelyList = (head: readonly string[], items: readonly string[], language: Language): boolean =>
  items.length > 2 &&
  !isAttribute(head) &&
  !APP_NOUNS.has(head.at(-1) ?? '') &&
  !head.some((word) => isSureVerb(word) || PRONOUNS.has(word)) &&
  items.filter((item) => isThings(wordsOf(item, language))).length * 2 < items.length &&
  items.filter((item) => isFieldItem(item.replace(/\s*\(.*$/su, ''), language)).length * 2 >= items.length;

/** "- Equipos: nombre, plaza, jugadores": a line that begins with a name, and small words one of which is a field. */
const isLineOf = (text: string, { index, 0: lead }: RegExpExecArray, items: readonly string[]): boolean =>
  items.length > 2 &&
  /(?:^|[.!?\n])\s*$/u.test(text.slice(0, index)) &&
  like.u`^[^\p{L}]*\p{Lu}`.test(lead) &&
  items.every(
    (item) =>
      /^\p{Ll}/u.test(item) &&
      item.replace(/\s*[(:].*$/su, '').split(' ').length <= 4 &&
      !isSureVerb(item.split(' ')[0] ?? ''),
  ) &&
  items.some((item) => like.iu`^(?:${FIRST_FIELD})(?!\p{L})`.test(item));

/** What a record is told by first. */
const FIRST_FIELD = part`
  name|title|date|number|no|code|item|day|amount|price|status|type|category|nombre|título|fecha|número|código|importe|precio|estado|tipo
  |nome|data|valor|preço|situação|nom|titre|numéro|objet|article|date|montant|prix|statut|état|objeto`;

const isThings = (words: readonly string[]): boolean =>
  isPlural(words.at(-1) ?? '') && findEntity(words) !== null;

/** "Mis gatos". */
const OWN =
  /^(?:my|our|the|an?|mis?|nuestr[oa]s?|los|las|el|la|meus?|minhas?|noss[oa]s?|os|as|mes|mon|ma|nos|notre|les?|meine?|unsere?|die|der|das)\s+/iu;

/** "Seite Stationen: …" as a line of its own. */
const isOpening = (text: string, at: number): boolean =>
  /(?:^|[.!?;\n])\s*(?:[-*•–]\s*)?$/u.test(text.slice(Math.max(0, at - 8), at));

const IS_PAGE = like.iu`(?<!\p{L})${PAGE}(?!\p{L})`;

/** A field is named in a few words and has no digits of its own. */
const isNoun = (item: string): boolean => {
  const plain = item.replace(/[(:].*$/su, '').trim();
  return plain.split(/\s+/u).length <= 6 && !/[€$£]|^\d/u.test(plain) && !SPEAKS.test(plain);
};

/** More than a name: all of them, or somebody who does something. */
const SPEAKS = like.iu`^(?:how|what|whether|wie|was|ob|ce que|combien|cómo|qué|cuánt[oa]s?|o que|quant[oa]s?|all|alle[nrs]?|every|each|da|where|wo|man|todos|todas|toutes?|tous|who)(?!\p{L})`;

/** Where the bracket that was opened before is closed. */
const bracketEnd = (text: string, from: number): number =>
  from + (/^(?:[^()]|\([^()]*\))*/u.exec(text.slice(from))?.[0].length ?? 0);

function sentenceEnd(text: string, from: number): number {
  const stop = /[.!?](?=\s|$)|\n\s*(?![-*•])|;/u.exec(text.slice(from));
  return stop === null ? text.length : from + stop.index;
}
