import { AND, AND_OR, like, part, toPattern } from '../../lexicon/pattern.ts';
import type { Language } from '../../plan/app-plan.ts';
import { gloss } from '../gloss.ts';
import { isSureVerb } from '../grammar.ts';
import { isPlural } from '../inflect.ts';
import { detectLanguage } from '../language.ts';
import { NAMING, readLiterals } from '../literals.ts';
import { NO_NAMES } from './no-names.data.ts';

const WORD = String.raw`(?:(?:Dr|Drs|Prof|Mr|Mrs|Ms|St|Sta|\p{Lu})\.(?=\s)|\p{Lu}[\p{L}\p{N}'’-]*(?:\.\p{L}+)?|\d+(?=\s\p{Lu}))`;
const JOINT = String.raw`&|\+|of|the|and|de|del|della|du|des|la|le|les|das|dos|do|da|di|und|y|e|et|am|an der|zum|zur|von|van|aux|al|ao|sans|(?<!von )der(?=\s\p{Lu}\p{L}+\s\p{Lu})`;
/** "Ember & Oak", "Patitas del Sur", "Casa 27": words with capitals and what joins them. */
const RUN = String.raw`${WORD}(?:(?:[^\S\n]+(?:${JOINT})){0,2}[^\S\n]+(?:[dl]['’])?${WORD}|[^\S\n]*&[^\S\n]*${WORD})*`;
const SEVERAL = String.raw`${WORD}(?:(?:[^\S\n]+(?:${JOINT})){0,2}[^\S\n]+(?:[dl]['’])?${WORD}|[^\S\n]*&[^\S\n]*${WORD})+`;
const ARTICLE = String.raw`(?:an?|the|our|my|your|eine?|unsere?|une?|notre|una?|nuestr[oa]|uma?|noss[oa])`;

const NAMED = like.gu`(?<!\p{L})(?:${NAMING})(?:\s*:)?\s+(?:(?:the|la|el|le|a|o)\s+|d['’])?(${RUN})`;

const FOR = part`
  (?:for|für|para|pour|de|do|da|del|der|des|von|we are|i am|we're|i'm|i run|we run|i own|we own|my name is|wir sind
  |ich bin|nous sommes|je suis|je m'appelle|somos|soy|sou|me llamo|me chamo|je tiens|je gère|nous tenons|nous gérons|regento|dirijo|llevo|ich führe
  |ich betreibe|wir führen|wir betreiben|vom|our|my|notre|mon|ma|nuestra|nuestro|mi|nossa|nosso|minha
  |meu|unser|unsere|unserer|unseren|unserem|meine|meiner|meinen)`;
const SMALL = String.raw`(?:\p{Ll}[\p{L}'’-]*\s+){0,5}?`;
/** "a landing page for our practice Brightwater Dental": the first capitals after whom or what it is for. */
const FOR_WHOM = like.gu`(?<!\p{L})${caseless(FOR)}\s+(?:(?:me|us|mich|uns|moi|nous|mí|mim),\s+)?(?<between>${SMALL})(?<name>${RUN})(?=(?<after>.{0,24}))`;

const THE = '(?:the|die|der|das|la|el|le|les|los|las|a|o|os|as)';
const GO_ON = part`
  with|where|onde|donde|où|wo|that|which|in|on|at|near|auf|bei|em|en|à|avec|con|com|mit|desde|depuis|seit|since|(?:${AND}) (?:I|we|je|nous|il (?:me|nous)|me|nos|quier\p{L}*|quer\p{L}*|necesit\p{L}*|precis\p{L}*|gost\p{L}*|ich|wir|hät\p{L}*|möcht\p{L}*|brauch\p{L}*
  |will|woll\p{L}*|such\p{L}*|j['’]\p{L}+)`;
