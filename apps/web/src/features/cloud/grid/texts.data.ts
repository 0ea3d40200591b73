/** Beyond the words of the specification. */
export const gridWords = {
  copied: 'Copied',
  notCopied: 'The browser did not let it be copied',
  null: 'NULL',
} as const;
