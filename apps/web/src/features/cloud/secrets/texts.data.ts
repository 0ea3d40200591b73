/** Beyond the words of the specification. */
export const secretWords = {
  addDetail: 'Your functions read them from their environment. Nobody reads a value again once it is saved.',
  pasteHint: 'Paste a whole .env file into a name to fill all rows at once.',
  pasted: '{n} secrets were filled in.',
  namePlaceholder: 'STRIPE_SECRET_KEY',
  valuePlaceholder: 'Value',
  show: 'Show value of row {n}',
  hide: 'Hide value of row {n}',
  nameOf: 'Name of row {n}',
  valueOf: 'Value of row {n}',
  replaces: 'Replaces the value that is saved.',
  managed: 'Managed',
  managedDetail: 'Kept by the platform: it cannot be changed or removed.',
  remove: 'Remove {name}',
  confirm: 'Remove secret',
  confirmDetail:
    'Functions that read {name} will not find it from their next start on. Its value cannot be brought back.',
  viewOnly: 'You can look, but not change secrets.',
  cardNone: 'None saved yet',
  cardSome: '{n} saved',
  many: 'At most {n} secrets can be saved at once.',
} as const;
