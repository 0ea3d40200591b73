import { findEntity } from '../lexicon/entity-lexicon.ts';
import { BRANDS } from '../lexicon/brands.data.ts';
import { isPlural } from './inflect.ts';

/** What people type in a hurry, put the way the reader of sentences expects it. English only. */
export function inFullWords(text: string): string {
  const told = SHORTHAND.reduce((rest, [pattern, plain]) => rest.replace(pattern, plain), text);
  return commasBetweenThings(listAfterSubject(likeBrands(told)));
}

const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/\b4\s+(?=(?:my|our|a|an|the|small|local|your|kids|me|us)\b)/gi, 'for '],
  [/\bw\/\s*/gi, 'with '],
  [/^\s*(?:hi|hey|hello|yo)\b[\s,!.]*(?:there\b[\s,!.]*)?/i, ''],
  [
    /^\s*(?:can|could|would|will) (?:you|u) (?:please |pls |plz )?(?:make|build|create|do|design|code|write)(?: (?:me|us))? /i,
    'Make ',
  ],
  [
    /\b(?:i|we)(?:'d| would)? (?:want|need|like|wish|am looking for|'m looking for)(?: to have)? (?:something|sth|smth|a thing|a way)(?: simple| easy)? (?:to|that can|that lets me|which can) (?=(?:keep track of|track|log|manage|organi[sz]e|plan|record)\b)/gi,
    'I need an app to ',
  ],
  [/\b(?:lose|losing|lost) track of\b/gi, 'need to track'],
  [
    /\b(two|three|four|five|\d+) (\p{Ll}+s), (\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)*,? and \p{Lu}\p{L}+),?(?=\s)/gu,
    '$1 $2 ($3)',
  ],
  [/(?<=[,)] )keep(?:s)? (?:a )?(?:track|record|records) of\b/gi, 'can manage'],
  [/\bkeep(?:ing)? (?:a )?(?:track|record|records) of\b/gi, 'track'],
  [
    /\btrack(?:ing)? (?:who|whom) (?:has |had )?(?:borrowed|borrows|i lent|we lent|i lend) (?:my|our|the) ([a-z ]+?)(?= to\b| from\b|[.,;\n]|$)/gi,
    'manage $1 and loans',
  ],
  [
    /\btrack(?:ing)? how (?:many|much) ([a-z ]+?) (?:i|we|they|my \w+) (?:\w+)(?: (?:a|per|each|every) (?:day|week|month)| daily| weekly)?/gi,
    'track $1 with date, quantity',
  ],
  [
    /\b(?:and|,) how much (?:money )?(?:i|we|they) (?:spend|pay|spent|paid)(?: on (?:it|them|that|those))?/gi,
    ', cost',
  ],
  [/\b([a-z]+s) (?:per|by|for each|on each|for every) (?:weekday|day of the week)\b/gi, '$1 (weekday, time)'],
  [/\bnews (?:box|corner|strip)(?: (?:for|with|about) (?:[a-z]+ ){0,2}[a-z]+)?/gi, 'news page'],
  [
    /\bsensors? (?:with|for|measuring|that measure|reading) ((?:[a-z0-9]+(?: [a-z0-9]+)?, )+(?:and )?[a-z0-9]+(?: level)?)(?=,|\.|;|$)/gi,
    'readings (date, $1)',
  ],
  [
    /\b(alerts?|warnings?|notifications?) (?:when|if|once) (?:the |any )?(?:values?|readings?|it|they|something) [^.,;]+/gi,
    '$1',
  ],
  [
    /\b(quote|availability|estimate|offer|waiting list|join|membership|catering|callback) form with ((?:[^,.;]+, )*[^,.;]+? and [^,.;]+)(?=[,.;]|$)/gi,
    '$1 request (name, $2)',
  ],
  [/\b(?:for|in) (?:a|an|my|our|the) (?:small |little )?workshop\b(?=[:,.]|$)/gi, 'for a small company'],
  [/(?<=^|[.!?]\s+)there are (?=\p{Ll}+s, \p{Ll})/giu, 'Manage '],
  [/\blost (?:and|&|n) found(?: (?:board|site|app|page|website|list))?/gi, 'lost items board'],
  [/\b([a-z]+ harvest)(?=[,.;]|$)/gi, '$1s'],
  [/\bscore ?keepers?\b/gi, 'score tracker'],
  [/\bhow much (?:it|they|each|each one) costs?\b/gi, 'price'],
  [/\bhow many ([a-z]+)(?! (?:i|we|they|people|days|hours)\b)/gi, 'number of $1'],
  [/\bwho (?:brings|does|makes|cooks|takes|gets|has|owns|did) (?:what|which(?: one)?|it)\b/gi, 'person'],
  [/\bbefore ?(?:\/|and|&|-) ?after (?:gallery|photos|pictures|pics)\b/gi, 'gallery'],
  [/\bsign[- ]?ups? (?:sheet|list) for\b/gi, 'sign-up app where volunteers can register for'],
  [/\b(?:ppl|peeps|folks)\b/gi, 'people'],
  [
    /\b(?:e-?mail|newsletter|mailing list) sign[- ]?ups?\b(?!,? (?:and|or|&) (?:log|sign)[- ]?in)/gi,
    'newsletter',
  ],
  [
    /\brsvp(?: form)? (?:with|asking for) ((?:the )?(?:(?!and )\p{L}+ ){0,3}\p{L}+(?:,? and (?:(?!and )\p{L}+ ){0,3}\p{L}+)+)(?=[,.;\n]|$)/giu,
    'RSVP registration form ($1)',
  ],
  [/\bfilter(?: by| for)?:? (\p{L}+) ?\/ ?(\p{L}+)(?=[.,;\n]|$)/giu, 'filter by type ($1, $2)'],
  [
    /\bfilter(?: by| for)?:? (\p{L}+) ?\/ ?(\p{L}+) ?\/ ?(\p{L}+)(?=[.,;\n]|$)/giu,
    'filter by type ($1, $2, $3)',
  ],
  [/\bfavs\b/gi, 'favourites'],
  [/\b(?:pics?)\b/gi, 'picture'],
  [
    /\b(?:an? |one )?(?:page|site|website|form|place) where (?:people|everyone|anyone|visitors|[\p{L}]+s) can (?:sign up|register|enrol+|enter)(?: for (?:it|the \p{L}+))? ?\(/giu,
    'an enrollment form (',
  ],
  [
    /\b(?:sign[- ]?up|registration|enrol+ment|entry|inscription) form (?=(?:with|for|asking|:|\())/gi,
    'enrollment form ',
  ],
];

/** "something like strava but for dog walks". */
function likeBrands(text: string): string {
  return text
    .replace(
      /\b(?:(?:make|build|create)(?: me| us)? )?(?:an? |something |sth |some )?(?:app |site |website |clone |tool )?(?:like|similar to) ([a-z]+)(?: clone)?,?(?: but)?(?: just| only)? for (?:the |my |our |tracking )?/i,
      (whole, brand: string) => {
        const told = BRANDS[brand.toLowerCase()];
        return told === undefined ? whole : `${told.lead} `;
      },
    )
    .replace(/^(?:an? |the )?([a-z]+) for (?=[a-z])/i, (whole, brand: string) => {
      const told = BRANDS[brand.toLowerCase()];
      return told === undefined ? whole : `${told.lead} `;
    })
    .replace(BRAND_LEAD, (whole, lead: string, things: string) => {
      const told = Object.values(BRANDS).find((one) => one.lead === lead);
      return told === undefined ? whole : `${lead} ${things}${told.tail}`;
    });
}

const BRAND_LEAD = new RegExp(
  `(${[...new Set(Object.values(BRANDS).map(({ lead }) => lead))].toSorted((a, b) => b.length - a.length).join('|')}) ([a-z][a-z' -]*?)(?=[.,;:\\n]| with | where | and |$)`,
  'i',
);

const SUBJECT_FIRST =
  /^(\s*[^.,:;()\n]*\b(?:app|application|site|website|webpage|web page|page|homepage|tool|platform|system|crm|dashboard|portal|tracker|log|shop|store)\b[^.,:;()\n]*?\b(?:for|of|about) [^.,:;()\n]{2,60}), (?=\S)/i;

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

const CLAUSE_START =
  /^(?:i|we|you|it|they|users?|people|customers?|visitors?|where|that|which|who|and|but|so|no|not|please|in|using|use|show|with|without|make|add|include|then|all|each|every|just|only|like|such|my|our|the app|the site|called|named|because|since|if|when|to|for|dark|light|plus|also|ideally|maybe)\b/i;

/** Sentences of their own, not names of things. */
const SPEAKING = /["“„«]|\b(?:says?|is|are|should|must|will|can|has|have|headline|tagline)\b/i;

/** "for my company leads quotes jobs": three things, not one name. */
function commasBetweenThings(text: string): string {
  return text.replace(/(?:\b[a-z]{2,}s\b(?: |(?=[.,;\n]|$))){3,}/g, (run, at: number) => {
    const words = run.trim().split(' ');
    if (!words.every((word) => isPlural(word) && findEntity([word]) !== null)) return run;
    const isLed = /(?:with|has|have|and|[,:(])\s*$|^$/i.test(text.slice(0, at).trimEnd());
    const list = `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
    return `${isLed ? '' : 'with '}${list}${/\s$/.test(run) ? ' ' : ''}`;
  });
}
