/** Taken for verbs by the tagger after "to" and commas; here they are names of things. */
export const NEVER_VERBS: ReadonlySet<string> = new Set(
  'price weather water energy market event parking traffic battery fuel code menu class term benefit interest trouble experience need question people'.split(
    ' ',
  ),
);

/** In a list and before a noun these are verbs: "vote once, show results". */
export const SHOWING: ReadonlySet<string> = new Set(['show', 'split', 'move', 'print', 'vote', 'follow']);