/** ", 14 Saddler's Row", ", Lindenhof 3": where it is. */
const ADDRESS = String.raw`,\s+(?:\d{1,4}[a-z]?\s\p{L}|\p{Lu}[^,.;!?\n]{2,30}\s\d{1,4}[a-z]?(?=[,.\s]))`;
/** "for our dental clinic, Brightwater Dental, with …": set off by commas right after the noun that it names. */
const APPOSED = toPattern(
  part`
  ^(?<before>[^.!?\n]{0,140}?(?:\s|^)\p{L}[\p{L}-]*(?:\s(?:in|en|em|à|near|bei)\s\p{Lu}[\p{L}-]*)?)(?:,|\s[–—-])\s+(?:${THE}\s+)?
  (?<name>${RUN})(?=(?<after>\s*(?:[.:;!?–(]|$)|,?\s+(?:${GO_ON})(?!\p{L})|,\s+(?!(?:${AND_OR})\s)(?:I\s|\p{Ll})|${ADDRESS}))`,
  'u',
);
/** "I weave baskets, Osier & Ash, studio in Frome": where that is follows. */
const AT_WORK = like.u`^[^,.!?\n]{6,}(?:,[^,.!?\n]{6,}){0,2}(?:,|\s[–—-])\s+(?<name>${RUN}),\s+(?:(?:the|my|our|mein|unser|mi|mon|notre|meu)\s)?\p{L}{4,}\s(?:in|near|at|bei|aus|à|en|em)\s\p{Lu}`;
/** Whose it is, told right before the noun: "our brass band", "notre fanfare". */
const OWNED = like.iu`
  (?<!\p{L})(?:our|my|an?|notre|mon|ma|une?|nuestr[oa]|mi|una?|noss[oa]|meu|minha|uma?|unsere?[nmrs]?|meine?[nmrs]?|eine?[nmrs]?|the|la|le|el|l['’]|del|das?|dos?|du|der|die|das|dem|den)
  \s+(?:[\p{L}'’-]+\s+){0,5}?[\p{L}'’-]+$`;
const STREET = like.iu`^(?:rua|calle|rue|avenida|avenue|av\.|plaza|praça|place|paseo|largo)\s|\s(?:street|road|avenue|square|straße|platz|weg)$|straße$`;

/** "my daughter, Ida Berg, …": somebody. */
const SOMEBODY = like.iu`
  (?<!\p{L})(?:kids?|child(?:ren)?|daughters?|sons?|kind(?:er|ern)?|enfants?|hij[oa]s|filh[oa]s|niñ[oa]s?|wife|husband|mum|mom|dad|mother|father|sister|brother|friend|boss|partner|neighbou?r|colleague|teacher|coach|tochter|sohn|frau|mann|mutter|vater|schwester|bruder|freund(?:in)?|chef(?:in)?|nachbar(?:in)?
  |fille|fils|femme|mari|mère|père|sœur|frère|amie?|voisine?|hij[oa]|mujer|marido|madre|padre|herman[oa]|amig[oa]|vecin[oa]|filh[oa]|esposa|mãe|pai|irmã|irmão|vizinh[oa])$`;

/** "Business name: Ember & Oak", "Company: Ember & Oak", "Chore app, name: Tidy". */
const LABELLED = toPattern(
  part`
  (?:^|[\n.;!?]|^[^.!?:\n]{3,60},)\s*(?:[-*•]\s*)?(?:(?:\p{L}+\s+)?${caseless('(?:name|nombre|nome|nom)')}|
  ${caseless('(?:brand|company|business|firma|marke|empresa|marca|entreprise|marque)')})\s*[:=]\s*["“«„]?(${RUN})`,
  'u',
);

/** "Website: Otter Bay Regatta, 4–5 May."; a row of titles after it tells its pages. */
const HEADLINE = toPattern(
  part`
  ^\s*(?:${caseless('(?:web ?site|landing page|site(?: web| internet)?|web|app|webseite|homepage|appli(?:cation)?|página(?: web)?|sitio(?: web)?|aplicación|aplicativo|shop|event|evento|événement|veranstaltung|project|projekt|proyecto|projeto|projet)')})
  \s?[:–—]\s*(${RUN})(?=\s*(?:[.\n(–—]|$|,\s(?!${RUN}\s*(?:[,.\n&]|$|(?:${AND})\s))))`,
  'u',
);

/** "Title: Sleeper Autumn.", "Name of the app: Word Count Ledger.", "Der Arbeitstitel ist Nachtfalter". */
const TITLED = toPattern(
  part`
  (?:^|[\n.;!?(])\s*(?:[-*•]\s*)?(?:(?:[Tt]he|[Oo]ur|[Mm]y|[Dd]er|[Uu]nser|[Ee]l|[Ll]e|[Oo])\s)?(?:(?:\p{L}+\s)?(?:[Tt]itle|[Tt]itel|[Tt]ítulo|[Tt]itre|\p{L}+titel|[Nn]ame|\p{L}+name|[Nn]ombre|[Nn]ome|[Nn]om)(?:\s+(?:of|der|de la|de l['’]|del|do|da|für|for|por|pour)\s+(?:the\s+)?\p{L}+)?
  (?:\s(?:provisional|provisoire|provisório|de trabajo|de travail|de trabalho))?)
  \s*(?::\s*(${SEVERAL}|(?<=pp[^.\n]*:\s*)${WORD})|\s(?:is|ist|es|est|é|will be|soll)\s(${RUN}))(?=\s*(?:[.,;)\n]|$))`,
  'u',
);

