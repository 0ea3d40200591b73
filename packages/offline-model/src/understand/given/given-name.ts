import { like, part, toPattern } from '../../lexicon/pattern.ts';
import type { Language } from '../../plan/app-plan.ts';
import { detectLanguage } from '../language.ts';
import { NAMING, readLiterals } from '../literals.ts';
import { NO_NAMES } from './no-names.data.ts';

const WORD = String.raw`(?:(?:Dr|Drs|Prof|Mr|Mrs|Ms|St|Sta|\p{Lu})\.(?=\s)|\p{Lu}[\p{L}\p{N}'’-]*(?:\.\p{L}+)?|\d+(?=\s\p{Lu}))`;
const JOINT = String.raw`&|\+|of|the|and|de|del|della|du|des|la|le|les|das|dos|do|da|di|und|y|e|et|am|an der|zum|zur|von|van`;
/** "Ember & Oak", "Patitas del Sur", "Casa 27": words with capitals and what joins them. */
const RUN = String.raw`${WORD}(?:(?:[^\S\n]+(?:${JOINT})){0,2}[^\S\n]+${WORD}|[^\S\n]*&[^\S\n]*${WORD})*`;
const SEVERAL = String.raw`${WORD}(?:(?:[^\S\n]+(?:${JOINT})){0,2}[^\S\n]+${WORD}|[^\S\n]*&[^\S\n]*${WORD})+`;
const ARTICLE = String.raw`(?:an?|the|our|my|your|eine?|unsere?|une?|notre|una?|nuestr[oa]|uma?|noss[oa])`;

const NAMED = like.gu`(?<!\p{L})(?:${NAMING})(?:\s*:)?\s+(?:(?:the|la|el|le|a|o)\s+)?(${RUN})`;

const FOR = part`
  (?:for|für|para|pour|de|do|da|del|der|des|von|we are|i am|we're|i'm|i run|we run|i own|we own|my name is|wir sind
  |ich bin|nous sommes|je suis|je m'appelle|somos|soy|sou|me llamo|me chamo)`;
const SMALL = String.raw`(?:\p{Ll}[\p{L}'’-]*\s+){0,5}?`;
/** "a landing page for our practice Brightwater Dental": the first capitals after whom or what it is for. */
const FOR_WHOM = like.gu`(?<!\p{L})${caseless(FOR)}\s+(?:(?:me|us|mich|uns|moi|nous|mí|mim),\s+)?(?<between>${SMALL})(?<name>${RUN})(?<after>.{0,24})`;

/** "for our dental clinic, Brightwater Dental, with …"; one of several things in a row is no name. */
const APPOSED = toPattern(
  part`
  ^[^.!?\n]{0,140}?\s\p{Ll}[\p{L}-]*(?:\s(?:in|en|em|à|near|bei)\s\p{Lu}[\p{L}-]*)?,\s+(?:(?:the|die|der|das|la|el|le|a
  |o)\s+)?(${RUN})(?=\s*(?:[.:;!?–(]|$)|,?\s+(?:with|where|onde|donde|où|wo|that|which|has|have|is|and (?:I|we)|in|on|at|near|auf|bei|em|en
  |à|avec|et (?:je|j['’]|nous)|con|y (?:me|quier|necesit|nos)|com|e (?:quer|precis|gost)|mit|und (?:ich|wir|hät|möcht
  |brauch|will|woll|such)))`,
  'u',
);

/** "somos una asociación que guarda semillas, Red Simiente Serrana, y ahora …". */
const SET_OFF = like.u`^\s*(?:${caseless('(?:we are|we run|i run|somos|soy|tengo|tenemos|sou|nous sommes|je tiens|wir sind)')})\s[^.!?\n,:]{4,80}?\p{Ll},\s+(${SEVERAL})(?=,\s+\p{Ll})`;

/** "Business name: Ember & Oak", "Company: Ember & Oak". */
const LABELLED = toPattern(
  part`
  (?:^|[\n.;!?])\s*(?:[-*•]\s*)?(?:(?:\p{L}+\s+)?${caseless('(?:name|nombre|nome|nom)')}|
  ${caseless('(?:brand|company|business|firma|marke|empresa|marca|entreprise|marque)')})\s*[:=]\s*["“«„]?(${RUN})`,
  'u',
);

