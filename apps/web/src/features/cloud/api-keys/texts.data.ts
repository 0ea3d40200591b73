/** Beyond the words of the specification. */
export const keyWords = {
  failed: 'Error loading API keys',
  mayNot: 'Only people who manage this project see its keys. The publishable key stands on the overview.',
  intro: 'Your app uses a publishable key; secret keys are for servers only and pass all policies.',
  kinds: { publishable: 'Publishable', secret: 'Secret', legacy: 'Legacy' },
  details: {
    publishable: 'For pages and apps: it opens what the policies open.',
    secret: 'For servers and scripts only: it passes all policies.',
    legacy: 'As old as the cloud, for tools that know no other. It cannot be rotated.',
  },
  /** Of the legacy key that is named so. */
  passesAll: 'It passes all policies: for servers only.',
  columns: { name: 'Name', key: 'Key', created: 'Created', actions: 'Actions' },
  list: 'API keys',
  called: '{name} ({kind})',
  show: 'Show {name}',
  hide: 'Hide {name}',
  copy: 'Copy {name}',
  more: 'More for {name}',
  rotate: 'Rotate',
  revoke: 'Revoke',
  rotateTitle: 'Rotate {name}',
  rotateDetail:
    'A new value takes its place at once; the old one opens nothing any more. Your app’s preview follows by itself; publish anew so that your site uses the new key, and change it wherever else you use it.',
  revokeTitle: 'Revoke {name}',
  revokeDetail:
    'It opens nothing from now on. Everything that still uses it gets an error. This cannot be undone.',
  rotated: 'The key has a new value.',
  revoked: 'The key is revoked.',
  add: 'New key',
  name: 'Name',
  namePlaceholder: 'Nightly import',
  kind: 'Kind',
  create: 'Create key',
  created: 'Key created.',
} as const;
