import { APP_NOUNS, EMPTY_ADJECTIVES } from '../lexicon/grammar.data.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { AppKind } from './app-plan.ts';
import type { BuiltEntity } from './entities.ts';

const APP = String.raw`(?:web ?site|site|web ?app(?:lication)?|app(?:lication)?|system|platform|portal|tool|tracker|database|log|back office|page|software|dashboard)`;
const ASKED = String.raw`\b(?:an?|the|my|our)\s+((?:[\p{L}\p{N}'’-]+\s+){1,5}?)${APP}\b`;
const FOR = String.raw`\b${APP}(?:\s+(?:plus|and)\s+\p{L}+)?\s+(?:for|of)\s+(?:(?:managing|running|organi[sz]ing|tracking|planning|recording)\s+)?(?:(?:an?|the|my|our|your)\s+)?(?!\p{L}+ing\b)((?:[\p{L}\p{N}'’-]+\s*){1,5}?)(?=[.,;:!?(\n]|\s(?:that|which|where|with|and|to|in|on|at|so|who|using|called|named)\s|'s\s|’s\s|$)`;
const KIND = String.raw`\b(?:an?|the|my|our)\s+((?:[\p{L}\p{N}'’-]+\s+){1,3}(?:marketplace|map|archive|school|club|library|café|directory|museum|exchange|network))\b`;
const WE = String.raw`\bwe (?:are|run|have|own|organi[sz]e|operate|manage) (?:an?|the|our)\s+((?:[\p{L}\p{N}'’-]+\s*){1,4}?)(?=[.,;:!?(\n]|\s(?:and|that|which|in|with|twice|once|every|where)\s|$)`;

/** What a request calls its own subject: "mushroom foraging club", "wind farm"; null when it only says "a website". */
export function ownSubject(text: string): string | null {
  const first = text
    .split(/(?<=[.!?])\s|\n/)
    .slice(0, 2)
    .join(' ');
  const [kind, asked, whose, we] = [KIND, ASKED, FOR, WE].map((pattern) => wordsBy(pattern, first));
  const isFull = asked !== undefined && asked.length > 1;
  return [kind, isFull ? asked : [], whose, we, asked].find((words) => words?.length)?.join(' ') ?? null;
}

/** The telling words that a pattern finds, or none. */
function wordsBy(pattern: string, text: string): readonly string[] {
  const words = (new RegExp(pattern, 'iu').exec(text)?.[1] ?? '').trim().split(/\s+/).filter(isTelling);
  const isClause = words.some((word) => /^(?:need|want|have|is|are|that|which|twice|once)$/i.test(word));
  return words.length <= 4 && !isClause ? words.map(inSmall) : [];
}

const inSmall = (word: string): string => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase());

const isTelling = (word: string): boolean => {
  const lower = word.toLowerCase();
  return word !== '' && !EMPTY_ADJECTIVES.has(lower) && !WEAK.test(lower) && !isApp(lower);
};

const isApp = (word: string): boolean => APP_NOUNS.has(word) && !KEPT.test(word);
const KEPT =
  /^(?:club|map|archive|directory|network|library|shop|store|marketplace|community|studio|gallery)$/;
const WEAK =
  /^(?:an?|the|of|for|and|internal|regional|management|administration|online|web|back|office|small|simple|volunteer|new|next|whole|internal|our|my|website|application)$/;

/** The subject as a name: "Mushroom Foraging Club". */
export const asName = (subject: string): string =>
  subject
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** "Hives, inspections and harvests". */
export function thingsOf(entities: readonly BuiltEntity[]): string | null {
  const names = entities
    .filter(({ said, plan }) => said !== null && !/^(?:enquiry|subscriber)$/.test(plan.id))
    .slice(0, 3)
    .map(({ plan }, at) => (at === 0 ? plan.many : plan.many.charAt(0).toLowerCase() + plan.many.slice(1)));
  const last = names.at(-1);
  if (last === undefined) return null;
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** A long request for a website is for visitors, one for an app or a system for those who work with it. */
export function ownKind(said: Understanding, byActions: AppKind | null): AppKind | null {
  const words = said.text.split(/\s+/);
  if (said.language !== 'en' || words.length < 30) return byActions;
  const first = words.slice(0, 20).join(' ');
  const isSite = /\b(?:web ?site|site|home ?page|portal|platform|marketplace|map|landing page)\b/i.test(
    first,
  );
  if (isSite) return byActions === 'management' ? 'content' : byActions;
  return byActions === 'content' ? 'management' : byActions;
}
