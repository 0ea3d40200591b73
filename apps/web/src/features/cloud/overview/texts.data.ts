/** Beyond the words of the specification. */
export const overviewWords = {
  security: 'Security',
  one: '1 security warning',
  many: '{n} security warnings',
  none: 'No security warnings',
  failed: 'Error loading security warnings',
  review: 'Review',
  reviewOf: 'Review {name}',
  howTo: 'What to do',
  more: 'and {n} more',
  fewer: 'Show fewer',
  levels: { ERROR: 'Error', WARN: 'Warning', INFO: 'Note' },
} as const;
