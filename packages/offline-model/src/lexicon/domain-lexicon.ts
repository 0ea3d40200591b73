import type { Domain } from './domain.ts';
import { CONTENT_DOMAINS } from './domains-content.data.ts';
import { MORE_DOMAINS } from './domains-more.data.ts';
import { WORK_DOMAINS } from './domains-work.data.ts';
import { normalise } from './entity-lexicon.ts';

export const DOMAINS: readonly Domain[] = [...CONTENT_DOMAINS, ...WORK_DOMAINS, ...MORE_DOMAINS];

export const findDomain = (id: string): Domain | null => DOMAINS.find((domain) => domain.id === id) ?? null;

/** The domain that a request speaks of; what its purpose says counts most. */
export function matchDomain(text: string, purpose: string): Domain | null {
  const whole = normalWords(text);
  const main = normalWords(purpose);
  let best: { domain: Domain; score: number } | null = null;
  for (const domain of DOMAINS) {
    const score = scoreOf(domain, whole, main);
    if (score >= 2 && (best === null || score > best.score)) best = { domain, score };
  }
  return best?.domain ?? null;
}

function scoreOf(domain: Domain, whole: string, main: string): number {
  return domain.words.split(',').reduce((sum, raw, at) => {
    const word = normalWords(raw);
    const weight = (at < 3 ? 1.5 : 1) * (word.trim().includes(' ') ? 2 : 1);
    return sum + (main.includes(word) ? weight * 4 : whole.includes(word) ? weight : 0);
  }, 0);
}

/** Words in their basic form between spaces, so that parts of words never match. */
function normalWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}&-]+/u)
    .filter((word) => word !== '')
    .map(normalise)
    .join(' ')} `;
}
