import { like, part } from '../lexicon/pattern.ts';
import type { Literal } from './understanding.ts';
import { blank, spanOf, tokenise } from './tokens.ts';

/** What says that a name follows. */
export const NAMING = part`
  (?:(?:shop|store|app|site|club|studio|company|business) name|called|named|titled|entitled|name(?:d)? it|call it|name is|name's|by the name of|branded
  (?: as)?|trad(?:e|es|ing) as|known as|goes by|(?:under|mit|unter|con|bajo|com|sob|avec|sous) (?:the|our|dem|unserem|el|o|le) (?:name|trade name|[Nn]amen|nombre|nome|nom)(?: (?:of|de|do|da))?
  |sous l['’]enseigne(?: de)?|llamad[ao]s?|que se llame|se llama|chamad[ao]s?|que se chame|se chama|o nome é|el nombre es|namens
  |genannt|heißt|heißen|der name ist|nommée?s?|appelée?s?|s['’]appelle|le nom est)`;

const USES: readonly (readonly [Literal['use'], RegExp])[] = [
  [
    'name',
    like.iu`
  \b(?:${NAMING}|call (?:this|the app|the site)|nenn\p{L}* (?:es|sie|die app)|llám[ae]la|llamarla
  |chama-?\w* |appelle\p{L}*-la|name(?:d)? (?:of)?|name|brand|nombre|nome|name soll|título|titel)\b[^.,;]{0,18}$`,
  ],
  ['button', /\b(button|cta|call to action|botón|botão|bouton|knopf|schaltfläche)\b[^.;]{0,28}$/i],
  [
    'footer',
    /\b(footer|rodapé|pie de página|fußzeile|pied de page|bottom of (?:every|each|the) page)\b[^.;]{0,28}$/i,
  ],
  [
    'tagline',
    /\b(tagline|slogan|subtitle|motto|subheading|lema|subtítulo|untertitel|sous-titre|devise|leitspruch|wahlspruch)\b[^.;]{0,20}$/i,
  ],
  [
    'thanks',
    /\b(after (?:sending|submitting|booking)|confirmation|success message|thank[- ]you message|when (?:sent|submitted|it is sent)|message says)\b[^.;]{0,40}$/i,
  ],
  [
    'heading',
    like.iu`
  (?<!\p{L})(heading|headline|hero|title|welcome|greet|banner|says?|saying|reads?|text|titular|título|überschrift|titre|mensagem
  |mensaje|texto|steht|display|show|with the words?|words?|written|with the (?:line|sentence)|mit dem (?:satz|spruch)|con la frase|com a frase|avec la phrase)\b[^.;]{0,28}$`,
  ],
  [
    'section',
    /\b(pages?|sections?|tabs?|menu item|seção|página|sección|seite|bereich|abschnitt|rubrique|called the)\b[^.;]{0,20}$/i,
  ],
  ['field', /\b(field|column|campo|feld|champ|spalte|label|labelled|labeled)\b[^.;]{0,20}$/i],
  [
    'option',
    /\b(options?|categor(?:y|ies)|status(?:es)?|tags?|types?|values?|priorit(?:y|ies)|choices?|levels?|categorías?|categorias?|kategorien?|catégories?)\b[^.;]{0,28}$/i,
  ],
];

const REASON = like.giu`(?<!\p{L})(?:because|otherwise|weil|sonst|porque|si no|senão|parce que|sinon)(?!\p{L})[^.!?\n"“«„]*["“«„][^"”»“\n]*["”»“]`;

/** "because otherwise we get topics called "help"": why it is wanted is nothing to show. */
export const withoutReasons = (text: string): string => blank(text, [...text.matchAll(REASON)].map(spanOf));

/** Words in quotation marks, each with what it is for by what stands before it. */
export function readLiterals(request: string): readonly Literal[] {
  const text = withoutReasons(request);
  const tokens = tokenise(text);
  const found: Literal[] = [];
  tokens.forEach((token, at) => {
    if (token.literal === undefined || token.literal === '') return;
    const previous = tokens.slice(0, at).findLast((other) => other.literal !== undefined);
    const isListed =
      previous !== undefined &&
      /^[\s,;]*(?:and|or|y|e|ou|und|oder|et|&)?\s*$/i.test(text.slice(previous.end, token.start));
    const use = isListed ? (found.at(-1)?.use ?? 'text') : useOf(text, token.start, token.end);
    found.push({ text: token.literal, use });
  });
  return [...found, ...toldLines(text)];
}

