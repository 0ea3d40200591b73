/** How people who keep books put things, in the words that the readers of lists and sentences know. English only. */
export const inRecordWords = (text: string): string =>
  REWORDED.reduce((told, [pattern, plain]) => told.replace(pattern, plain), text);

const REWORDED: readonly (readonly [RegExp, string])[] = [
  [
    /(?:,? and|\.|;) (?:every|each) (\p{L}+) (?:should|must|has to|needs to|is to) be (?:recorded|logged|stored|saved|registered) with /giu,
    '. Each $1 has ',
  ],
  [/(?<=\bperson|\bemployee|\bmember) who (?:did|made|entered|does|recorded) (?:it|this|that)\b/gi, ''],
  [
    /\b(each|every|an?|the) (\p{L}+) belongs to (?:exactly )?(?:one|an?|the) (\p{L}+) and has (?:an? )?/giu,
    '$1 $2 has $3, ',
  ],
  [/\b(\p{L}{3,}?)s? (?:catalogue|catalog|register|directory|database) (?=\()/giu, '$1s '],
  [/\bno\.(?=,)/gi, 'number'],
  [/\bw (?=\p{L}{3})/giu, 'with '],
  [/(\p{L}) \+ (?=\p{L})/gu, '$1, '],
  [/(\p{L}) & (?=(?:status|priority|category|date|phone|email)\b)/giu, '$1, '],
  [/\b(\p{L}+ \p{L}+) before\s?\/\s?after\b/giu, '$1 before, $1 after'],
  [/\b(\p{L}+s) (?:have|has) lines with ([^.;]+?), and an? (?=\p{L}+)/giu, '$1 have items, $2, '],
];