/** "Our bakery is Ember & Oak", "The brand is Ember & Oak". */
const EQUATED = toPattern(
  part`
  (?:^|[\n.;!?–—(])\s*(?:${caseless('(?:our|my|unsere?|meine?|notre|mon|ma|nuestro|nuestra|mi|nosso|nossa|minha|meu)')}
  |[Tt]he(?=\s+(?:brand|company|business|shop|store|app)\s))\s+(?:\p{Ll}[\p{L}-]*\s+){0,3}(?<what>\p{L}[\p{L}-]*)\s+
  (?:is|ist|es|est|é)\s+(?<name>${RUN})(?=\s*[.,;!)–—\n]|\s+(?:${AND}|in)\s|$)`,
  'u',
);
/** What a name does not belong to. */
const NO_OWNERS = like.iu`
  ^(?:name|nom|nombre|nome|goal|aim|target|deadline|language|currency|country|city|town|address|favou?rite|font|colou?r|style|audience
  |inspiration|budget|ziel|sprache|währung|objectif|langue|objetivo|idioma|moeda|moneda)s?$`;

/** "Ember & Oak – a bakery in Leeds", "Build Kumoko, a plant tracker". */
const LEADING: readonly RegExp[] = [
  like.u`^\s*(?:${caseless('please')}\s+)?${caseless('(?:build|create|make|design|develop)')}\s+(?:(?:me|us)\s+)?(${RUN})(?:,|\s*[–—]|\s-)\s+${ARTICLE}\s`,
  like.u`^\s*(${SEVERAL})\s*(?:[–—|:]|\s-)\s`,
  like.u`^\s*(${RUN})\s*(?:[–—]|\s-)\s+${ARTICLE}\s`,
  like.u`^\s*(?!(?:For|Für|Para|Pour|At|In|En|Em|Im)\s)(${SEVERAL})(?:\s+(?:here|hier|ici|aquí|aqui)[.,!:]|,\s+(?:${ARTICLE}\s|\p{Ll}+\s(?:de|d['’]))|\.\s(?=(?:We|Our|Nous|Notre|Somos|Nuestr[oa]|Noss[oa]|Wir|Unsere?)\s))`,
];

/** "a website for a bakery (Ember & Oak)". */
const BRACKETED = like.u`^[^.!?\n()]{0,100}?(?<!\p{L})(?:${FOR}|at|of|bei|en|em|à)\s+(?:\p{Ll}[\p{L}-]*\s+){1,5}\((${SEVERAL})(?:,[^()]*)?\)`;

/** "Goat dairy dashboard (Thistle Dairy)", "our club (Patchwork Nook) wants …". */
const ASIDE = like.u`^[^.!?\n():,]{3,80}?\s\((${SEVERAL})\)(?=\s|$|[.:])`;

/** "# Tidal – surf school". */
const HEADED = like.mu`^\s*#{1,3}\s+(${RUN})\s*(?:[–—:|-]\s|$)`;

const WANTS = part`
  (?:needs?|wants?|would like|is looking for|braucht|brauchen|bräuchten?|möchten?|hätten?|will|wollen|sucht|suchen|planen|necesita\p{L}*|quiere\p{L}*|querr?[ií]a\p{L}*|busca\p{L}*|veut|voulons|voudr\p{L}+|aimer\p{L}+
  |souhait\p{L}+|cherch\p{L}+|a besoin|avons besoin|precisa\p{L}*|quer(?:emos)?|gostar\p{L}+|procura\p{L}*)`;