/** "Startseite mit dem Satz: Jede Uhr geht weiter", to the end of its line. */
const TOLD_LINE = like.giu`
  (?<!\p{L})(?:mit dem (?:satz|spruch)|with the (?:sentence|line|words)|avec la phrase|con la frase|com a frase)\s?:\s(?<line>[^"“„«\n.]{8,120}?)(?=\s*(?:\n|[.!](?:\s|$)|$))`;

const toldLines = (text: string): readonly Literal[] =>
  [...text.matchAll(TOLD_LINE)].map(({ groups }) => ({ text: groups?.['line'] ?? '', use: 'heading' }));

/** "for my bakery "Rosie's"", "an app "Tidy"": the name stands right after what it names. */
const NAMED =
  /\b(?:for|para|für|pour|app|website|site|shop|store|blog|aplicativo|aplicación|application|tienda|loja|boutique|webseite)\b[^.,;:"“”]{0,40}$/i;

/** "A landing page for "Northwind Tea"": the page is the app itself. */
const PAGE_FOR = like.iu`
  ^(?:(?!(?:with|add|has|mit|avec|con|com)\s)\p{L}+\s+){0,4}?(?:an?|one|una?|um|uma|eine?|une)\s+(?:(?!(?:with|mit|avec
  |con|com)\s)[\p{L}-]+\s+){0,3}(?:pages?|página|seite)\s+(?:for|para|für|pour|de)\s+$`;

/** "Yoga studio landing page for "Still Water Yoga"", "Build "Tidal", an app …", and what a request begins with. */
const OPENS = like.iu`
  ^\s*(?:(?!\s(?:with|mit|avec|con
  |com)\s)[^.!?\n"“«„]){3,80}?\b(?:page|site|website|app|portal|shop|store|blog|platform|seite|webseite|sitio|página)\s+
  (?:for|für|para|pour|de|of)\s+$|^\s*$`;

const BUILD = part`(?:build|create|make|design|develop|erstell\p{L}*|bau\p{L}*|crea|créez?|crée|crie|cria|constru\p{L}+|faça|haz|hazme|fais|faites)`;
/** "… Please build "Hoof Diary": a list of …", wherever a sentence begins. */
const BUILT = like.iu`(?:^|[.!?\n]\s*)(?:(?:please|bitte|por favor)\s+)?${BUILD}\s+(?:(?:me|us|mir|uns|bitte|moi|nous)\s+)?$`;
const NO_PART = like.iu`^\s*(?:$|[,:;.–—(])(?!\s*(?:an?|une?|una?|uma?|eine?)\s(?:\p{L}+\s)?(?:page|list|seite|liste|página|lista|section|form)(?!\p{L}))|^\s*:`;

/** "a page for my band "The Rusty Nails"". */
const FOR_WHOM = like.iu`
  \b(?:for|of|para|für|pour|de|da|do)\s+(?:my|our|the|an?|meu|minha|mi|nuestr[oa]|meine?n?|unsere?n?|mon|ma|notre|la|el
  |le|une?|um|uma|una)\s+(?:\p{L}+\s+){1,3}(?:(?:in|em|en|à|near|perto de|cerca de|bei)\s+(?:\p{L}+\s*){1,3})?[,:]?\s*$`;

const LEAD = part`
  (?:please\s+)?(?:${BUILD}|(?:i|we)(?:['’]d| would)? (?:want|need|like)(?: to have)?|(?:ich|wir) (?:brauchen?|möchten?|will|wollen|hätten? gerne?)
  |necesito|necesitamos|quiero|queremos|preciso(?: de)?|precisamos(?: de)?|quero|il (?:me|nous) faut|je (?:veux|voudrais)|nous (?:voulons|voudrions))`;

const APP = part`(?:app|site|website|web|webseite|homepage|shop|tool|appli|aplicación|aplicativo)`;
/** "Moth diary "Lamp and Sheet".": right after what the first words say it is; or "make it an app: "Jam Jar".". */
const SUBJECT = like.iu`
  ^\s*(?:${LEAD}\s+(?:(?:me|us|mir|uns|moi|nous)\s+)?)?(?:[\p{L}\p{N}'’&-]+,?\s+){0,9}?(?!(?:in|at|on|of|to|as|by|from|and|or|im|am|als|und|oder|y|o|e|ou|et|à|au|em|no|na)\s)[\p{L}'’-]{2,}\s?[,:]?\s*$
  |(?<!\p{L})${APP}\s?[,:–-]\s*$`;
/** Whoever speaks or says what something does tells of more than what it is. */
const SPEAKS = like.iu`
  (?<!\p{L})(?:with|mit|avec|con|com|like|wie|como|comme|says?|saying|reads?|text|words?|slogan|motto|tagline|line|lines|devise|phrase|frase|lema|lemma|satz|spruch|lautet|steht|dit|dice|diz
  |that|which|who|where|when|can|should|must|will|add|mark|set|tag|show|if|each|every|instead|not|no|kein\p{L}*|dass|kann|soll\p{L}*|wenn|jede\p{L}*|que|puede|debe|cada|pode|deve|qui|peut|doit|chaque)(?!\p{L})`;
/** A title: short, no sentence, and with capitals where it has more than four words. */
const isTitle = (quote: string): boolean => {
  const words = quote.split(/\s+/);
  const capitals = words.filter((word) => /^[\p{Lu}\d&]/u.test(word)).length;
  return words.length < 7 && !/[.!?…,;:]$/u.test(quote) && (words.length < 4 || capitals * 2 >= words.length);
};

function namesSubject(text: string, start: number, end: number): boolean {
  const opening = text.slice(0, start).replace(/^.*[.!?\n]\s+/su, '');
  const isPart = USES.some(
    ([use, pattern]) =>
      use !== 'name' && !(use === 'section' && OWN_PAGE.test(opening)) && pattern.test(opening),
  );
  const isAnApp = like.iu`(?<!\p{L})${APP}\s?[,:–-]\s*$`.test(opening);
  return (
    (opening.length === start || isAnApp) &&
    isTitle(text.slice(start + 1, end - 1).trim()) &&
    SUBJECT.test(opening) &&
    !SPEAKS.test(isAnApp ? opening.slice(-24) : opening) &&
    !isPart &&
    ENDS.test(text.slice(end))
  );
}

/** What may follow a name, but no other words in quotes. */
const ENDS = like.iu`
  ^(?!\s*(?:,|and|or|y|e|ou|und|oder|et|&|\/)\s*["“«„'‘])\s*
  (?:$|[.,:;–—(\n!-]|(?:in|for|with|from|at|is|für|mit|aus|bei|en|para|con|de|em|com|à|pour|avec)\s)`;

/** "Cycling club page": no page of the app, but the app. */
const OWN_PAGE = like.iu`^(?:an?\s|the\s)?(?!(?:one|an?|the|first|second|start|home|new|another)\s)[\p{L}-]+\s(?:[\p{L}-]+\s){0,3}page,?\s*$`;

/** What stands before says that the words in quotes are what the app is called. */
const namesApp = (before: string): boolean =>
  !/\b(?:like|similar to|instead of|wie|como|comme)\s+$/iu.test(before) &&
  (PAGE_FOR.test(before) ||
    FOR_WHOM.test(before) ||
    (NAMED.test(before) &&
      !USES.some(([use, pattern]) => use !== 'name' && use !== 'heading' && pattern.test(before))));

/** "My listings" is a place of the app, and no text of it. */
const MINE = /^["“«„'‘]\s?(?:My|Mes|Mis|Meus|Minhas|Meine)\s\p{Ll}+\s?["”»“'’]$/u;

function isName(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  const isBuilt = BUILT.test(before) && NO_PART.test(text.slice(end, end + 60));
  const isEarly =
    start < 160 && (namesApp(before) || OPENS.test(text.slice(0, start)) || namesSubject(text, start, end));
  return /^.\s?\p{Lu}/u.test(text.slice(start)) && (isBuilt || isEarly);
}

function useOf(text: string, start: number, end: number): Literal['use'] {
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 24).toLowerCase();
  if (MINE.test(text.slice(start, end))) return 'section';
  if (/^\s*(button|cta|botón|botão|bouton)/.test(after)) return 'button';
  if (/^\s*(page|section|tab|category page|seite|página|sección)/.test(after)) return 'section';
  if (/^\s*(field|column|campo|feld)/.test(after)) return 'field';
  if (isName(text, start, end)) return 'name';
  for (const [use, pattern] of USES) {
    if (
      use === 'name' &&
      /\b(page|section|button|field|tab|column|category|task|item|topic|post|thread|file|folder|group|list)s?\b[^.,;]{0,12}(called|named|titled)[^.,;]{0,6}$/i.test(
        before,
      )
    )
      continue;
    if (pattern.test(before)) return use;
  }
  return 'text';
}
