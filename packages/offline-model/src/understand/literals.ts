import { like } from '../lexicon/pattern.ts';
import type { Literal } from './understanding.ts';
import { blank, spanOf, tokenise } from './tokens.ts';

const USES: readonly (readonly [Literal['use'], RegExp])[] = [
  [
    'name',
    like.iu`
  \b(called|call (?:it|this|the app|the site)|nenn\p{L}* (?:es|sie|die app)|llám[ae]la|llamarla
  |chama-?\w* |appelle\p{L}*-la|named|name(?:d)? (?:it|is|of)?|titled|app name|name|brand|llamad[ao]|chamad[ao]|namens
  |genannt|nommée?|appelée?|nombre|nome|name soll|heißt|s'appelle|se llama|se chama|título|titel)\b[^.,;]{0,18}$`,
  ],
  ['button', /\b(button|cta|call to action|botón|botão|bouton|knopf|schaltfläche)\b[^.;]{0,28}$/i],
  [
    'footer',
    /\b(footer|rodapé|pie de página|fußzeile|pied de page|bottom of (?:every|each|the) page)\b[^.;]{0,28}$/i,
  ],
  [
    'tagline',
    /\b(tagline|slogan|subtitle|motto|subheading|lema|subtítulo|untertitel|sous-titre)\b[^.;]{0,20}$/i,
  ],
  [
    'thanks',
    /\b(after (?:sending|submitting|booking)|confirmation|success message|thank[- ]you message|when (?:sent|submitted|it is sent)|message says)\b[^.;]{0,40}$/i,
  ],
  [
    'heading',
    like.i`
  \b(heading|headline|hero|title|welcome|greet|banner|says?|saying|reads?|text|titular|título|überschrift|titre|mensagem
  |mensaje|texto|steht|display|show|with the words?|words?|written)\b[^.;]{0,28}$`,
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
  return found;
}

/** "for my bakery "Rosie's"", "an app "Tidy"": the name stands right after what it names. */
const NAMED =
  /\b(?:for|para|für|pour|app|website|site|shop|store|blog|aplicativo|aplicación|application|tienda|loja|boutique|webseite)\b[^.,;:"“”]{0,40}$/i;

/** "A landing page for "Northwind Tea"": the page is the app itself. */
const PAGE_FOR = like.iu`
  ^(?:(?!(?:with|add|has|mit|avec|con|com)\s)\p{L}+\s+){0,4}?(?:an?|one|una?|um|uma|eine?|une)\s+(?:(?!(?:with|mit|avec
  |con|com)\s)[\p{L}-]+\s+){0,3}(?:pages?|página|seite)\s+(?:for|para|für|pour|de)\s+$`;

/** "Yoga studio landing page for "Still Water Yoga"", "Build "Tidal", an app …", and what a request begins with. */
const OPENS = like.iu`
  ^\s*(?:(?:please\s+)?(?:build|create|make|design|develop)\s+(?:(?:me|us)\s+)?|(?:(?!\s(?:with|mit|avec|con
  |com)\s)[^.!?\n"“«„]){3,80}?\b(?:page|site|website|app|portal|shop|store|blog|platform|seite|webseite|sitio|página)\s+
  (?:for|für|para|pour|de|of)\s+)?$`;

/** "a page for my band "The Rusty Nails"". */
const FOR_WHOM = like.iu`
  \b(?:for|of|para|für|pour|de|da|do)\s+(?:my|our|the|an?|meu|minha|mi|nuestr[oa]|meine?n?|unsere?n?|mon|ma|notre|la|el
  |le|une?|um|uma|una)\s+(?:\p{L}+\s+){1,3}(?:(?:in|em|en|à|near|perto de|cerca de|bei)\s+(?:\p{L}+\s*){1,3})?[,:]?\s*$`;

/** What stands before says that the words in quotes are what the app is called. */
const namesApp = (before: string): boolean =>
  PAGE_FOR.test(before) ||
  FOR_WHOM.test(before) ||
  (NAMED.test(before) &&
    !USES.some(([use, pattern]) => use !== 'name' && use !== 'heading' && pattern.test(before)));

/** "My listings" is a place of the app, and no text of it. */
const MINE = /^["“«„'‘]\s?(?:My|Mes|Mis|Meus|Minhas|Meine)\s\p{Ll}+\s?["”»“'’]$/u;

function useOf(text: string, start: number, end: number): Literal['use'] {
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 24).toLowerCase();
  if (MINE.test(text.slice(start, end))) return 'section';
  if (/^\s*(button|cta|botón|botão|bouton)/.test(after)) return 'button';
  if (/^\s*(page|section|tab|category page|seite|página|sección)/.test(after)) return 'section';
  if (/^\s*(field|column|campo|feld)/.test(after)) return 'field';
  const isCapital = /^.\s?\p{Lu}/u.test(text.slice(start));
  if (isCapital && start < 160 && (namesApp(before) || OPENS.test(text.slice(0, start)))) return 'name';
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