/** "Brightwater Dental needs a website". */
const FIRST = toPattern(
  part`
  ^\s*(?!(?:I|For|Für|Para|Pour|Desde|At|In|En|Em|Bei|Chez|Der|Die|Das|Unsere?|Meine?|Our|My|Notre|Mon|Ma|Nuestr[oa]|Noss[oa]|Minha|Meu)\s)(${WORD}(?:\s+(?:(?:${JOINT})\s+)?${WORD})+|${WORD}(?=\s+(?:is|ist|est|es|é)\s+
  ${ARTICLE}\s))\s*,?\s+(?:is|are|ist|es|est|é|${WANTS})\s`,
  'u',
);
/** "A padaria Trigo da Serra precisa de …", "Die Rösterei Bohnenkamp aus Celle braucht …": its kind, then its name. */
const KIND_FIRST = toPattern(
  part`
  ^\s*(?:${caseless('(?:en|em|chez|dans|at|desde)')}\s+)?(?:(?:${caseless(THE)}|[NnDd][oa]|[Uu]nsere?|[Mm]eine?|[Oo]ur|[Mm]y|[Nn]otre|[Mm]on|[Mm]a|[Nn]uestr[oa]|[Nn]oss[oa]|[Mm]inha|[Mm]eu)\s+|[Ll]['’]|\p{Lu}\p{Ll}+\s(?=\p{Ll}))(?<between>(?:\p{Ll}[\p{L}'’-]*\s+){0,4})(?<name>${RUN})(?:,?\s+(?:in|aus|from|à|de|d['’]|en|em)\s+\p{Lu}[\p{L}-]*)?,?(?<!\sI)\s+${WANTS}\s`,
  'u',
);

const PLACE_BEFORE = like.iu`(?<!\p{L})(?:in|at|to|near|from|around|bei|aus|nach|en|em|à|au|aux|dans|no|na|nos|nas|perto de|cerca de|près de)\s+(?:(?:the|la|le|el|los|las|les|der|den|dem)\s+)?$`;
/** "with a weather page for Lisbon": whom a part of it is for. */
const PART_BEFORE = like.iu`(?<!\p{L})(?:with|mit|avec|con|com)\s[^.!?:;\n]*$`;
/** What may follow a name; any other small word means that the capitals only tell its kind: "for German learners". */
const AFTER = like.iu`
  ^(?:\s*$|\s+\d+[.,]?\d*|\s*[.,:;!?()–—\n"“„«-]|\s+(?:in|at|on|near|from|with|without|that|which|where|who|and|to|so|using|based|is
  |are|has|mit|und|bei|aus|am|im|an|die|der|das|wo|welche|en|con|que|donde|y|em|com|onde|e|à|a|au|avec|où|qui|et|dans
  |sur|please|bitte|por favor|s['’]il|${WANTS})(?!\p{L}))`;

/** The name that a request gives to what it is about, as it is written there; null where it gives none. */
export function givenName(request: string): string | null {
  const text = inOneSpace(request).replace(GREETING, '').replace(CLOSING, '');
  const quoted = readLiterals(text).find(({ use }) => use === 'name');
  if (quoted !== undefined) return quoted.text;
  const language = detectLanguage(text);
  const told = toldName(text) ?? labelled(text);
  if (told !== null) return told;
  const all = text.split(/(?<![A-Z]\.|\bDr\.|\bSt\.|\bMr\.)(?<=[.!?])\s|\n/u);
  const [first = ''] = all;
  if (language !== 'de' && isShouted(first)) return null;
  return firstOf([
    () => tidy(FIRST.exec(first)?.[1]),
    () => leading(text),
    () => kindFirst(first, language),
    () => tidy(AT_WORK.exec(first)?.groups?.['name']),
    ...all.slice(0, 3).map((sentence) => () => apposed(sentence, language)),
    () => forWhom(text, language),
    ...[BRACKETED, ASIDE].map((pattern) => () => tidy(pattern.exec(first)?.[1])),
  ]);
}

/** What the surest reader finds. */
function firstOf(readers: readonly (() => string | null)[]): string | null {
  for (const read of readers) {
    const found = read();
    if (found !== null) return found;
  }
  return null;
}

function kindFirst(first: string, language: Language): string | null {
  const { between = '', name = '' } = KIND_FIRST.exec(first)?.groups ?? {};
  const isKind = language === 'de' ? isOfTwoNouns(name) : between !== '' || /\s/.test(name);
  return isKind && !PLACE_BEFORE.test(between) ? tidy(name) : null;
}

/** "Product brief: "Fathom Archive" is a public website". */
const QUOTED_IS = like.iu`^(?:[\p{L} ]{2,30}:)?\s*["“„«]\s?([^"”“»]{2,40}?)\s?["”“»]\s+(?:is|ist|es|é|est)\s+${ARTICLE}\s`;