/** "Title: Sleeper Autumn.", "Name of the app: Word Count Ledger." */
const TITLED = toPattern(
  part`
  (?:^|[\n.;!?])\s*(?:[-*•]\s*)?(?:(?:[Tt]itle|[Tt]itel|[Tt]ítulo|[Tt]itre)(?:\s+(?:of|der|de la|de l['’]|del|do|da)\s+(?:the\s+)?\p{L}+)?|
  [Nn](?:ame|ombre|ome|om)\s+(?:of|der|de la|de l['’]|del|do|da|des)\s+(?:the\s+)?(?:app|application|site|website|page|shop|tool|aplicación|aplicativo|web|appli|seite|webseite))
  \s*:\s*(${SEVERAL}|(?<=pp[^.\n]*:\s*)${WORD})(?=\s*(?:[.\n]|$))`,
  'u',
);

/** "Our bakery is Ember & Oak", "The brand is Ember & Oak". */
const EQUATED = toPattern(
  part`
  (?:^|[\n.;!?])\s*(?:${caseless('(?:our|my|unsere?|meine?|notre|mon|ma|nuestro|nuestra|mi|nosso|nossa|minha|meu)')}
  |[Tt]he(?=\s+(?:brand|company|business|shop|store|app)\s))\s+(?:\p{Ll}[\p{L}-]*\s+){0,3}(?<what>\p{L}[\p{L}-]*)\s+
  (?:is|ist|es|est|é)\s+(?<name>${RUN})(?=\s*[.,;!\n]|\s+(?:and|in|und|y|e|et)\s|$)`,
  'u',
);
/** What a name does not belong to. */
const NO_OWNERS = like.iu`
  ^(?:goal|aim|target|deadline|language|currency|country|city|town|address|favou?rite|font|colou?r|style|audience
  |inspiration|budget|ziel|sprache|währung|objectif|langue|objetivo|idioma|moeda|moneda)s?$`;

/** "Ember & Oak – a bakery in Leeds", "Build Kumoko, a plant tracker". */
const LEADING: readonly RegExp[] = [
  like.u`^\s*(?:${caseless('please')}\s+)?${caseless('(?:build|create|make|design|develop)')}\s+(?:(?:me|us)\s+)?(${RUN})(?:,|\s*[–—]|\s-)\s+${ARTICLE}\s`,
  like.u`^\s*(${SEVERAL})\s*(?:[–—|:]|\s-)\s`,
  like.u`^\s*(${RUN})\s*(?:[–—]|\s-)\s+${ARTICLE}\s`,
];

/** "a website for a bakery (Ember & Oak)". */
const BRACKETED = like.u`^[^.!?\n()]{0,100}?(?<!\p{L})(?:${FOR}|at|of|bei|en|em|à)\s+(?:\p{Ll}[\p{L}-]*\s+){1,5}\((${SEVERAL})(?:,[^()]*)?\)`;

/** "Goat dairy dashboard (Thistle Dairy)", "our club (Patchwork Nook) wants …". */
const ASIDE = like.u`^[^.!?\n():,]{3,80}?\s\((${SEVERAL})\)(?=\s|$|[.:])`;

/** "# Tidal – surf school". */
const HEADED = like.mu`^\s*#{1,3}\s+(${RUN})\s*(?:[–—:|-]\s|$)`;

/** "Brightwater Dental needs a website". */
const FIRST = toPattern(
  part`
  ^\s*(?:hi[,!.]?\s+|hello[,!.]?\s+)?(${WORD}(?:\s+(?:(?:${JOINT})\s+)?${WORD})+|${WORD}(?=\s+(?:is|ist|est|es|é)\s+
  ${ARTICLE}\s))\s*,?\s+(?:is|are|needs?|wants?|ist|braucht|möchte|es|necesita|quiere|est|veut|a besoin|é|precisa
  |quer)\s`,
  'u',
);

const PLACE_BEFORE = like.iu`(?<!\p{L})(?:in|at|near|from|around|bei|aus|nach|en|em|à|au|aux|dans|no|na|nos|nas|perto de|cerca de|près de)\s+$`;
/** "with a weather page for Lisbon": whom a part of it is for. */
const PART_BEFORE = like.iu`(?<!\p{L})(?:with|mit|avec|con|com)\s[^.!?:;\n]*$`;
/** What may follow a name; any other small word means that the capitals only tell its kind: "for German learners". */
const AFTER = like.iu`
  ^(?:\s*$|\s+\d+[.,]?\d*|\s*[.,:;!?()–—\n"“„«-]|\s+(?:in|at|on|near|from|with|without|that|which|where|who|and|to|so|using|based|is
  |are|has|mit|und|bei|aus|am|im|an|die|der|das|wo|welche|en|con|que|donde|y|em|com|onde|e|à|a|au|avec|où|qui|et|dans
  |sur|please|bitte|por favor|s['’]il)(?!\p{L}))`;

