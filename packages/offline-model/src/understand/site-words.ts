/** How people describe sites, shops and bookings, in the words that the readers of sentences know. English only. */
export const inSiteWords = (text: string): string =>
  REWORDED.reduce((told, [pattern, plain]) => told.replace(pattern, plain), text);

const REWORDED: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:saved|bookmarked|favou?rite) (jobs|listings|properties|homes|articles|recipes|events|posts|products|courses|items|places|cars)\b/gi,
    '$1 and saved items',
  ],
  [/,\s*categories by (?=\p{L}+ \()/giu, ' with '],
  [
    /,\s*(?:and\s+|or\s+)?(?:whether (?:it is |it's |they are )?)?(?:for sale or (?:for )?rent|for rent or (?:for )?sale|sale or rent|buy or rent)\b/gi,
    ', and offer (for sale, for rent)',
  ],
  [/\b(?:number of )?years of (?:work(?:ing)? |professional )?experience\b/gi, 'years-of-experience'],
  [
    /\bbook (?=(?:details?|listings?|pages?|reviews?|covers?|search|catalog(?:ue)?|descriptions?|list)\b)/gi,
    '',
  ],
  [/\b(?:an?|my|our|the) directory of\b/gi, 'a directory website of'],
  [
    /\b(?:course|class|workshop|lesson|session|tour|room|court|boat|bike|car|seat|studio|space|venue) (?:bookings?|reservations?)(?=\s*(?:,|;|\.|and\b|$))/gi,
    'bookings',
  ],
  [
    /\b(?:an?|the) wall (?:where|on which) (?:people|everyone|everybody|visitors|anyone|neighbou?rs|users) (?:can )?(?:post|leave|write|pin|share) (?:(?!messages|notes|wishes)\p{L}+ ){0,3}(?:messages|notes|wishes|compliments|kudos)/giu,
    'a message wall website where people can post to the guestbook',
  ],
  [/\b(how (?:it|this) works) in (?:\d|two|three|four|five) (?:easy |simple )?steps\b/gi, '$1'],
  [/\bhow (?:well|good|much) (?:i|we|it|they|you) (?:\p{L}+ )?\p{L}+ \(1\s?[-–]\s?5[^)]*\)/giu, 'rating'],
  [/\bthe (\p{L}+)['’]s contacts?(?: details| data| information)?\b/giu, 'the $1'],
  [
    /\b(?:add|list|register|enter|sign up) (?:themself|themselves|themselfs|theirself|their ?selves)\b/gi,
    'submit their entry',
  ],
];