/** What a letter begins with, in one greeting or several. */
export const GREETING = like.iu`
  ^\s*(?:ok(?:ay)?|right),?\sso\s(?=\p{L})|^\s*(?:(?:(?:hi|hello|heya?|hallo|moin|servus|hola|buenas|mira|oye|oi|olá|bonjour|salut|coucou|então|bueno|pues|alors|well|okay|ok)
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
  const found = [QUOTED_IS, LABELLED, HEADLINE, TITLED]
    .map((pattern) => pattern.exec(text))
    .map((match) => tidy(match?.[1] ?? match?.[2]))
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
    .filter(({ index }) => !MANY_BEFORE.test(text.slice(Math.max(0, index - 40), index)))
    .filter(({ index }) => !MY_BEFORE.test(text.slice(0, index)) || FOR_VISITORS.test(text))
    .map((match) => tidy(match[1]))
    .find((name) => name !== null) ?? null;

const MY_BEFORE = like.iu`(?<!\p{L})(?:my|mein|mon|mi|meu)\s$`;
/** "two horses, called Flint and Rosie". */
const MANY_BEFORE = like.iu`(?<!\p{L})(?:\d+|two|three|four|five|six|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|tres|cuatro|cinco|seis|dois|duas|três|quatro)\s(?:\p{L}+\s)?\p{L}+,?\s*$`;
const PAGE_BEFORE = /(?:page|section|tab|seite|página|pagina|onglet|rubrique)s?,?\s*$/iu;

function forWhom(text: string, language: Language): string | null {
  const opening = text.slice(0, 260);
  for (const match of opening.matchAll(FOR_WHOM)) {
    const { between = '', name = '', after = '' } = match.groups ?? {};
    const before = opening.slice(0, match.index + match[0].indexOf(name, between.length));
    if (isOfPart(name, before) || isNobody(match[0], between, language)) continue;
    if (MYSELF.test(match[0]) && !FOR_VISITORS.test(text)) continue;
    const isKind = KIND_THEN_NAME.has(language) && between !== '';
    if (language === 'de' ? !isGermanName(name, before, after) : !isKind && !AFTER.test(after)) continue;
    const found = tidy(name);
    if (found !== null) return found;
  }
  return null;
}

const isOfPart = (name: string, before: string): boolean =>
  PLACE_BEFORE.test(before) || PART_BEFORE.test(before) || isOfOne(name, before);

const isNobody = (words: string, between: string, language: Language): boolean =>
  NO_OWNER.test(words) || SOMEBODY.test(between.trim()) || (OWNER.test(words) && speaks(between, language));

/** What follows a noun there is its name or a quality, and qualities have no capitals. */
const KIND_THEN_NAME: ReadonlySet<Language> = new Set(['fr', 'es', 'pt']);

/** "for two players X and O", "para aprender Libras": several, or a deed. */
const NO_OWNER = like.u`
  ^\p{L}+\s(?:\p{Ll}+\s)*(?:\d+|two|three|four|five|six|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|dois|duas|três|quatro)\s
  |^(?:[Ff]or|[Pp]ara|[Pp]our)\s(?!(?:notre|votre|their)\s)\p{Ll}{3,}(?:ing|ar|er|ir|re)\s`;

const OWNER = like.iu`^(?:our|my|notre|mon|ma|nuestr[oa]|mi|noss[oa]|minha|meu|unsere?[nmr]?|meine?[nr]?)\s`;

/** "our shop sells Darjeeling", "ma fille adore Tintin": what they do with it. */
const speaks = (between: string, language: Language): boolean =>
  (language === 'en' && /[^s]s\s+$/u.test(between)) ||
  between
    .trim()
    .split(/\s+/)
    .some(
      (word, at) => SOMEBODY.test(word) || BEING.test(word) || (at > 0 && isSureVerb(gloss(word, language))),
    );
const BEING = /^(?:is|are|was|ist|sind|war|est|sont|es|son|é|são)$/iu;

/** Who speaks gives a name to a site about himself, and to no tool. */
const MYSELF = like.iu`^(?:i am|i'm|my name is|ich bin|je suis|je m'appelle|soy|me llamo|sou|me chamo|(?:my|mein|mon|mi|meu) (?:name|nom|nombre|nome) \p{L}+)\s+\p{Lu}`;
const FOR_VISITORS = like.iu`(?<!\p{L})(?:portfolio|portafolio|portefólio|web ?site|site|web|webseite|homepage|página|landing page|blog|shop|store|tienda|loja|boutique)(?!\p{L})`;

/** Every German noun has a capital: two side by side are a name, or one that a site without an article is for. */
const isGermanName = (name: string, before: string, after: string): boolean =>
  (isOfTwoNouns(name) && AFTER.test(after) && !GERMAN_ROW.test(after)) ||
  (!/\s/.test(name) &&
    like.iu`(?:seite|site|homepage|shop|blog|auftritt)\s+für\s+$`.test(before) &&
    /^\s*(?:[.:]|$|in\s)/u.test(after));

/** "für meine Werkstatt Aufträge, Kunden und …": what is kept there. */
const GERMAN_ROW = like.u`^(?:,\s+\p{Lu}[\p{L}-]*(?:,|\s+und(?!\p{L}))|\s+(?:und|oder)\s+\p{Lu})`;

/** "Imkerverein Sonnenhang", "Haus am See"; "Kinder und Jugendliche", "24 Stunden" or "für die Werkstatt Aufträge" are none. */
function isOfTwoNouns(name: string): boolean {
  const last = name.split(' ').at(-1) ?? '';
  const known = gloss(last, 'de');
  const isThing = known !== last && isPlural(known.toLowerCase());
  return (
    !isThing &&
    like.u`^\p{Lu}(?:.*\s)?(?<=\p{Lu}[\p{L}'’-]*\.?\s)(?:(?:&|am|zum|zur|von|an der|der)\s+)?\p{Lu}`.test(
      name,
    )
  );
}