/** The name that a request gives to what it is about, as it is written there; null where it gives none. */
export function givenName(request: string): string | null {
  const text = inOneSpace(request);
  const quoted = readLiterals(text).find(({ use }) => use === 'name');
  if (quoted !== undefined) return quoted.text;
  const language = detectLanguage(text);
  const told = toldName(text) ?? labelled(text);
  if (told !== null) return told;
  const [first = ''] = text.replace(GREETING, '').split(/(?<![A-Z]\.|\bDr\.|\bSt\.|\bMr\.)(?<=[.!?])\s|\n/u);
  if (language !== 'de' && isShouted(first)) return null;
  return tidy(FIRST.exec(first)?.[1]) ?? leading(text) ?? forWhom(text, language) ?? asideIn(first, language);
}

/** Set apart in the first sentence: between commas or in brackets. */
const asideIn = (first: string, language: Language): string | null =>
  apposed(first, language) ??
  [SET_OFF, BRACKETED, ASIDE]
    .map((pattern) => tidy(pattern.exec(first)?.[1]))
    .find((name) => name !== null) ??
  null;

/** "Product brief: "Fathom Archive" is a public website". */
const QUOTED_IS = like.iu`^(?:[\p{L} ]{2,30}:)?\s*["“„«]\s?([^"”“»]{2,40}?)\s?["”“»]\s+(?:is|ist|es|é|est)\s+${ARTICLE}\s`;

/** What a letter begins with, in one greeting or several. */
export const GREETING = like.iu`
  ^\s*(?:(?:(?:hi|hello|heya?|hallo|moin|servus|hola|buenas|mira|oye|oi|olá|bonjour|salut|coucou|então|bueno|pues|alors|well|okay|ok)
  (?: \p{L}+)?|(?:guten|schönen|good|bom|boa|buen[oa]s?|bonne) (?:tag|morgen|abend|morning|afternoon|evening|day|dia|tarde|noite|días?|tardes|noches|journée|soirée)
  (?: (?:all|everyone|team|zusammen|a todos|à tous|todos|todas))?|grüß gott|grüezi|bonsoir
  |(?:dear|sehr geehrte[rs]?|liebe[rs]?|cher|chère|chers|estimad[oa]s?|querid[oa]s?|prezad[oa]s?|car[oa]s?) [\p{L}. ]{2,40}?
  |madame|monsieur|mesdames|messieurs|señor(?:a|es|as)?|senhor(?:a|es|as)?|sir|madam)(?: (?:et|und|y|e|and|or) \p{L}+)?\s*[,.!:–-]+\s+){1,3}(?:te cuento\s*[:,]\s*)?`;

/** What a letter ends with, and who signs it. */
export const CLOSING = like.iu`
  (?<=[.!?\n]\s*)(?:(?:with )?(?:kind|best|warm) (?:regards|wishes)|all the best|(?:yours )?(?:sincerely|faithfully)|regards|cheers|(?:many )?thanks(?: (?:a lot|in advance|so much))?|thank you|(?:mit )?(?:freundliche|liebe|beste|viele|herzliche)n?
  grüßen?|danke(?: schön| im voraus)?|vielen dank(?: im voraus)?|merci(?: beaucoup| d['’]avance)?|cordialement|bien (?:à vous|cordialement)|(?:un )?(?:cordial )?saludos?(?: cordiales)?|(?:muchas )?gracias
  |(?:muito )?obrigad[oa]|(?:com os )?(?:melhores )?cumprimentos|atenciosamente|abraços?)\s*[,.!–-]*\s*
  (?:\p{L}[\p{L}'’.-]*(?:\s\p{L}[\p{L}'’.-]*){0,3})?\s*[.!]?\s*$`;

