import { like } from './pattern.ts';
import { domainsIn, type Domain } from './domain.ts';
import { CIVIC_DOMAINS, CIVIC_QUOTES } from './domains-civic.data.ts';
import { CONTENT_DOMAINS } from './domains-content.data.ts';
import { FOOD_DOMAINS } from './domains-food.data.ts';
import { MORE_DOMAINS } from './domains-more.data.ts';
import { WORK_DOMAINS } from './domains-work.data.ts';
import { normalise } from './entity-lexicon.ts';

export const DOMAINS: readonly Domain[] = [
  ...[CONTENT_DOMAINS, WORK_DOMAINS, FOOD_DOMAINS, MORE_DOMAINS].flatMap((text) => domainsIn(text)),
  ...domainsIn(CIVIC_DOMAINS, CIVIC_QUOTES),
];

export const findDomain = (id: string): Domain | null => DOMAINS.find((domain) => domain.id === id) ?? null;

/** The domain that a request speaks of; what its purpose says counts most. */
export function matchDomain(text: string, purpose: string, isTelling: boolean): Domain | null {
  const whole = normalWords(text.replace(OWN_WORKSHOP, ' '));
  const isHouse = OWN_WORKSHOP.test(text);
  const main = normalWords(isHouse ? purpose.replace(/\bworkshop\b/giu, ' ') : purpose);
  let best: { domain: Domain; score: number } | null = null;
  for (const domain of DOMAINS) {
    const { inPurpose, elsewhere } = scoreOf(domain, whole, main);
    const score = inPurpose + elsewhere;
    const least = isTelling && inPurpose === 0 ? STRANGE : 2;
    if (score >= least && (best === null || score > best.score)) best = { domain, score };
  }
  return best?.domain ?? null;
}

/** "my upholstery workshop" is a house, where nobody signs up for workshops. */
const OWN_WORKSHOP =
  /\b(?:my|our)\s(?:[\w-]+\s){0,2}workshop\b(?!\s(?:registration|booking|sign|series|program|schedule|ticket|management|calendar))/iu;

/** What a purpose that speaks of something else must be outweighed by. */
const STRANGE = 4;

function scoreOf(domain: Domain, whole: string, main: string): { inPurpose: number; elsewhere: number } {
  let inPurpose = 0;
  let elsewhere = 0;
  (WORDS_OF.get(domain) ?? []).forEach((word, at) => {
    const weight = (at < 3 ? 1.5 : 1) * (word.trim().includes(' ') ? 2 : 1);
    // What comes first is what it is, what follows whom it is for: "invoice tool for a freelancer".
    if (main.includes(word)) inPurpose += weight * 4 + 0.01 / (1 + main.indexOf(word));
    else if (whole.includes(word)) elsewhere += weight;
  });
  return { inPurpose, elsewhere };
}

/** Words in their basic form between spaces, so that parts of words never match. */
function normalWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(like.u`[^\p{L}\p{N}&-]+`)
    .filter((word) => word !== '')
    .map(normalise)
    .join(' ')} `;
}

const WORDS_OF: ReadonlyMap<Domain, readonly string[]> = new Map(
  DOMAINS.map((domain) => [domain, [...new Set(domain.words.split(',').map(normalWords))]]),
);