/** "guía de Cartagena", "ma classe de CM2": what it is about or which one, not whose it is. */
const isOfOne = (name: string, before: string): boolean =>
  !/\s/.test(name) && like.iu`(?<!\p{L})(?:de|do|da|del|der|des|von)\s+$`.test(before);

function apposed(sentence: string, language: Language): string | null {
  const { before = '', name, after = '' } = APPOSED.exec(sentence)?.groups ?? {};
  const found = tidy(name);
  const isNone = SOMEBODY.test(before) || (/[,:]/.test(before) && AT_END.test(after));
  if (found === null || isNone || STREET.test(found) || found.split(' ').length > 5) return null;
  return isSetOff(found, { before, after, language }) ? found : null;
}

/** After a row, "columns: To do, In progress, Done", it is the last of it. */
const AT_END = /^\s*(?:[.:;!?–(]|$)/u;

const isOwned = (before: string): boolean => OWNED.test(before) && !PART_BEFORE.test(before);

interface Around {
  readonly before: string;
  readonly after: string;
  readonly language: Language;
}

function isSetOff(name: string, { before, after, language }: Around): boolean {
  if (language === 'de') return isOwned(before) && isOfTwoNouns(name) && !AFTER_NAME.test(before.trim());
  if (AT_ADDRESS.test(after)) return /\s/.test(name) && !/[,:]/.test(before);
  const [noun, place] = AFTER_NOUN.exec(before) ?? [];
  const isSure = isOwned(before) && !/[,:]/.test(before);
  const isUsual = AT_END.test(after) || like.u`^,?\s+(?:${GO_ON})(?!\p{L})`.test(after);
  if (noun === undefined || !(isUsual || isSure)) return false;
  // "en Cangas, Asturias, y queremos": where that is.
  return /\s/.test(name) || language === 'en' || (isSure && place === undefined);
}

const AT_ADDRESS = like.u`^${ADDRESS}`;
/** "a bakery in Leeds" */
const AFTER_NOUN = like.u`(?:^|\s)\p{Ll}[\p{L}'’-]*(\s(?:in|en|em|à|near|près de|cerca de|perto de)\s\p{Lu}[\p{L}-]*)?$`;
/** "Bäckerei Kornblume, Bad Tölz": after a name stands where it is. */
const AFTER_NAME = /(?<!^)\p{Lu}\S*\s\p{Lu}\S*$/u;

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
  // "the Wednesday Pages" meet on that day; "Saturdays and Sundays" are only days.
  const isOfDay = like.u`day\s(?!\p{L}+days?$)\p{Lu}`.test(name);
  const isEmpty =
    !isOfDay &&
    words.every(
      (word) => /^\p{Ll}/u.test(word) || NO_NAMES.has(word.toLowerCase().replace(/(?<=day)s$/u, '')),
    );
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