/** Where a request says which name it is: "Company: Ember & Oak", "our bakery is Ember & Oak". */
function labelled(text: string): string | null {
  const found = [QUOTED_IS, LABELLED, TITLED]
    .map((pattern) => tidy(pattern.exec(text)?.[1]))
    .find((name) => name !== null);
  if (found !== undefined) return found;
  const { what = '', name } = EQUATED.exec(text)?.groups ?? {};
  return (NO_OWNERS.test(what) ? null : tidy(name)) ?? tidy(HEADED.exec(text)?.[1]);
}

function leading(text: string): string | null {
  const found = LEADING.map((pattern) => tidy(pattern.exec(text)?.[1])).find((name) => name !== null);
  return found === undefined || isShouted(text.split(/[.!?\n]/u)[0] ?? '') ? null : found;
}

/** Runs of spaces tell nothing, and patterns that look for one would try every part of them. */
export const inOneSpace = (text: string): string =>
  text.replace(/[^\S\n]{2,}/gu, ' ').replace(/\n{3,}/gu, '\n\n');

/** "The roastery is called Ember & Oak"; "a second page, call it Firing log" names a page. */
export const toldName = (text: string): string | null =>
  [...text.matchAll(NAMED)]
    .filter(({ index }) => !PAGE_BEFORE.test(text.slice(Math.max(0, index - 24), index)))
    .map((match) => tidy(match[1]))
    .find((name) => name !== null) ?? null;

const PAGE_BEFORE = /(?:page|section|tab|seite|página|pagina|onglet|rubrique)s?,?\s*$/iu;

function forWhom(text: string, language: Language): string | null {
  const opening = text.slice(0, 260);
  for (const match of opening.matchAll(FOR_WHOM)) {
    const { between = '', name = '', after = '' } = match.groups ?? {};
    const before = opening.slice(0, match.index + match[0].indexOf(name, between.length));
    if (PLACE_BEFORE.test(before) || PART_BEFORE.test(before) || !AFTER.test(after)) continue;
    if (language === 'de' && !isGermanName(name, before, after)) continue;
    if (between === '' && isOfOne(name, match[0])) continue;
    const found = tidy(name);
    if (found !== null) return found;
  }
  return null;
}

/** Every German noun has a capital: two side by side are a name, or one that no article leads to and no list follows. */
const isGermanName = (name: string, before: string, after: string): boolean =>
  /\s/.test(name) || (/(?:^|\s)für\s+$/iu.test(before) && /^\s*(?:[.:]|$|in\s)/u.test(after));

/** "guía de Cartagena": what it is about, not whose it is. */
const isOfOne = (name: string, lead: string): boolean =>
  !/\s/.test(name) && /^(?:de|do|da|del|der|des|von)\s/iu.test(lead);

function apposed(first: string, language: Language): string | null {
  const match = APPOSED.exec(first);
  const found = tidy(match?.[1]);
  if (match === null || found === null) return null;
  const before = match[0].slice(0, match[0].lastIndexOf(','));
  // "columns: To do, In progress, Done": the last of a row.
  if (/[,:]/.test(before) && /^\s*(?:[.:;!?–(]|$)/u.test(first.slice(match[0].length))) return null;
  const isOneWord = !/\s/.test(found);
  return (isOneWord && language !== 'en') || found.split(' ').length > 5 ? null : found;
}

/** Without what belongs to the sentence; null for words that name nothing. */
function tidy(found: string | undefined): string | null {
  if (found === undefined) return null;
  const name = found
    .replace(/\s+(?:and|und|et|y|e)\s+(?:I|We|Ich|Wir)$/u, '')
    .replace(like.u`\s+(?:${JOINT})$`, '')
    .replace(/(?<!\b(?:\p{Lu}|Dr|St|Mr|Mrs|Co|Inc|Ltd))[.]+$/u, '')
    .replace(/['’]s?$|[-,;:!?]+$/u, '')
    .trim();
  const words = name.split(/\s+/);
  const isEmpty = words.every((word) => NO_NAMES.has(word.toLowerCase().replace(/(?<=day)s$/u, '')));
  return name.length < 2 || words.length > 6 || isEmpty ? null : name;
}

/** Capitals everywhere tell nothing: "Build A Landing Page For My Bakery". */
function isShouted(sentence: string): boolean {
  const words = sentence.split(/\s+/).filter((word) => like.u`^\p{L}{2,}`.test(word));
  return words.length > 5 && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.7;
}

/** The same words at the beginning of a sentence too; names keep their case. */
function caseless(source: string): string {
  return source.replace(like.gu`(?<![\p{L}\\])\p{Ll}`, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
