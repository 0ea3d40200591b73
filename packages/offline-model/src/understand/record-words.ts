import { isAttribute } from './fields.ts';

/** How people who keep books put things, in the words that the readers of lists and sentences know. English only. */
export const inRecordWords = (text: string): string =>
  withPicked(
    bareLists(
      dailyEntries(withWays(REWORDED.reduce((told, [pattern, plain]) => told.replace(pattern, plain), text))),
    ),
  );

/** Sentences that say what may be done with records; the planner reads them whole. */
export const isOfficeRule = (clause: string): boolean => OFFICE_RULES.some((pattern) => pattern.test(clause));

const OFFICE_RULES: readonly RegExp[] = [
  /\bend(?: date| day| time)? (?:\w+ ){0,3}before (?:the |its )?start/i,
  /\b(?:want|need|like|wanna) to (?:know|see) (?:how (?:much|many)|who|which)\b/i,
  /^(?:every|each) \p{L}+ has \d+ days of\b/iu,
  /\bonly (?:be )?\p{L}+ (?:if|when|once) (?:an?|the|its|it has)\b/iu,
  /\b(?:in repair|in the workshop|retired|broken|blocked|suspended|expired|out of order)\b.*\b(?:cannot|can'?t|may not|must not)\b/i,
];

/** "book catalogue (title, author)": books with these. */
export const withCatalogues = (text: string): string =>
  text.replace(/\b(\p{L}{3,}?)s? (?:catalogue|catalog|register|directory|database) (?=\()/giu, '$1s ');

const STATES =
  /\b(status|stage|state|estado|situação|statut|zustand)(?:e?s(?=\s+are\b))?(?:\s*:|\s+(?:are|can be|is one of|may be)(?:\s*:)?)?\s+((?:[\p{L}-]+(?: [\p{L}-]+){0,2},\s+)+(?:(?:and|or|e|y|o|ou|und|oder|et)\s+)?[\p{L}-]+(?: [\p{L}-]+){0,2})(?=[.;)]|$)/giu;

/** "a status draft, sent, received": what it can be, in brackets. */
export const withStates = (text: string): string =>
  text.replace(STATES, (whole: string, field: string, list: string) => {
    const options = list.split(
      /,\s+(?:(?:and|or|e|y|o|ou|und|oder|et)\s+)?|\s+(?:and|or|ou|und|oder|et)\s+/iu,
    );
    const isList = options.length >= 2 && !options.some((one) => isAttribute(one.toLowerCase().split(' ')));
    return isList && !/^(?:of|is|can|and|or|for|to|with|de)\b/i.test(list)
      ? `${field} (${options.join(', ')})`
      : whole;
  });

/** From one state on to the next; what is "ready to ship" is still in one. */
const ON = String.raw`(?!(?<=(?<!\p{L})ready) to (?:ship|send|print|sell|serve|deliver|collect|pick|publish|review|test|launch|start|go|use|eat|drink|harvest|invoice|install)(?!\p{L})),? (?:then(?: to)?|to|over) (?!to )`;
const STEP = String.raw`(?:(?!${ON})[\p{L} -]){3,24}`;
const WAY = new RegExp(
  String.raw`(?<!\p{L})(?:an?|each|every|the)?\s*(\p{L}{3,}) (?:goes|go|moves?|passes|changes?|runs?|can go|can move|is moved) from (${STEP}(?:${ON}${STEP})+)(?=[.;,\n]|$)`,
  'giu',
);
const STATE =
  /ed$|ing$|^(?:new|open|draft|lead|quote|to ?do|in|on|ready|done|sent|paid|won|lost|sold|live|back|home|out)(?!\p{L})/iu;

/** "A job goes from received to in repair to ready": what its status can be. */
const withWays = (text: string): string =>
  text.replace(WAY, (whole: string, thing: string, way: string) => {
    const steps = (way.match(new RegExp(`(?<=^|${ON})${STEP}`, 'giu')) ?? []).map((one) => one.trim());
    const arePlaces = steps.every((one) => /^\p{Lu}/u.test(one) && !STATE.test(one));
    return arePlaces ? whole : `Each ${thing} has a status (${steps.join(', ')})`;
  });

/** "jobs with the date, which cleaner, hours": there are cleaners, and one of them is picked. */
const withPicked = (text: string): string => {
  const picked = [...text.matchAll(/, which (\p{L}{4,})(?=,| and )/giu)].map(([, noun = '']) => noun);
  const told = text.replace(/, which (?=\p{L}{4,}(?:,| and ))/giu, ', ');
  return picked.reduce(
    (rest, noun) => `${rest.replace(/\s*$/, '')}${/[.!?]\s*$/.test(rest) ? '' : '.'} Manage ${noun}s.`,
    told,
  );
};

const ABOUT =
  /^\s*(?:an? |my |our |simple )*(?:tracker|log|register|list|database|app|system|tool|inventory) (?:for|of|to track) (?:my |our |the |all )?(?:\p{L}+ )?(\p{L}+?)s\b/iu;
const KEPT =
  /(?<!\p{L})(?:track|manage|log|collect|organi[sz]e|catalogue|record|list|keep (?:a list |track |records? )?of) (?:my |our |the |all )*(?:\p{L}+ )?(\p{L}+?)s(?:[^\p{L}.!?]|(?=[.!?]))[^.!?,]{0,20}[.!?]\s+(?=\p{L}[^.!?:]*,)/iu;
const BARE = /(?<=[.!?]\s+)(\p{L}[^.!?:(),]*(?:,\s[^.!?:(),]+(?:\([^()]*\))?){4,})(?=[.!?])/gu;
const SHORT_BARE = /(?<=[.!?]\s+)(\p{L}[^.!?:(),]*(?:,\s[^.!?:(),]+(?:\([^()]*\))?){2,})(?=[.!?])/gu;
const TELLING = /\b(?:is|are|can|must|may|should|want|need|have|has|will|we|i|you|they|please|use|show)\b/i;

/** "Tracker for loans. object, title, value, from, to": a sentence of names alone tells what each of them has. */
function bareLists(text: string): string {
  const about = ABOUT.exec(text)?.[1];
  const thing = about ?? KEPT.exec(text)?.[1];
  if (thing === undefined) return text;
  return text.replace(about === undefined ? SHORT_BARE : BARE, (list: string) => {
    const items = list.split(/,\s*/);
    const known = items.filter((item) => isAttribute(item.toLowerCase().split(' '))).length;
    return TELLING.test(list) || known < items.length * 0.4 ? list : `Each ${thing} has ${list}`;
  });
}

const DAILY =
  /\b(?:every|each) (?:evening|day|morning|night|week|month|shift) (?:the |our |my |an? )?(?:\p{L}+ )?\p{L}+ (?:puts?|enters?|logs?|records?|writes?|fills? in|notes?|types?|adds?)(?: in| down)? ([^.;]+,[^.;]+)/iu;

/** "Every evening the driver puts cash, card and weather": an entry of each day has these. */
const dailyEntries = (text: string): string =>
  text.replace(DAILY, (_, list: string) => `Manage daily sheets. Each daily sheet has date, ${list}`);

const REWORDED: readonly (readonly [RegExp, string])[] = [
  [
    /(?:,? and|\.|;) (?:every|each) (\p{L}+) (?:should|must|has to|needs to|is to) be (?:recorded|logged|stored|saved|registered) with /giu,
    '. Each $1 has ',
  ],
  [/(?<=\bperson|\bemployee|\bmember) who (?:did|made|entered|does|recorded) (?:it|this|that)\b/gi, ''],
  [
    /\b(each|every|an?|the) (\p{L}+) belongs to (?:exactly )?(?:one|an?|the) (\p{L}+) and has (?:an? )?/giu,
    '$1 $2 has $3, ',
  ],
  [/\bno\.(?=,)/gi, 'number'],
  [/\b(?:an? )?checklist for (?:every|each) (\p{L}+) (?=\()/giu, '. Each $1 has name, date, checklist '],
  [/\bwhat (?:the |each |every )?\p{L}+ (?:has |have )?(?:already )?paid\b/giu, 'amount paid'],
  [/\b(\p{L}+) names? (?:are )?(?=\p{Lu}\p{L}+, \p{Lu}\p{L}+)/giu, '3 $1s: '],
  [
    /\btrack (?:the )?(\p{L}+s) (?:that |which )?(?:my|our|the) (?:\d+ )?(\p{L}+?)s (?:lay|produce|give|make|bring|earn)\b/giu,
    'manage $2s and $1. Each $2 has name. $1 have $2, date, quantity',
  ],
  [/\bw (?=\p{L}{3})/giu, 'with '],
  [
    /\b(\p{L}+s(?: per \p{L}+)?) (?:w\/?|with) (\p{L}+(?: \p{L}+)?) \+ (\p{L}+(?: \p{L}+)?) \+ (\p{L}+(?: \p{L}+)?)/giu,
    '$1 ($2, $3, $4)',
  ],
  [/(\p{L}) \+ (?=\p{L})/gu, '$1, '],
  [/(\p{L}) & (?=(?:status|priority|category|date|phone|email)\b)/giu, '$1, '],
  [/\b(\p{L}+ \p{L}+) before\s?\/\s?after\b/giu, '$1 before, $1 after'],
  [/\b(\p{L}+s) (?:have|has) lines with ([^.;]+?), and an? (?=\p{L}+)/giu, '$1 have $2, '],
];
