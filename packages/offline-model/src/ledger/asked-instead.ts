import { like } from '../lexicon/pattern.ts';
import type { AppPlan } from '../plan/app-plan.ts';
import { ENGINES } from '../lexicon/engines.data.ts';
import { entityEntry } from '../lexicon/entity-lexicon.ts';
import { APP_NOUNS, EMPTY_ADJECTIVES } from '../lexicon/grammar.data.ts';
import type { Built } from './ledger.ts';

const OPENING = like.iu`
  ^\s*(?:(?:please|hi|hello|hey)[,!]?\s+)*(?:(?:can|could|would) you\s+)?(?:(?:i|we)(?:'d| would)? (?:want|need|like)\s+
  (?:to have\s+)?)?(?:(?:make|build|create|design|write|develop)\s+(?:me\s+|us\s+)?)?(?:an?|the|my|our|some)?\s*`;

/** What the request is for when nothing of the app speaks of it; null where the app is of that kind. English only. */
export function askedInstead(request: string, { plan, sources }: Built): string | null {
  // A domain is found by the words of the request, so the app is of that kind.
  if (plan.language !== 'en' || plan.domain !== 'general' || speaksOf(request, plan)) return null;
  const head = (
    request
      .replace(OPENING, '')
      .split(/[.,:;!?\n(]|\s(?:with|that|which|where|for|so|to|called|named|and|in)\s/iu)[0] ?? ''
  ).trim();
  const words = head
    .toLowerCase()
    .split(like.u`[^\p{L}\p{N}]+`)
    .filter(
      (word) =>
        word.length > 3 &&
        !APP_NOUNS.has(word) &&
        !EMPTY_ADJECTIVES.has(word) &&
        !/^(?:internal|something|online|thing)$/.test(word),
    );
  if (words.length === 0 || words.length > 5 || words.some((word) => isKnown(word, plan))) return null;
  const { name, tagline, domain } = plan;
  const told = [...sources]
    .filter(([path]) => path.startsWith('src/') && !path.startsWith('src/components/ui/'))
    .map(([path, content]) => `${path} ${content}`)
    .join('\n')
    .replaceAll(tagline, ' ')
    .replaceAll(name, ' ')
    .toLowerCase();
  const all = `${told} ${domain}`;
  return words.some((word) => all.includes(stem(word))) ? null : head;
}

/** The request itself names a page or a list of the app. */
function speaksOf(request: string, { pages, entities }: AppPlan): boolean {
  const said = request.toLowerCase();
  const names = [
    ...pages.map(({ title }) => title).filter((title) => !/^(?:home|dashboard)$/i.test(title)),
    ...entities.flatMap(({ one, many }) => [one, many]),
  ];
  return names.some((name) => said.includes(name.toLowerCase()));
}

/** A word by which the lexicon found what was built: "todo" leads to tasks. */
function isKnown(word: string, plan: AppPlan): boolean {
  const engines = plan.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'engine' ? [block.engine] : [])),
  );
  const words = [
    ...ENGINES.filter(({ engine }) => engines.includes(engine)).flatMap((entry) => entry.words),
    ...plan.entities.map(({ id }) => entityEntry(id)?.words ?? ''),
    ...(plan.kind === 'management' &&
    plan.entities.some(({ marks }) => (marks ?? []).some(({ test }) => test === 'below'))
      ? ['warehouse, stockroom, storage, stock, inventory']
      : []),
  ];
  return words.some((line) => line.toLowerCase().includes(stem(word)));
}

const stem = (word: string): string => word.replace(/(?:ies|es|s|ing|ers?|or)$/u, '').slice(0, 8);
