import { limits } from '../limits.data.ts';
import { texts } from '../texts.data.ts';

/** The first rule of the specification that a website name breaks, as the message a person reads. */
export function slugFault(name: string): string | undefined {
  if (name.length === 0) return texts.slug.empty;
  if (name.length > limits.slug.maxCharacters) return texts.slug.tooLong;
  if (!/^[a-z0-9-]+$/.test(name)) return texts.slug.characters;
  if (name.includes('--')) return texts.slug.consecutiveHyphens;
  if (!/^[a-z]/.test(name)) return texts.slug.start;
  if (name.endsWith('-')) return texts.slug.end;
  return undefined;
}
