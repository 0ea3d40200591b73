/** How people describe sites, shops and bookings, in the words that the readers of sentences know. English only. */
export const inSiteWords = (text: string): string =>
  REWORDED.reduce((told, [pattern, plain]) => told.replace(pattern, plain), text);

const REWORDED: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:saved|bookmarked|favou?rite) (jobs|listings|properties|homes|articles|recipes|events|posts|products|courses|items|places|cars)\b/gi,
    '$1 and saved items',
  ],
  [
    /\bbook (?=(?:details?|listings?|pages?|reviews?|covers?|search|catalog(?:ue)?|descriptions?|list)\b)/gi,
    '',
  ],
  [/(?<=(?:^|[.!?\n])\s*)contact (?=(?:page|form|section)\b)/gi, 'A contact '],
  [/\b(?:an?|my|our|the) directory of\b/gi, 'a directory website of'],
  [
    /\b(?:course|class|workshop|lesson|session|tour|room|court|boat|bike|car|seat|studio|space|venue) (?:bookings?|reservations?)(?=\s*(?:,|;|\.|and\b|$))/gi,
    'bookings',
  ],
];
