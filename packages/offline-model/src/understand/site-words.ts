import { like, meanings, reworded } from '../lexicon/pattern.ts';
import { isAttribute } from './fields.ts';

/** How people describe sites, shops and bookings, in the words that the readers of sentences know. English only. */
export const inSiteWords = (text: string): string => reworded(text, REWORDED);

const REWORDED = meanings`
/\bprices(?= ?\([^()]*\d)/gi => 'pricing'
// A register that is kept; nobody registers.
/^(\s*(?:an? |the |my |our |digital |simple |online )*(?:class|attendance|school|grade|pupil) )register(?= (?:for|with|of)\b|:)/iu => '$1records'
/\b(?:daily attendance|attendance (?:each|every|per) (?:day|lesson))(?=,|\.| and\b|$)/giu => 'attendance records'
/\bwith (?:an? )?(?:max(?:imum)?(?: of)?|up to) (\d+ (?:people|persons|guests|participants|players|places|seats))\b/gi => '(at most $1)'
/,? ?(?:with|and)? (?:an? )?(?:clear |strong |big )?call[- ]to[- ]actions?(?: buttons?)?\b/gi => ''
/\b(?:three|four|five|six|3|4|5|6) (?:key |main )?(?:features|benefits)\b(?!:)/gi => 'advantages'
/\b(?:boards|sub-?forums|forums) for (?=[\p{L} -]+(?:, [\p{L} -]+)*,? and [\p{L}-]+(?=[.,;]|$))/giu => 'the categories '
/\b((?:two|three|four|five|six|seven|eight|\d+) [\p{L}-]+s) (?:in|at|near) (?:the )?\p{Lu}[\p{L} ]{2,30}(?=:)/gu => '$1'
/\bhow much(?: money)? (?:has|have|had|is|was)(?: already)?(?: been)? raised(?: so far)?\b/gi => 'raised'
/\bhow many days (?:are|is) left\b/gi => 'days left'
/\bopens its (?:own )?page\b/gi => 'opens a detail page'
/ on the page ("[^"]{3,30}")\s*\./gi => '. Pages: $1.'
// "search by name or place, and open a boat": one does not search by the boat.
/(?<=\bby [^.;:()]{3,60}), and open (?=(?:an?|the|each|one) )/gi => '. People open '
/(?<=\b(?:one[- ](?:time|off)|monthly|recurring|regular) )(?:gifts?|giving)\b/gi => 'donations'
/\b(pledge|donate|give|contribute) money\b/gi => '$1'
/\b(?:saved|bookmarked|favou?rite) (jobs|listings|properties|homes|articles|recipes|events|posts|products|courses|items|places|cars)\b/gi => '$1 and saved items'
/\bbook (?=(?:details?|listings?|pages?|reviews?|covers?|search|catalog(?:ue)?|descriptions?|list)\b)/gi => ''
/(?<=(?:^|[.!?\n])\s*)contact (?=(?:page|form|section)\b)/gi => 'A contact '
/\b(?:an?|my|our|the) directory of\b/gi => 'a directory website of'
/\b(?:course|class|workshop|lesson|session|tour|room|court|boat|bike|car|seat|studio|space|venue) (?:bookings?|reservations?)(?=\s*(?:,|;|\.|and\b|$))/gi => 'bookings'`;

const FORM_ASKING = like.giu`
  (?<!\p{L})(?:(?<name>[\p{L}-]+) )?(?<form>\p{L}*formular|form|formulaire|formulario|formulário|\p{L}+antrag)(?: (?:for|to|pour|para|de|zum|zur|für)
  (?:an? |the )?(?<doing>[^,.;:()]{3,40}?))? (?:with|asking (?:them )?for|asking|that asks (?:them )?for|which asks for|requesting|mit|das nach|avec
  |qui demande|con|que pide|que pida|com|que pede) (?<items>[^.;:()"“\n]+)`;

/** They have their own ways to be told. */
const OTHER_FORM =
  /contact|kontakt|feedback|newsletter|search|such|log ?in|sign|contato|^(?:an?|the|our|une?|una?|uma?|eine?n?|einem|le|la|el|o)$/iu;
const ARTICLE = /^(?:an?|the|eine?n?|une?|una?|um|uma|le|la|el) /iu;
const isOther = (item: string): boolean =>
  ARTICLE.test(item) && !isAttribute(item.toLowerCase().split(/\s+/u).slice(1));

/** "an enquiry form asking for date, venue and budget": what it asks for in brackets, as other lists of fields. */
export const withFormLists = (text: string): string =>
  [...text.matchAll(FORM_ASKING)].reduceRight((told, match) => {
    const named = formTold(match.groups ?? {});
    const [list, rest] = named === null ? ['', ''] : askedIn(match.groups?.['items'] ?? '');
    return list === ''
      ? told
      : `${told.slice(0, match.index)}${named ?? ''} (${list})${rest}${told.slice(match.index + match[0].length)}`;
  }, text);

type Groups = Readonly<Record<string, string | undefined>>;

/** What the form goes by, where it is told and no other reader knows such forms. */
function formTold({ name = '', form = '', doing = '' }: Groups): string | null {
  if (OTHER_FORM.test(`${name}${form}`)) return null;
  if (like.iu`^\p{L}{4,}(?:formular|antrag)$`.test(form)) return form;
  if (doing !== '') return `${doing} form`;
  return name === '' || OTHER_FORM.test(name) ? null : `${name} form`;
}

/** The items that are fields, and what the sentence goes on with. */
function askedIn(told: string): readonly [list: string, rest: string] {
  const items = told.split(/,\s+(?:and |und |et |y |e )?|\s(?:and|und|et|y|e)\s/iu);
  const next = ARTICLE.test(items[0] ?? '') ? -1 : items.findIndex(isOther);
  const own = next < 0 ? items : items.slice(0, next);
  if (own.length < 2 || own.some((item) => item.split(/\s+/u).length > 5)) return ['', ''];
  return [
    own.map((item) => item.replace(ARTICLE, '')).join(', '),
    next < 0 ? '' : `, ${items.slice(next).join(', ')}`,
  ];
}
