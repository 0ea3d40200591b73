/** What forms of the console say where the specification gives no words; the server answers with the same. */
export const cloudMessages = {
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Please enter a password',
  passwordShort: 'The password needs at least 8 characters',
  passwordLong: 'The password can have at most 72 characters',
  passwordNumber: 'The password needs at least one number',
  clientIdsRequired: 'Enter at least one client ID',
  clientIdsInvalid:
    'Enter client IDs such as 123-abc.apps.googleusercontent.com, separated by commas, without spaces',
  clientSecretRequired: 'Enter the client secret',
  clientSecretInvalid: 'Only letters, numbers, dots, dashes and underscores',
  secretTwice: 'Another row has this name.',
} as const;
