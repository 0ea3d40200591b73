import { like } from '../lexicon/pattern.ts';
import type { AppKind } from '../plan/app-plan.ts';

const KINDS: readonly (readonly [AppKind, RegExp])[] = [
  ['management', like.iu`\binternal (?:\p{L}+ ){0,2}(?:tool|app|system|software)\b`],
  [
    'game',
    like.i`
  (?<!escape |board |video |card |role-playing |football )\b(?:game|puzzle)\b(?! (?:review|store|shop|news|catalog|night
  |library|collection|club|studio|forum|blog|schedule|tracker|database|ranking))`,
  ],
  [
    'management',
    like.iu`
  \b(?:stock|inventory|warehouse) (?:control|management)\b|\bcontrol of (?:stock|inventory)\b|\b(?:inventory|tracking
  |attendance|maintenance|asset)(?: and \p{L}+)?(?: tracking| management)? (?:system|software)\b|\b(?:inventory
  |stock) (?:app|tool|tracker|list)\b|\b(?:stock|inventory|(?:farm|patient|member|student
  |staff|animal|livestock|maintenance|employee|medical|pet|rental|sales|service) records)\s*:`,
  ],
  [
    'shop',
    like.i`
  \b(?:e-?commerce|online (?:store|shop)|web ?shop|shopping (?:site|website|app|platform|cart)|(?<!(?:\bto|\bi|\bwe
  |\band|\bcan) )store|boutique|(?<!coffee |barber |repair |work|body |tattoo )shop(?! appointments?| booking
  | vouchers?))\b`,
  ],
  [
    'jobs',
    /\b(?:job (?:board|portal|search|site|platform|listing)|career (?:site|portal|website)|recruit\w* (?:site|platform|website|portal)|hiring platform)\b/i,
  ],
  [
    'messaging',
    /\b(?:chat (?:app|application|room|platform)|messaging (?:app|platform|application)|messenger|email client|mail client)\b/i,
  ],
  [
    'social',
    /\b(?:social (?:network|media|platform|app|site)|forum|community (?:platform|site|app|website)|discussion board|dating)\b/i,
  ],
  [
    'learning',
    /\b(?:e-?learning|online (?:course|learning)|learning (?:platform|app|site|management)|course platform|quiz (?:app|game|site|website|platform)|tutoring (?:platform|site|website))\b/i,
  ],
  [
    'management',
    /\b(?:management (?:system|app|platform|tool|website|software|portal|application)|manager app|crm|erp|admin (?:panel|system)|back office|record keeping|task manager|organi[sz]er)\b/i,
  ],
  ['dashboard', /\b(?:dashboard|analytics platform|monitoring (?:system|platform|tool))\b/i],
  [
    'booking',
    like.i`
  \b(?:(?:resource|room|desk|equipment|court|table|appointment|class|space|venue|studio|boat|bike) (?:booking
  |reservation)s?\b|booking (?:system|app|site|website|platform)|reservation (?:system|app|site|website|platform)
  |appointment (?:system|app|scheduler|booking|website)|scheduling (?:app|system|platform)|rental (?:site|website
  |platform|app|system))\b`,
  ],
  [
    'content',
    /\b(?:blog|magazine|portfolio(?! (?:tracker|tracking|value|of (?:shares|stocks|etfs|funds)))|landing page|news (?:site|portal|website)|informational|brochure|showcase|personal website|company website|official website)\b/i,
  ],
];

/** The kind that a request says outright, the purpose before the rest. */
export function readKind(text: string, purpose: string): AppKind | null {
  if (PLANNED.test(text) && !/\b(?:web ?site|site|web ?page|home ?page)\b/iu.test(text)) return 'management';
  if (/^[^.:(\n]*\b(?:shopping|grocery) list\b/iu.test(text)) return null;
  const asked = firstWords(askedIn(text));
  const first = `${purpose} ${asked}`;
  for (const [kind, pattern] of KINDS)
    if (
      pattern.test(first) &&
      !(kind === 'shop' && KEPT_IN_STORE.test(asked)) &&
      !(kind === 'jobs' && !/\b(?:job|career|vacanc|hiring|employ|position)/i.test(text))
    )
      return kind;
  return null;
}

/** "keep track of the costume store of the theatre": where things are kept, and none is sold. */
const KEPT_IN_STORE =
  /\b(?:keep(?:s|ing)? (?:track|records?|a list) of|tracks?|manages?|inventory of|what is in) (?:the|our|my|a) (?:[\w-]+ )?store\b/iu;

/** "I'm planning our wedding. I need …": it is for who plans, not for who comes. */
const PLANNED =
  /^\s*(?:i|we)(?:['’]?m|['’]?re| am| are)? (?:plan(?:ning)?|organi[sz](?:e|ing)) (?:my|our|an?|the)\b/iu;

/** "I run a repair shop in Utrecht. I want an internal tool …": what is asked for comes after who asks. */
const askedIn = (text: string): string => {
  const [first = '', second = ''] = text.split(/(?<=[.!?\n])\s+/u);
  const isIntroduction =
    /^\s*(?:i|we|my (?:wife|husband|partner|friend|sister|brother)(?: and i)?)\s+(?:run|own|am|'m|are|'re|coach|teach|work|manage|organi[sz]e|have)\b/iu.test(
      first,
    ) && !/\b(?:want|need|like|build|make|app|site|website|tool|page)\b/iu.test(first);
  return isIntroduction && second !== '' ? text.slice(text.indexOf(second)) : text;
};

export const firstWords = (text: string): string =>
  text
    .split(/[.!?\n]/)[0]
    ?.split(' ')
    .slice(0, 24)
    .join(' ') ?? '';
