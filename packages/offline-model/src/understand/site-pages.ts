import { fieldOutcome } from './objects.ts';
import type { Mention } from './mention.ts';
import type { Context, Outcome } from './outcome.ts';

/** On a site "contact" and "prices" in a list are parts of it, not fields of what was named before. */
export function pageOfSite(context: Context, mention: Mention): Outcome | null {
  if (!SITE.test(context.purpose) || !isListed(context, mention)) return null;
  const words = mention.words.join(' ');
  const place = CONTACT.test(words) ? 'contact' : STORY.test(words) ? 'about' : null;
  if (place !== null) {
    context.collector.place(place, null);
    return { kind: 'place' };
  }
  if (!PRICES.test(words)) return null;
  const { current } = context;
  if (current !== null && SOLD.has(current.nature))
    fieldOutcome(context, { ...mention, words: ['price'] }, current);
  context.collector.place('pricing', null);
  return { kind: 'place' };
}

/** In a list of what the site has, not of what one thing has. */
function isListed(context: Context, mention: Mention): boolean {
  if (mention.literal !== null || (mention.verb !== null && mention.joint === null)) return false;
  if (mention.joint !== null && !LISTING.has(mention.joint)) return false;
  const head = mention.to === null ? undefined : context.outcomes[mention.to];
  return head === undefined || head.kind === 'purpose' || head.kind === 'none' || head.kind === 'place';
}

const SOLD: ReadonlySet<string> = new Set(['goods', 'place', 'event']);
const SITE = /\b(?:site|website|web ?page|page|landing page|home ?page|webpage)\b/i;
const LISTING: ReadonlySet<string> = new Set(['with', ':', 'has', 'including']);
const CONTACT = /^(?:contact|contacts|contact details|contact info|contact data)$/;
const STORY = /^(?:story|love story)$/;
const PRICES = /^(?:(?:ticket )?prices|price list|pricing|fees|fares|rates|tariffs|costs)$/;
