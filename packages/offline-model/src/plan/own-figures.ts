import type { Domain } from '../lexicon/domain.ts';

const FIGURE =
  /\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozens?)(?!\p{L})/iu;

/** "Eight courts, two hundred members": how many there are is for the request to say, never for our copy. */
export function withoutFigures(domain: Domain | null): Domain | null {
  if (domain === null) return null;
  return {
    ...domain,
    about: sentencesOf(domain.about),
    offers: domain.offers
      .split('|')
      .filter((part) => !FIGURE.test(part))
      .join('|'),
  };
}

const sentencesOf = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !FIGURE.test(sentence))
    .join(' ');
