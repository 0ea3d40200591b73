import { like, meanings, reworded } from '../lexicon/pattern.ts';
import { BRANDS } from '../lexicon/brands.data.ts';

/** What people type in a hurry, put the way the reader of sentences expects it. English only. */
export const inFullWords = (text: string): string => listAfterSubject(likeBrands(reworded(text, SHORTHAND)));

/** "comment whether it is edible": what people say there is theirs. */
export const SAID_OF_IT =
  /(?<=\b(?:comment|comments|discuss|vote|debate)(?: on| about)?) (?:whether|if|how|why)\b[^.,;]*/giu;

const SHORTHAND = meanings`
/\bw\/\s*/gi => 'with '
/^\s*(?:hi|hey|hello|yo)\b[\s,!.]*(?:there\b[\s,!.]*)?/i => ''
/^\s*(?:can|could|would|will) (?:you|u) (?:please |pls |plz )?(?:make|build|create|do|design|code|write)(?: (?:me|us))? /i => 'Make '
/${SAID_OF_IT.source}/giu => ''
// "photos our members took", "nights that are coming up".
/\b(\p{L}+s) (?:that |which )?(?:our|the|my|their) \p{L}+s (?:took|made|wrote|shot|painted|baked|built|drew|sent|brought|found|collected)\b/giu => '$1'
/ (?:that|which) (?:are|is) coming(?: up)?\b/gi => ''
/\b(?:lose|losing|lost) track of\b/gi => 'need to track'
/\bkeep(?:ing)? (?:a )?(?:track|record|records) of\b/gi => 'track'
/\btrack(?:ing)? (?:who|whom) (?:has |had )?(?:borrowed|borrows|i lent|we lent|i lend) (?:my|our|the) ([a-z ]+?)(?= to\b| from\b|[.,;\n]|$)/gi => 'manage $1 and loans'
/\btrack(?:ing)? how (?:many|much) ([a-z ]+?) (?:i|we|they|my \w+) (?:\w+)(?: (?:a|per|each|every) (?:day|week|month)| daily| weekly)?/gi => 'track $1 with date, quantity'
/\b(?:and|,) how much (?:money )?(?:i|we|they) (?:spend|pay|spent|paid)(?: on (?:it|them|that|those))?/gi => ', cost'
/\b([a-z]+s) (?:per|by|for each|on each|for every) (?:weekday|day of the week)\b/gi => '$1 (weekday, time)'
/\bnews (?:box|corner|strip)(?: (?:for|with|about) (?:[a-z]+ ){0,2}[a-z]+)?/gi => 'news page'
/(?<=^|[.!?]\s+)there are (?=\p{Ll}+s, \p{Ll})/giu => 'Manage '
/\blost (?:and|&|n) found(?: (?:board|site|app|page|website|list))?/gi => 'lost items board'
/\b([a-z]+ harvest)(?=[,.;]|$)/gi => '$1s'
// "volunteers pick open shifts": one puts oneself down for them.
/\b(?:pick|choose|claim|take|grab|select)(?:s|ing)? (?:an? |their |the |up )*(?:open |free |available |own )?(shifts?|duties)\b/gi => 'sign up for $1'
/\b(enrol+|register|sign up)s? (?:their|your|a|the|his|her) (?:child|children|kids?|sons?|daughters?) (?:in|for|to)\b/gi => '$1 in'
/\b(?:give|hand) (?:an? |the |their )?(\p{L}+) back\b/giu => 'cancel $1'
/^(book|reserve|rent out|hire out|lend) (?=(?:our|my|the)\b)/i => 'App to $1 '
/\b(?:ppl|peeps|folks)\b/gi => 'people'
/\b(?:e-?mail|newsletter|mailing list) sign[- ]?ups?\b(?!,? (?:and|or|&) (?:log|sign)[- ]?in)/gi => 'newsletter'
/\bfavs\b/gi => 'favourites'
// "members can add a run themselves".
/(?<!\bby) (?:themsel(?:f|ves|fs)|himself|herself|yourself|ourselves|myself)(?=[.,;!?]|$)/gi => ''
/\b(?:pics?)\b/gi => 'picture'
/\b(?:an? |one )?(?:page|site|website|form|place) where (?:people|everyone|anyone|visitors|[\p{L}]+s) can (?:sign up|register|enrol+
  |enter)(?: for (?:it|the \p{L}+))? ?\(/giu => 'an enrollment form ('`;

const LIKE_ANOTHER = like.i`
  \b(?:(?:make|build|create)(?: me| us)? )?(?:an? |something |sth |some )?(?:app |site |website |clone |tool )?(?:like
  |similar to) ([a-z]+)(?: clone)?,?(?: but)?(?: just| only)? for (?:the |my |our |tracking )?`;

/** "something like strava but for dog walks". */
function likeBrands(text: string): string {
  return text
    .replace(LIKE_ANOTHER, (whole, brand: string) => {
      const told = BRANDS[brand.toLowerCase()];
      return told === undefined ? whole : `${told.lead} `;
    })
    .replace(/^(?:an? |the )?([a-z]+) for (?=[a-z])/i, (whole, brand: string) => {
      const told = BRANDS[brand.toLowerCase()];
      return told === undefined ? whole : `${told.lead} `;
    })
    .replace(BRAND_LEAD, (whole, lead: string, things: string) => {
      const told = Object.values(BRANDS).find((one) => one.lead === lead);
      return told === undefined ? whole : `${lead} ${things}${told.tail}`;
    });
}

const BRAND_LEAD = like.i`(${[...new Set(Object.values(BRANDS).map(({ lead }) => lead))].toSorted((a, b) => b.length - a.length).join('|')}) ([a-z][a-z' -]*?)(?=[.,;:\n]| with | where | and |$)`;

const SUBJECT_FIRST = like.i`
  ^(\s*[^.,:;()\n]*\b(?:app|application|site|website|webpage|web page|page|homepage|tool|platform|system|crm|dashboard
  |portal|tracker|log|shop|store)\b[^.,:;()\n]*?\b(?:for|of|about) [^.,:;()\n]{2,60}), (?=\S)`;

/** "app for our club, members, meetings": what follows is what it holds, not for whom it is. */
function listAfterSubject(text: string): string {
  const match = SUBJECT_FIRST.exec(text);
  if (match === null) return text;
  const head = match[1] ?? '';
  const rest = text.slice(match[0].length);
  const first = rest.split(/[,.;\n]/)[0] ?? '';
  if (SPEAKING.test(rest.split(/[.;\n]/)[0] ?? '')) return text;
  const isList = /^[^.;\n]*?(?:,| and | & )/.test(rest) || /^[\w' -]+$/.test(rest);
  if (!isList || / (?:with|where|that|which|to|and|who) /i.test(head.replace(/^.*?\bfor\b/i, '')))
    return text;
  if (/ with /i.test(head) || CLAUSE_START.test(rest) || first.split(/\s+/).length > 5) return text;
  return `${head} with ${rest}`;
}

const CLAUSE_START = like.i`
  ^(?:i|we|you|it|they|users?|people|customers?|visitors?|where|that|which|who|and|but|so|no|not|please|in|using|use
  |show|with|without|make|add|include|then|all|each|every|just|only|like|such|my|our|the app|the site|called|named
  |because|since|if|when|to|for|dark|light|plus|also|ideally|maybe)\b`;

/** Sentences of their own, not names of things. */
const SPEAKING = /["“„«]|\b(?:says?|is|are|should|must|will|can|has|have|headline|tagline)\b/i;
